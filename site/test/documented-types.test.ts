import { findRoot } from "@node-access-tools/workspace";
import { expect, it } from "vitest";
import { DocumentedTypes } from "../src/reference/documented-types.ts";

it("describes an option that several types declare once, as the narrowest of them does", () => {
  const types = new DocumentedTypes(findRoot(import.meta.dirname), ["packages/rpc"]);
  const found = types.functionsWithOptions().find(({ name }) => name === "createTableClient");
  const protocol = found?.options.find(({ name }) => name === "protocol");
  expect(protocol?.type).toMatch(/^ProtocolTable</);
  expect(protocol?.description).toMatch(/^The node's protocol: a table of methods/);
  expect(protocol?.description).not.toContain("which determines the methods");
});
