import { invalidArgument } from "@node-access/auth";
import type { CallContext, Middleware } from "@node-access/transport";
import { findMismatch } from "./schema-check.ts";
import { definitions, methodSchemas } from "./generated/schemas.ts";

/**
 * Validates the params of each call against the spec before it is sent, as a middleware.
 * Types check params at compile time; use this for values from outside. It loads all schemas,
 * which clients don't do by themselves.
 *
 * Unlisted methods are not validated. If one call of a batch is invalid, the whole batch is not sent.
 *
 * @throws NodeAccessError `INVALID_ARGUMENT` with the param in `context.path`, such as
 * `eth_getBlockByHash.params[0]`, and what was expected.
 *
 * @example
 * ```ts
 * import { createRpcClient } from "@node-access/rpc";
 * import { validateParams } from "@node-access/rpc/validation";
 *
 * const client = createRpcClient({
 *   protocol: "ethereum",
 *   endpoint: "http://127.0.0.1:8545",
 *   middleware: [validateParams],
 * });
 * await client.eth_getBlockByHash("0x12", false); // eth_getBlockByHash.params[0]: expected 32 bytes in hex after 0x
 * ```
 *
 * Source: specs/rpc.
 */
export const validateParams: Middleware = async (context, next) => {
  const { operation, input }: Partial<CallContext> = Object(context);
  if (!operation || typeof next !== "function")
    throw invalidArgument("middleware", "validateParams as an item of this option", "a direct call");
  const items = operation.name === "batch" ? (input as readonly Item[]) : [{ operation, params: input }];
  for (const {
    operation: { name },
    params,
  } of items) {
    const schema = methodSchemas[name]?.params;
    const mismatch = schema && findMismatch(params ?? [], schema, definitions, `${name}.params`);
    if (mismatch) throw invalidArgument(mismatch.path, mismatch.expected, mismatch.received);
  }
  return next();
};

interface Item {
  readonly operation: { readonly name: string };
  readonly params?: unknown;
}
