import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";

interface Known {
  readonly document: string;
  readonly part: string;
  readonly reason: string;
}

const file = join(import.meta.dirname, "../../differences.yaml");

/** Returns the differences of a document's types that `differences.yaml` does not explain. */
export function unexplained(document: string, differences: readonly string[]): string[] {
  const all = parse(readFileSync(file, "utf8")) as readonly Known[];
  const parts = new Set(all.filter((one) => one.document === document).map(({ part }) => part));
  return differences.filter((one) => !parts.has(one.replace(/: (?:ours|theirs) is wider$/, "")));
}
