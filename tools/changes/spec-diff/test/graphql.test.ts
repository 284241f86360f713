import { compareGraphql } from "@node-access/generate/diff";
import { expect, test } from "vitest";
import { compareSpecs } from "../src/compare-specs.ts";
import { listPackages } from "../src/packages.ts";

const file = "specs/graphql/test.graphql";
const schema = `type Query {
  block: Block
}

type Block {
  number: Int!
}

directive @cost on FIELD
`;

test("schemas are compared among the specs, and one that is new or gone as its types", async () => {
  const [none, some] = [new Map<string, string>(), new Map([[file, schema]])];
  const added = await compareSpecs(none, some);
  expect(added.map(({ sentence }) => sentence)).toContain("`Block` is added.");
  expect(added.every(({ level }) => level === "minor")).toBe(true);
  const gone = new Set((await compareSpecs(some, none)).map(({ rule }) => rule));
  expect([...gone]).toEqual(["type-removed", "directive-removed"]);
  expect(await compareSpecs(some, new Map(some))).toEqual([]);
});

const createPackage = (name: string, generators: readonly ("gateway" | "graphql")[]) => ({
  name,
  path: name,
  version: "0.1.0",
  specs: ["specs/graphql/**"],
  generators,
  exportsTypes: false,
  reexportedBy: [],
});

test("a change concerns the client, and the gateway, which serves the schema", () => {
  const [finding] = compareGraphql(file, schema, schema.replace("number: Int!", "number: Int"));
  if (!finding) throw new Error("the change was not found");
  const found = listPackages(finding, [
    createPackage("client", ["graphql"]),
    createPackage("gateway", ["gateway"]),
  ]);
  expect([...found]).toEqual([
    ["client", "major"],
    ["gateway", "major"],
  ]);
});
