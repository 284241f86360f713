import { createRequire } from "node:module";
import type TS from "typescript";
import { declare, memberName } from "./declare.ts";
import { exactType } from "./exact-type.ts";
import { type Json, type JsonObject, object, schemaName } from "../../load/open-api/json.ts";
import { ts } from "./typescript.ts";

// Its modules, not its index: that loads redocly, to lint and bundle a document that is linted and bundled here already.
const { default: transformComponents } = createRequire(import.meta.url)(
  "openapi-typescript/dist/transform/components-object.cjs",
) as {
  readonly default: (components: JsonObject, context: object) => readonly TS.TypeLiteralNode[];
};

/**
 * Makes the types of specs' component schemas with openapi-typescript: one exported interface or type each, with its
 * docstring.
 *
 * @param specs - The component schemas of each spec, with the catalog's facts in them.
 * @returns the texts of the files without their first lines.
 */
export function emitTypes(specs: readonly JsonObject[]): string[] {
  return specs.map(typesOf);
}

function typesOf(schemas: JsonObject): string {
  const described = plain(schemas);
  const [components] = transformComponents({ schemas: described }, contextOf({ schemas: described }));
  const declarations = schemaMembers(components).map((member) => declare(member, schemas));
  const body = declarations.join("\n");
  const imports = /\bSecret\b/.test(body) ? 'import type { Secret } from "@node-access/auth";\n\n' : "";
  return imports + body;
}

/** What openapi-typescript makes of its options, those that are not here being off. */
function contextOf(components: JsonObject): object {
  return {
    defaultNonNullable: false,
    emptyObjectsUnknown: true,
    discriminators: { objects: {}, refsHandled: [] },
    injectFooter: [],
    resolve: (reference: string) => resolve(components, reference),
    transform: (schema: JsonObject) => exactType(schema),
  };
}

function resolve(components: JsonObject, reference: string): Json | undefined {
  return object(components["schemas"])[schemaName({ $ref: reference }) ?? ""];
}

/** The schemas without discriminators, since constants tell their members apart, what only servers may write, and examples, and with a description at each bare reference. */
function plain(schemas: JsonObject): JsonObject {
  const visit = (value: Json): Json => {
    if (Array.isArray(value)) return value.map(visit);
    if (typeof value !== "object" || value === null) return value;
    // An example of a value is no code, which is what a docstring's examples are.
    const { discriminator: _, example: __, readOnly: ___, writeOnly: ____, ...rest } = value;
    return Object.fromEntries(
      Object.entries(rest).map(([key, inner]) => [
        key,
        key === "properties" ? described(object(inner)) : visit(inner),
      ]),
    );
  };
  const described = (properties: JsonObject): JsonObject =>
    Object.fromEntries(
      Object.entries(properties).map(([name, property]) => {
        if (property === false) return [name, { description: "Never there.", not: true }];
        const referred = object(schemas[schemaName(property) ?? ""]);
        return [name, { description: referred["description"] ?? "", ...object(visit(property)) }];
      }),
    );
  return object(visit(schemas));
}

function schemaMembers(components: TS.TypeLiteralNode | undefined): readonly TS.PropertySignature[] {
  const schemas = components?.members.find(
    (member) => memberName(member) === "schemas",
  ) as TS.PropertySignature;
  return (schemas.type as TS.TypeLiteralNode).members.filter((member) => ts.isPropertySignature(member));
}
