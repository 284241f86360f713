import type { Operation } from "@node-access/transport";
import { methodTable } from "./generated/operations.ts";

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
    const [name = "", wireName = name] = (start + word).split(":");
    if (mark === "(") {
      outer.push(start);
      start = name;
    } else if (mark === ")") start = outer.pop() ?? "";
    else {
      const idempotency = mark === "," ? "safe" : mark === "=" ? "idempotent" : "write";
      methods.set(name, { operation: { name: wireName, idempotency }, latestIndex: pluses.length });
    }
  }
  return methods;
}
