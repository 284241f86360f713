import type { Content, RestOperation, Wrapped, Spec, Type } from "../../model/index.ts";
import { listParts, mapParts } from "../../model/references.ts";
import { mapValues } from "../../model/tables.ts";
import { containing, receivedTypes, sentTypes, withTypes } from "../../model/request-types.ts";
import { Base64Graph, type Root } from "./base64-graph.ts";
import { Base64Places } from "./base64-places.ts";

type Note = (path: readonly (string | number)[], what: string, remedy: string) => void;

/** The functions that write parameters which have no style of their own, by the key of those that have one. */
const USUAL = {
  styles: "repeated",
  pathStyles: "commaDelimited",
  headerStyles: "plainHeader",
  cookieStyles: "repeated",
};
const LOCATIONS = { styles: "query", pathStyles: "path", headerStyles: "header", cookieStyles: "cookie" };

/**
 * Makes texts in base64 bytes: callers pass and receive `Uint8Array`, and the functions that write and read an operation
 * convert those that it has.
 *
 * @param note - Reports what is at a place of the document.
 * @returns the spec, and the constants that its operations use, which are the text of a file.
 */
export function withBase64(
  spec: Spec<RestOperation>,
  note: Note,
): { readonly spec: Spec<RestOperation>; readonly constants: string } {
  const { types: given, operations } = spec;
  const named = Object.values(given).map(({ type }) => type);
  const others = operations.flatMap((one) => [...sentTypes(one), ...receivedTypes(one)]);
  if (![...named, ...others].some(hasBytes)) return { spec, constants: "" };
  const graph = new Base64Graph(given);
  for (const operation of operations) keepCursor(graph, operation);
  graph.decide(operations.flatMap((operation) => listRoots(operation, note)));
  const applyDecision = (type: Type): Type => {
    const { contentEncoding, ...own } = mapParts(type, applyDecision);
    if (contentEncoding === undefined) return own;
    if (graph.isBytes(type)) return { ...own, contentEncoding };
    return { ...own, description: `${own.description ?? ""} Bytes as ${contentEncoding} text.`.trim() };
  };
  const types = mapValues(given, (one) => ({ ...one, type: applyDecision(one.type) }));
  const converted = containing(types, hasBytes);
  const places = new Base64Places(converted);
  return {
    spec: {
      ...spec,
      types,
      operations: operations.map((one) =>
        addConversion(withTypes(one, applyDecision, applyDecision), places),
      ),
    },
    constants: Object.entries(types)
      .flatMap(([name, { type }]) => (converted.has(name) ? [places.constant(name, type)] : []))
      .join("\n"),
  };
}

function hasBytes(type: Type): boolean {
  return type.contentEncoding !== undefined || listParts(type).some(hasBytes);
}

/** A cursor is sent as it came. */
function keepCursor(graph: Base64Graph, { inputs, outputs, content }: RestOperation): void {
  const { pages } = content ?? {};
  if (pages?.kind !== "cursor") return;
  for (const { type } of outputs) if (type) graph.keepText(type, pages.keys);
  for (const { name, location, type } of inputs) {
    if (location === "body" && pages.place) graph.keepText(type, [pages.parameter]);
    else if (name === pages.parameter) graph.keepText(type, []);
  }
}

function listRoots(operation: RestOperation, note: Note): Root[] {
  const { inputs, outputs, failures, content = {}, name, source } = operation;
  const [, method = "", path = ""] = /^`(\S+) (.*)`$/.exec(source) ?? [];
  const report = (at: string): void =>
    note(
      ["paths", path, method.toLowerCase()],
      `in ${name}, ${at} may be base64 or another string, so the client does not decode it`,
      "give the members of the union different properties",
    );
  const root = (at: string, type: Type | undefined): Root[] => (type ? [{ type, name: at, report }] : []);
  return [
    ...inputs.flatMap((input) => root(input.name, input.type)),
    ...Object.values(content.bodies ?? {}).flatMap(({ type }) => root("body", type)),
    ...outputs.flatMap(({ type }) => root("result", type)),
    ...Object.values(content.results ?? {}).flatMap(({ type }) => root("result", type)),
    ...failures.flatMap(({ data }) => root("error", data)),
  ];
}

/** Adds to the functions of an operation that they convert the bytes that it has. */
function addConversion(operation: RestOperation, places: Base64Places): RestOperation {
  const { inputs, outputs, failures, content = {} } = operation;
  const wrap = (name: string, type: Type | undefined, inner?: string): Wrapped | undefined => {
    const place = type && places.code(type);
    if (place === undefined) return undefined;
    return `/* @__PURE__ */ base64${name}(${inner === undefined ? "" : `${inner}, `}${place})`;
  };
  const styles = Object.fromEntries(
    (["styles", "pathStyles", "headerStyles", "cookieStyles"] as const).map((key) => {
      const own = inputs.flatMap(({ name, location, type }): [string, Wrapped][] => {
        if (location !== LOCATIONS[key]) return [];
        const code = wrap(
          "Parameter",
          type,
          new Map(Object.entries(content[key] ?? {})).get(name) ?? USUAL[key],
        );
        return code === undefined ? [] : [[name, code]];
      });
      return [key, { ...content[key], ...Object.fromEntries(own) }];
    }),
  );
  const body = inputs.find(({ location }) => location === "body");
  const writer = content.writer && wrap("Body", body?.type, content.writer);
  const data = failures.flatMap(({ status = "default", data: type }) => {
    const place = type && places.code(type);
    return place === undefined ? [] : [`${JSON.stringify(status.replace(/xx$/i, "XX"))}: ${place}`];
  });
  const items = outputs.find(({ isStream }) => isStream)?.type;
  const itemPlace = items && places.code(items);
  const others: Content = {
    ...styles,
    ...(writer && { writer }),
    ...(content.bodies && {
      bodies: mapValues(content.bodies, (one) => ({
        ...one,
        writer: wrap("Body", one.type, one.writer) ?? one.writer,
      })),
    }),
    ...(content.results && {
      results: mapValues(content.results, (one) => ({
        ...one,
        reader: wrap("Result", one.type) ?? one.reader,
      })),
    }),
    ...(itemPlace !== undefined && { itemPlace }),
    ...(data.length > 0 && { failure: `/* @__PURE__ */ base64Failure({ ${data.join(", ")} })` as const }),
  };
  return {
    ...operation,
    outputs: outputs.map((output) => {
      const reader = output.isStream ? undefined : wrap("Result", output.type);
      return reader ? Object.assign({}, output, { reader }) : output;
    }),
    content: { ...content, ...others },
  };
}
