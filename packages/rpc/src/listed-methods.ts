import type { Operation } from "@node-access/transport";
import { methodTable, wireNames } from "./generated/operations.ts";

/** What the specs say about a method. */
export interface ListedMethod {
  readonly operation: Operation;
  /** Where its params have the block that is `latest` if left out; 0 for none. */
  readonly latestPlace: number;
}

let listed: Map<string, ListedMethod> | undefined;

/** All methods that the specs list, of every protocol, under each of their names. */
export function listedMethods(): ReadonlyMap<string, ListedMethod> {
  return (listed ??= readTable());
}

/** Reads the generated table, which describes its marks. */
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
      methods.set(name, { operation: { name, idempotency }, latestPlace: pluses.length });
    }
  }
  for (const [alias, name] of wireNames) {
    const method = methods.get(name);
    if (method) methods.set(alias, method);
  }
  return methods;
}
