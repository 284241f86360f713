import { readFileSync } from "node:fs";
import { join } from "node:path";
import { findRoot } from "@node-access-tools/workspace";
import { load } from "js-yaml";

/** An entry of `specs/upstream-errors.yaml`. Its example is a message, or an error object. */
interface KnownError {
  readonly reason: string;
  readonly code?: number;
  readonly example: string | object;
}

/** Reasons that do not blame the node: a mistake in the call, what it names is absent, or a transaction is already known. */
const harmless = new Set(["absent", "caller", "known"]);

/** Hands out the known errors of nodes and providers, the least used first. */
export function createKnownErrors() {
  const file = join(findRoot(import.meta.dirname), "specs/upstream-errors.yaml");
  const { errors } = load(readFileSync(file, "utf8")) as { errors: KnownError[] };
  const counts = new Map<KnownError, number>(
    errors.flatMap((one) => (harmless.has(one.reason) ? [] : [[one, 0]])),
  );
  return {
    next(reasons: readonly string[]): object {
      const fitting = [...counts].filter(([{ reason }]) => reasons.includes(reason));
      const [error, count] = fitting.reduce((least, one) => (one[1] < least[1] ? one : least));
      counts.set(error, count + 1);
      const { code = -32_000, example } = error;
      return typeof example === "string" ? { code, message: example } : example;
    },
  };
}
