import {
  type Field as TypeField,
  type Input,
  spanText,
  type Type,
  type Types,
} from "@node-access-tools/generate/model";
import type { Field } from "./page.ts";
import { toCamel } from "./samples/proto.ts";
import { linkType, resolve, type TypeWriter } from "./type-text.ts";

/** The context for describing the types of a spec. */
export interface TypeContext extends TypeWriter {
  readonly types: Types;
  /** The fields of a proto message have no properties that must be there. */
  readonly isProto: boolean;
  /** How many levels of named types are described below a field that has them. Default: 0, only unnamed ones. */
  readonly depth?: number;
}

/** The properties of an object, including those of the types that it extends. Empty for all other types. */
export function listFields(type: Type, context: TypeContext, prefix: string): Field[] {
  if (type.kind === "union" && context.isProto)
    return (type.oneOf ?? []).flatMap((member) => listFields(member, context, prefix));
  const { properties = {}, required = [], allOf = [], additionalProperties: others } = type;
  const inherited = allOf.flatMap((part) => listFields(resolve(part, context.types), context, prefix));
  const own = Object.entries(properties).flatMap(([name, property]) =>
    property.kind === "never" ? [] : [createField(name, property, required.includes(name), context, prefix)],
  );
  const hasOthers = type.properties !== undefined && others !== undefined && others.kind !== "never";
  const rest = hasOthers ? [createField("[key]", others, false, context, prefix)] : [];
  const all = [...inherited, ...own, ...rest];
  // A property's own description replaces the inherited one.
  return all.filter(({ name }, index) => all.findLastIndex((other) => other.name === name) === index);
}

/** The params of a method, or the fields of one part of an HTTP request. */
export function listInputFields(inputs: readonly Input[], context: TypeContext, prefix: string): Field[] {
  return inputs.map((input) => {
    const { name, type, required, description } = input;
    const described = description === undefined ? type : { ...type, description };
    const field = createField(name, described, required, context, prefix);
    return { ...field, facts: [...field.facts, ...textList(spanText(input))] };
  });
}

function createField(
  name: string,
  property: TypeField,
  required: boolean,
  context: TypeContext,
  prefix: string,
): Field {
  const anchor = `${prefix}-${name.replaceAll(/[^\w-]+/g, "")}`;
  const referred = property.reference === undefined ? undefined : context.types[property.reference]?.type;
  return {
    anchor,
    name: context.isProto ? toCamel(name) : name,
    type: linkType(property, context),
    required: required && !context.isProto,
    deprecated: property.deprecated === true,
    description: property.description ?? referred?.description ?? "",
    facts: listFacts(property, context.types),
    fields: listInnerFields(property, context, anchor),
  };
}

/** The fields of a property's objects: of unnamed ones, and of named ones as deep as the context says. */
function listInnerFields(property: Type, context: TypeContext, anchor: string): Field[] {
  const { depth = 0 } = context;
  const isMap = property.kind === "map" && depth > 0;
  const inner = (isMap ? property.additionalProperties : property.items) ?? property;
  if (inner.reference === undefined) return listFields(inner, context, anchor);
  return depth === 0 ? [] : listNamedFields(inner, { ...context, depth: depth - 1 }, anchor);
}

/** The fields of a named object, of the items of a named list, or of all objects that a value may be. */
function listNamedFields(type: Type, context: TypeContext, anchor: string): Field[] {
  const known = resolve(type, context.types);
  if (known.kind === "list") return known.items ? listNamedFields(known.items, context, anchor) : [];
  if (known.kind !== "union" || context.isProto) return listFields(known, context, anchor);
  const members = (known.anyOf ?? known.oneOf ?? []).map((member) => resolve(member, context.types));
  const objects = members.filter(({ kind }) => kind !== "null");
  if (!objects.every(({ kind }) => kind === "object" || kind === "intersection")) return [];
  const all = objects.map((member) => listFields(member, context, anchor));
  const isRequired = (name: string): boolean =>
    all.every((fields) => fields.some((field) => field.name === name && field.required));
  return all
    .flat()
    .filter(({ name }, index, fields) => fields.findIndex((other) => other.name === name) === index)
    .map((field) => Object.assign(field, { required: isRequired(field.name) }));
}

/** The facts about a property besides its type, each as a sentence of Markdown. */
function listFacts(property: TypeField, types: Types): string[] {
  const { encoding, number, example } = property;
  return [
    ...listConstraints(property),
    ...(resolve(property, types).kind === "quantity" ? ["`bigint` in the decoded view."] : []),
    ...(example === undefined ? [] : [`Example: ${formatCode(example)}`]),
    ...(number === undefined ? [] : [`Field ${number}${encoding ? `, \`${encoding}\`` : ""}`]),
    ...textList(spanText(property)),
  ];
}

/** The constraints of a type, each as a sentence of Markdown. */
export function listConstraints(type: Type): string[] {
  const { minimum, maximum, exclusiveMinimum: above, exclusiveMaximum: below, multipleOf } = type;
  return [
    ...(type.default === undefined ? [] : [`Default: ${formatCode(type.default)}`]),
    ...describeRange(minimum, maximum, ["", ""]),
    ...(above === undefined ? [] : [`More than ${above}.`]),
    ...(below === undefined ? [] : [`Less than ${below}.`]),
    ...(multipleOf === undefined ? [] : [`A multiple of ${multipleOf}.`]),
    ...describeRange(type.minLength, type.maxLength, [" character", " characters"]),
    ...describeRange(type.minItems, type.maxItems, [" item", " items"]),
    ...describeRange(type.minProperties, type.maxProperties, [" property", " properties"]),
    ...(type.uniqueItems === true ? ["Items are unique."] : []),
    ...(type.pattern === undefined ? [] : [`Pattern: ${formatCode(type.pattern)}`]),
  ];
}

/** @param unit - The counted unit, in singular and plural. */
function describeRange(
  least: number | undefined,
  most: number | undefined,
  [one, several]: readonly [string, string],
): string[] {
  const counted = (count: number): string => `${count}${count === 1 ? one : several}`;
  if (least !== undefined && least === most) return [`Exactly ${counted(least)}.`];
  if (least !== undefined && most !== undefined) return [`${least} to ${counted(most)}.`];
  if (most !== undefined) return [`At most ${counted(most)}.`];
  return least === undefined || (least === 0 && several !== "") ? [] : [`At least ${counted(least)}.`];
}

export function formatCode(value: unknown): string {
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return text.includes("`") ? `\`\` ${text} \`\`` : `\`${text}\``;
}

function textList(text: string | undefined): string[] {
  return text === undefined ? [] : [text];
}
