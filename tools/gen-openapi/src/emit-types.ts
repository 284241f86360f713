import openapiTypescript, { astToString } from "openapi-typescript";
import ts from "typescript";
import { docstring } from "./docstring.ts";
import { type Json, type JsonObject, object, schemaName, text } from "./json.ts";

const factory = ts.factory;

/**
 * Makes the types of a spec's component schemas with openapi-typescript: one exported interface or type each, with its
 * docstring.
 *
 * @param root - The OpenAPI document.
 * @param schemas - Its component schemas, with the catalog's facts in them.
 * @returns the text of the file without its first line.
 */
export async function emitTypes(root: JsonObject, schemas: JsonObject): Promise<string> {
  const document = {
    openapi: root["openapi"],
    info: root["info"],
    paths: {},
    components: { schemas: plain(schemas) },
  };
  const nodes = await openapiTypescript(document as never, {
    defaultNonNullable: false,
    silent: true,
    transform: (schema) => exactType(schema as unknown as JsonObject),
  });
  const declarations = schemaMembers(nodes).map((member) =>
    declare(member, object(schemas[memberName(member)])),
  );
  const body = declarations.join("\n");
  const imports = /\bSecret\b/.test(body) ? 'import type { Secret } from "@node-access/auth";\n\n' : "";
  return imports + body;
}

/** What openapi-typescript would say less exactly than the schema does. */
function exactType(schema: JsonObject): ts.TypeNode | undefined {
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
  // A pattern that begins with fixed text makes a template type: ^ND-\d+$ becomes `ND-${string}`.
  const head = /^\^([\w-]*-|0x)/.exec(text(schema["pattern"]) ?? "")?.[1];
  if (schema["type"] !== "string" || head === undefined) return undefined;
  return factory.createTemplateLiteralType(factory.createTemplateHead(head), [
    factory.createTemplateLiteralTypeSpan(
      keyword(ts.SyntaxKind.StringKeyword),
      factory.createTemplateTail(""),
    ),
  ]);
}

function keyword(kind: ts.KeywordTypeSyntaxKind): ts.KeywordTypeNode {
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

function schemaMembers(nodes: readonly ts.Node[]): readonly ts.PropertySignature[] {
  const components = nodes.find(
    (node) => ts.isInterfaceDeclaration(node) && node.name.text === "components",
  ) as ts.InterfaceDeclaration;
  const schemas = components.members.find(
    (member) => memberName(member) === "schemas",
  ) as ts.PropertySignature;
  return (schemas.type as ts.TypeLiteralNode).members.filter((member) => ts.isPropertySignature(member));
}

function memberName(member: ts.TypeElement): string {
  const { name } = member;
  return name && (ts.isIdentifier(name) || ts.isStringLiteral(name)) ? name.text : "";
}

function declare(member: ts.PropertySignature, schema: JsonObject): string {
  const name = memberName(member);
  const type = ts.transform(member.type as ts.TypeNode, [simplify]).transformed[0] as ts.TypeNode;
  const exported = [factory.createModifier(ts.SyntaxKind.ExportKeyword)];
  const source = text(schema["x-source"])?.replace(/^interface: /, "interface, ");
  const told = [text(schema["description"]) ?? "", ...(source === undefined ? [] : [`Source: ${source}.`])];
  const node = ts.isTypeLiteralNode(type)
    ? factory.createInterfaceDeclaration(exported, name, undefined, undefined, type.members)
    : factory.createTypeAliasDeclaration(exported, name, undefined, type);
  return docstring([told.join(" ")]) + print(node);
}

/** components["schemas"]["X"] becomes X, and { a } & { [key: string]: b } one type. */
const simplify: ts.TransformerFactory<ts.Node> = (context) => {
  const visit = (node: ts.Node): ts.Node => {
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

function print(node: ts.Statement): string {
  return (
    astToString(node)
      // The printer indents by four.
      .replace(/^(?: {4})+/gm, (indent) => " ".repeat(indent.length / 2))
      // What the types say needs no tag beside it.
      .replace(/^ *\* (?:@enum |@default|@constant|Format: ).*\n/gm, "")
      .replace(/@description ?/g, "")
      .replace(/^( *)\/\*\*\n *\* (.*)\n *\*\/\n|^( *)\/\*\* (.*) \*\/\n/gm, (_, a, one, b, two) =>
        docstring([one ?? two], (a ?? b).length),
      )
      .replace(/^(export type \w+ =) (.{100,});$/gm, (whole, head: string, union: string) =>
        whole.length > 110 ? `${head}\n  | ${union.split(" | ").join("\n  | ")};` : whole,
      )
  );
}
