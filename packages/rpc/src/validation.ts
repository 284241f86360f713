import { invalidArgument } from "@node-access/auth";
import type { CallContext, Middleware } from "@node-access/transport";
import { findMismatch } from "./schema-check.ts";
import { definitions, methodSchemas } from "./generated/schemas.ts";

/**
 * A middleware that checks the params of each call against the spec before anything is sent. The methods' types say the
 * same at compile time; this is for values that come from outside. It loads all schemas, which no client does by itself.
 *
 * A method that no spec knows passes unchecked. In a batch, one call that does not fit keeps all of them from being sent.
 *
 * @throws NodeAccessError `INVALID_ARGUMENT` whose `context.path` names the param, such as `eth_getBlockByHash.params[0]`,
 * with the accepted form.
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
    throw invalidArgument("middleware", "validateParams in the option middleware", "a call of it");
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
