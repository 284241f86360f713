import { formatKey } from "../typescript/literal.ts";
import { docText } from "./text.ts";
import type { FieldPlan, MessagePlan, PropertyPlan, ValuePlan } from "../../model/message-plan.ts";
import type { ModuleScope } from "./module-scope.ts";
import { WELL_KNOWN } from "./well-known.ts";

export function printInterface({ name, doc, properties }: MessagePlan, scope: ModuleScope): string {
  const lines = properties.map((property) => docText(property.doc, "  ") + propertyText(property, scope));
  const unknown = `  _unknownFields?: { [key: number]: ${scope.global("Uint8Array")}[] } | undefined;\n`;
  return `${docText(doc)}export interface ${name} {\n${lines.join("")}${unknown}}`;
}

function propertyText({ name, isOneof, fields }: PropertyPlan, scope: ModuleScope): string {
  const key = formatKey(name);
  const [only] = fields;
  if (!isOneof && only) return `  ${key}${fieldText(only, scope)};\n`;
  const cases = fields.map((field) => {
    const type = valueType(field, scope);
    const value = isWrapped(field) ? `${type} | undefined` : type;
    return { doc: field.doc, text: `{ $case: "${field.name}"; value: ${value} }` };
  });
  const [first] = cases;
  if (cases.length === 1 && first?.doc.length === 0) return `  ${key}: ${first.text} | undefined;\n`;
  // A formatter would join a union with doc comments to one line.
  const lines = cases.map(
    ({ doc, text }) => `${doc.map((line) => `    // ${line}\n`).join("")}    | ${text}\n`,
  );
  return `  ${key}:\n${lines.join("")}    | undefined;\n`;
}

function fieldText(field: FieldPlan, scope: ModuleScope): string {
  const { entry, isRepeated, isOptional } = field;
  if (entry) return `: ${mapText(entry, scope)}`;
  const type = valueType(field, scope);
  if (isRepeated) return `: ${type}[]`;
  if (type === "any") return isOptional ? "?: unknown" : ": unknown";
  if (isOptional) return `?: ${type} | undefined`;
  return field.scalar === undefined ? `: ${type} | undefined` : `: ${type}`;
}

function mapText({ key, value }: NonNullable<FieldPlan["entry"]>, scope: ModuleScope): string {
  const [name, type] = [valueType(key, scope), valueType(value, scope)];
  const item = type === "any" ? "unknown" : isWrapped(value) ? `${type} | undefined` : type;
  if (name === "bigint" || name === "boolean") return `${scope.global("Map")}<${name}, ${item}>`;
  return `{ [key: ${name}]: ${item} }`;
}

function isWrapped({ scalar, reference = "" }: ValuePlan): boolean {
  return scalar === undefined && Object.hasOwn(WELL_KNOWN, reference);
}

function valueType(value: ValuePlan, scope: ModuleScope): string {
  const { scalar, reference } = value;
  if (reference !== undefined)
    return (isWrapped(value) && WELL_KNOWN[reference]?.type) || scope.type(reference);
  if (scalar === "bytes") return scope.global("Uint8Array");
  if (scalar === "string") return "string";
  if (scalar === "bool") return "boolean";
  return scalar?.endsWith("64") ? "bigint" : "number";
}
