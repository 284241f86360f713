import { isDeepStrictEqual } from "node:util";
import { at, type Loose, resolved, createSample } from "../samples.ts";
import { shown } from "../calls.ts";
import { withBase64 } from "./bytes.ts";
import type { Operation, Parameter } from "./document.ts";

/** The values that a call passes, as the document describes them. */
export interface Intended {
  /** By location and name. */
  readonly parameters: readonly { readonly parameter: Parameter; readonly value: unknown }[];
  /** The media type of the body; absent if there is none. */
  readonly type?: string;
  readonly body?: unknown;
}

/** What a server received. */
export interface Received {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly bytes: Buffer;
}

const BYTES = new Uint8Array([0, 1, 2, 255]);

/** Chooses a value for each parameter of an operation, and for its body. */
export function intend(operation: Operation, document: Loose): Intended {
  const parameters = operation.parameters.map((parameter) => {
    const [media] = Object.values(Object(parameter.content) as Loose);
    const described = media ?? parameter;
    const value = withBase64(createSample(described, document, "sent"), at(described, "schema"), document);
    return { parameter, value: parameter.in === "path" ? segment(value) : given(value) };
  });
  // JSON first, then forms, as every kind of client has them.
  const types = Object.keys(operation.body);
  const type = types.find(isJson) ?? types.find(isForm) ?? types[0];
  if (type === undefined) return { parameters };
  return { parameters, type, body: createBody(type, operation.body[type], document) };
}

export function isJson(type: string): boolean {
  return /^application\/json\b|[+/]json\b/.test(type);
}

function isForm(type: string): boolean {
  return /^(?:multipart\/|application\/x-www-form-urlencoded)/.test(type);
}

export function isText(type: string): boolean {
  return /^text\/|[+/](?:xml|yaml)\b|^application\/(?:graphql|javascript|x-ndjson|jsonl)/.test(type);
}

function createBody(type: string, media: unknown, document: Loose): unknown {
  const value = withBase64(createSample(media, document, "sent"), at(media, "schema"), document);
  if (isJson(type)) return value ?? {};
  if (!isForm(type)) return isText(type) ? (typeof value === "string" && value ? value : "text") : BYTES;
  const properties = Object(at(resolved(at(media, "schema"), document), "properties")) as Loose;
  const fields = Object.entries(Object(value) as Loose).filter(
    ([, one]) => one !== null && one !== undefined,
  );
  return Object.fromEntries(
    fields.map(([name, one]) => {
      const property = resolved(properties[name], document);
      if (type.startsWith("multipart/") && isFile(property)) return [name, new Blob([BYTES])];
      if (type.startsWith("multipart/") && isFile(resolved(at(property, "items"), document)))
        return [name, [new Blob([BYTES])]];
      return [name, one];
    }),
  );
}

function isFile(schema: unknown): boolean {
  return (
    at(schema, "format") === "binary" ||
    at(schema, "contentMediaType") === "application/octet-stream" ||
    at(schema, "contentEncoding") === "binary"
  );
}

/** A path cannot contain an empty segment, or one of only dots. */
function segment(value: unknown): unknown {
  return value === undefined || value === null || /^\.*$/.test(String(value)) ? "1" : value;
}

/** A parameter cannot be null. */
function given(value: unknown): unknown {
  return value === null || (Array.isArray(value) && value.length === 0) ? undefined : value;
}

