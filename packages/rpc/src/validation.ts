import { invalidArgument, kindOf } from "@node-access/auth";
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
  readonly methodSchemas: Readonly<Record<string, ParamSchemas>>;
}

/** The schemas of a method's params. */
export interface ParamSchemas {
  /** The params in their order, as an array. */
  readonly params: JsonSchema;
  /** The names of the params in the same order. Without them, params by name are not validated. */
  readonly paramNames?: readonly string[] | undefined;
  /** The names of the params that are required. Default: the first `minItems` names. */
  readonly requiredParams?: readonly string[] | undefined;
}

/**
 * Does the same as {@link validateParams} with the schemas of other methods: those of a protocol
 * with a table, such as `@node-access/rpc/solana/schemas`, or your own. Params by name are validated too
 * if the schemas name them: those of Bitcoin do.
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
    throw invalidArgument("schemas", "a module of schemas", kindOf(schemas));
  return async (context, next) => {
    const { operation, input }: Partial<CallContext> = Object(context);
    if (!operation || typeof next !== "function")
      throw invalidArgument("middleware", "validateParams as an item of this option", "a direct call");
    const items = operation.name === "batch" ? (input as readonly Item[]) : [{ operation, params: input }];
    for (const {
      operation: { name },
      params = [],
    } of items) {
      const own = Object.hasOwn(byMethod, name) ? byMethod[name] : undefined;
      const schema = own && (Array.isArray(params) ? own.params : schemaByName(own));
      const mismatch = schema && findMismatch(params, schema, named, `${name}.params`);
      if (mismatch) throw invalidArgument(mismatch.path, mismatch.expected, mismatch.received);
    }
    return next();
  };
}

/** The schema of params that are passed as an object. */
function schemaByName({ params, paramNames, requiredParams }: ParamSchemas): JsonSchema | undefined {
  const { prefixItems = [], minItems = 0, maxItems } = params as ListSchema;
  // A method without params has no names either.
  const names = paramNames ?? (maxItems === 0 ? [] : undefined);
  return (
    names && {
      type: "object",
      propertyNames: names.length > 0 ? { enum: names } : false,
      required: requiredParams ?? names.slice(0, minItems),
      properties: Object.fromEntries(names.map((name, index) => [name, prefixItems[index] ?? true])),
    }
  );
}

/** The keywords of a schema of params in their order. */
interface ListSchema {
  readonly prefixItems?: readonly JsonSchema[];
  readonly minItems?: number;
  readonly maxItems?: number;
}

interface Item {
  readonly operation: { readonly name: string };
  readonly params?: unknown;
}
