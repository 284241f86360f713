import { buildSchema, type DocumentNode, OverlappingFieldsCanBeMergedRule, parse, validate } from "graphql";
import { expect, it } from "vitest";
import { graphqlSchema } from "../../../src/generated/graphql-schema.ts";
import { checkMerging, checkShape } from "../../../src/surfaces/graphql/query/query-shape.ts";
import { checkQuery } from "../../../src/surfaces/graphql/query/parse-query.ts";
import { Turns } from "../../../src/surfaces/graphql/query/turns.ts";

const schema = buildSchema(graphqlSchema);

/** Fragments, each of which uses the next one several times. */
function chain(length: number, use: (next: string) => string, last = "number"): string {
  const fragments = Array.from(
    { length },
    (_, at) => `fragment f${at} on Block { ${use(`...f${at + 1}`)} } `,
  );
  return `{ block { ...f0 } } ${fragments.join("")} fragment f${length} on Block { ${last} }`;
}

it.each([
  ["a fragment twice", chain(30, (next) => `${next} ${next}`)],
  ["two aliases a level", chain(15, (next) => `a: parent { ${next} } b: parent { ${next} }`)],
  [
    "twenty aliases a level",
    chain(10, (next) => Array.from({ length: 20 }, (_, at) => `a${at}: parent { ${next} }`).join(" ")),
  ],
  ["inline fragments", chain(30, (next) => `... on Block { ${next} } ... { ${next} }`)],
  [
    "many operations",
    `${Array.from({ length: 100 }, (_, at) => `query q${at} { ...f }`).join(" ")} fragment f on Query { ${"chainID ".repeat(200)} }`,
  ],
])("rejects a query that stands for too many fields: %s", (_, text) => {
  expect(checkShape(parse(text), 20)?.extensions["code"]).toBe("FIELD_LIMIT");
});

it.each([
  ["fields", `{ block ${"{ parent ".repeat(30)} { number } ${"}".repeat(30)} }`],
  ["fields of fragments", chain(30, (next) => `parent { ${next} }`)],
  ["fragments", chain(150, (next) => next)],
  ["inline fragments", `{ ${"... { ".repeat(1_000)} chainID ${"}".repeat(1_000)} }`],
])("rejects a query that nests too deep: %s", (_, text) => {
  expect(checkShape(parse(text), 20)?.extensions["code"]).toBe("DEPTH_LIMIT");
});

it("says so of a query that nests deeper than its text can be read", () => {
  for (const value of [
    `${"[".repeat(4_900)}${"]".repeat(4_900)}`,
    `${"{a:".repeat(2_400)}1${"}".repeat(2_400)}`,
  ])
    expect(checkQuery(schema, `{ block(number: ${value}) { number } }`, 20)).toMatchObject([{}]);
  const deep = `{ block ${"{ parent ".repeat(3_300)} { number } ${"}".repeat(3_300)} }`;
  expect(checkQuery(schema, deep, 20)).toMatchObject([
    { message: expect.stringContaining("deep") as unknown },
  ]);
});

it("rejects fragments that nothing uses before rules follow them", () => {
  const text = `{ chainID } ${Array.from({ length: 40 }, (_, at) => `fragment f${at} on Query { ...f${at + 1} ...f${at + 1} }`).join(" ")} fragment f40 on Query { chainID }`;
  expect(checkShape(parse(text), 20)?.message).toContain("never used");
});

it("has the same opinion as the library on which fields conflict", () => {
  let state = 7;
  const below = (limit: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
  const pick = <Item>(items: readonly Item[]): Item => items[below(items.length)] as Item;
  const fields = (depth: number): string =>
    Array.from({ length: 1 + below(4) }, () => {
      const alias = pick(["", "", "a: ", "b: "]);
      if (depth === 0) return `${alias}${pick(["number", "hash", "number @skip(if: true)"])}`;
      const inner = `{ ${fields(depth - 1)} }`;
      return pick([
        `${alias}number`,
        `${alias}parent ${inner}`,
        `parent ${inner}`,
        `... on Block ${inner}`,
        `...f${depth}`,
        `${alias}account(address: "0x${pick(["11", "22"]).repeat(20)}") { address }`,
        `${alias}ommerAt(index: ${pick(["1", "2"])}) ${inner}`,
      ]);
    }).join(" ");
  const verdicts = { same: 0, conflict: 0 };
  for (let run = 0; run < 300; run += 1) {
    const fragments = [1, 2].map((depth) => `fragment f${depth} on Block { ${fields(depth - 1)} }`);
    const document: DocumentNode = parse(
      `{ block { ${fields(2)} } block { ...f2 ...f1 ${fields(1)} } } ${fragments.join(" ")}`,
    );
    const isConflict = validate(schema, document, [OverlappingFieldsCanBeMergedRule]).length > 0;
    expect(checkMerging(document) !== undefined, JSON.stringify(document.loc?.source.body)).toBe(isConflict);
    verdicts[isConflict ? "conflict" : "same"] += 1;
  }
  expect(Math.min(verdicts.conflict, verdicts.same)).toBeGreaterThan(15);
});

it("compares a field that is repeated with one other, not with all", () => {
  const text = `{ block { ${"number ".repeat(9_000)} } }`;
  expect(checkQuery(schema, text, 20)).toHaveProperty("kind");
});

it("lets a tenant with little work pass one with much", async () => {
  const turns = new Turns();
  let done = 0;
  const much = Array.from({ length: 1_000 }, () => turns.take("busy", false).then(() => (done += 1)));
  await much[0];
  await turns.take("other", false);
  expect(done).toBeLessThan(100);
  await Promise.all(much);
  expect(done).toBe(1_000);
});

it("lets others go before each large piece of work", async () => {
  const turns = new Turns();
  let done = 0;
  const much = Array.from({ length: 100 }, () => turns.take("busy", true).then(() => (done += 1)));
  await much[0];
  await turns.take("other", true);
  expect(done).toBeLessThan(5);
  await Promise.all(much);
});
