import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseJson as parseOnNode } from "../../src/platform/node.ts";
import { parseJson as parseInBrowser } from "../../src/platform/browser.ts";

/** A part of a JSON text, and a check of what it becomes. */
interface Part {
  readonly text: string;
  matches(value: unknown): boolean;
}

const digits = (min: number, max: number): fc.Arbitrary<string> =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: min, maxLength: max }).map((list) => list.join(""));

/** Few numbers, so that a text often has several that a double holds as the same. */
const close = fc
  .record({
    base: fc.constantFrom(2n ** 53n, 2n ** 64n - 1n, 10n ** 18n),
    more: fc.integer({ min: -3, max: 3 }),
  })
  .map(({ base, more }) => String(base + BigInt(more)));

const numberText = fc.oneof(
  close,
  close.map((text) => `-${text}`),
  fc.integer().map(String),
  fc.constantFrom("-0", "1e400", "-1E+5", "9007199254740993.0", "1e-7", "0.1", "12345678901234567e3"),
  fc
    .record({
      sign: fc.constantFrom("", "-"),
      whole: digits(1, 25).map((text) => text.replace(/^0+(?=\d)/, "")),
      fraction: fc.oneof(
        fc.constant(""),
        digits(1, 20).map((text) => `.${text}`),
      ),
      exponent: fc.oneof(
        fc.constant(""),
        fc.integer({ min: -30, max: 30 }).map((power) => `e${power}`),
        fc.constant("E+17"),
      ),
    })
    .map(({ sign, whole, fraction, exponent }) => sign + whole + fraction + exponent),
);

/** A decimal as its digits without zeros at the end, and its power of ten. */
function decimal(text: string): string {
  const [, sign, whole = "", fraction = "", exponent = "0"] =
    /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]?\d+))?$/i.exec(text) ?? [];
  const all = (whole + fraction).replace(/^0+/, "");
  const kept = all.replace(/0+$/, "");
  return `${sign}${kept}e${Number(exponent) - fraction.length + all.length - kept.length}`;
}

const number: fc.Arbitrary<Part> = numberText.map((text) => ({
  text,
  matches(value) {
    const rounded = Number(text);
    if (Number.isSafeInteger(rounded) || Math.abs(rounded) < 2 ** 53) return Object.is(value, rounded);
    // Beyond 2^53, whatever it becomes has the same decimals.
    return /^(number|bigint|string)$/.test(typeof value) && decimal(String(value)) === decimal(text);
  },
}));

const space = fc.constantFrom("", "", " ", "\n\t");

/** A string. Some have all their characters written as escapes. */
const string: fc.Arbitrary<Part> = fc
  .record({
    plain: fc.oneof(
      fc.string(),
      fc.constantFrom(
        "\0",
        "\x009007199254740993",
        "\0\x001",
        '":9007199254740993,"',
        "\\",
        '\\"',
        "rentEpoch",
        "a",
      ),
      numberText,
    ),
    isEscaped: fc.boolean(),
  })
  .map(({ plain, isEscaped }) => ({
    text: isEscaped ? `"${plain.split("").map(escaped).join("")}"` : JSON.stringify(plain),
    matches: (value) => value === plain,
  }));

function escaped(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;
}

/** Names that are often the same, of which some are written with an escape. */
const name = fc.oneof(
  fc.constantFrom('"a"', '"rentEpoch"', '"\\u0061"', '"rent\\u0045poch"', '"2"', '"1"', '"__proto__"', '""'),
  fc.constantFrom(
    '"9007199254740993"',
    '"\\u00001"',
    '"b\\"a"',
    '"a\\\\"',
    '"a:"',
    '"\\"a\\":9007199254740993"',
  ),
);

const list = (item: fc.Arbitrary<Part>): fc.Arbitrary<Part> =>
  fc.record({ items: fc.array(item, { maxLength: 5 }), around: space }).map(({ items, around }) => ({
    text: `[${around}${items.map(({ text }) => text).join(`${around},`)}]`,
    matches: (value) =>
      Array.isArray(value) &&
      value.length === items.length &&
      items.every((one, index) => one.matches(value[index])),
  }));

const part = fc.letrec<{ part: Part }>((tie) => ({
  part: fc.oneof(
    { maxDepth: 4 },
    number,
    string,
    fc
      .constantFrom(null, true, false)
      .map((value) => ({ text: `${value}`, matches: (other: unknown) => other === value })),
    list(tie("part")),
    fc
      .record({ entries: fc.array(fc.tuple(name, tie("part")), { maxLength: 4 }), around: space })
      .map(({ entries, around }) => ({
        text: `{${entries.map(([key, { text }]) => `${key}${around}:${around}${text}`).join(`,${around}`)}}`,
        // Of equal names, the last one counts.
        matches(value: unknown) {
          const last = new Map(entries.map(([key, own]) => [JSON.parse(key) as string, own]));
          const found = new Map(Object.entries(Object(value)));
          return (
            Object.getPrototypeOf(value) === Object.prototype &&
            found.size === last.size &&
            [...last].every(([key, own]) => own.matches(found.get(key)))
          );
        },
      })),
  ),
})).part;

describe.each([
  ["on Node", parseOnNode],
  ["in browsers", parseInBrowser],
])("parseJson %s", (_, parse) => {
  it("rounds no number beyond 2^53, wherever it is, and changes nothing else", () => {
    fc.assert(
      fc.property(list(part), ({ text, matches }) => {
        expect(matches(parse(text)), text).toBe(true);
      }),
      { numRuns: process.env["NIGHTLY"] ? 100_000 : 1_000 },
    );
  });
});

it("finds the same on Node and in browsers", () => {
  fc.assert(
    fc.property(list(part), ({ text }) => {
      expect(parseOnNode(text)).toEqual(parseInBrowser(text));
    }),
  );
});
