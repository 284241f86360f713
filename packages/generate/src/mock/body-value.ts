import type { Body, Content, Type } from "../model/index.ts";
import { bracketValue, decoded, jsonOr, queryValue, type RawQuery, splitQuery } from "./parameter-values.ts";
import type { ReceivedRequest } from "./exchange.ts";

/** The form of a body, or the media types that the operation takes instead. */
export type BodyForm = Body | { readonly accepted: readonly string[] };

export class UnreadableBody extends Error {}

/** The media types of writers. That of all others is JSON. */
const usual: Readonly<Record<string, string>> = {
  multipart: "multipart/form-data",
  urlEncoded: "application/x-www-form-urlencoded",
  plainText: "text/plain",
  unchanged: "application/octet-stream",
};

export function chooseForm(
  { writer = "json", contentType, fields: styles, bodies = {} }: Content,
  type: Type,
  given: string,
): BodyForm {
  const own = contentType ?? usual[writer] ?? "application/json";
  // Clients choose the media type of bytes themselves.
  if (isLike(given, own) || (writer === "unchanged" && contentType === undefined))
    return { writer, type, ...(styles && { fields: styles }) };
  const [, other] = Object.entries(bodies).find(([one]) => isLike(given, one)) ?? [];
  return other ?? { accepted: [own, ...Object.keys(bodies)] };
}

/** Whether a media type is one that the spec names: `image/*` names several, and JSON has many names. */
function isLike(given: string, named: string): boolean {
  if (given === named || named === "*/*") return true;
  if (named.endsWith("/*")) return given.startsWith(named.slice(0, -1));
  return /\bjson$/.test(given) && /\bjson$/.test(named);
}

/**
 * Reads the value of a body.
 *
 * @throws UnreadableBody saying why it cannot be read.
 */
export async function bodyValue(
  { writer, type, fields: styles = {} }: Body,
  request: ReceivedRequest,
  resolved: (type: Type) => Type,
): Promise<unknown> {
  if (writer === "plainText") return request.body.toString();
  if (writer === "unchanged") return request.body;
  if (writer === "json") return json(request.body.toString());
  if (writer === "multipart") return multipart(type, request, styles, resolved);
  const all = splitQuery(request.body.toString());
  const styled = styledFields(type, all, styles, resolved);
  const query = all.filter(([key]) => !styled.names.has(key.replace(/\[.*$/, "")));
  const names = [...new Set(query.map(([name]) => name.replace(/\[.*$/, "")))];
  const plainFields = fields(
    type,
    names.map((name) => {
      const plain = query.filter(([key]) => key === name).map(([, text]) => decoded(text));
      return [name, plain.length > 0 ? plain : [bracketValue(name, query)]];
    }),
  );
  return { ...plainFields, ...styled.values };
}

function styledFields(
  type: Type,
  query: RawQuery,
  styles: NonNullable<Body["fields"]>,
  resolved: (type: Type) => Type,
): { readonly values: object; readonly names: ReadonlySet<string> } {
  const found = Object.entries(styles).map(([name, style]) => {
    const own = resolved(type.properties?.[name] ?? { kind: "any" });
    // Its properties are fields of their own.
    const names = style === "explodedObject" ? Object.keys(own.properties ?? {}) : [name];
    return { name, names, value: queryValue(name, query, own, style) };
  });
  const given = found.filter(({ value }) => value !== undefined);
  return {
    values: Object.fromEntries(given.map(({ name, value }) => [name, value])),
    names: new Set(given.flatMap(({ names }) => names)),
  };
}

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new UnreadableBody(`is not JSON: ${(error as Error).message}`);
  }
}

async function multipart(
  type: Type,
  { headers, body }: ReceivedRequest,
  styles: NonNullable<Body["fields"]>,
  resolved: (type: Type) => Type,
): Promise<unknown> {
  const contentType = headers["content-type"] ?? "";
  let form: FormData;
  try {
    form = await new Response(new Uint8Array(body), { headers: { "content-type": contentType } }).formData();
  } catch {
    throw new UnreadableBody(`is not ${contentType.replace(/;.*$/, "")}`);
  }
  const texts = [...form].flatMap(([name, value]): [string, string][] =>
    typeof value === "string" ? [[name, encodeURIComponent(value)]] : [],
  );
  const styled = styledFields(type, texts, styles, resolved);
  const names = [...new Set(form.keys())].filter((name) => !styled.names.has(name.replace(/\[.*$/, "")));
  const plainFields = fields(
    type,
    names.map((name) => [name, form.getAll(name)]),
  );
  return { ...plainFields, ...styled.values };
}

/** Returns the fields of a form, each as one value or as a list, as its type says. Objects are in JSON. */
function fields(type: Type, given: readonly (readonly [name: string, values: readonly unknown[]])[]): object {
  return Object.fromEntries(
    given.map(([name, values]) => {
      const field = type.properties?.[name];
      const [first] = values;
      if (values.length > 1 || (field?.kind === "list" && !Array.isArray(first)))
        return [name, values.map(parsed)];
      return [name, isScalar(field) ? first : parsed(first)];
    }),
  );
}

/** A text that begins like an object or a list is JSON. */
function parsed(value: unknown): unknown {
  return typeof value === "string" && /^\s*[[{]/.test(value) ? jsonOr(value) : value;
}

function isScalar(type: Type | undefined): boolean {
  return type !== undefined && ["text", "enum", "integer", "number", "boolean"].includes(type.kind);
}
