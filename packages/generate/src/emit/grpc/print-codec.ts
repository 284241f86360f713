import { formatKey } from "../typescript/literal.ts";
import type { FieldPlan, MessagePlan, PropertyPlan, ValuePlan } from "../../model/message-plan.ts";
import type { ModuleScope } from "./module-scope.ts";
import { WELL_KNOWN, wrapperType } from "./well-known.ts";

const WIDTH = 110;

/**
 * Prints the functions of a message type. `decode` and `encode` are straight code for everything that large messages
 * consist of; the runtime reads and writes maps, wrappers and unknown fields by the table of the fields.
 */
export function printCodec(message: MessagePlan, scope: ModuleScope): string {
  const { name, wireName, properties } = message;
  const empty = `empty${name}`;
  const defaults = properties.map(
    (property) => `${formatKey(property.name)}: ${printDefault(property, scope)}`,
  );
  const rows = properties.flatMap((property) =>
    property.fields.map((field) => printRow(property, field, scope)),
  );
  const parts = [
    `  empty: ${empty},\n`,
    rows.length === 0 ? "  fields: () => [],\n" : `  fields: () => [\n${rows.join("")}  ],\n`,
    printDecode(message, empty, scope),
    printEncode(message, scope),
  ];
  const wrapper = wrapperType(wireName, name);
  const type = `${scope.runtime("type MessageFns")}<${name}>${wrapper ? ` & ${wrapper}` : ""}`;
  if (wrapper) scope.runtime("type Wrapper");
  const defined = `${scope.runtime("defineMessage")}("${name}", {\n${parts.join("")}})`;
  const known = WELL_KNOWN[wireName];
  const value = known ? `${scope.runtime(known.wrapper)}(${defined})` : defined;
  return `${listed(`const ${empty} = (): ${name} => (`, defaults, ");")}

export const ${name}: ${type} = /* @__PURE__ */ ${value};`;
}

function listed(before: string, parts: readonly string[], after: string): string {
  const line = `${before}{${parts.length > 0 ? ` ${parts.join(", ")} ` : ""}}${after}`;
  return line.length <= WIDTH ? line : `${before}{\n${parts.map((part) => `  ${part},\n`).join("")}}${after}`;
}

function printDefault({ isOneof, fields: [field] }: PropertyPlan, scope: ModuleScope): string {
  if (isOneof || field === undefined || field.isOptional) return "undefined";
  if (field.entry)
    return /^bool$|64$/.test(field.entry.key.scalar ?? "") ? `new ${scope.global("Map")}()` : "{}";
  if (field.isRepeated) return "[]";
  return field.scalar === undefined ? "undefined" : printZero(field, scope);
}

function printZero({ scalar = "", reference, zero }: FieldPlan, scope: ModuleScope): string {
  if (reference !== undefined) return String(zero);
  if (scalar === "string") return '""';
  if (scalar === "bytes") return scope.runtime("NO_BYTES");
  if (scalar === "bool") return "false";
  return scalar.endsWith("64") ? "0n" : "0";
}

function computeTag(number: number, scalar: string | undefined): number {
  if (scalar === undefined || scalar === "string" || scalar === "bytes") return number * 8 + 2;
  if (/fixed32|float/.test(scalar)) return number * 8 + 5;
  return /fixed64|double/.test(scalar) ? number * 8 + 1 : number * 8;
}

function isPackable({ isRepeated, scalar }: FieldPlan): boolean {
  return isRepeated && scalar !== undefined && scalar !== "string" && scalar !== "bytes";
}

function printRow({ name, isOneof }: PropertyPlan, field: FieldPlan, scope: ModuleScope): string {
  const { number, scalar, entry } = field;
  const tags = [computeTag(number, scalar), ...(isPackable(field) ? [number * 8 + 2] : [])];
  const typeOf = (value: ValuePlan): string =>
    value.scalar === undefined ? scope.functions(value.reference ?? "") : `"${value.scalar}"`;
  const type = entry
    ? `${scope.runtime("mapOf")}(${typeOf(entry.key)}, ${typeOf(entry.value)})`
    : typeOf(field);
  const parts = [
    `name: "${name}"`,
    `tags: [${tags.join(", ")}]`,
    `type: ${type}`,
    ...(field.isRepeated && !entry ? ["repeated: true"] : []),
    ...(isOneof ? [`$case: "${field.name}"`] : []),
  ];
  return `    { ${parts.join(", ")} },\n`;
}

/** Whether the runtime reads and writes a field. */
function isLeft({ scalar, reference = "", entry }: FieldPlan): boolean {
  return entry !== undefined || (scalar === undefined && Object.hasOwn(WELL_KNOWN, reference));
}

function printDecode({ name, properties }: MessagePlan, empty: string, scope: ModuleScope): string {
  const branches = properties.flatMap((property) =>
    property.fields.filter((field) => !isLeft(field)).map((field) => decodeBranch(property, field, scope)),
  );
  // The runtime keeps fields that the type does not have.
  const rest = properties.some(({ fields }) => fields.some((field) => isLeft(field) || isPackable(field)))
    ? `${scope.runtime("readField")}(${name}, message, tag, reader);`
    : `${scope.runtime("keepUnknown")}(message, tag, reader);`;
  const chain = branches.map(([tag, code]) => `      if (tag === ${tag}) ${code}\n      else`);
  return `  decode(input, length, message = ${empty}()) {
    const reader = ${scope.runtime("readerOf")}(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
${chain.length > 0 ? `${chain.join("").replaceAll("else      if", "else if")} ${rest}` : `      ${rest}`}
    }
    reader.leave(end);
    return message;
  },
`;
}

function decodeBranch(
  { name, isOneof }: PropertyPlan,
  field: FieldPlan,
  scope: ModuleScope,
): readonly [tag: number, code: string] {
  const { number, scalar, reference, isRepeated } = field;
  const target = `message${printAccess(name)}`;
  const type = scalar === undefined ? scope.functions(reference ?? "") : "";
  const tag = computeTag(number, scalar);
  const read = scalar === undefined ? "" : `reader.${reference ? "enumeration" : scalar}()`;
  if (isPackable(field) && !field.isUnpacked)
    return [
      number * 8 + 2,
      `for (const last = reader.endOf(reader.length()); ${scope.runtime("isBefore")}(reader, last);) ${target}.push(${read});`,
    ];
  if (isRepeated) return [tag, `${target}.push(${read || `${type}.decode(reader, reader.length())`});`];
  let value = read;
  if (scalar === undefined) {
    const before = isOneof ? `${scope.runtime("valueOf")}(${target}, "${field.name}")` : target;
    value = `${type}.decode(reader, reader.length(), ${before})`;
  }
  return [tag, `${target} = ${isOneof ? `{ $case: "${field.name}", value: ${value} }` : value};`];
}

/** Prints the writing of the fields in the order of their numbers, as other libraries write them, in whatever order they are declared. */
function printEncode({ name, properties }: MessagePlan, scope: ModuleScope): string {
  if (properties.length === 0) return "  encode() {},\n";
  const fields = properties
    .flatMap((property) => property.fields.map((field) => ({ property, field })))
    .toSorted((one, other) => one.field.number - other.field.number);
  const lines = fields.map(({ property, field }, index) => {
    const isNextCase = property.isOneof && fields[index - 1]?.property === property;
    return `    ${isNextCase ? "else " : ""}${printWrite(name, property, field, scope)}\n`;
  });
  return `  encode(message, writer) {\n${lines.join("")}  },\n`;
}

function printWrite(message: string, property: PropertyPlan, field: FieldPlan, scope: ModuleScope): string {
  const own = `message${printAccess(property.name)}`;
  if (isLeft(field)) {
    const left = `${scope.runtime("writeField")}(${message}, ${computeTag(field.number, field.scalar)}, message, writer);`;
    return property.isOneof ? `if (${own}?.$case === "${field.name}") ${left}` : left;
  }
  if (property.isOneof)
    return `if (${own}?.$case === "${field.name}") ${writeText(field, `${own}.value`, scope)}`;
  if (isPackable(field) && !field.isUnpacked)
    return `if (${own}.length !== 0) {
      writer.uint32(${field.number * 8 + 2}).fork();
      for (const item of ${own}) writer.${field.scalar}(item);
      writer.join();
    }`;
  if (field.isRepeated) return `for (const item of ${own}) ${writeText(field, "item", scope)}`;
  const write = writeText(field, own, scope);
  if (field.isRequired) return write;
  if (field.isOptional || field.scalar === undefined) return `if (${own} !== undefined) ${write}`;
  return field.scalar === "bytes"
    ? `if (${own}.length !== 0) ${write}`
    : `if (${own} !== ${printZero(field, scope)}) ${write}`;
}

function writeText({ number, scalar, reference }: FieldPlan, value: string, scope: ModuleScope): string {
  const tag = `writer.uint32(${computeTag(number, scalar)})`;
  if (scalar !== undefined) return `${tag}.${scalar}(${value});`;
  return `${scope.functions(reference ?? "")}.encode(${value}, ${tag}.fork()).join();`;
}

function printAccess(name: string): string {
  const key = formatKey(name);
  return key === name ? `.${name}` : `[${key}]`;
}
