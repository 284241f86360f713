import fc from "fast-check";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { parseJson, stringifyJson } from "../../src/platform/node.ts";
import * as platform from "../../src/platform/browser.ts";

/**
 * Values with bigints that a number cannot hold, and strings that look like their internal
 * representation.
 */
const lossless = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom(null, true, false),
    fc.integer(),
    fc.double({ noDefaultInfinity: true, noNaN: true, maxExcluded: true, max: 1e15, min: -1e15 }),
    fc.bigInt().map((value) => (value < 0n ? value - 2n ** 53n : value + 2n ** 53n)),
    fc.string(),
    fc.constantFrom("\u0000", "\u0000123", "\u0000\u00001", '"\u00001', "12345678901234567890", "\\u00001"),
    fc.array(tie("value")),
    fc.dictionary(
      fc.oneof(fc.string(), fc.constantFrom("\u00001", "__proto__", "123456789012345678901")),
      tie("value"),
    ),
  ),
})).value;

const ways = [
  { name: "parseJson", parse: parseJson, stringify: stringifyJson },
  {
    name: "parseJson of a platform that passes a number's source text",
    parse: platform.parseJson,
    stringify: platform.stringifyJson,
  },
];

describe.each(ways)("$name", ({ parse, stringify }) => {
  it("round-trips values", () => {
    fc.assert(
      fc.property(lossless, (value) => {
        // JSON has no -0, and parsed objects have the default prototype.
        const normal = JSON.parse(
          JSON.stringify(value, (_, item) => (typeof item === "bigint" ? `big ${item}` : item)),
        );
        const back = JSON.parse(
          JSON.stringify(parse(stringify(value)), (_, item) =>
            typeof item === "bigint" ? `big ${item}` : item,
          ),
        );
        expect(back).toEqual(normal);
      }),
      { numRuns: process.env["NIGHTLY"] ? 20_000 : 200 },
    );
  });

  it("converts only integers beyond 2^53 to bigints, at any position", () => {
    expect(parse("9007199254740991")).toBe(9007199254740991);
    expect(parse("9007199254740992")).toBe(9007199254740992n);
    expect(parse("-9007199254740993")).toBe(-9007199254740993n);
    expect(parse('[1, 18446744073709551615 ,{"a":123456789012345678901234567890}]')).toEqual([
      1,
      18446744073709551615n,
      { a: 123456789012345678901234567890n },
    ]);
    expect(parse('{"12345678901234567890":"12345678901234567890","n":12345678901234567890}')).toEqual({
      "12345678901234567890": "12345678901234567890",
      n: 12345678901234567890n,
    });
    expect(parse('["\\"12345678901234567890\\\\",12345678901234567890]')).toEqual([
      '"12345678901234567890\\',
      12345678901234567890n,
    ]);
  });

  it("leaves decimals and exponents as JSON.parse returns them", () => {
    const shortest = ["1.7976931348623157e+308", "12345678901234568.0", "-12345678901234568e5", "0.12e18"];
    for (const text of ["1e30", "1.5e300", "6.912345678901234e+20", "-0", "1E5", "0.1", ...shortest]) {
      expect(parse(`[${text},9007199254740993]`)).toEqual([JSON.parse(text), 9007199254740993n]);
    }
  });

  it("returns the text of a number that no type can hold exactly", () => {
    const long = "9".repeat(1_001);
    for (const text of [
      "123456789012345678.5",
      "-123456789012345678.5",
      "1e400",
      "-1E+400",
      "1.5e309",
      "9007199254740993.0",
      "-12345678901234567.0",
      "90071992547409930e-1",
      "1.2345678901234567e16",
      long,
    ]) {
      expect(parse(text)).toBe(text);
      expect(parse(`{"a":"1e400","b":[ ${text} ]}`)).toEqual({ a: "1e400", b: [text] });
    }
  });

  it("treats __proto__ as an ordinary key", () => {
    const value = parse('{"__proto__":{"polluted":18446744073709551615}}') as object;
    expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
    expect(Object.keys(value)).toEqual(["__proto__"]);
    expect("polluted" in {}).toBe(false);
  });

  it("rejects invalid JSON", () => {
    for (const text of ["", "01", "[1,]", "12345678901234567890.", "{'a':1}", "1234567890123456789012 1"]) {
      expect(() => parse(text), text).toThrow(SyntaxError);
    }
  });

  it("handles a long string next to a large integer", () => {
    const long = '\\"'.repeat(1_000_000);
    const [text, large] = parse(`["${long}",9007199254740993]`) as [string, bigint];
    expect([text.length, large]).toEqual([1_000_000, 9007199254740993n]);
  });
});

