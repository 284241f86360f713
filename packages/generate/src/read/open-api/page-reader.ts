import type { Input } from "../../model/operation.ts";
import type { Pages } from "../../model/rest-operation.ts";
import type { SpecPath } from "../../spec-file/spec-file.ts";
import { entries, field, type Placed, type SpecDocument, text } from "../spec-document.ts";
import { findProperty } from "./find-property.ts";
import { chooseMedia } from "./media-types.ts";
import { readPublishedRule } from "./page-extensions.ts";

const EXTENSION = "x-pagination";

/** Reads how the pages of operations follow each other: `x-pagination`, other tools' extensions, or the response header `Link`. */
export class PageReader {
  readonly #spec: SpecDocument;

  constructor(spec: SpecDocument) {
    this.#spec = spec;
  }

  /** @returns `undefined` if an operation has no pages, as far as its document says. */
  read({ value, path }: Placed, verb: string, inputs: readonly Input[]): Pages | undefined {
    const own = field(value, EXTENSION);
    const given = own ?? readPublishedRule(value, this.#spec.file.value);
    const result = this.#result(value, path);
    if (given === undefined || given === "link")
      return (given === "link" || verb === "get") && (given === "link" || this.#hasLink(result))
        ? { kind: "link", ...(this.#isList(result) && { items: [] }) }
        : undefined;
    const at = [...path, EXTENSION];
    const items = pointer(field(given, "items"));
    const found = { ...(items && { items }) };
    const address = pointer(field(given, "address"));
    if (address) return { kind: "address", keys: address, ...found };
    const cursor = pointer(field(given, "cursor"));
    const number = text(field(given, "page"));
    const offset = text(field(given, "offset"));
    const parameter = cursor ? text(field(given, "parameter")) : (number ?? offset);
    const place = parameter === undefined ? undefined : this.#placeOf(parameter, inputs, value, path);
    if (parameter === undefined || place === undefined || (!cursor && !items)) {
      if (own === undefined) return undefined;
      this.#spec.note(
        at,
        parameter === undefined || place === undefined
          ? `the operation has no parameter ${parameter ?? "for the next page"}, so the client cannot iterate its pages`
          : "items is missing: the client cannot find the items of a page, so it cannot iterate pages",
        "write link, or { items: /data, cursor: /next, parameter: cursor }, { items: /data, page: page } or { items: /data, offset: offset }",
      );
      return undefined;
    }
    const sent = { parameter, ...(place === "body" && { place }) };
    if (cursor) return { kind: "cursor", keys: cursor, ...sent, ...found };
    if (number === undefined) return { kind: "offset", ...sent, ...found };
    const first = field(given, "first");
    return { kind: "number", ...sent, ...(Number.isInteger(first) && { first: Number(first) }), ...found };
  }

  /** The first successful response. */
  #result(operation: unknown, path: SpecPath): Placed | undefined {
    const [status, response] =
      entries(field(operation, "responses")).find(([one]) => /^2(\d\d|XX)$/i.test(one)) ?? [];
    if (status === undefined) return undefined;
    return this.#spec.resolve({ value: response, path: [...path, "responses", status] });
  }

  #hasLink(response: Placed | undefined): boolean {
    return entries(field(response?.value, "headers")).some(([name]) => name.toLowerCase() === "link");
  }

  #isList(response: Placed | undefined): boolean {
    const media = chooseMedia(field(response?.value, "content"));
    const schema = this.#spec.resolved(field(media?.value, "schema"));
    return field(schema, "type") === "array";
  }

  /** Where a parameter is sent, or `undefined` if the operation has none of this name. */
  #placeOf(
    name: string,
    inputs: readonly Input[],
    operation: unknown,
    path: SpecPath,
  ): "body" | "parameters" | undefined {
    if (inputs.some((input) => input.name === name && input.location !== "path" && input.location !== "body"))
      return "parameters";
    const given = { value: field(operation, "requestBody"), path: [...path, "requestBody"] };
    const body = given.value === undefined ? undefined : this.#spec.resolve(given);
    const media = chooseMedia(field(body?.value, "content"));
    if (!body || !media) return undefined;
    const schema = {
      value: field(media.value, "schema"),
      path: [...body.path, "content", media.type, "schema"],
    };
    return findProperty(this.#spec, schema, name) ? "body" : undefined;
  }
}

/** Returns the keys of a JSON Pointer, or `undefined` if it is none. */
function pointer(value: unknown): readonly string[] | undefined {
  if (typeof value !== "string" || !/^(\/|$)/.test(value)) return undefined;
  return value
    .split("/")
    .slice(1)
    .map((key) => key.replaceAll("~1", "/").replaceAll("~0", "~"));
}
