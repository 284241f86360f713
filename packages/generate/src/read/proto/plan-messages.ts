import type {
  EnumPlan,
  FieldPlan,
  MessagePlan,
  ModulePlan,
  PropertyPlan,
  TypeHomes,
  ValuePlan,
} from "../../model/message-plan.ts";
import { findEntry, listDeclarations } from "./declarations.ts";
import {
  commentLines,
  FIELD,
  type FieldType,
  type Image,
  type MessageType,
  type ProtoFile,
  SYNTAX,
  VALUE,
} from "./image.ts";
import { enumMember } from "../../model/identifier.ts";
import { camelCase, collectNames } from "./names.ts";

/** What the plans of a proto module's files need to know of each other. */
interface PlanContext extends TypeHomes {
  /** The numbers of enums' first values, which stand for absent ones. */
  readonly zeros: ReadonlyMap<string, number>;
  /** The numbers of the fields that are sent even if they are 0 or empty, by the full name of the message. */
  readonly required: ReadonlyMap<string, ReadonlySet<number>>;
}

/**
 * Plans the modules of messages.
 *
 * @param required - The numbers of the fields that are sent even if they are 0 or empty, by the full name of the message.
 * @returns the modules of the files that declare messages or enums.
 */
export function planMessages(
  image: Image,
  takes: (file: string) => boolean,
  required: ReadonlyMap<string, ReadonlySet<number>> = new Map(),
): { readonly modules: readonly ModulePlan[]; readonly homes: TypeHomes } {
  const context = planContext(image, required);
  const modules = image.file.filter(({ name }) => takes(name)).map((file) => planModule(file, context));
  return {
    modules: modules.filter(({ messages, enums }) => messages.length + enums.length > 0),
    homes: context,
  };
}

/** Reads what all files declare. @param image - The protos as proto3. */
function planContext(image: Image, required: PlanContext["required"]): PlanContext {
  const homes = new Map<string, string>();
  const zeros = new Map<string, number>();
  for (const file of image.file)
    for (const { wireName, enumType } of listDeclarations(file)) {
      homes.set(wireName, file.name);
      const { value = [] } = enumType ?? {};
      const zero = value.find(({ number = 0 }) => number === 0) ?? value[0];
      if (enumType) zeros.set(wireName, zero?.number ?? 0);
    }
  return { nameOf: collectNames(image), homes, zeros, required };
}

function planModule(file: ProtoFile, context: PlanContext): ModulePlan {
  const enums: EnumPlan[] = [];
  const messages: MessagePlan[] = [];
  const docOf = (path: readonly number[], deprecated?: boolean, before?: string): string[] =>
    commentLines(file, path, deprecated, before);
  for (const { wireName, path, message, enumType } of listDeclarations(file)) {
    const name = context.nameOf(wireName);
    const doc = docOf(path, (message ?? enumType)?.options?.deprecated);
    if (message) {
      const properties = planProperties(message, wireName, path, docOf, context);
      messages.push({ name, wireName, doc, properties });
    } else if (enumType) {
      const values = enumType.value.map((one, at) => {
        const member = enumMember(enumType.name, one.name);
        const own = docOf([...path, VALUE, at], one.options?.deprecated, `${member} - `);
        return { name: member, number: one.number ?? 0, doc: own };
      });
      enums.push({ name, doc, values });
    }
  }
  return { file: file.name, doc: docOf(SYNTAX), enums, messages };
}

type DocOf = (path: readonly number[], deprecated?: boolean) => string[];

function planProperties(
  message: MessageType,
  wireName: string,
  path: readonly number[],
  docOf: DocOf,
  context: PlanContext,
): PropertyPlan[] {
  const properties = new Map<string, PropertyPlan & { fields: FieldPlan[] }>();
  for (const [index, field] of (message.field ?? []).entries()) {
    const oneof = field.proto3Optional ? undefined : field.oneofIndex;
    const doc = docOf([...path, FIELD, index], oneof === undefined && field.options?.deprecated);
    const plan = planField(field, message, wireName, doc, context);
    if (oneof === undefined) {
      properties.set(plan.name, { name: plan.name, doc, isOneof: false, fields: [plan] });
      continue;
    }
    const name = camelCase(message.oneofDecl?.[oneof]?.name ?? "");
    const known = properties.get(name);
    if (known) known.fields.push(plan);
    else properties.set(name, { name, doc: docOf([...path, 8, oneof]), isOneof: true, fields: [plan] });
  }
  return [...properties.values()];
}

function planField(
  field: FieldType,
  message: MessageType,
  wireName: string,
  doc: readonly string[],
  { zeros, required }: PlanContext,
): FieldPlan {
  const [key, value] = findEntry(message, field, wireName)?.field ?? [];
  return {
    ...readValue(field),
    name: camelCase(field.name),
    doc,
    number: field.number,
    isRepeated: field.label === "LABEL_REPEATED",
    isOptional: field.proto3Optional === true,
    isUnpacked: field.options?.packed === false,
    isRequired: required.get(wireName.slice(1))?.has(field.number) === true,
    zero: zeros.get(field.typeName ?? "") ?? 0,
    ...(key && value && { entry: { key: readValue(key), value: readValue(value) } }),
  };
}

function readValue({ type, typeName: reference }: FieldType): ValuePlan {
  if (type === "TYPE_MESSAGE") return { ...(reference && { reference }) };
  const scalar = type === "TYPE_ENUM" ? "int32" : type.replace("TYPE_", "").toLowerCase();
  return { scalar, ...(reference && { reference }) };
}
