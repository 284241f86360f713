import { join } from "node:path";
import { type ChainRules, chainTable } from "./emit/verify/chain-table.ts";
import type { Generate } from "./generator.ts";
import { markdownTable } from "./spec-file/index.ts";
import { methodRows } from "./emit/verify/method-rows.ts";

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

/**
 * Returns the table of the methods with a check.
 *
 * @param checked - The methods that the package checks.
 * @throws Error if a method has no row, or a row no check.
 */
export function methodTable(checked: readonly string[]): string {
  const described = methodRows.flatMap(({ methods }) => methods);
  const wrong = [
    ...checked.filter((method) => !described.includes(method)),
    ...described.filter((method) => !checked.includes(method)),
  ];
  if (wrong.length > 0)
    throw new Error(
      `packages/verify/src/checks/methods.ts and tools/codegen/generate/src/emit/verify/method-rows.ts have different methods: ` +
        `${wrong.join(", ")}. Add what is missing, or remove it from the other file`,
    );
  const rows = methodRows.map(({ methods, variant, compared, calls }) => [
    methods.map((method) => `\`${method}\``).join(", ") + (variant === undefined ? "" : `, ${variant}`),
    compared,
    calls,
  ]);
  return markdownTable(["Method", "What is compared", "Additional calls"], rows);
}

/** The reasons why no hash covers fields, by kind of object and name. */
type UncoveredFields = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Returns the table of the fields that no hash covers. */
function uncoveredTable(fields: UncoveredFields): string {
  const rows = Object.entries(fields).flatMap(([kind, reasons]) =>
    Object.entries(reasons).map(([name, reason]) => [`\`${name}\` of a ${kind}`, reason]),
  );
  return markdownTable(["Field", "Why no hash covers it"], rows);
}
