import { textType } from "../../spec-file/index.ts";
import type TS from "typescript";
import { type JsonObject, text } from "../../load/open-api/json.ts";
import { ts } from "./typescript.ts";

const { factory } = ts;

/** What openapi-typescript would say less exactly than the schema does. */
export function exactType(schema: JsonObject): TS.TypeNode | undefined {
  if (schema["x-secret"] === true) return factory.createTypeReferenceNode("Secret");
  // `false`: a property that is never there.
  if (schema["not"] === true) return keyword(ts.SyntaxKind.NeverKeyword);
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
  const type = schema["type"] === "string" ? textType(schema["pattern"]) : undefined;
  if (type === undefined) return undefined;
  return template(
    type.head,
    type.rest === "bigint" ? ts.SyntaxKind.BigIntKeyword : ts.SyntaxKind.StringKeyword,
  );
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