describe.each(ways)("the serializer of $name", ({ stringify }) => {
  it("writes bigints as integers with all their digits", () => {
    expect(stringify({ slot: 2n ** 64n, list: [-1n], text: "1n" })).toBe(
      '{"slot":18446744073709551616,"list":[-1],"text":"1n"}',
    );
  });

  it("writes bigints as integers even if the program converts them otherwise", () => {
    onTestFinished(() => void Reflect.deleteProperty(BigInt.prototype, "toJSON"));
    Object.assign(BigInt.prototype, {
      toJSON(this: bigint) {
        return String(this);
      },
    });
    expect(stringify([1n, { slot: 2n ** 64n }])).toBe('[1,{"slot":18446744073709551616}]');
  });

  it("rejects circular values", () => {
    const loop: Record<string, unknown> = { large: 2n ** 64n };
    loop["self"] = loop;
    expect(() => stringify(loop)).toThrow(TypeError);
  });
});

describe("parseJson", () => {
  it("rejects values that are nested too deeply", () => {
    expect(() => parseJson("[".repeat(5_000) + "]".repeat(5_000))).toThrow(RangeError);
    expect(parseJson("[".repeat(4_000) + "]".repeat(4_000))).toBeInstanceOf(Array);
  });
});

it("copies no more of a text than what holds an integer beyond 2^53", () => {
  const rows = Array.from({ length: 1_000 }, (_, id) => `{"id":${id},"name":"item","is":true,"x":1.5}`);
  const slice = vi.spyOn(String.prototype, "slice");
  onTestFinished(() => slice.mockRestore());
  const value = parseJson(`[{"big":9007199254740993},${rows.join()},9007199254740995,2E400]`);
  expect(slice.mock.calls.length).toBeLessThan(20);
  expect((value as unknown[]).slice(0, 2)).toMatchObject([{ big: 9007199254740993n }, { id: 0 }]);
  expect((value as unknown[]).slice(-2)).toEqual([9007199254740995n, "2E400"]);
});

const account = (lamports: unknown): string =>
  `{"executable":false,"lamports":${String(lamports)},"rentEpoch":18446744073709551615}`;

describe("numbers beyond 2^53 that properties hold", () => {
  it.each<[what: string, text: string, parses: number]>([
    ["are found by their names", `[${account(1)},${account("9007199254740993")}]`, 1],
    [
      "are found in texts that look like their names",
      '{"a":"",":1e99":2,",":1e30,"b":":9007199254740993"}',
      1,
    ],
    ["are parsed again if a name may be written with a backslash", `{"\\u0061":1,"b":${account(1)}}`, 2],
    ["are parsed again if some are rounded to the same", "[9007199254740992,9007199254740993]", 2],
    ["are parsed again next to one in a list", `[${account(1)},1e400]`, 2],
    [
      "are parsed again if there are many names, since each is looked for in the whole text",
      JSON.stringify(Object.fromEntries(Array.from({ length: 9 }, (_, index) => [`n${index}`, 1e30]))),
      2,
    ],
  ])("%s", (_, text, parses) => {
    const parse = vi.spyOn(JSON, "parse");
    onTestFinished(() => parse.mockRestore());
    const value = parseJson(text);
    expect(parse).toHaveBeenCalledTimes(parses);
    expect(value).toEqual(platform.parseJson(text));
  });
});

describe("a platform that does not pass a number's source text", () => {
  it("rejects only integers that it would round", () => {
    const { parse } = JSON;
    onTestFinished(() => void (JSON.parse = parse));
    JSON.parse = (text, reviver) => parse(text, reviver && ((key, value) => reviver(key, value)));
    expect(platform.parseJson("[9007199254740991,1.5]")).toEqual([9007199254740991, 1.5]);
    expect(() => platform.parseJson("[9007199254740993]")).toThrow(RangeError);
  });
});
