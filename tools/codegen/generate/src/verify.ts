import { join } from "node:path";
import {
  type ChainRules,
  chainTable,
  methodTable,
  uncoveredTable,
  type UncoveredFields,
} from "./emit/verify/index.ts";
import type { Generate } from "./generator.ts";

/** Where the tables are: the README of the package, and the guide. */
const DOCUMENTS = ["packages/verify/README.md", "site/src/content/docs/guides/verified-results.md"];

const load = (file: string): Promise<Record<string, unknown>> =>
  import(new URL(`../../../../packages/verify/src/${file}`, import.meta.url).href);

/** Generates the tables of what `@node-access/verify` checks, from its own tables. */
export const generate: Generate = async (loader, output) => {
  const { root } = loader;
  const [{ methodChecks }, { chainRules }, { uncoveredFields }] = await Promise.all([
    load("checks/methods.ts"),
    load("rules/chains.ts"),
    load("checks/uncovered.ts"),
  ]);
  const networks = Object.entries(loader.catalog().networks ?? {}).map(
    ([name, { chainId }]) => [String(chainId), name] as const,
  );
  const tables = {
    methods: methodTable(Object.keys(methodChecks as object)),
    chains: chainTable(chainRules as ReadonlyMap<bigint, ChainRules>, new Map(networks)),
    uncovered: uncoveredTable(uncoveredFields as UncoveredFields),
  };
  for (const document of DOCUMENTS)
    for (const [name, text] of Object.entries(tables)) output.insert(join(root, document), text, name);
};
