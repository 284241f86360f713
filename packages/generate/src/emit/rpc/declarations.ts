import { namesIn, type Schema, type SchemaObject } from "../../load/open-rpc/schema.ts";
import type { DecodedView } from "./decoded-view.ts";
import { doc, header } from "./text.ts";
import { fields, typeOf } from "./type-of.ts";

/** The types of one file: an interface where it can be one, since checkers are fastest with those. */
export function declarations(
  names: readonly string[],
  schemas: Readonly<Record<string, Schema>>,
  inputs: ReadonlySet<string>,
  view?: DecodedView,
): string {
  return names
    .flatMap((name) => {
      const schema = schemas[name] ?? true;
      const places = view ? view.placesOf(name) : [inputs.has(name)];
      return places.map((input) => about(schema, input, view) + declare(name, schema, schemas, input, view));
    })
    .join("\n");
}

function about(schema: Schema, input: boolean, view: DecodedView | undefined): string {
  if (typeof schema === "boolean") return "";
  const source = schema["x-source"];
  const integer = input ? "An integer: a bigint, a number, or hex after `0x`." : "An integer.";
  const prefixed = "Bytes: two hex digits each, after `0x`, which is added where a node leaves it out.";
  const lines = [
    (view && schema["x-quantity"]
      ? integer
      : view && schema["x-hex-digits"]
        ? prefixed
        : schema.description) ?? "",
    ...(source ? ["", `Source: ${source}.`] : []),
  ];
  return doc(
    lines
      .join("\n")
      .replaceAll(/\n{3,}/g, "\n\n")
      .split("\n"),
    "",
  );
}

function declare(
  name: string,
  schema: Schema,
  schemas: Readonly<Record<string, Schema>>,
  input: boolean,
  view: DecodedView | undefined,
): string {
  const place = { indent: "", input, taken: 0, view };
  const own = view?.nameOf(name, input) ?? name;
  if (typeof schema === "object" && isInterface(schema, schemas)) {
    const parts = schema.allOf ?? [schema];
    const bases = parts
      .flatMap((part) => (typeof part === "object" ? (part["x-ref"] ?? []) : []))
      .map((base) => view?.nameOf(base, input) ?? base);
    const body = parts.find(
      (part): part is SchemaObject => typeof part === "object" && part.properties !== undefined,
    );
    const extended = bases.length > 0 ? ` extends ${bases.join(", ")}` : "";
    return `export interface ${own}${extended} {\n${body ? fields(body, { ...place, indent: "  " }) : ""}}\n`;
  }
  const start = `export type ${own} = `;
  return `${start}${typeOf(schema, { ...place, taken: start.length })};\n`.replaceAll(/ +\n/g, "\n");
}

function isInterface(schema: Schema, schemas: Readonly<Record<string, Schema>>): boolean {
  if (typeof schema === "boolean") return false;
  const { allOf, properties } = schema;
  const ref = schema["x-ref"];
  if (ref !== undefined) return isInterface(schemas[ref] ?? true, schemas);
  if (!allOf) return properties !== undefined;
  const own = allOf.filter((part) => typeof part === "object" && part["x-ref"] === undefined);
  return own.length <= 1 && allOf.every((part) => isInterface(part, schemas));
}

/** Schemas that a file has, and whether callers pass what is of them. */
export interface Used {
  readonly schemas: readonly Schema[];
  readonly input: boolean;
}

/** The lines that take types from other generated files. */
export function imports(
  used: readonly Used[],
  home: string,
  schemas: Readonly<Record<string, Schema>>,
  view?: DecodedView,
): string {
  const files = new Map<string, Set<string>>();
  for (const { schemas: own, input } of used) {
    for (const name of own.flatMap(namesIn)) {
      const from = fileOf(schemas[name], view?.isChanged(name));
      if (from === undefined || from === home) continue;
      files.set(from, (files.get(from) ?? new Set()).add(view?.nameOf(name, input) ?? name));
    }
  }
  const lines = [...files]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([from, taken]) => {
      return `import type { ${[...taken].toSorted().join(", ")} } from "./${from}.ts";\n`;
    });
  return lines.length > 0 ? `\n${lines.join("")}` : "";
}

function fileOf(schema: Schema | undefined, isDecoded: boolean | undefined): string | undefined {
  if (typeof schema !== "object" || schema["x-home"] === undefined) return undefined;
  return isDecoded === true ? decodedFile(schema["x-home"]) : schema["x-home"];
}

/** The file of a family, or of what they share, in the decoded view. */
export function decodedFile(name: string): string {
  return `decoded-${name}`;
}

/** A whole file of types that more than one family uses. */
export function emitShared(
  schemas: Readonly<Record<string, Schema>>,
  inputs: ReadonlySet<string>,
  view?: DecodedView,
): string {
  const names = namesAt("shared", schemas, view);
  const taken = view
    ? imports(usedBy(names, schemas, inputs, view), decodedFile("shared"), schemas, view)
    : "";
  return `${header("specs/rpc/shared.openrpc.yaml")}${taken}\n${declarations(names, schemas, inputs, view)}`;
}

/** The names that a file declares: in the decoded view, only of types that are others there. */
export function namesAt(
  home: string,
  schemas: Readonly<Record<string, Schema>>,
  view?: DecodedView,
): string[] {
  return Object.keys(schemas).filter((name) => {
    const schema = schemas[name];
    return typeof schema === "object" && schema["x-home"] === home && view?.isChanged(name) !== false;
  });
}

/** What the declarations of a file use. */
export function usedBy(
  names: readonly string[],
  schemas: Readonly<Record<string, Schema>>,
  inputs: ReadonlySet<string>,
  view?: DecodedView,
): Used[] {
  return names.flatMap((name) =>
    (view ? view.placesOf(name) : [inputs.has(name)]).map((input) => ({
      schemas: [schemas[name] ?? true],
      input,
    })),
  );
}
