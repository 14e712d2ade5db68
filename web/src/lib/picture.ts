/** Pictures that owners give their cards: made small here, before they leave the browser. */

import { OWN_LIMITS } from "./protocol";
import { say } from "./speech";

/** A card's picture is as wide to its height as those that are drawn. */
const WIDTH = OWN_LIMITS.pictureWidth;
const HEIGHT = Math.round((WIDTH * 130) / 200);
const QUALITIES = [0.86, 0.7, 0.5, 0.3];

/** A picture file, cut to the shape of a card's picture and small enough to keep, as base64. */
export async function shrink(file: Blob): Promise<string> {
  let image: ImageBitmap;
  try {
    image = await createImageBitmap(file);
  } catch {
    throw new Error(say("picture-unreadable"));
  }
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const brush = canvas.getContext("2d");
  if (!brush) throw new Error(say("picture-unreadable"));
  const scale = Math.max(WIDTH / image.width, HEIGHT / image.height);
  const wide = image.width * scale;
  const high = image.height * scale;
  brush.fillStyle = "#fffaf0"; // the paper of a card, where the picture lets something through
  brush.fillRect(0, 0, WIDTH, HEIGHT);
  brush.imageSmoothingQuality = "high";
  brush.drawImage(image, (WIDTH - wide) / 2, (HEIGHT - high) / 2, wide, high);
  image.close();
  for (const quality of QUALITIES) {
    for (const type of ["image/webp", "image/jpeg"]) {
      const found = await new Promise<Blob | null>((done) => canvas.toBlob(done, type, quality));
      // A browser that cannot write a type writes PNG.
      if (found?.type === type && found.size <= OWN_LIMITS.pictureBytes) return await base64(found);
    }
  }
  throw new Error(say("picture-unreadable"));
}

async function base64(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}

/** A set's file without its pictures, and them: each is a line of remark. */
export function splitPictures(file: string): { text: string; pictures: string[] } {
  const pictures: string[] = [];
  const text = file.replace(/^# picture [0-9a-f]+ ([A-Za-z0-9+/=]+)\r?\n?/gm, (_, data: string) => {
    pictures.push(data);
    return "";
  });
  return { text, pictures };
}
