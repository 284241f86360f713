import { expect, it } from "vitest";
import { relatePatterns } from "../../src/diff/types/pattern-relation.ts";

it.each([
  ["^0x[0-9a-f]+$", "^0x[a-f0-9]+$", "equal"],
  ["^(0|[1-9][0-9]*)$", "^(?:0|[1-9]\\d*)$", "equal"],
  ["^0x[0-9a-f]{1,4}$", "^0x[0-9a-f]{1,8}$", "wider"],
  ["^0x[0-9a-fA-F]{64}$", "^0x[0-9a-f]{64}$", "narrower"],
  ["^a|b$", "^(a|b)$", "other"],
  ["a", "^a$", "narrower"],
  ["^a", "a", "wider"],
  ["^a\\$", "^a\\$$", "narrower"],
  ["^a$", "^b$", "other"],
  ["^[ab]$", "^[bc]$", "other"],
  ["^(?=a)a$", "^a$", "other"],
  ["^(a)\\1$", "^aa$", "equal"],
  ["^a\\b$", "^a$", "other"],
  ["^[a-z]{0,100000}$", "^[a-z]{0,99999}$", "other"],
  ["(", "(", "other"],
])("%s to %s is %s", (before, after, relation) => {
  expect(relatePatterns(before, after)).toBe(relation);
});
