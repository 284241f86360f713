import { formatPointer } from "../../spec-file/json-pointer.ts";
import { field, formatValue, list, text } from "../spec-document.ts";

/** How pages follow each other, in the form of `x-pagination`. */
export type PageRule = Readonly<Record<string, string>>;

/** What other tools' extensions say of the pages of an operation, by the name of the extension. */
const READERS: Readonly<Record<string, (given: unknown) => PageRule | undefined>> = {
  "x-fern-pagination": readFern,
  "x-speakeasy-pagination": readSpeakeasy,
  "x-ms-pageable": readMicrosoft,
};

/**
 * Reads extensions that other tools have published. Forms that say more than `x-pagination` can are ignored.
 *
 * @param document - Its own extensions apply to operations that have only `true`.
 */
export function readPublishedRule(operation: unknown, document: unknown): PageRule | undefined {
  for (const [name, read] of Object.entries(READERS)) {
    const own = field(operation, name);
    const rule = own === undefined ? undefined : read(own === true ? field(document, name) : own);
    if (rule) return rule;
  }
  return undefined;
}

/** Source: https://buildwithfern.com/learn/api-definitions/openapi/extensions/pagination. */
function readFern(given: unknown): PageRule | undefined {
  const [cursor, offset] = ["cursor", "offset"].map((key) => nameIn(field(given, key)));
  const items = findPath(field(given, "results"));
  const next = findPath(field(given, "next_cursor"));
  const address = findPath(field(given, "next_uri"));
  if (address !== undefined) return createRule({ items, address });
  if (cursor !== undefined && next !== undefined)
    return createRule({ items, cursor: next, parameter: cursor });
  if (offset === undefined || items === undefined) return undefined;
  // Without the size of a step, the offset counts pages.
  return createRule(field(given, "step") === undefined ? { items, page: offset } : { items, offset });
}

/** Source: https://www.speakeasy.com/docs/sdks/customize/runtime/pagination. */
function readSpeakeasy(given: unknown): PageRule | undefined {
  const inputs = list(field(given, "inputs"));
  const input = (type: string): string | undefined =>
    text(
      field(
        inputs.find((one) => field(one, "type") === type),
        "name",
      ),
    );
  const output = (name: string): string | undefined => findPath(field(field(given, "outputs"), name));
  const items = output("results");
  const [address, cursor, parameter] = [output("nextUrl"), output("nextCursor"), input("cursor")];
  const [page, offset] = [input("page"), input("offset")];
  if (address !== undefined) return createRule({ items, address });
  if (cursor !== undefined && parameter !== undefined) return createRule({ items, cursor, parameter });
  if (items === undefined) return undefined;
  if (page !== undefined) return createRule({ items, page });
  return offset === undefined ? undefined : createRule({ items, offset });
}

/** Source: https://azure.github.io/autorest/extensions/#x-ms-pageable. */
function readMicrosoft(given: unknown): PageRule | undefined {
  const next = text(field(given, "nextLinkName"));
  if (next === undefined) return undefined;
  return {
    items: formatPointer([text(field(given, "itemName")) ?? "value"]),
    address: formatPointer(next.split(".")),
  };
}

/** The parameter that `$request.name` means. */
function nameIn(value: unknown): string | undefined {
  return /^\$request\.([\w-]+)$/.exec(formatValue(value))?.[1];
}

/** The JSON Pointer of `$response.a.b` or `$.a.b`. */
function findPath(value: unknown): string | undefined {
  const [, path] = /^\$(?:response)?((?:\.[\w-]+)*)$/.exec(formatValue(value)) ?? [];
  return path === undefined ? undefined : formatPointer(path.split(".").slice(1));
}

function createRule(keys: Readonly<Record<string, string | undefined>>): PageRule {
  const given = Object.entries(keys).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]]));
  return Object.fromEntries(given) as PageRule;
}
