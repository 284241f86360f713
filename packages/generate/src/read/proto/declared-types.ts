import { setPlace } from "../../model/place.ts";
import type { EnumValue, Field, NamedType, Type } from "../../model/type.ts";
import { listDeclarations } from "./declarations.ts";
import { listFields, type MessageSite, type ReadField } from "./fields.ts";
import {
  findComment,
  type EnumType,
  type FieldType,
  type MessageType,
  ONEOF,
  type ProtoFile,
  VALUE,
} from "./image.ts";

/** A message or enum with its name in TypeScript. Its direction follows from the calls that use it. */
export interface Declared extends Omit<NamedType, "direction"> {
  readonly wireName: string;
}

/** Finds the TypeScript name of a message or enum by its full name with a leading dot. */
type NameOf = (wireName: string) => string;

const KINDS: Readonly<Record<string, Type["kind"]>> = {
  bool: "boolean",
  bytes: "bytes",
  double: "number",
  float: "number",
  string: "text",
};

/** Reads the messages and enums of a proto file, including nested ones, without the entries of maps. */
export function listDeclared(file: ProtoFile, shown: string, nameOf: NameOf): Declared[] {
  return listDeclarations(file).flatMap(({ wireName, path, message, enumType }) => {
    const site = { file, shown, wireName, path };
    if (message) return readMessage(message, site, nameOf);
    return enumType ? readEnum(enumType, site, nameOf) : [];
  });
}

/** The place of a declaration, and the name of its file in mistakes. */
interface Site extends MessageSite {
  readonly shown: string;
}

function readMessage(message: MessageType, site: Site, nameOf: NameOf): Declared {
  const properties = new Map<string, Field>();
  const unions = new Map<string, Field[]>();
  const fields = listFields(message, site);
  for (const one of fields) {
    const { field, name, path, remark } = one;
    const { number, options } = field;
    const read = { ...readField(one, nameOf), ...describe(site, path, options?.deprecated, remark), number };
    place(read, site, path);
    const oneof = message.oneofDecl?.[one.oneof ?? -1]?.name;
    if (oneof === undefined) properties.set(name, read);
    else {
      const members = unions.get(oneof) ?? [];
      members.push({ kind: "object", properties: { [name]: read }, required: [name] });
      unions.set(oneof, members);
      // It comes at the position of its first field.
      properties.set(oneof, { kind: "union" });
    }
  }
  for (const [name, oneOf] of unions) {
    const index = message.oneofDecl?.findIndex((one) => one.name === name) ?? -1;
    const path = [...site.path, ONEOF, index];
    const union: Field = { kind: "union", ...describe(site, path), oneOf };
    place(union, site, path);
    properties.set(name, union);
  }
  const optional = new Set(fields.filter((one) => one.isOptional).map(({ name }) => name));
  const type: Type = {
    kind: "object",
    ...describe(site, site.path, message.options?.deprecated),
    properties: Object.fromEntries(properties),
    required: [...properties.keys()].filter((name) => !optional.has(name)),
  };
  return named(site, nameOf, type);
}

function readField({ field, entry, isRepeated, packed }: ReadField, nameOf: NameOf): Type {
  if (entry) {
    const [key, value] = entry.map((one) => readType(one, nameOf));
    return { kind: "map", ...(key && { propertyNames: key }), ...(value && { additionalProperties: value }) };
  }
  const type = readType(field, nameOf, packed);
  return isRepeated ? { kind: "list", items: type } : type;
}

function readType({ type, typeName, options }: FieldType, nameOf: NameOf, packed?: boolean): Type {
  if (typeName !== undefined) return { kind: "reference", reference: nameOf(typeName) };
  const scalar = type.replace(/^TYPE_/, "").toLowerCase();
  const packing = packed === undefined ? "" : packed ? " packed" : " unpacked";
  const [isAddress, isText] = [options?.["[node_access.address]"], options?.["[node_access.text]"]];
  const readableAs = isAddress ? ("address" as const) : isText ? ("text" as const) : undefined;
  return {
    kind: KINDS[scalar] ?? "integer",
    encoding: scalar + packing,
    ...(readableAs && { readableAs }),
  };
}

function readEnum(one: EnumType, site: Site, nameOf: NameOf): Declared {
  const values = one.value.map(({ name, number, options }, index): EnumValue => ({
    name,
    number,
    ...(options?.["[node_access.final]"] === true && { final: true }),
    ...describe(site, [...site.path, VALUE, index], options?.deprecated),
  }));
  return named(site, nameOf, {
    kind: "enum",
    ...describe(site, site.path, one.options?.deprecated),
    enum: values.map(({ name }) => name),
    values,
  });
}

function named(site: Site, nameOf: NameOf, type: Type): Declared {
  const { wireName } = site;
  place(type, site, site.path);
  return { name: nameOf(wireName), wireName: wireName.slice(1), home: site.file.name, type };
}

function describe(
  { file }: Site,
  path: readonly number[],
  deprecated?: boolean,
  remark?: string,
): Pick<Type, "deprecated" | "description"> {
  const { lines } = findComment(file, path, remark);
  return {
    ...(lines.length > 0 && { description: lines.join("\n") }),
    ...(deprecated === true && { deprecated }),
  };
}

function place(part: object, { file, shown }: Site, path: readonly number[]): void {
  setPlace(part, { file: shown, line: findComment(file, path).line });
}
