/** Answers of the server that come as lines of JSON, each telling more than the one before. */

import { ApiError } from "./api";
import { home } from "./home";
import type { Complaint } from "./protocol";
import { say } from "./speech";
import { words } from "./voice";

/** Ask and hand on every line as it comes; an `ApiError` says why there are none. Aborted, it ends without a word. */
export async function follow<T>(
  path: string,
  body: unknown,
  told: (found: T) => void,
  signal: AbortSignal,
): Promise<void> {
  try {
    const response = await home.ask(`/api${path}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
      signal,
    });
    if (!response.ok || !response.body) {
      const found = (await response.json().catch(() => null)) as Complaint | null;
      const status = String(response.status);
      throw new ApiError(found?.error?.key ? words(found.error) : say("api-no-reason", { status }), response.status);
    }
    for await (const line of lines(response.body)) told(JSON.parse(line) as T);
  } catch (error) {
    if (signal.aborted) return;
    throw error instanceof ApiError ? error : new ApiError(say("api-unreachable"), 0);
  }
}

/** The whole lines of a stream of bytes. */
export async function* lines(stream: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = stream.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>).getReader();
  let rest = "";
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      const parts = (rest + value).split("\n");
      rest = parts.pop() ?? "";
      yield* parts;
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
