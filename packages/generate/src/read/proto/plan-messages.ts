import type {
  EnumPlan,
  FieldPlan,
  MessagePlan,
  ModulePlan,
  PropertyPlan,
  TypeHomes,
  ValuePlan,
} from "../../model/message-plan.ts";
import { listDeclarations } from "./declarations.ts";
import { listFields, type MessageSite, type ReadField } from "./fields.ts";
import {
  commentLines,
  type FieldType,
  type Image,
  type MessageType,
  ONEOF,
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
}

/** Plans the modules of messages: those of the files that declare messages or enums. */
export function planMessages(
  image: Image,
  takes: (file: string) => boolean,
): { readonly modules: readonly ModulePlan[]; readonly homes: TypeHomes } {
  const context = planContext(image);
  const modules = image.file.filter(({ name }) => takes(name)).map((file) => planModule(file, context));
  return {
    modules: modules.filter(({ messages, enums }) => messages.length + enums.length > 0),
    homes: context,
  };
}

/** Reads what all files declare. */
function planContext(image: Image): PlanContext {
  const homes = new Map<string, string>();
  const zeros = new Map<string, number>();
  for (const file of image.file)
    for (const { wireName, enumType } of listDeclarations(file)) {
      homes.set(wireName, file.name);
      const { value = [] } = enumType ?? {};
      const zero = value.find(({ number = 0 }) => number === 0) ?? value[0];
      if (enumType) zeros.set(wireName, zero?.number ?? 0);
    }
  return { nameOf: collectNames(image), homes, zeros };
}

function planModule(file: ProtoFile, context: PlanContext): ModulePlan {
  const enums: EnumPlan[] = [];
  const messages: MessagePlan[] = [];
  for (const { wireName, path, message, enumType } of listDeclarations(file)) {
    const name = context.nameOf(wireName);
    const doc = commentLines(file, path, (message ?? enumType)?.options?.deprecated);
    if (message) {
      const properties = planProperties(message, { file, wireName, path }, context);
      messages.push({ name, wireName, doc, properties });
    } else if (enumType) {
      const values = enumType.value.map((one, at) => {
        const member = enumMember(enumType.name, one.name);
        const own = commentLines(file, [...path, VALUE, at], one.options?.deprecated, {
          before: `${member} - `,
        });
        return { name: member, number: one.number ?? 0, doc: own };
      });
      enums.push({ name, doc, values });
    }
  }
  return { file: file.name, doc: commentLines(file, SYNTAX), enums, messages };
}

function planProperties(message: MessageType, site: MessageSite, context: PlanContext): PropertyPlan[] {
  const { file, path: at } = site;
  const properties = new Map<string, PropertyPlan & { fields: FieldPlan[] }>();
  for (const one of listFields(message, site)) {
    const { field, path, oneof, remark } = one;
    const isDeprecated = oneof === undefined && field.options?.deprecated;
    const doc = commentLines(file, path, isDeprecated, { remark });
    const plan = planField(one, doc, context);
    if (oneof === undefined) {
      properties.set(plan.name, { name: plan.name, doc, isOneof: false, fields: [plan] });
      continue;
    }
    const name = camelCase(message.oneofDecl?.[oneof]?.name ?? "");
    const known = properties.get(name);
    if (known) known.fields.push(plan);
    else {
      const own = commentLines(file, [...at, ONEOF, oneof]);
      properties.set(name, { name, doc: own, isOneof: true, fields: [plan] });
    }
  }
  return [...properties.values()];
}

function planField(
  { field, name, entry: [key, value] = [], isRepeated, isOptional, isRequired, packed }: ReadField,
  doc: readonly string[],
  { zeros }: PlanContext,
): FieldPlan {
  return {
    ...readValue(field),
    name: camelCase(name),
    doc,
    number: field.number,
    isRepeated,
    isOptional,
    isUnpacked: packed === false,
    isRequired,
    zero: zeros.get(field.typeName ?? "") ?? 0,
    ...(key && value && { entry: { key: readValue(key), value: readValue(value) } }),
  };
}

function readValue({ type, typeName: reference }: FieldType): ValuePlan {
  if (type === "TYPE_MESSAGE") return { ...(reference && { reference }) };
  const scalar = type === "TYPE_ENUM" ? "int32" : type.replace("TYPE_", "").toLowerCase();
  return { scalar, ...(reference && { reference }) };
}
