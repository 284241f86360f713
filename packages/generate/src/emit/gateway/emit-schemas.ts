import type { SpecBundle } from "../../spec-file/index.ts";
import { absolute } from "./absolute.ts";
import { type JsonObject, objectAt } from "./json.ts";
import { literal } from "./literal.ts";
import { findTags, resolved } from "./told-apart.ts";
import { VERBS } from "./verbs.ts";

/** A spec with its parts. */
type Spec = Pick<SpecBundle, "value">;

/** The text of `schemas.ts`: the schemas of each spec that requests lead to. */
export function emitSchemas(specs: ReadonlyMap<string, Spec>): string {
  const bySpec = [...specs].map(([spec, file]) => [spec, requestSchemas(spec, file)]);
  return `// Generated from specs/*.openapi.yaml. Do not edit: change the spec and run \`npm run generate\`.

/** The schemas that requests must match, by spec and name. */
export const schemas: Readonly<Record<string, Readonly<Record<string, object>>>> = ${literal(Object.fromEntries(bySpec))};
`;
}

function requestSchemas(spec: string, file: Spec): JsonObject {
  const all = objectAt(file.value, "components", "schemas");
  const wanted = new Set<string>();
  const visit = (value: unknown): void => {
    for (const name of references(value)) {
      if (wanted.has(name)) continue;
      wanted.add(name);
      visit(all[name]);
    }
  };
  for (const item of Object.values(objectAt(file.value, "paths"))) {
    for (const verb of VERBS) {
      const operation = objectAt(item, verb);
      visit(operation["requestBody"]);
      visit(operation["parameters"]);
    }
  }
  const { ofUnions, ofMembers } = findTags(all);
  const kept = Object.entries(all).filter(([name]) => wanted.has(name));
  return Object.fromEntries(
    kept.map(([name, schema]) => {
      const given = objectAt(schema);
      const tag = ofUnions.get(given);
      return [name, tagged(objectAt(absolute(spec, withTag(all, given, ofMembers.get(given)))), tag)];
    }),
  );
}

/** A member of a union with the values of its tag in itself, where a validator looks for them. */
function withTag(all: JsonObject, schema: JsonObject, tag: string | undefined): JsonObject {
  const properties = objectAt(schema["properties"]);
  if (tag === undefined) return schema;
  return { ...schema, properties: { ...properties, [tag]: resolved(all, objectAt(properties[tag])) } };
}

function tagged({ anyOf, ...union }: JsonObject, tag: string | undefined): JsonObject {
  if (tag === undefined) return anyOf === undefined ? union : { anyOf, ...union };
  const oneOf = union["oneOf"] ?? anyOf;
  return { ...union, oneOf, type: "object", required: [tag], discriminator: { propertyName: tag } };
}

function references(value: unknown): string[] {
  const found = JSON.stringify(value ?? null).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g);
  return [...found].flatMap(([, name]) => name ?? []);
}
