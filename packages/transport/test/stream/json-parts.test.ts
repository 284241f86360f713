import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { JsonParts, type Part, type Step } from "../../src/stream/json-parts.ts";

interface Cut {
  readonly parts: readonly { readonly level: number; readonly value: unknown }[];
  readonly rest: unknown;
}

/** Splits a text that arrives in chunks of the given lengths; the last length repeats. */
function cut(text: string, path: readonly Step[], lengths: readonly number[] = [7]): Cut {
  const bytes = new TextEncoder().encode(text);
  const reader = new JsonParts(path, () => {});
  const parts: { level: number; value: unknown }[] = [];
  let from = 0;
  for (let index = 0; from < bytes.length; index += 1) {
    const length = lengths[Math.min(index, lengths.length - 1)] ?? 1;
    const found: Part[] = [];
    const chunk = bytes.slice(from, from + length);
    reader.push(chunk, found);
    for (const { level, text: item } of found) parts.push({ level, value: JSON.parse(item) });
    // Overwrites the chunk, because its memory may be reused.
    chunk.fill(0);
    from += length;
  }
  const rest = reader.end();
  return { parts, rest: rest === undefined ? undefined : JSON.parse(rest) };
}

/** JSON with unusual whitespace, and strings that look like structure. */
const value = fc.jsonValue({
  stringUnit: fc.constantFrom('"', "\\", "[", "]", "{", "}", ",", ":", "é", "a", "😀"),
});
const spaces = fc.constantFrom(undefined, 1, "\t");
const lengths = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 20 });

