import type { RestOperation, Spec, Type, Types } from "@node-access-tools/generate/model";
import type { RestExchange } from "./rest-exchange.ts";

/** The call of a client that sends a recorded request. */
export interface RestCall {
  readonly operation: RestOperation;
  /** The path parameters, the body, and an object with the query, as far as the request has them. */
  readonly args: readonly unknown[];
}

/** Finds the call that sends a request. @returns `undefined` if the spec has no such operation. */
export function restCall(
  { operations, types }: Spec<RestOperation>,
  { verb, path, body }: RestExchange,
): RestCall | undefined {
  const { pathname, searchParams } = new URL(path, "http://node");
  // Of several paths that match, the one with the fewest parameters is meant.
  const [operation] = operations
    .filter((one) => one.method === verb && pattern(one.path).test(pathname))
    .toSorted((a, b) => parameters(a.path) - parameters(b.path));
  if (!operation) return undefined;
  const inPath = pattern(operation.path).exec(pathname)?.slice(1).map(decodeURIComponent) ?? [];
  const pathInputs = operation.inputs.filter(({ location }) => location === "path");
  const query = operation.inputs
    .filter(({ name, location }) => location === "query" && searchParams.has(name))
    .map(({ name, type }) => [name, readValue(type, searchParams.getAll(name), types)]);
  const args = [
    ...pathInputs.map(({ type }, index) => readValue(type, inPath.slice(index, index + 1), types)),
    ...(operation.inputs.some(({ location }) => location === "body") ? [body] : []),
    ...(query.length > 0 ? [Object.fromEntries(query)] : []),
  ];
  return { operation, args };
}

function pattern(path: string): RegExp {
  return new RegExp(`^${path.replaceAll(/[.+*?()]/g, String.raw`\$&`).replaceAll(/\{\w+\}/g, "([^/]+)")}/?$`);
}

function parameters(path: string): number {
  return path.split("{").length;
}

/** Converts the texts of a parameter to the value that its caller passes. */
function readValue(type: Type, texts: readonly string[], types: Types): unknown {
  const named = type.reference === undefined ? type : (types[type.reference]?.type ?? type);
  if (named.kind === "reference") return readValue(named, texts, types);
  if (named.kind === "list")
    return texts.map((text) => readValue(named.items ?? { kind: "any" }, [text], types));
  const [text = ""] = texts;
  if (named.kind === "integer" || named.kind === "number") return Number(text);
  if (named.kind === "boolean") return text === "true";
  return text;
}
