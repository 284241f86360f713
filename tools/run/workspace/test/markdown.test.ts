import { expect, test } from "vitest";
import { replaceBetween } from "../src/markdown.ts";

test("replaces only the text between a document's markers", () => {
  const document = "before\n<!-- x:start -->\nold\n<!-- x:end -->\nafter";
  const replaced = "before\n<!-- x:start -->\n\nnew\n\n<!-- x:end -->\nafter";
  expect(replaceBetween(document, "x", "new\n")).toBe(replaced);
  expect(() => replaceBetween("nothing", "x", "new")).toThrow("markers");
});