/** Compares a request with what the document says of it, and reports each difference. */
export async function checkRequest(
  operation: Operation,
  intended: Intended,
  received: Received,
  keys: readonly string[],
  fail: (what: string) => void,
): Promise<void> {
  const { method, path } = operation;
  if (received.method !== method) fail(`the method is ${received.method}, expected ${method}`);
  const [pathname = "", search = ""] = received.url.split("?");
  const wanted = path.replace(/[?#].*$/, "").replace(/\{([^}]+)\}/g, (_, name: string) => {
    const found = intended.parameters.find(
      ({ parameter }) => parameter.in === "path" && parameter.name === name,
    );
    return found ? joined(found.parameter, found.value) : `{${name}}`;
  });
  if (safe(pathname) !== safe(wanted)) fail(`the path is ${pathname}, expected ${wanted}`);
  const [, own = ""] = path.replace(/#.*$/, "").split("?");
  const fixed = own.split("&").map((pair) => pair.split("=")[0] ?? "");
  checkQuery(intended, search, new Set([...keys, ...fixed]), fail);
  for (const { parameter, value } of intended.parameters) {
    const { name } = parameter;
    if (value === undefined) continue;
    if (parameter.in === "header" && received.headers[name.toLowerCase()] !== joined(parameter, value))
      fail(`the header ${name} is ${received.headers[name.toLowerCase()]}, expected ${shown(value)}`);
    if (parameter.in !== "cookie") continue;
    const cookies = (received.headers["cookie"] ?? "").split("; ").map(safe);
    for (const pair of listPairs(parameter, value) ?? [])
      if (!cookies.includes(pair)) fail(`the cookies ${cookies.join("; ")} have no ${shown(pair)}`);
  }
  await checkBody(operation, intended, received, fail);
}

function checkQuery(
  { parameters }: Intended,
  search: string,
  keys: ReadonlySet<string>,
  fail: (what: string) => void,
): void {
  const pairs = search
    .split("&")
    .filter((pair) => pair && !keys.has(pair.split("=")[0] ?? ""))
    .map((pair) => pair.split("=").map((part) => safe(part.replaceAll("+", " "))));
  const left = pairs.map(([name = "", value = ""]) => `${name}=${value}`);
  for (const { parameter, value } of parameters) {
    if (parameter.in !== "query" || value === undefined) continue;
    const expected = listPairs(parameter, value);
    if (expected === undefined) {
      // OpenAPI leaves open how such a value is written.
      const own = left.filter((pair) => pair.startsWith(parameter.name));
      if (own.length === 0 && hasLeaf(value)) fail(`the query has no ${parameter.name}`);
      for (const pair of own) left.splice(left.indexOf(pair), 1);
      continue;
    }
    for (const pair of expected) {
      const index = left.indexOf(pair);
      if (index === -1) fail(`the query ${search} has no ${shown(pair)}`);
      else left.splice(index, 1);
    }
  }
  if (left.length > 0) fail(`the query has ${left.join("&")}, which nobody passed`);
}

/** Whether there is anything in a value that a query can have. */
function hasLeaf(value: unknown): boolean {
  return typeof value === "object" && value !== null
    ? Object.values(value).some(hasLeaf)
    : value !== undefined;
}

/** The pairs of a query parameter by the rules of its style; `undefined` where OpenAPI has no rule. */
function listPairs(
  { name, style = "form", explode = style === "form", content }: Parameter,
  value: unknown,
): string[] | undefined {
  if (content) return [`${name}=${JSON.stringify(value)}`];
  if (typeof value !== "object" || value === null) return [`${name}=${value}`];
  const entries = Object.entries(value);
  if (entries.some(([, one]) => typeof one === "object" && one !== null)) return undefined;
  if (style === "deepObject")
    return Array.isArray(value) ? undefined : entries.map(([key, one]) => `${name}[${key}]=${one}`);
  const separator = { spaceDelimited: " ", pipeDelimited: "|" }[style] ?? ",";
  if (Array.isArray(value))
    return explode ? value.map((one) => `${name}=${one}`) : [`${name}=${value.join(separator)}`];
  return explode
    ? entries.map(([key, one]) => `${key}=${one}`)
    : [`${name}=${entries.flat().join(separator)}`];
}

/** A value in a path or header. */
function joined({ name, style = "simple", explode = false, content }: Parameter, value: unknown): string {
  if (content) return JSON.stringify(value);
  const list = Array.isArray(value);
  const parts =
    typeof value !== "object" || value === null
      ? [String(value)]
      : list
        ? value.map(String)
        : Object.entries(value).map(([key, one]) => `${key}${explode ? "=" : ","}${one}`);
  if (style === "label") return `.${parts.join(explode ? "." : ",")}`;
  if (style !== "matrix") return parts.join(",");
  if (!explode) return `;${name}=${parts.join(",")}`;
  return parts.map((part) => (list || typeof value !== "object" ? `;${name}=${part}` : `;${part}`)).join("");
}

async function checkBody(
  { body: types }: Operation,
  { type, body }: Intended,
  { headers, bytes }: Received,
  fail: (what: string) => void,
): Promise<void> {
  const sent = headers["content-type"];
  if (type === undefined) {
    if (bytes.length > 0) fail(`the request has a body, and the document none`);
    return;
  }
  if (!Object.keys(types).some((one) => plain(one) === plain(sent ?? "") || one.includes("*")))
    return fail(`the content type is ${sent}, expected ${Object.keys(types).join(" or ")}`);
  if (isJson(sent ?? "")) {
    const found: unknown = JSON.parse(bytes.toString());
    const wanted: unknown = JSON.parse(JSON.stringify(body));
    if (!isDeepStrictEqual(found, wanted)) fail(`the body is ${shown(found)}, expected ${shown(wanted)}`);
    return;
  }
  if (!isForm(sent ?? "")) {
    const wanted = typeof body === "string" ? Buffer.from(body) : Buffer.from(body as Uint8Array);
    if (!bytes.equals(wanted))
      fail(`the body is ${shown(bytes.toString())}, expected ${shown(wanted.toString())}`);
    return;
  }
  const init = { method: "POST", body: new Uint8Array(bytes), headers: { "content-type": sent ?? "" } };
  const form = await new Request("http://mock", init).formData();
  const [keys, encodings] = [[...form.keys()], Object(at(types[type], "encoding")) as Loose];
  const pairs = new Set([...form].map(([key, one]) => `${key}=${typeof one === "string" ? one : one.size}`));
  for (const [name, value] of Object.entries(Object(body) as Loose)) {
    const expected = listFields(name, value, encodings[name] as Encoding | undefined, form.get(name));
    for (const pair of expected ?? []) if (!pairs.has(pair)) fail(`the form has no ${shown(pair)}`);
    if (!expected && !isEmpty(value) && !keys.some((key) => key === name || key.startsWith(`${name}[`)))
      fail(`the form has no ${name}: it has ${keys.join(", ")}`);
  }
}

type Encoding = Pick<Parameter, "style" | "explode"> & { readonly allowReserved?: boolean };

/** The pairs of a field of a form, of a file with its size; `undefined` where any with its name will do. */
function listFields(
  name: string,
  value: unknown,
  encoding: Encoding = {},
  sent: FormDataEntryValue | null,
): string[] | undefined {
  if (value instanceof Blob) return [`${name}=${value.size}`];
  if (typeof value !== "object" || value === null)
    return typeof sent === "string" ? [`${name}=${value}`] : undefined;
  const { style, explode, allowReserved } = encoding;
  const isStyled = [style, explode, allowReserved].some((one) => one !== undefined);
  if (!isStyled) return Array.isArray(value) ? undefined : [`${name}=${JSON.stringify(value)}`];
  return style === "deepObject"
    ? leaves(name, value)
    : (listPairs({ ...encoding, name, in: "query" }, value) ?? []);
}

/** The pairs of nested objects and lists, as servers of deepObject read them: each with its name or index. */
function leaves(name: string, value: unknown): string[] {
  return typeof value === "object" && value !== null
    ? Object.entries(value).flatMap(([key, one]) => leaves(`${name}[${key}]`, one))
    : [`${name}=${value === null ? "" : String(value)}`];
}

/** A media type without its parameters. */
function plain(name: string): string {
  return name.split(";")[0]?.trim().toLowerCase() ?? "";
}

function isEmpty(value: unknown): boolean {
  return (
    typeof value === "object" && value !== null && !(value instanceof Blob) && Object.keys(value).length === 0
  );
}

function safe(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
