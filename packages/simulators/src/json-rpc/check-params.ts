import { Ajv2020, type ErrorObject, type ValidateFunction } from "ajv/dist/2020.js";
import { rpcCode, type RpcError } from "./rpc-failure.ts";
import { namedMethods, type RpcParam, rpcParams, rpcSchemas } from "../generated/rpc-params.ts";

/** Maximum characters of an error's message: it contains names of fields, which a caller chooses. */
const maxMessageLength = 500;

let engine: Ajv2020 | undefined;
const validators = new Map<object | true, ValidateFunction>();

/** The params in order, or the error that a node responds with. */
export type CheckedParams = { readonly params: readonly unknown[] } | { readonly error: RpcError };

/** Checks the params of a call, as the caller wrote them, as a node does: first their number, then each of them. */
export function checkParams(method: string, text: string = "[]", family?: string): CheckedParams {
  const parsed: unknown = JSON.parse(text);
  const declared = rpcParams[family === undefined ? method : `${family}/${method}`] ?? [];
  if (namedMethods.has(method)) return checkNamed(method, declared, parsed);
  // Bitcoin's methods have neither a capital letter nor a prefix.
  const acceptsNames = /^(starknet_|[a-z]+$)/.test(method);
  if (!Array.isArray(parsed) && !acceptsNames) return invalid(method, "non-array args");
  const params = Array.isArray(parsed) ? (parsed as unknown[]) : inOrder(declared, parsed as object);
  const reason = problemWith(declared, params);
  return reason === undefined ? { params } : invalid(method, reason);
}

/** Such nodes take the object of params as the only item of a list too. Source: gorilla/rpc, json2. */
function checkNamed(method: string, declared: readonly RpcParam[], parsed: unknown): CheckedParams {
  const [object = {}, ...more] = Array.isArray(parsed) ? (parsed as unknown[]) : [parsed];
  if (more.length > 0 || typeof object !== "object" || object === null || Array.isArray(object))
    return rejected("expected the params by name, in an object");
  const params = inOrder(declared, object);
  const reason = problemWith(declared, params);
  return reason === undefined ? { params } : rejected(`${method}: ${reason}`);
}

/** Avalanche's nodes have one code for all errors. */
function rejected(message: string): CheckedParams {
  return { error: { code: rpcCode.server, message } };
}

function inOrder(declared: readonly RpcParam[], byName: object): unknown[] {
  return declared.map(({ name }) => (byName as Readonly<Record<string, unknown>>)[name]);
}

function problemWith(declared: readonly RpcParam[], params: readonly unknown[]): string | undefined {
  if (params.length > declared.length) return `too many arguments, want at most ${declared.length}`;
  for (const [index, { name, required, schema }] of declared.entries()) {
    const value = params[index];
    if (value === undefined || value === null) {
      if (value === null && findValidator(schema)(null)) continue;
      if (required) return `missing value for required argument ${index}`;
      continue;
    }
    const validate = findValidator(schema);
    if (!validate(value)) return `invalid argument ${index}: ${describeErrors(name, validate.errors ?? [])}`;
  }
  return undefined;
}

/** Describes what is wrong, for each of the forms that the value may have. */
function describeErrors(name: string, errors: readonly ErrorObject[]): string {
  const texts = errors
    .filter(({ keyword }) => !/^(anyOf|oneOf)$/.test(keyword))
    .map(({ instancePath, message, keyword, params }) => {
      const allowed = keyword === "enum" ? `: ${(params["allowedValues"] as unknown[]).join(", ")}` : "";
      const path = instancePath.replaceAll("/", ".");
      return { path, text: `${path} ${message}${allowed}` };
    });
  // The path is not repeated as long as it stays the same.
  const all = texts.map(({ path, text }, at) =>
    path === texts[at - 1]?.path ? text.slice(path.length + 1) : name + text,
  );
  return [...new Set(all)].join(", or ").slice(0, maxMessageLength);
}

function findValidator(schema: object | true): ValidateFunction {
  const known = validators.get(schema);
  if (known) return known;
  engine ??= withSchemas();
  const created = engine.compile(schema);
  validators.set(schema, created);
  return created;
}

function withSchemas(): Ajv2020 {
  // The specs' schemas were checked when code was generated from them. Formats are only documentation.
  const ajv = new Ajv2020({ strict: false, validateFormats: false, validateSchema: false });
  for (const [spec, byName] of Object.entries(rpcSchemas))
    for (const [name, schema] of Object.entries(byName)) ajv.addSchema(schema, `/${spec}/${name}`);
  return ajv;
}

/** go-ethereum puts the reason into the message, Starknet's nodes into the data. */
function invalid(method: string, reason: string): CheckedParams {
  const error = method.startsWith("starknet_")
    ? { code: rpcCode.invalidParams, message: "Invalid params", data: { reason } }
    : { code: rpcCode.invalidParams, message: reason };
  return { error };
}
