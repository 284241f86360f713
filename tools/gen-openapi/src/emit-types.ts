import { createRequire } from "node:module";
import type TS from "typescript";
import { docstring } from "./docstring.ts";
import { type Json, type JsonObject, list, object, schemaName, text } from "./json.ts";

// As CommonJS, which it is: an import would look through the nine megabytes for what it exports.
const load = createRequire(import.meta.url);
const ts = load("typescript") as typeof TS;
const factory = ts.factory;

// Its modules, not its index: that loads redocly, to lint and bundle a document that is linted and bundled here already.
const { default: transformComponents } = load("openapi-typescript/dist/transform/components-object.cjs") as {
  readonly default: (components: JsonObject, context: object) => readonly TS.TypeLiteralNode[];
};
const printer = ts.createPrinter({ newLine: ts.NewLineKind.LineFeed });
const unnamed = ts.createSourceFile("types.ts", "", ts.ScriptTarget.ESNext);

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
    discriminators: { objects: {}, refsHandled: [] },
    injectFooter: [],
    resolve: (reference: string) => resolve(components, reference),
    transform: (schema: JsonObject) => exactType(schema),
  };
}

function resolve(components: JsonObject, reference: string): Json | undefined {
  return object(components["schemas"])[schemaName({ $ref: reference }) ?? ""];
}

/** What openapi-typescript would say less exactly than the schema does. */
function exactType(schema: JsonObject): TS.TypeNode | undefined {
  if (schema["x-secret"] === true) return factory.createTypeReferenceNode("Secret");
  // The client writes it as text.
  if (schema["x-form"] === "amount") {
    return factory.createUnionTypeNode([
      keyword(ts.SyntaxKind.StringKeyword),
      keyword(ts.SyntaxKind.NumberKeyword),
    ]);
  }
  if (schema["type"] === "integer" && /^u?int64$/.test(text(schema["format"]) ?? "")) {
    return factory.createUnionTypeNode([
      keyword(ts.SyntaxKind.NumberKeyword),
      keyword(ts.SyntaxKind.BigIntKeyword),
    ]);
  }
  if (schema["type"] === "string" && /^\^-?\[0-9\](?:\+|\{[\d,]+\})\$$/.test(text(schema["pattern"]) ?? "")) {
    return template("", ts.SyntaxKind.BigIntKeyword);
  }
  // A pattern that begins with fixed text makes a template type: ^ND-\d+$ becomes `ND-${string}`.
  const head = /^\^([\w-]*-|0x)/.exec(text(schema["pattern"]) ?? "")?.[1];
  if (schema["type"] !== "string" || head === undefined) return undefined;
  return template(head, ts.SyntaxKind.StringKeyword);
}

/** A template type: fixed text, and what stands after it. */
function template(head: string, rest: TS.KeywordTypeSyntaxKind): TS.TypeNode {
  return factory.createTemplateLiteralType(factory.createTemplateHead(head), [
    factory.createTemplateLiteralTypeSpan(keyword(rest), factory.createTemplateTail("")),
  ]);
}

function keyword(kind: TS.KeywordTypeSyntaxKind): TS.KeywordTypeNode {
  return factory.createKeywordTypeNode(kind);
}

