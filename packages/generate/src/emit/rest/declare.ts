import type TS from "typescript";
import { docstring } from "./docstring.ts";
import { type JsonObject, list, object, schemaName, text } from "../../load/open-api/json.ts";
import { ts } from "./typescript.ts";

const { factory } = ts;
const printer = ts.createPrinter({ newLine: ts.NewLineKind.LineFeed });
const unnamed = ts.createSourceFile("types.ts", "", ts.ScriptTarget.ESNext);

/** The text of a schema's type, exported, with its docstring. */
export function declare(member: TS.PropertySignature, schemas: JsonObject): string {
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

export function memberName(member: TS.TypeElement): string {
  const { name } = member;
  return name && (ts.isIdentifier(name) || ts.isStringLiteral(name)) ? name.text : "";
}
