import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkExpression } from "../../src/cel/check-expression.ts";
import { createTransform, type Transform } from "../../src/cel/create-transform.ts";

const log = {
  address: "0x5fbdb2315678afecb367f032d93f642f64180aa3",
  topics: [`0x${"dd".repeat(32)}`, `0x${"01".repeat(32)}`],
  data: "0x2a",
  logIndex: "0x0",
  removed: false,
};

function transformOf(expressions: Parameters<typeof createTransform>[0]): Transform {
  const transform = createTransform(expressions);
  if (!transform) throw new Error("there is no expression");
  return transform;
}

function apply(expressions: Parameters<typeof createTransform>[0], data: unknown): string | undefined {
  return transformOf(expressions)(data);
}

describe("a filter", () => {
  it.each([
    [`event.address == "${log.address}"`, true],
    [`event.topics[1].startsWith("0x0101") && size(event.topics) == 2`, true],
    [`event.topics.exists(topic, topic.endsWith("dd"))`, true],
    [`event.data in ["0x2b", "0x2c"]`, false],
    [`has(event.blockTimestamp) || event.removed`, false],
    [`event.data.matches("^0x[0-9a-f]+$")`, true],
    [`event.topics[0].matches("(?i)^0x([0-9A-F]{64})$")`, true],
    [`event.address.lowerAscii().substring(2, 6) == "5fbd"`, true],
    [`event.topics.map(a, event.topics.map(b, a == b)) == [[true, false], [false, true]]`, true],
  ])("%s is %s", async (filter, wanted) => {
    expect(await checkExpression(filter)).toBeUndefined();
    expect(apply({ filter }, log)).toBe(wanted ? JSON.stringify(log) : undefined);
  });

  it.each([
    [`event.nothing == "a"`, "field not found: nothing"],
    [`event.topics[2] == "a"`, "index 2 out of bounds"],
    [`event.data`, "the value of the filter is neither true nor false"],
    [`event.data + 1 == "a"`, "found no matching overload for '_+_' applied to '(string, int)'"],
  ])("%s fails for an event: %s", (filter, reason) => {
    expect(() => apply({ filter }, log)).toThrow(reason);
  });
});

describe("a projection", () => {
  it.each([
    [`{"from": event.topics[0].substring(2, 6), "count": size(event.topics)}`, `{"from":"dddd","count":2}`],
    [`event`, JSON.stringify(log)],
    [`[1, 2u, 2.5, true, null, "a\\"b"]`, `[1,2,2.5,true,null,"a\\"b"]`],
    [`9223372036854775807`, `9223372036854775807`],
    [`b"abc"`, `"YWJj"`],
    [`timestamp("2026-01-02T03:04:05Z")`, `"2026-01-02T03:04:05Z"`],
    [`timestamp(int("0x6955c7a5"))`, `"2026-01-01T01:02:29Z"`],
    [`int(timestamp(1767229349))`, `1767229349`],
    [`timestamp(-62135596800)`, `"0001-01-01T00:00:00Z"`],
    [`duration("1500ms")`, `"1.500s"`],
    [`{1: "a", true: "b", 2u: "c"}`, `{"1":"a","true":"b","2":"c"}`],
    [`{"__proto__": event.data, "constructor": 1}`, `{"__proto__":"0x2a","constructor":1}`],
    [`event.topics.map(topic, topic.split("x")[0]).join(",")`, `"0,0"`],
  ])("%s is %s", async (projection, json) => {
    expect(await checkExpression(projection)).toBeUndefined();
    expect(apply({ projection }, log)).toBe(json);
  });

  it.each([
    ["0.0 / 0.0", "JSON has no number NaN"],
    ["type(event)", "the value of the projection is a type"],
    [`[${Array.from({ length: 60 }, () => "event.data").join()}]`, "the value of the projection is larger"],
  ])("%s has no JSON", (projection, reason) => {
    expect(() => apply({ projection }, { data: "0".repeat(100_000) })).toThrow(reason);
  });

  it("of the whole event is what the node has written", () => {
    fc.assert(
      fc.property(fc.jsonValue({ noUnicodeString: false } as never), (data) => {
        expect(JSON.parse(apply({ projection: "event" }, data) ?? "")).toEqual(
          JSON.parse(JSON.stringify(data)),
        );
      }),
    );
  });
});

