import { describe, expect, it } from "vitest";
import { type ExampleValues, fillExample, NoBlock } from "../../src/chain/fill-example.ts";

/** A chain of which every value says what it is of. */
const values: ExampleValues = {
  read(name, offset, block) {
    if (block + offset < 0) throw new NoBlock();
    return name === "all" ? { a: block, b: offset } : `${name} ${block + offset}`;
  },
  find: (_name, block) => Math.max(0, block - 10),
};
const fill = (example: unknown, block = 20): unknown => fillExample(example, block, values);

describe("an example with rules", () => {
  it.each([
    ["a value", "{{hash block}}", "hash block 20"],
    ["a value of another block", "{{hash block -1}}", "hash block 19"],
    ["a value of a later block", "{{height +2}}", "height 22"],
    ["a value within what is of the block before", "{{hash block -1 @ -1}}", "hash block 18"],
    ["a value within what is of a named block", "{{hash @ finalized @ -1}}", "hash 9"],
    ["a text in braces that is no rule", "{hash block}", "{hash block}"],
    ["what is no text", [null, true, 7], [null, true, 7]],
    [
      "an object whose rule replaces the properties that it has",
      { a: 1, c: "{{height}}", "{{}}": "{{all -3}}" },
      { a: 20, c: "height 20" },
    ],
  ])("%s", (_shows, example, filled) => {
    expect(fill(example)).toEqual(filled);
  });

  it("omits items about blocks before the first one", () => {
    const example = { votes: [{ slot: "{{height @ -1}}" }, { slot: "{{height}}" }] };
    expect(fill(example, 0)).toEqual({ votes: [{ slot: "height 0" }] });
    expect(() => fill("{{height -1}}", 0)).toThrow(NoBlock);
  });
});
