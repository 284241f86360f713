import { invalidArgument } from "@node-access/auth";
import type { ApiRequest, ParameterStyle } from "./api-operation.ts";
import { encode, ownValue, record, scalar } from "./text.ts";

/** The parts of a request that its parameters determine, and the argument that is the body. */
export interface RequestParts {
  /** The path and query, starting with a slash. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly content: unknown;
}

/** Assigns a call's arguments: the path parameters in their order, then the body, then an object of the others. */
export function requestParts(operation: Omit<ApiRequest, "name">, args: readonly unknown[]): RequestParts {
  const { query, styles, pathStyles, headers, cookies } = operation;
  let index = 0;
  let path = "";
  // Not a regular expression with a function, which takes three times as long, for each call.
  for (const part of scalar("operation.path", operation.path).split("{")) {
    const end = part.indexOf("}");
    const name = part.slice(0, end);
    path += end < 0 ? part : segment(name, args[index++], pathStyles?.[name]) + part.slice(end + 1);
  }
  const content = operation.body && args[index++];
  // Further arguments are ignored, such as those of `Array.map`.
  const given = (query || headers || cookies) && args[index];
  if (given === undefined || given === null) return { path, headers: {}, content };
  const fields = record("parameters", given);
  const search = write(fields, styles, query ?? [])
    .map(joinPair)
    .join("&");
  const cookie = write(fields, cookies).map(joinPair).join("; ");
  return {
    path: path + (search && (path.includes("?") ? "&" : "?")) + search,
    headers: { ...Object.fromEntries(write(fields, headers)), ...(cookie && { cookie }) },
    content,
  };
}

type Written = ReturnType<ParameterStyle>;

/** Writes the parameters that have a value. */
function write(
  fields: Readonly<Record<string, unknown>>,
  styles: Readonly<Record<string, ParameterStyle>> = {},
  names: readonly string[] = Object.keys(styles),
): Written {
  const pairs: Written[number][] = [];
  for (const name of names) {
    const value = ownValue(fields, name);
    if (value !== undefined) pairs.push(...(ownValue(styles, name) ?? repeated)(name, value));
  }
  return pairs;
}

const joinPair = (pair: Written[number]): string => pair.join("=");

/** Writes a list as several parameters of the same name: `id=7&id=8`. */
export const repeated: ParameterStyle = (name, value) =>
  // Not `[value].flat()`, which takes ten times as long, for each parameter.
  (Array.isArray(value) ? value : [value]).map((item) => [
    encode(name, name),
    encode(name, scalar(name, item)),
  ]);

function segment(name: string, value: unknown, style?: ParameterStyle): string {
  // Most are one text, for which `repeated` would take twice as long, for each call.
  const text =
    style || typeof value !== "string"
      ? (style ?? repeated)(name, value)
          .map((pair) => pair[1])
          .join(style ? "" : ",")
      : encode(name, value);
  // A segment of only dots would change the path.
  if (/^\.*$/.test(text)) throw invalidArgument(name, "a path segment", `"${text}"`);
  return text;
}
