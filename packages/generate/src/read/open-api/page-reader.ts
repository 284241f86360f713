import type { Input, Pages } from "../../model/operation.ts";
import { parsePointer } from "../../spec-file/json-pointer.ts";
import { field, type Part, text } from "../spec-document.ts";
import { findProperty } from "./find-property.ts";
import { chooseMedia } from "./media-types.ts";
import { readPublishedRule } from "./page-extensions.ts";

const EXTENSION = "x-pagination";

/**
 * Reads how the pages of an operation follow each other: `x-pagination`, other tools' extensions, or the response header
 * `Link`.
 *
 * @returns `undefined` if an operation has no pages, as far as its document says.
 */
export function readPages(operation: Part, verb: string, inputs: readonly Input[]): Pages | undefined {
  const own = operation.get(EXTENSION);
  const given = own ?? readPublishedRule(operation.value, operation.spec.file.value);
  // The first successful response.
  const result = operation
    .entries("responses")
    .find(([one]) => /^2(\d\d|XX)$/i.test(one))?.[1]
    .follow();
  if (given === undefined || given === "link") {
    const hasLink = verb === "get" && result?.entries("headers").some(([name]) => /^link$/i.test(name));
    return given === "link" || hasLink ? { kind: "link", ...(isList(result) && { items: [] }) } : undefined;
  }
  const items = pointer(field(given, "items"));
  const found = { ...(items && { items }) };
  const address = pointer(field(given, "address"));
  if (address) return { kind: "address", keys: address, ...found };
  const cursor = pointer(field(given, "cursor"));
  const number = text(field(given, "page"));
  const offset = text(field(given, "offset"));
  const parameter = cursor ? text(field(given, "parameter")) : (number ?? offset);
  const place = parameter === undefined ? undefined : findPlace(parameter, inputs, operation);
  if (parameter === undefined || place === undefined || (!cursor && !items)) {
    if (own === undefined) return undefined;
    operation.noteAt(
      EXTENSION,
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

function isList(response: Part | undefined): boolean {
  const schema = chooseMedia(response?.at("content"))?.part.get("schema");
  return field(response?.spec.resolved(schema), "type") === "array";
}

/** Where a parameter is sent, or `undefined` if the operation has none of this name. */
function findPlace(
  name: string,
  inputs: readonly Input[],
  operation: Part,
): "body" | "parameters" | undefined {
  if (inputs.some((input) => input.name === name && input.location !== "path" && input.location !== "body"))
    return "parameters";
  const media = chooseMedia(operation.find("requestBody")?.at("content"));
  return media && findProperty(media.part.at("schema"), name) ? "body" : undefined;
}

/** Returns the keys of a JSON Pointer, or `undefined` if it is none. */
function pointer(value: unknown): readonly string[] | undefined {
  return typeof value === "string" && /^(\/|$)/.test(value) ? parsePointer(value) : undefined;
}
