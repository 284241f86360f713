import { mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import openapiTypeScript, { astToString, type OpenAPI3, type SchemaObject } from "openapi-typescript";
import ts from "typescript";
import { afterAll, beforeAll, expect, it } from "vitest";
import { emitTypes } from "../src/emit/rest/index.ts";
import { readCatalog } from "../src/load/catalog/index.ts";
import { fillFromCatalog, readRest } from "../src/load/open-api/index.ts";
import { textType } from "../src/spec-file/index.ts";

// openapi-typescript generates types from the same specs. They must be the same as our printer's, except for `readonly`.

const root = resolve(import.meta.dirname, "../../../..");
const catalog = readCatalog(root);
const names = ["management", "beacon", "exchange", "feeder"];

/** Types that openapi-typescript cannot know, because clients convert the value, or because of a pattern. */
function exactType(schema: SchemaObject & Readonly<Record<string, unknown>>): string | undefined {
  if (schema["x-secret"] === true) return "Secret";
  if (schema["not"] === true) return "never";
  if (schema["x-form"] === "amount") return "string | number";
  if (schema["type"] === "integer" && /^u?int64$/.test(String(schema["format"]))) return "number | bigint";
  const text = schema["type"] === "string" ? textType(schema["pattern"]) : undefined;
  return text && `\`${text.head}\${${text.rest}}\``;
}

/** A document with only schemas. Schemas that are `false` are rewritten to a form that openapi-typescript supports. */
function documentOf(schemas: object): OpenAPI3 {
  const text = JSON.stringify(schemas, (key, value: unknown) => {
    if (key === "discriminator" || key === "example") return undefined;
    if (key !== "properties") return value;
    const properties = Object.entries(value as Readonly<Record<string, unknown>>);
    return Object.fromEntries(properties.map(([name, one]) => [name, one === false ? { not: true } : one]));
  });
  const info = { title: "Schemas", version: "1.0.0" };
  return { openapi: "3.1.0", info, paths: {}, components: { schemas: JSON.parse(text) } };
}

/** The text of a module that fails to compile if a type differs. */
function comparison(spec: string, types: readonly string[]): string {
  const lines = types.map(
    (type) =>
      `export const ours${type} = (value: Schemas["${type}"]): Ours.${type} => value;\n` +
      `export const theirs${type} = (value: Mutable<Ours.${type}>): Schemas["${type}"] => value;\n`,
  );
  return `import type { components } from "./${spec}-theirs.ts";
import type * as Ours from "./${spec}-ours.ts";
import type { Secret } from "./auth.ts";
type Schemas = components["schemas"];
type Mutable<T> = T extends Secret ? T
  : T extends readonly unknown[] | object ? { -readonly [K in keyof T]: Mutable<T[K]> } : T;
${lines.join("")}`;
}

let folder: string;

function put(name: string, text: string): void {
  writeFileSync(join(folder, name), text);
}

beforeAll(async () => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), "openapi-typescript-")));
  put("auth.ts", "export declare class Secret { #value: string; reveal(): string }\n");
  const files = Object.fromEntries(names.map((name) => [name, `specs/${name}.openapi.yaml`]));
  for (const [name, { spec, bundle }] of readRest(root, files, catalog)) {
    const schemas = fillFromCatalog(bundle.value as never, catalog, () => {});
    const theirs = await openapiTypeScript(documentOf(schemas), {
      defaultNonNullable: false,
      emptyObjectsUnknown: true,
      transform: (schema) => {
        const exact = exactType(schema as never);
        return exact === undefined ? undefined : (ts.factory.createTypeReferenceNode(exact) as never);
      },
    });
    const imported = 'import type { Secret } from "./auth.ts";\n';
    put(`${name}-theirs.ts`, imported + astToString(theirs));
    put(`${name}-ours.ts`, emitTypes(spec.types).replace("@node-access/auth", "./auth.ts"));
    put(`${name}.ts`, comparison(name, Object.keys(spec.types)));
  }
});

afterAll(() => rmSync(folder, { recursive: true }));

it.each(names)("makes the same types of %s", (name) => {
  const options = {
    strict: true,
    exactOptionalPropertyTypes: true,
    noEmit: true,
    types: [],
    lib: ["lib.es2023.d.ts"],
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    allowImportingTsExtensions: true,
  };
  const program = ts.createProgram([join(folder, `${name}.ts`)], options);
  const found = ts.getPreEmitDiagnostics(program).map(({ messageText, file, start = 0 }) => {
    const place = file?.text.slice(start, start + 60).split("\n", 1);
    return `${place}: ${ts.flattenDiagnosticMessageText(messageText, "\n").slice(0, 300)}`;
  });
  expect(found).toEqual([]);
});
