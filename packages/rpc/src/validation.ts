import { invalidArgument } from "@node-access/auth";
import type { CallContext, Middleware } from "@node-access/transport";
import { findMismatch } from "./schema-check.ts";
import { definitions, type JsonSchema, methodSchemas } from "./generated/schemas.ts";

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
export const validateParams: Middleware = validateParamsWith({ definitions, methodSchemas });

/** The schemas of methods, as a module of schemas exports them. */
export interface RpcSchemas {
  /** All types by name, under `$defs`. */
  readonly definitions: JsonSchema;
  /** The params of each method. */
  readonly methodSchemas: Readonly<Record<string, { readonly params: JsonSchema }>>;
}

/**
 * Does the same as {@link validateParams} with the schemas of other methods: those of a protocol
 * with a table, such as `@node-access/rpc/solana/schemas`, or your own.
 *
 * @param schemas - The schemas. Methods without one are not validated.
 * @returns the middleware.
 * @throws NodeAccessError `INVALID_ARGUMENT` if there are no schemas. The middleware throws the same
 * errors as {@link validateParams}.
 *
 * @example
 * ```ts
 * import { createRpcClient } from "@node-access/rpc";
 * import { definitions, type JsonSchema, methodSchemas } from "@node-access/rpc/schemas";
 * import { validateParamsWith } from "@node-access/rpc/validation";
 *
 * const schemas = { definitions, methodSchemas: { ...methodSchemas, acme_getJob: { params: { type: "array", maxItems: 1 } } } };
 * export const client = createRpcClient({
 *   protocol: "ethereum",
 *   endpoint: "http://127.0.0.1:8545",
 *   middleware: [validateParamsWith(schemas)],
 * });
 * ```
 */
export function validateParamsWith(schemas: RpcSchemas): Middleware {
  const { definitions: named, methodSchemas: byMethod }: RpcSchemas = Object(schemas);
  if (typeof named !== "object" || typeof byMethod !== "object")
    throw invalidArgument("schemas", "a module of schemas", typeof schemas);
  return async (context, next) => {
    const { operation, input }: Partial<CallContext> = Object(context);
    if (!operation || typeof next !== "function")
      throw invalidArgument("middleware", "validateParams as an item of this option", "a direct call");
    const items = operation.name === "batch" ? (input as readonly Item[]) : [{ operation, params: input }];
    for (const {
      operation: { name },
      params = [],
    } of items) {
      const schema = Object.hasOwn(byMethod, name) ? byMethod[name]?.params : undefined;
      // Params by name have no schema.
      const mismatch =
        schema && Array.isArray(params) && findMismatch(params, schema, named, `${name}.params`);
      if (mismatch) throw invalidArgument(mismatch.path, mismatch.expected, mismatch.received);
    }
    return next();
  };
}

interface Item {
  readonly operation: { readonly name: string };
  readonly params?: unknown;
}