describe("checkExpression", () => {
  it.each([
    ["", "line 1, column 1: found end of input but expecting"],
    ["event.", "line 1, column 6: found . but expecting"],
    ["event.a ==\n== 1", "line 1, column 9: found ="],
    ["log.address == 'a'", "there is no log: the data of an event is called event"],
    ["event.topics.map(x, y)", "there is no y"],
    ["x", "there is no x"],
    ["toString", "there is no toString"],
    ["__proto__.a", "there is no __proto__"],
    ["event.data.reverse()", "there is no function reverse"],
    ["event.data.replace('a', 'b')", "there is no function replace"],
    ["'%s'.format([event])", "there is no function format"],
    ["size(event, event)", "size does not take 2 arguments"],
    ["startsWith(event.data, '0x')", "startsWith is called as value.startsWith()"],
    ["event.data == 1 + 'a'", "found no matching overload for '_+_' applied to '(int, string)'"],
    ["event.data == string(1 / 0)", "divide by zero"],
    ["google.protobuf.Timestamp{seconds: 1}", "there is no type google.protobuf.Timestamp"],
    ["event.data.matches(event.data)", "the pattern of matches is not a text in quotes"],
    ["event.data.matches('(')", "missing closing )"],
    ["event.data.matches(r'\\pL')", "may have only ASCII, and neither \\p nor \\x{}: \\pL"],
    [`event.data.matches('(?i)${"[\u0080-\u{10ffff}]".repeat(90)}')`, "may have only ASCII"],
    [`event.data.matches(r'(?i)${"[\\x{80}-\\x{10ffff}]".repeat(40)}')`, "may have only ASCII"],
    [`event.data.matches('${"(".repeat(900)}a${")".repeat(900)}')`, "has 1801 characters"],
    [`event.data.matches('${"a{1000}".repeat(70)}')`, "too complex"],
    [`event.data.matches('(${"a?".repeat(200)}){50}')`, "too complex"],
    [
      "event.data.matches('(a{30}){30}')",
      "a pattern of matches is too complex, use fewer or smaller repetitions: (a{30}){30}",
    ],
    ["[1].map(a, [1].map(b, [1].map(c, [1].map(d, d))))", "nested more than 3 deep"],
    ["[1].map(a, a).map(a, a).map(a, a).map(a, a)", "nested more than 3 deep"],
    [`"${"a".repeat(2_000)}"`, "the expression has 2002 characters: at most 2000 are allowed"],
    ["1" + "+1".repeat(600), "it has more than 500 parts"],
    [`${"(".repeat(990)}1${")".repeat(990)}`, "nested too deep"],
  ])("refuses %s", async (text, reason) => {
    const mistake = await checkExpression(text);
    expect(mistake).toContain(reason);
    expect(mistake?.length).toBeLessThan(300);
  });

  it("returns a text or nothing, whatever the expression is", async () => {
    const part = fc.constantFrom(
      ..."event . [ ] ( ) { } ' \" 1 2u 3.5 , : ? && || ! - + * / % == < in has size map filter exists x b'\\x'".split(
        " ",
      ),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(part, { maxLength: 30 }).map((parts) => parts.join("")),
        async (text) => {
          const mistake = await checkExpression(text);
          if (mistake !== undefined) return void expect(mistake).not.toBe("");
          // What passes only fails with an error.
          try {
            apply({ filter: text, projection: text }, log);
          } catch (error) {
            expect(error).toBeInstanceOf(Error);
          }
          return undefined;
        },
      ),
      { numRuns: 500 },
    );
  });
});

const many = Array.from({ length: 3_000 }, (_, index) => index);
const long = "ab".repeat(50_000);

/** Expressions that pass, and would take seconds or gigabytes. */
const hostile: readonly (readonly [text: string, data: unknown])[] = [
  ["event.map(a, event.map(b, a + b))", many],
  ["event.all(a, event.all(b, a + b >= 0.0))", many],
  ["event.exists(a, event.exists(b, [a][1] == b))", many],
  ["event.filter(a, event.exists(b, false)).map(c, c)", many],
  [
    `event.map(a, ${Array.from({ length: 100 }, () => "a").join("+")})`,
    Array.from({ length: 500 }, () => long),
  ],
  [
    `[event].map(a, ${Array.from({ length: 60 }, () => "a").join("+")}).map(b, ${Array.from({ length: 60 }, () => "b").join("+")})`,
    long,
  ],
  [Array.from({ length: 100 }, () => "event == event").join(" && "), { many }],
  [Array.from({ length: 70 }, () => "event.lowerAscii() != ''").join(" && "), long],
  [Array.from({ length: 100 }, () => "event.size() > 0").join(" && "), long],
  [Array.from({ length: 60 }, () => "event.split('').size() > 0").join(" && "), long],
  ["event.matches('(a|b)*a(a|b|c){90}\\\\b')", long],
  ["event.matches('(a|b)*a[ab]{100}b{50}$')", long],
  [
    Array.from({ length: 35 }, () => "event.contains('baaaaaaaaaaaaaaaaaaaaaaaaaaaaab')").join(" || "),
    "a".repeat(100_000),
  ],
  [Array.from({ length: 40 }, () => "'x' in event").join(" || "), Array.from({ length: 40_000 }, () => "y")],
  ["event.map(a, timestamp('2026-01-01T00:00:00Z').getHours('America/New_York'))", many],
  ["event.map(a, event)", many],
  [`event${".map(a, a)".repeat(2)}`, Array.from({ length: 40_000 }, () => 1)],
  ["event", Array.from({ length: 60_000 }, () => 1)],
];

it("pauses a stream whose expression is wrong", () => {
  expect(createTransform({})).toBeUndefined();
  expect(() => createTransform({ filter: "true", projection: "evnt" })).toThrow(
    expect.objectContaining({
      name: "SourceError",
      message: "the projection is wrong: there is no evnt: the data of an event is called event",
    }),
  );
});

describe("an evaluation", () => {
  it.each(hostile)("ends soon: %s", async (text, data) => {
    expect(await checkExpression(text)).toBeUndefined();
    const transform = transformOf({ projection: text });
    try {
      transform(data);
    } catch (error) {
      expect((error as Error).message).toMatch(
        /does too much|larger than 1000000 characters|more than 50000 values|Invalid string length/,
      );
    }
  });

  it("finds a pattern in each text, however many come", () => {
    const transform = transformOf({ filter: "event.matches('^0x(ab)+$')" });
    for (let round = 0; round < 100; round += 1) {
      expect(transform(`0x${"ab".repeat(round + 1)}`)).toBeDefined();
      expect(transform(`0x${"ab".repeat(round)}a`)).toBeUndefined();
    }
  });

  it("does not count what others have cost", () => {
    const transform = transformOf({ projection: "event.map(a, event.exists(b, b == a))" });
    for (let round = 0; round < 20; round += 1) expect(transform(many.slice(0, 60))).toContain("true");
    expect(() => transform(many)).toThrow("does too much");
    expect(transform(many.slice(0, 3))).toBe("[true,true,true]");
  });
});
