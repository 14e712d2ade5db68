import { expect, it } from "vitest";
import { splitPictures } from "./picture";

it("takes the pictures out of a set's file and leaves the rest as it was", () => {
  const file = '[set]\nid = "a"\n\n[[card]]\npicture = "0f"\n# a remark\n# picture 0f QUJD\n# picture 1e REVG\n';
  const { text, pictures } = splitPictures(file);
  expect(text).toBe('[set]\nid = "a"\n\n[[card]]\npicture = "0f"\n# a remark\n');
  expect(pictures).toEqual(["QUJD", "REVG"]);
});
