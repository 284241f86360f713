import { enumMember } from "@node-access/generate/emit/grpc";
import { type NamedType, spanText, type Type } from "@node-access-tools/generate/model";
import type { Declarations } from "./declarations.ts";
import { formatCode, listConstraints, listFields, type TypeContext } from "./fields.ts";
import {
  createPage,
  createJsonSample,
  listFacts,
  type ReferencePage,
  type Sample,
  type Section,
  typeGroup,
  createTypeScriptSample,
} from "./page.ts";
import { linkSources } from "./source-links.ts";
import { linkType } from "./type-text.ts";

export interface TypePageContext extends TypeContext {
  readonly area: string;
  readonly declarations: Declarations;
  /** The pages that use a type: links in Markdown by the type's name. */
  readonly usedBy: ReadonlyMap<string, readonly string[]>;
}

export function createTypePages(context: TypePageContext): ReferencePage[] {
  return Object.values(context.types).map((named) => createTypePage(named, context));
}

function createTypePage(named: NamedType, context: TypePageContext): ReferencePage {
  const { name, type, wireName } = named;
  const [summary = "", ...rest] = (type.description ?? "").split(/\n\n/);
  return createPage({
    id: `${context.area}/types/${name}`,
    title: name,
    label: "Type",
    location: { area: context.area, group: typeGroup },
    summary,
    text: rest.join("\n\n") || undefined,
    deprecated: type.deprecated === true,
    request: wireName,
    facts: listFacts({ Source: linkSources(type.source ?? ""), Specification: spanText(type) }),
    sections: [...createValueSections(named, context), ...createUsedBySection(name, context)],
    samples: createDeclarations(name, context),
    responses:
      type.example === undefined || typeof type.example !== "object"
        ? []
        : [createJsonSample("Example", type.example)],
  });
}

/** The content of a type: its fields, its values, its members, or its constraints. */
function createValueSections({ type, wireName = "" }: NamedType, context: TypeContext): Section[] {
  const fields = listFields(type, context, "field");
  if (fields.length > 0) return [{ title: "Fields", fields }];
  if (type.values) {
    const rows = type.values.map(({ name, number, description = "" }) => {
      const member = enumMember(wireName, name);
      const proto = member === name ? "" : ` In the proto: \`${name}\`.`;
      return [formatCode(member), String(number), `${description}${proto}`.trim()];
    });
    return [{ title: "Values", table: { head: ["Value", "Number", "Meaning"], rows } }];
  }
  if (type.enum)
    return [{ title: "Values", text: type.enum.map((value) => `- ${formatCode(value)}`).join("\n") }];
  const members = type.anyOf ?? type.oneOf;
  const facts = [
    ...listConstraints(type),
    ...(type.kind === "quantity" ? ["`bigint` in the decoded view."] : []),
    ...(type.example === undefined || typeof type.example === "object"
      ? []
      : [`Example: ${formatCode(type.example)}`]),
  ];
  if (members)
    return [
      { title: "One of", fields: members.map((member, index) => createMemberField(member, index, context)) },
    ];
  const text = facts.map((fact) => `- ${fact}`).join("\n") || undefined;
  return [{ title: "Value", type: linkType(type, context), text }];
}

function createMemberField(
  member: Type,
  index: number,
  context: TypeContext,
): NonNullable<Section["fields"]>[number] {
  const referred = member.reference === undefined ? undefined : context.types[member.reference]?.type;
  return {
    anchor: `member-${index + 1}`,
    name: "",
    type: linkType(member, context),
    required: false,
    deprecated: member.deprecated === true,
    description: member.description ?? referred?.description ?? "",
    facts: listConstraints(member),
    fields: member.reference === undefined ? listFields(member, context, `member-${index + 1}`) : [],
  };
}

function createUsedBySection(name: string, { usedBy }: TypePageContext): Section[] {
  const links = usedBy.get(name) ?? [];
  return links.length === 0 ? [] : [{ title: "Used by", text: links.join(", ") }];
}

function createDeclarations(name: string, { declarations }: TypePageContext): Sample[] {
  const text = declarations.printDeclaration(name);
  return text === undefined ? [] : [createTypeScriptSample(text)];
}
