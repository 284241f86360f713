import { Mistakes } from "@node-access-tools/generate/spec-file";
import { stringify } from "yaml";
import { expect, test } from "vitest";
import { compareSpecs } from "../src/compare-specs.ts";
import type { Finding } from "@node-access/generate/diff";
import { rpcText, listRules } from "./case.ts";
import { catalog, catalogCases, node } from "./catalog-cases.ts";

const rest = stringify({
  openapi: "3.1.0",
  info: { title: "T", version: "1" },
  paths: {
    "/": {
      get: {
        operationId: "get",
        responses: {
          "200": {
            description: "Good.",
            content: { "application/json": { schema: { $ref: "#/components/schemas/Status" } } },
          },
        },
      },
    },
  },
  components: { schemas: { Status: { description: "S.", "x-catalog": "node-statuses" } } },
});

function texts(value: object): Map<string, string> {
  return new Map([
    ["specs/catalog.yaml", stringify(value)],
    ["specs/rpc/test.openrpc.yaml", rpcText({})],
    ["specs/management.openapi.yaml", rest],
  ]);
}

function compared(after: object): Promise<Finding[]> {
  return compareSpecs(texts(catalog), texts(after));
}

test("a change of known node errors is a patch of what classifies them", async () => {
  const before = texts(catalog).set("specs/upstream-errors.yaml", "errors: []");
  const [finding, ...others] = await compareSpecs(
    before,
    new Map(before).set("specs/upstream-errors.yaml", "errors: [1]"),
  );
  expect(others).toEqual([]);
  expect(finding).toMatchObject({
    rule: "known-errors-changed",
    level: "patch",
    generators: ["catalog"],
  });
});

test.each([
  ["specs/other-names.yaml", "search-words-changed", ["cli"]],
  ["specs/provider-units.yaml", "provider-units-changed", ["rpc"]],
  ["specs/grpc/examples.yaml", "text", undefined],
  ["specs/graphql/examples/a.graphql", "text", ["gateway"]],
] as const)("a change of %s is a patch, and so is the file's end", async (file, rule, generators) => {
  const before = new Map([[file, "{ a: 1 }"]]);
  for (const after of [new Map([[file, "{ a: 2 }"]]), new Map<string, string>()]) {
    const found = await compareSpecs(before, after);
    expect(found).toMatchObject([{ rule, level: "patch", subject: { file } }]);
    expect(found[0]?.generators).toEqual(generators);
  }
});

test.each(catalogCases)("%s", async (_, after, rules) => {
  expect(listRules(await compared({ ...catalog, ...after }))).toEqual(rules);
});

test("a surface's credentials concern the generators that read them", async () => {
  const [found] = await compared({ ...catalog, surfaces: { node: { ...node, credentials: [] } } });
  expect(found).toMatchObject({
    level: "major",
    subject: { file: "specs/catalog.yaml", name: "surfaces.node" },
    generators: ["catalog", "cli", "gateway"],
    sentence: "`surfaces.node` no longer has basic among its credentials.",
  });
});

test("a method that the interface names concerns the gateway alone", async () => {
  const family = { ...catalog.families.test, named: ["a_b"] };
  expect(await compared({ ...catalog, families: { ...catalog.families, test: family } })).toMatchObject([
    {
      level: "minor",
      generators: ["gateway"],
      sentence: "`families.test` has `a_b` even where nodes do not offer it.",
    },
  ]);
});

function part(type: string): string {
  return stringify({
    openapi: "3.1.0",
    info: { title: "P", version: "1" },
    paths: {},
    components: { schemas: { State: { type } } },
  });
}

test("an OpenAPI file and its parts are one spec", async () => {
  const whole = rest.replace(
    '"#/components/schemas/Status"',
    "exchange/part.openapi.yaml#/components/schemas/State",
  );
  const files = (type: string): Map<string, string> =>
    new Map([
      ["specs/exchange.openapi.yaml", whole],
      ["specs/exchange/part.openapi.yaml", part(type)],
    ]);
  expect(whole).toContain("exchange/part.openapi.yaml#");
  expect(await compareSpecs(files("integer"), files("number"))).toMatchObject([
    {
      rule: "type-widened",
      level: "major",
      subject: { file: "specs/exchange/part.openapi.yaml", name: "State" },
      operations: ["get"],
    },
  ]);
});

test("files of both kinds are compared together, and a file that does not parse is reported", async () => {
  const before = texts(catalog);
  const changed = rest.replace("operationId: get", "operationId: read");
  const both = new Map([
    ...before,
    ["specs/management.openapi.yaml", changed],
    ["specs/rpc/test.openrpc.yaml", rpcText({ "x-aliases": ["other"] })],
  ]);
  expect(listRules(await compareSpecs(before, both))).toEqual(["alias-added", "method-renamed"]);
  const broken = new Map([...both, ["specs/rpc/test.openrpc.yaml", "methods: [\n"]]);
  const failure = await compareSpecs(before, broken).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(Mistakes);
  expect(String(failure)).toMatch(/specs\/rpc\/test\.openrpc\.yaml:\d+:\d+: .*; write valid YAML/);
});

function withVersions(...versions: string[]): Map<string, string> {
  return texts({ ...catalog, protocols: { bsc: { ...catalog.protocols.bsc, versions } } });
}

test("the order of a protocol's versions counts, because the last is the newest", async () => {
  const spoken = withVersions("1", "2");
  expect(listRules(await compareSpecs(spoken, withVersions("2", "1")))).toEqual(["fact-changed"]);
  expect(listRules(await compareSpecs(spoken, withVersions("1", "2", "3")))).toEqual(["offer-added"]);
});

test("a file of an unknown kind is a break, and so is a removed catalog", async () => {
  const other = new Map([["specs/test.asyncapi.yaml", "a: 1\n"]]);
  expect(await compareSpecs(other, new Map([["specs/test.asyncapi.yaml", "a: 2\n"]]))).toMatchObject([
    {
      rule: "not-compared",
      level: "major",
      subject: { file: "specs/test.asyncapi.yaml", name: "" },
      old: false,
      sentence: "`specs/test.asyncapi.yaml` could not be compared: no rule is known for this kind of file.",
    },
  ]);
  expect(await compareSpecs(other, other)).toEqual([]);
  const without = new Map([...texts(catalog)].filter(([name]) => name !== "specs/catalog.yaml"));
  const gone = await compareSpecs(texts(catalog), without);
  expect(gone.filter(({ subject }) => subject.file === "specs/catalog.yaml")).toMatchObject([
    { rule: "not-compared", level: "major", old: true },
  ]);
});
