import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isJsonText, JsonScanner, maxNesting } from "../../../src/codec/json/json-scanner.ts";

const wanted = new Map([
  ["id", 100],
  ["error", 1000],
  ["result", 0],
]);

/** Passes the bytes of a text to a scanner, in pieces of these lengths. */
function scan(text: string | Buffer, lengths: readonly number[] = []): JsonScanner {
  const scanner = new JsonScanner(wanted);
  let rest = Buffer.from(text as string);
  for (const length of lengths) {
    scanner.push(rest.subarray(0, length));
    rest = rest.subarray(length);
  }
  scanner.push(rest);
  return scanner;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

const nested = (depth: number): string => "[".repeat(depth) + "]".repeat(depth);
const lengths = fc.array(fc.integer({ min: 0, max: 12 }), { maxLength: 30 });
const spaces = fc.array(fc.constantFrom(" ", "\n", "\t", ""), { maxLength: 3 }).map((all) => all.join(""));

describe("JsonScanner", () => {
  it("accepts what JSON.parse accepts, in pieces of any size", () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 6 }), lengths, spaces, (json, pieces, space) => {
        expect(scan(space + json + space, pieces).isComplete).toBe(true);
      }),
    );
  });

  it("rejects what JSON.parse rejects: texts that are truncated, or have a changed or added character", () => {
    const mistake = fc.record({
      at: fc.nat(),
      remove: fc.nat({ max: 2 }),
      insert: fc.constantFrom(
        "",
        '"',
        "{",
        "}",
        "[",
        "]",
        ",",
        ":",
        "\\",
        "0",
        "-",
        ".",
        "e",
        "+",
        "u",
        "t",
        "\n",
        "\u0000",
        " ",
      ),
    });
    fc.assert(
      fc.property(fc.json({ maxDepth: 4 }), mistake, lengths, (json, { at, remove, insert }, pieces) => {
        const place = at % (json.length + 1);
        const text = json.slice(0, place) + insert + json.slice(place + remove);
        fc.pre(!/[\uD800-\uDFFF]/.test(text));
        expect(scan(text, pieces).isComplete).toBe(isJson(text));
      }),
      { numRuns: 2_000 },
    );
  });

  it.each([
    "",
    "  ",
    "<html><body>502 Bad Gateway</body></html>",
    '{"jsonrpc":"2.0","id":1,"result":{"number":"0x1"',
    '{"a":1}{"a":1}',
    '{"a":1},',
    "01",
    "1.",
    "-",
    "1e",
    "nul",
    "nulll",
    '{"a" 1}',
    '{"a":1,}',
    "[1,]",
    '"\\x"',
    '"\\u12g4"',
    "daily request count exceeded",
  ])("does not accept %j as JSON", (text) => {
    expect(isJson(text)).toBe(false);
    expect(scan(text).isComplete).toBe(false);
  });

  it("remembers the requested members unchanged, and only those of the outermost object", () => {
    const member = fc.tuple(
      fc.constantFrom("id", "error", "result", "other", "i\\u0064"),
      fc.json({ maxDepth: 3 }),
    );
    fc.assert(
      fc.property(fc.array(member, { maxLength: 6 }), lengths, (members, pieces) => {
        const text = `{${members.map(([name, value]) => `"${name}":${value}`).join(" , ")}}`;
        const scanner = scan(text, pieces);
        const expected = new Map<string, string>();
        for (const [name, value] of members) {
          const plain = JSON.parse(`"${name}"`) as string;
          const maxLength = wanted.get(plain);
          if (maxLength === undefined) continue;
          expected.set(plain, Buffer.byteLength(value) <= maxLength ? value : "");
        }
        expect(scanner.isComplete).toBe(true);
        expect(Object.fromEntries(scanner.members)).toEqual(Object.fromEntries(expected));
      }),
    );
  });

  it("reads no further where the nesting is too deep", () => {
    expect(scan(nested(maxNesting)).isComplete).toBe(true);
    const scanner = new JsonScanner(wanted);
    expect(scanner.push(Buffer.from("[".repeat(maxNesting)))).toBe(true);
    expect(scanner.push(Buffer.from("["))).toBe(false);
    expect([scanner.isMalformed, scanner.depth]).toEqual([true, maxNesting + 1]);
    expect(scanner.push(Buffer.from(nested(1)))).toBe(false);
    expect(scanner.depth).toBe(maxNesting + 1);
  });

  it("reports the kind of the value, and does not store a value that is too long", () => {
    expect(scan("[1]").kind).toBe("array");
    expect(scan("null").kind).toBe("scalar");
    expect(scan(`{"id":"${"9".repeat(200)}"}`).members).toEqual(new Map([["id", ""]]));
    expect(scan('[{"id":1}]').members.size).toBe(0);
  });
});

/** A list with a text that has a character of two halves after `before` others. */
const longText = (before: number): string => `["${"a".repeat(before)}\u{1f600}${"b".repeat(1024 * 1024)}"]`;

it("reads a large text in pieces, also if one ends within a character", async () => {
  const edge = 1024 * 1024 - 3;
  for (const before of [edge - 1, edge, edge + 1]) expect(await isJsonText(longText(before))).toBe(true);
  for (const wrong of ["", "[", `${longText(edge)}]`, `${longText(edge).slice(0, -1)}`])
    expect(await isJsonText(wrong)).toBe(false);
  let turns = 0;
  let timer = setImmediate(function turn() {
    turns += 1;
    timer = setImmediate(turn);
  });
  await isJsonText(longText(9 * edge));
  clearImmediate(timer);
  expect(turns).toBeGreaterThan(5);
});