/** The schemas without discriminators, since constants tell their members apart, and examples, and with a description at each bare reference. */
function plain(schemas: JsonObject): JsonObject {
  const visit = (value: Json): Json => {
    if (Array.isArray(value)) return value.map(visit);
    if (typeof value !== "object" || value === null) return value;
    // An example of a value is no code, which is what a docstring's examples are.
    const { discriminator: _, example: __, ...rest } = value;
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

function memberName(member: TS.TypeElement): string {
  const { name } = member;
  return name && (ts.isIdentifier(name) || ts.isStringLiteral(name)) ? name.text : "";
}

function declare(member: TS.PropertySignature, schemas: JsonObject): string {
  const name = memberName(member);
  const schema = object(schemas[name]);
  const type = ts.transform(member.type as TS.TypeNode, [simplify]).transformed[0] as TS.TypeNode;
  const exported = [factory.createModifier(ts.SyntaxKind.ExportKeyword)];
  const source = text(schema["x-source"])?.replace(/^interface: /, "interface, ");
  const told = [text(schema["description"]) ?? "", ...(source === undefined ? [] : [`Source: ${source}.`])];
  const [members, bases] = interfaceOf(type, schema, schemas);
  const above = bases && [factory.createHeritageClause(ts.SyntaxKind.ExtendsKeyword, bases.map(extended))];
  const node = members
    ? factory.createInterfaceDeclaration(exported, name, undefined, above, members)
    : factory.createTypeAliasDeclaration(exported, name, undefined, type);
  return docstring([told.join(" ")]) + print(node);
}

function extended(name: string): TS.ExpressionWithTypeArguments {
  return factory.createExpressionWithTypeArguments(factory.createIdentifier(name), undefined);
}

/**
 * The members of an interface, and the names of those that it extends: `A & B & { c }`. Nothing if the type is none, such as a
 * union, which cannot be extended either.
 */
function interfaceOf(
  type: TS.TypeNode,
  schema: JsonObject,
  schemas: JsonObject,
): readonly [members?: readonly TS.TypeElement[], bases?: readonly string[]] {
  if (ts.isTypeLiteralNode(type)) return [type.members];
  const own = ts.isIntersectionTypeNode(type) && type.types.at(-1);
  const names = list(schema["allOf"])
    .slice(0, -1)
    .map((part) => schemaName(part) ?? "");
  const isExtensible = names.every((name) => isPlainObject(object(schemas[name]), schemas));
  return own && ts.isTypeLiteralNode(own) && isExtensible ? [own.members, names] : [];
}

function isPlainObject(schema: JsonObject, schemas: JsonObject): boolean {
  const parts = list(schema["allOf"]).map((part) => object(schemas[schemaName(part) ?? ""] ?? part));
  if (schema["oneOf"] !== undefined || schema["anyOf"] !== undefined) return false;
  return (
    schema["type"] === "object" || (parts.length > 0 && parts.every((part) => isPlainObject(part, schemas)))
  );
}

/** components["schemas"]["X"] becomes X, and { a } & { [key: string]: b } one type. */
const simplify: TS.TransformerFactory<TS.Node> = (context) => {
  const visit = (node: TS.Node): TS.Node => {
    const inner = ts.visitEachChild(node, visit, context);
    if (
      ts.isIndexedAccessTypeNode(inner) &&
      ts.isIndexedAccessTypeNode(inner.objectType) &&
      ts.isLiteralTypeNode(inner.indexType) &&
      ts.isStringLiteral(inner.indexType.literal)
    ) {
      return factory.createTypeReferenceNode(inner.indexType.literal.text);
    }
    if (!ts.isIntersectionTypeNode(inner)) return inner;
    const literals = inner.types.filter((type) => ts.isTypeLiteralNode(type));
    if (literals.length < inner.types.length) return inner;
    return factory.createTypeLiteralNode(literals.flatMap((type) => Array.from(type.members)));
  };
  return visit;
};

function print(node: TS.Statement): string {
  return (
    `${printer.printNode(ts.EmitHint.Unspecified, node, unnamed)}\n`
      // The printer indents by four.
      .replace(/^(?: {4})+/gm, (indent) => " ".repeat(indent.length / 2))
      // What the types say needs no tag beside it.
      .replace(/^ *\/\*\* @constant \*\/\n|^ *\* (?:@enum |@default|@constant|Format: ).*\n/gm, "")
      .replace(/@description ?/g, "")
      .replace(/^( *)\/\*\*\n *\* (.*)\n *\*\/\n|^( *)\/\*\* (.*) \*\/\n/gm, (_, a, one, b, two) =>
        docstring([one ?? two], (a ?? b).length),
      )
      .replace(/^(export type \w+ =) (.{100,});$/gm, (whole, head: string, union: string) =>
        whole.length > 110 ? `${head}\n  | ${union.split(" | ").join("\n  | ")};` : whole,
      )
  );
}
