import { type GraphqlExample, readSource, formatSummary } from "@node-access-tools/generate/graphql";
import type { GraphqlSpec } from "@node-access/generate/graphql";
import {
  getNamedType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLNamedType,
  type GraphQLSchema,
  isInputObjectType,
  isIntrospectionType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
  isSpecifiedScalarType,
  print,
} from "graphql";
import {
  createPage,
  type Field,
  type LinkedText,
  linkToPage,
  listFacts,
  type ReferencePage,
  type Sample,
  typeGroup,
  createTypeScriptSample,
} from "./page.ts";
import { linkSources } from "./source-links.ts";

export const graphqlArea = "graphql";

/** The group of the types that an operation begins with. */
export const operationGroup = "Operations";

export function createGraphqlPages(
  { schema }: GraphqlSpec,
  examples: readonly GraphqlExample[],
): readonly ReferencePage[] {
  const types = Object.values(schema.getTypeMap()).filter(isOwn);
  return types.map((type) => createTypePage(type, types, findRoot(type, schema), examples));
}

function isOwn(type: GraphQLNamedType): boolean {
  return !isIntrospectionType(type) && !isSpecifiedScalarType(type);
}

/** The kind of operation that begins with a type. */
function findRoot(type: GraphQLNamedType, schema: GraphQLSchema): GraphqlExample["kind"] | undefined {
  if (type === schema.getQueryType()) return "query";
  return type === schema.getMutationType() ? "mutation" : undefined;
}

function createTypePage(
  type: GraphQLNamedType,
  types: readonly GraphQLNamedType[],
  root: GraphqlExample["kind"] | undefined,
  examples: readonly GraphqlExample[],
): ReferencePage {
  const { name, description } = type;
  const fields = listFields(type).map((field) => createField(field, "field"));
  const users = types.filter((other) => other !== type && listUses(other).includes(type));
  const links = users.map((other) => linkToPage(other.name, createId(other)));
  return createPage({
    id: createId(type),
    title: name,
    label: "Type",
    location: { area: graphqlArea, group: root ? operationGroup : typeGroup },
    summary: formatSummary(description),
    request: `${describeKind(type)} ${name}`,
    facts: listFacts({ Source: linkSources(readSource(description) ?? "") }),
    sections: [
      ...(fields.length > 0 ? [{ title: "Fields", fields }] : []),
      ...(links.length > 0 ? [{ title: "Used by", text: links.join(", ") }] : []),
    ],
    samples: examples.flatMap((example) => (example.kind === root ? [createSample(example)] : [])),
  });
}

function createId({ name }: GraphQLNamedType): string {
  return `${graphqlArea}/types/${name}`;
}

function describeKind(type: GraphQLNamedType): string {
  if (isObjectType(type)) return "type";
  return isInputObjectType(type) ? "input" : "scalar";
}

type AnyField = GraphQLField<unknown, unknown> | GraphQLInputField | GraphQLArgument;

function listFields(type: GraphQLNamedType): readonly AnyField[] {
  return isObjectType(type) || isInputObjectType(type) ? Object.values(type.getFields()) : [];
}

/** The types of a type's fields and of their arguments. */
function listUses(type: GraphQLNamedType): readonly GraphQLNamedType[] {
  return listFields(type).flatMap((field) =>
    [field, ...listArguments(field)].map((one) => getNamedType(one.type)),
  );
}

function listArguments(field: AnyField): readonly GraphQLArgument[] {
  return "args" in field ? field.args : [];
}

function createField(field: AnyField, prefix: string): Field {
  const { name, description, deprecationReason } = field;
  const anchor = `${prefix}-${name}`;
  const value = field.astNode && "defaultValue" in field.astNode ? field.astNode.defaultValue : undefined;
  return {
    anchor,
    name,
    type: linkType(field),
    required: !("args" in field) && (isRequiredArgument(field) || isRequiredInputField(field)),
    deprecated: typeof deprecationReason === "string",
    description: formatSummary(description),
    facts: value ? [`Default: \`${print(value)}\``] : [],
    fields: listArguments(field).map((argument) => createField(argument, anchor)),
  };
}

/** A type as the schema writes it, such as `[Block!]!`, with a link to the type that it names. */
function linkType({ type }: AnyField): LinkedText {
  const named = getNamedType(type);
  const [before = "", after = ""] = type.toString().split(named.name);
  const pieces = [
    { text: before },
    { text: named.name, to: isOwn(named) ? createId(named) : undefined },
    { text: after },
  ];
  return pieces.filter(({ text }) => text !== "");
}

/** A program that sends an example. */
function createSample({ name, kind, text }: GraphqlExample): Sample {
  const method = kind === "query" ? "query" : "mutate";
  const code = `import { createGraphqlClient, graphql, urlToken } from "@node-access/graphql";

const client = createGraphqlClient({
  endpoint: "https://node.example.com",
  credential: urlToken("YOUR_TOKEN"),
});
const document = graphql(\`
${text.replaceAll(/^/gm, "  ")}
\`);
const { ${name} } = await client.${method}(document);
console.log(${name});
`;
  return createTypeScriptSample(code, name);
}
