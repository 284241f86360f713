import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  isDeeperThan,
  itemPlace,
  itemTexts,
  memberTexts,
  objectText,
} from "../../../src/codec/json/json-text.ts";

const space = fc.stringMatching(/^[ \n\r\t]{0,3}$/);
const scalar = fc.oneof(
  fc.constantFrom(
    "null",
    "true",
    "1e400",
    "-0",
    "12345678901234567890",
    "1.10",
    '"\\u0041"',
    '"]}\\\\"',
    '"\\""',
  ),
  fc.string().map((text) => JSON.stringify(text)),
);

/** JSON texts in any formatting. */
const json: fc.Arbitrary<string> = fc.letrec<{ text: string }>((tie) => ({
  text: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    scalar,
    fc.array(fc.tuple(space, tie("text"), space), { maxLength: 4 }).map(list),
    fc.array(fc.tuple(fc.string(), space, tie("text"), space), { maxLength: 4 }).map(object),
  ),
})).text;

function list(items: readonly [string, string, string][]): string {
  return `[${items.map((item) => item.join("")).join(",")}]`;
}

function object(members: readonly [string, string, string, string][]): string {
  const texts = members.map(([name, before, text, after]) =>
    [before, JSON.stringify(name), before, ":", after, text, before].join(""),
  );
  return `{${texts.join(",")}}`;
}

describe("json-text", () => {
  it("splits an object like JSON.parse, with each part unchanged", () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.string(), space, json, space)), space, (members, around) => {
        const text = `${around}${object(members)}${around}`;
        const texts = memberTexts(text);
        expect([...texts]).toEqual([...new Map(members.map(([name, , value]) => [name, value]))]);
        expect(JSON.parse(objectText(texts))).toEqual(JSON.parse(text));
      }),
    );
  });

  it("splits a list like JSON.parse, with each part unchanged", () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(space, json, space)), space, (items, around) => {
        expect(itemTexts(`${around}${list(items)}${around}`)).toEqual(items.map(([, text]) => text));
      }),
    );
  });

  it("finds an item of a list, or the end of the list, without reading what follows", () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(space, json, space)),
        space,
        fc.nat({ max: 5 }),
        (items, around, index) => {
          const text = around + list(items);
          const { count, start, end } = itemPlace(text, index);
          expect(count).toBe(Math.min(items.length, index + 1));
          if (count > index) {
            expect(text.slice(start, end)).toBe(items[index]?.[1]);
            expect(itemPlace(text.slice(0, end), index)).toEqual({ count, start, end });
          } else {
            const longer = `${text.slice(0, start)}${count === 0 ? "" : ","}7${text.slice(end)}`;
            expect(JSON.parse(longer)).toEqual([...(JSON.parse(text) as unknown[]), 7]);
          }
        },
      ),
    );
  });

  it("finds nothing in other values", () => {
    fc.assert(
      fc.property(json, (text) => {
        if (!text.startsWith("{")) expect(memberTexts(text).size).toBe(0);
        if (!text.startsWith("[")) expect(itemTexts(text)).toEqual([]);
      }),
    );
  });

  it("measures depth, ignoring brackets in texts", () => {
    expect(isDeeperThan(3, "[[[1]],[{}]]")).toBe(false);
    expect(isDeeperThan(2, "[[[1]],[{}]]")).toBe(true);
    expect(isDeeperThan(1, '["[[\\"[["]')).toBe(false);
  });
});
