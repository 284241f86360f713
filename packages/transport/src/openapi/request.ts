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

/**
 * Assigns the arguments of a call: the path parameters in their order, then the body, then an object with the query
 * parameters, headers and cookies.
 */
export function requestParts(operation: Omit<ApiRequest, "name">, args: readonly unknown[]): RequestParts {
  const { query, styles, pathStyles, headers, cookies } = operation;
  let index = 0;
  const path = operation.path.replace(/\{([^}]+)\}/g, (_, name: string) =>
    segment(name, args[index++], pathStyles?.[name]),
  );
  const content = operation.body && args[index++];
  // Further arguments are ignored, such as those of `Array.map`.
  const fields = record("parameters", ((query || headers || cookies) && args[index]) ?? {});
  const written = (own: Styles = {}, names: readonly string[] = Object.keys(own)): Written =>
    names.flatMap((name) => {
      const value = ownValue(fields, name);
      return value === undefined ? [] : (ownValue(own, name) ?? repeated)(name, value);
    });
  const search = joined(written(styles, query ?? []), "&");
  const cookie = joined(written(cookies), "; ");
  return {
    path: path + (search && (path.includes("?") ? "&" : "?")) + search,
    headers: { ...Object.fromEntries(written(headers)), ...(cookie && { cookie }) },
    content,
  };
}

type Styles = Readonly<Record<string, ParameterStyle>>;
type Written = ReturnType<ParameterStyle>;

function joined(pairs: Written, separator: string): string {
  return pairs.map((pair) => pair.join("=")).join(separator);
}

/** Writes a list as several parameters of the same name: `id=7&id=8`. */
export const repeated: ParameterStyle = (name, value) =>
  [value].flat().map((item) => [encode(name, name), encode(name, scalar(name, item))]);

function segment(name: string, value: unknown, style?: ParameterStyle): string {
  const text = (style ?? repeated)(name, value)
    .map((pair) => pair[1])
    .join(style ? "" : ",");
  // A segment of only dots would change the path.
  if (/^\.*$/.test(text)) throw invalidArgument(name, "a path segment", `"${text}"`);
  return text;
}
