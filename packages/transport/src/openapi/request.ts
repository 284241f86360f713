import { invalidArgument } from "@node-access/auth";
import type { ApiRequest, ParameterStyle } from "./api-operation.ts";
import { encode, given, record, scalar } from "./text.ts";

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
export function requestParts(operation: ApiRequest, args: readonly unknown[]): RequestParts {
  const { query = [], headers = [], cookies = [], styles = {}, pathStyles = {} } = operation;
  const { headerStyles = {}, cookieStyles = {} } = operation;
  let index = 0;
  const path = operation.path.replace(/\{([^}]+)\}/g, (_, name: string) =>
    segment(name, args[index++], pathStyles[name]),
  );
  const content = operation.body && args[index++];
  const last = args[index];
  const fields = last === undefined ? {} : record("parameters", last);
  const valued = (names: readonly string[]): string[] => names.filter((name) => fields[name] !== undefined);
  const pairs = (names: readonly string[], own: Styles, separator: string): string =>
    valued(names)
      .flatMap((name) => (own[name] ?? repeated)(name, fields[name]))
      .map((pair) => pair.join("="))
      .join(separator);
  const search = pairs(query, styles, "&");
  const cookie = pairs(cookies, cookieStyles, "; ");
  return {
    path: path + (search && `${path.includes("?") ? "&" : "?"}${search}`),
    headers: {
      ...Object.fromEntries(
        valued(headers).map((name) => [
          name.toLowerCase(),
          headerValue(name, fields[name], headerStyles[name]),
        ]),
      ),
      ...(cookie && { cookie }),
    },
    content,
  };
}

type Styles = Readonly<Record<string, ParameterStyle>>;

/** A list repeats the name. */
const repeated: ParameterStyle = (name, value) =>
  [value].flat().map((item) => [encode(name, name), encode(name, scalar(name, item))]);

function segment(name: string, value: unknown, style: ParameterStyle = simple): string {
  const text = style(name, value)
    .map(([, written]) => written)
    .join("");
  // A segment of only dots would change the path.
  if (/^\.*$/.test(text)) throw invalidArgument(name, "a path segment", `"${text}"`);
  return text;
}

/** Source: OpenAPI, style `simple`: `a,b`, for objects `key,value`. */
const simple: ParameterStyle = (name, value) => [
  [
    name,
    items(name, value)
      .map((item) => encode(name, item))
      .join(","),
  ],
];

/** The items of a list, or the names and values of an object. */
function items(name: string, value: unknown): string[] {
  const parts =
    typeof value === "object" && value && !Array.isArray(value) ? given(name, value).flat() : [value].flat();
  return parts.map((part) => scalar(name, part));
}

/** Source: OpenAPI, style `simple`, without percent-encoding. */
const plain: ParameterStyle = (name, value) => [[name, items(name, value).join(",")]];

function headerValue(name: string, value: unknown, style: ParameterStyle = plain): string {
  const text = style(name, value)
    .map(([, written]) => written)
    .join("");
  if (/^[ -~]*$/.test(text)) return text;
  throw invalidArgument(name, "one line of ASCII", "other characters");
}
