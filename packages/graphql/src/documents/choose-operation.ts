import { invalidArgument, kindOf } from "@node-access/auth";
import type { Operation } from "@node-access/transport";
import { type Definition, findDefinitions } from "./scan.ts";

/** Options of a single operation. */
export interface OperationOptions {
  /** The operation to run. Required if the document has several. */
  readonly operationName?: string | undefined;
}

interface Chosen {
  readonly operation: Operation;
  readonly operationName: string | undefined;
}

/**
 * Finds the operation that a document runs, and whether it may be repeated: a query may, a mutation may not.
 *
 * @param expected - The kind that the caller's method runs; either if `undefined`.
 * @throws NodeAccessError `INVALID_ARGUMENT` if the document has no such operation.
 */
export function chooseOperation(
  text: string,
  options: OperationOptions | undefined,
  expected: "query" | "mutation" | undefined,
): Chosen {
  const { operationName }: OperationOptions = Object(options);
  if (operationName !== undefined && typeof operationName !== "string")
    throw invalidArgument("options.operationName", "the name of an operation", kindOf(operationName));
  const definitions = findDefinitions(text);
  if (typeof definitions === "string") throw invalidArgument("document", "a GraphQL document", definitions);
  const { kind, name } = choose(definitions, operationName);
  if (kind !== "query" && kind !== "mutation")
    throw invalidArgument("document", "a query or a mutation", `a ${kind}`);
  if (expected && kind !== expected) {
    const method = kind === "query" ? "query" : "mutate";
    throw invalidArgument("document", `a ${expected}; call client.${method}(...)`, `a ${kind}`);
  }
  return {
    operation: { name: name ? `${kind} ${name}` : kind, idempotency: kind === "query" ? "safe" : "write" },
    operationName,
  };
}

function choose(definitions: readonly Definition[], operationName: string | undefined): Definition {
  const operations = definitions.filter(({ kind }) => kind !== "fragment");
  const named = operations.filter(({ name }) => operationName === undefined || name === operationName);
  const [only, another] = named;
  if (only && !another) return only;
  const names = operations.map(({ name }) => name ?? "an anonymous one").join(", ");
  if (!only)
    throw invalidArgument(
      operationName === undefined ? "document" : "options.operationName",
      operationName === undefined ? "an operation" : `one of the document's operations: ${names || "none"}`,
      operationName === undefined ? "only fragments" : operationName,
    );
  throw invalidArgument(
    "options.operationName",
    `the name of one of the operations: ${names}`,
    String(operationName),
  );
}
