import type TS from "typescript";
import { type JsonObject, text } from "./json.ts";
import { ts } from "./typescript.ts";

const { factory } = ts;

/** What openapi-typescript would say less exactly than the schema does. */
export function exactType(schema: JsonObject): TS.TypeNode | undefined {
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