describe("JsonParts", () => {
  it("extracts each item of a list, wherever chunks are split, and keeps the rest", () => {
    fc.assert(
      fc.property(fc.array(value), value, spaces, lengths, (list, sibling, space, cuts) => {
        const text = JSON.stringify({ before: sibling, result: list, after: { result: list } }, null, space);
        const { parts, rest } = cut(text, ["result"], cuts);
        expect(parts).toEqual(list.map((item) => ({ level: 1, value: JSON.parse(JSON.stringify(item)) })));
        expect(rest).toEqual(
          JSON.parse(JSON.stringify({ before: sibling, result: [], after: { result: list } })),
        );
      }),
    );
  });

  it("extracts the items of nested lists, then their parents", () => {
    const inner = fc.record({
      hash: fc.string(),
      result: fc.record({ gas: fc.nat(), logs: fc.array(value) }),
    });
    const item = fc.oneof(inner, fc.record({ hash: fc.string(), error: fc.string() }), fc.constant(null));
    fc.assert(
      fc.property(fc.array(item), spaces, lengths, (list, space, cuts) => {
        const text = JSON.stringify({ id: 1, result: list }, null, space);
        const { parts, rest } = cut(text, ["result", "*", "result", "logs"], cuts);
        const expected = list.flatMap((one) =>
          one && "result" in one
            ? [
                ...one.result.logs.map((log) => ({ level: 4, value: log })),
                { level: 1, value: { ...one, result: { ...one.result, logs: [] } } },
              ]
            : [{ level: 1, value: one }],
        );
        expect(parts).toEqual(JSON.parse(JSON.stringify(expected)));
        expect(rest).toEqual({ id: 1, result: [] });
      }),
    );
  });

  it("leaves the text unchanged if the path does not lead to a list", () => {
    for (const text of [
      '{"result":{"0":[1]}}',
      '{"result":null}',
      '{"error":{"result":[1]}}',
      "[1]",
      "7",
      '"["',
    ])
      expect(cut(text, ["result"])).toEqual({ parts: [], rest: JSON.parse(text) });
  });

  it("does not confuse a string value with a key", () => {
    expect(cut('{"a":"result","b":[1],"result":[2]}', ["result"]).parts).toEqual([{ level: 1, value: 2 }]);
    expect(cut(String.raw`{"\"result":[1],"result\\":[3],"result":[2]}`, ["result"]).parts).toHaveLength(1);
  });

  it("detects a truncated text", () => {
    for (const text of ['{"result":[1', '{"result":[1]', '{"a":"b', "["]) {
      const reader = new JsonParts(["result"], () => {});
      reader.push(new TextEncoder().encode(text), []);
      expect(reader.end()).toBeUndefined();
    }
  });

  it("accepts the same texts as JSON.parse", () => {
    const letters = fc.array(fc.constantFrom("[", "]", "{", "}", '"', ",", ",", ":", "1", "\\", " ", '"a":'));
    fc.assert(
      fc.property(letters, lengths, fc.constantFrom(["result"], ["result", "*"]), (list, cuts, path) => {
        const text = `{"result":[${list.join("")}]}`;
        let whole: boolean;
        try {
          JSON.parse(text);
          whole = true;
        } catch {
          whole = false;
        }
        if (whole) expect(cut(text, path, cuts).rest).toBeDefined();
        else expect(() => JSON.parse(JSON.stringify(cut(text, path, cuts).rest))).toThrow();
      }),
      { numRuns: process.env["NIGHTLY"] ? 2_000 : 400 },
    );
  });

  it.each(["[1,,2]", "[,1]", "[1,]", "[,]", "[[1],,[2]]", "[[1,],2]"])("finds no list in %s", (list) => {
    for (const path of [["result"], ["result", "*"]])
      expect(() => cut(`{"result":${list}}`, path, [1])).toThrow(SyntaxError);
  });

  it("survives invalid JSON", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom("[", "]", "{", "}", '"', ",", ":", "1", "\\", " ")), (letters) => {
        const reader = new JsonParts(["result", "*"], () => {});
        reader.push(new TextEncoder().encode(letters.join("")), []);
        reader.end();
      }),
    );
  });

  it("matches a key of the path with any escapes", () => {
    for (const length of [1, 2, 3, 7])
      expect(cut('{"r\\u0065sult":[1,2]}', ["result"], [length]).parts.map((part) => part.value)).toEqual([
        1, 2,
      ]);
  });

  it("skips a key that is not UTF-8", () => {
    const reader = new JsonParts(["result"], () => {});
    const bytes = Buffer.concat([Buffer.from('{"'), Buffer.from([0xff]), Buffer.from('":[1],"result":[2]}')]);
    const found: Part[] = [];
    reader.push(bytes, found);
    expect(found.map((part) => part.text)).toEqual(["2"]);
  });

  it("throws for a part that is not UTF-8: when it is read, or at its end if it began in an earlier chunk", () => {
    const bytes = Buffer.concat([Buffer.from('{"result":["'), Buffer.from([0xff]), Buffer.from('"]}')]);
    const whole = new JsonParts(["result"], () => {});
    const found: Part[] = [];
    whole.push(bytes, found);
    expect(() => found[0]?.text).toThrow(TypeError);
    const split = new JsonParts(["result"], () => {});
    split.push(bytes.subarray(0, 12), []);
    expect(() => split.push(bytes.subarray(12), [])).toThrow(TypeError);
  });

  it.each(["a", "é"])("keeps the text of an item of megabytes on V8's heap: %s", (letter) => {
    const item = `"${letter.repeat(3_000_000)}"`;
    for (const pieces of [[`{"result":[${item}]}`], ['{"result":[', item, "]}"]]) {
      const reader = new JsonParts(["result"], () => {});
      const found: Part[] = [];
      const chunks = pieces.map((piece) => new TextEncoder().encode(piece));
      for (const chunk of chunks.slice(0, -1)) reader.push(chunk, found);
      const { external } = process.memoryUsage();
      reader.push(chunks.at(-1) as Uint8Array, found);
      const text = found[0]?.text;
      expect(process.memoryUsage().external - external).toBeLessThan(1_000_000);
      expect(text === item).toBe(true);
    }
  });

  it("reports how many bytes it holds for one part", () => {
    const sizes: number[] = [];
    const reader = new JsonParts(["result"], (size) => sizes.push(size));
    for (const text of ['{"result":["', "a".repeat(1000), '","', "b".repeat(10), '"]}'])
      reader.push(new TextEncoder().encode(text), []);
    expect(Math.max(...sizes)).toBe(1002);
  });
});
