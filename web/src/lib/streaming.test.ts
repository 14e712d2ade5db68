import { expect, it } from "vitest";
import { lines } from "./streaming";

function stream(...chunks: string[]): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(encoder.encode(chunk));
      controller.close();
    },
  });
}

it("puts lines together however they were cut, and leaves out one that never ended", async () => {
  const found: string[] = [];
  for await (const line of lines(stream('{"a"', ':1}\n{"b":2}\n{"c', '"'))) found.push(line);
  expect(found).toEqual(['{"a":1}', '{"b":2}']);
});
