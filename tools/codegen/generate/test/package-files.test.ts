import { readFileSync } from "node:fs";
import { join } from "node:path";
import { findRoot } from "@node-access-tools/workspace";
import { expect, it } from "vitest";
import { packageDocs } from "../src/package-docs.ts";

const root = findRoot(import.meta.dirname);

it("makes the pages that a package's README links to", async () => {
  const pages = await packageDocs(root, "packages/graphql");
  const readme = readFileSync(join(root, "packages/graphql/README.md"), "utf8");
  const linked = [...readme.matchAll(/unpkg\.com\/@node-access\/graphql\/docs\/([^)]+)\)/g)];
  expect([...pages.keys()]).toEqual(linked.map(([, page]) => page));
  expect(pages.get("ethereum.md")).toContain("\n## Block\n");
});

it.each(["packages/auth", "packages/management"])("makes no pages for %s", async (folder) => {
  expect(await packageDocs(root, folder)).toEqual(new Map());
});
