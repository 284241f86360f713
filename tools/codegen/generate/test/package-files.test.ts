import { readFileSync } from "node:fs";
import { join } from "node:path";
import { findRoot } from "@node-access-tools/workspace";
import { expect, it } from "vitest";
import { packageFiles } from "../src/package-files.ts";

const root = findRoot(import.meta.dirname);

it("makes the pages that a package's README links to", async () => {
  const files = await packageFiles(root, "packages/graphql");
  const readme = readFileSync(join(root, "packages/graphql/README.md"), "utf8");
  const linked = [...readme.matchAll(/unpkg\.com\/@node-access\/graphql\/(docs\/[^)]+)\)/g)];
  expect([...files.keys()]).toEqual(linked.map(([, page]) => page));
  expect(files.get("docs/ethereum.md")).toContain("\n## Block\n");
});

it("makes the types of openapi-typescript for a REST API, with the values of the catalog", async () => {
  const files = await packageFiles(root, "packages/management");
  expect([...files.keys()]).toEqual(["dist/generated/openapi.d.ts", "dist/generated/openapi.js"]);
  expect(files.get("dist/generated/openapi.d.ts")).toMatch(/^ +NodeRole: "peer"/m);
});

it("makes nothing for a package without a reference", async () => {
  expect(await packageFiles(root, "packages/auth")).toEqual(new Map());
});
