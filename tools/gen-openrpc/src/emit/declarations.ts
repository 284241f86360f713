import type { Schema, SchemaObject } from "../schema.ts";
import { doc, header } from "./text.ts";
import { fields, typeOf } from "./type-of.ts";

/** The types of one file: an interface where it can be one, since checkers are fastest with those. */
export function declarations(
  names: readonly string[],
  schemas: Readonly<Record<string, Schema>>,
  inputs: ReadonlySet<string>,
): string {
  return names
    .map((name) => {
      const schema = schemas[name] ?? true;
      return `${about(schema)}${declare(name, schema, schemas, inputs.has(name))}`;
    })
    .join("\n");
}

function about(schema: Schema): string {
  if (typeof schema === "boolean") return "";
  const source = schema["x-source"];
  const lines = [schema.description ?? "", ...(source ? ["", `Source: ${source}.`] : [])];
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
): string {
  const place = { indent: "", input, taken: 0 };
  if (typeof schema === "object" && isInterface(schema, schemas)) {
    const parts = schema.allOf ?? [schema];
    const bases = parts.flatMap((part) => (typeof part === "object" ? (part["x-ref"] ?? []) : []));
    const own = parts.find(
      (part): part is SchemaObject => typeof part === "object" && part.properties !== undefined,
    );
    const extended = bases.length > 0 ? ` extends ${bases.join(", ")}` : "";
    return `export interface ${name}${extended} {\n${own ? fields(own, { ...place, indent: "  " }) : ""}}\n`;
  }
  const start = `export type ${name} = `;
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

/** The lines that take types from other generated files. */
export function imports(
  names: ReadonlySet<string>,
  home: string,
  schemas: Readonly<Record<string, Schema>>,
): string {
  const files = new Map<string, string[]>();
  for (const name of [...names].toSorted()) {
    const schema = schemas[name];
    const from = typeof schema === "object" ? schema["x-home"] : undefined;
    if (from === undefined || from === home) continue;
    files.set(from, [...(files.get(from) ?? []), name]);
  }
  const lines = [...files]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([from, taken]) => {
      return `import type { ${taken.join(", ")} } from "./${from}.ts";\n`;
    });
  return lines.length > 0 ? `\n${lines.join("")}` : "";
}

/** A whole file of types that more than one family uses. */
export function emitShared(schemas: Readonly<Record<string, Schema>>, inputs: ReadonlySet<string>): string {
  const names = Object.keys(schemas).filter((name) => {
    const schema = schemas[name];
    return typeof schema === "object" && schema["x-home"] === "shared";
  });
  return `${header("specs/rpc/shared.openrpc.yaml")}\n${declarations(names, schemas, inputs)}`;
}
