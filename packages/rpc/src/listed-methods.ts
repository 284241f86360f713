import type { Operation } from "@node-access/transport";
import { methodTable, wireNames } from "./generated/operations.ts";

/** A method in the specs. */
export interface ListedMethod {
  readonly operation: Operation;
  /** Index of the block param that defaults to `latest`; 0 if there is none. */
  readonly latestIndex: number;
}

let listed: Map<string, ListedMethod> | undefined;

/** Returns all methods in the specs, of all protocols, by each of their names. */
export function listedMethods(): ReadonlyMap<string, ListedMethod> {
  return (listed ??= readTable());
}

/** Parses the generated table, whose format is described there. */
function readTable(): Map<string, ListedMethod> {
  const methods = new Map<string, ListedMethod>();
  const outer: string[] = [];
  let start = "";
  for (const [, word = "", mark, pluses = ""] of methodTable.matchAll(/([^(),=!]*)(.)(\+*)/g)) {
    const name = start + word;
    if (mark === "(") {
      outer.push(start);
      start = name;
    } else if (mark === ")") start = outer.pop() ?? "";
    else {
      const idempotency = mark === "," ? "safe" : mark === "=" ? "idempotent" : "write";
      methods.set(name, { operation: { name, idempotency }, latestIndex: pluses.length });
    }
  }
  for (const [alias, name] of wireNames) {
    const method = methods.get(name);
    if (method) methods.set(alias, method);
  }
  return methods;
}
