import {
  type GraphQLType,
  getNamedType,
  isInputObjectType,
  isIntrospectionType,
  isListType,
  isNonNullType,
  isObjectType,
  isScalarType,
  isSpecifiedScalarType,
  printSchema,
} from "graphql";
import type { GraphqlSpec } from "@node-access/generate/graphql";

const SPECIFIED = { ID: "string", Boolean: "boolean", String: "string", Float: "number", Int: "number" };

/** A schema as the type from which gql.tada derives variables and results. `../scalars.ts` has the types of its scalars. */
export function emitSchemaType({ file, schema }: GraphqlSpec, name: string): string {
  const types = Object.values(schema.getTypeMap()).filter(
    (type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type),
  );
  const rows = types.map((type) => {
    if (isScalarType(type))
      return `    ${type.name}: Scalar<"${type.name}", ${name}Scalars["${type.name}"]>;\n`;
    if (!isObjectType(type) && !isInputObjectType(type))
      throw new Error(`${file}: gql.tada's form of ${type.name} is not emitted yet`);
    const fields = Object.values(type.getFields()).map((field) => {
      const own = `name: "${field.name}"; type: ${reference(field.type)}`;
      return isObjectType(type)
        ? `        ${field.name}: { ${own} };\n`
        : `        { ${own}; defaultValue: null },\n`;
    });
    const body = isObjectType(type)
      ? `kind: "OBJECT";\n      name: "${type.name}";\n      fields: {\n${fields.join("")}      };`
      : `kind: "INPUT_OBJECT";\n      name: "${type.name}";\n      isOneOf: false;\n      inputFields: [\n${fields.join("")}      ];`;
    return `    ${type.name}: {\n      ${body}\n    };\n`;
  });
  const specified = Object.entries(SPECIFIED).map(
    ([scalar, type]) => `    ${scalar}: Scalar<"${scalar}", ${type}>;\n`,
  );
  return `// Generated from ${file}. Do not edit: change the spec and run \`npm run generate\`.
import type { ${name}Scalars } from "../scalars.ts";

/** A scalar and its type. */
interface Scalar<Name, Type> {
  kind: "SCALAR";
  name: Name;
  type: Type;
}

/** A value that is never \`null\`. */
interface Required<Type> {
  kind: "NON_NULL";
  name: never;
  ofType: Type;
}

/** A list. */
interface List<Type> {
  kind: "LIST";
  name: never;
  ofType: Type;
}

/** A type by its name. */
interface Named<Kind, Name> {
  kind: Kind;
  name: Name;
  ofType: null;
}

/** The schema of Ethereum-style nodes, in the form that gql.tada derives types from. */
export interface ${name}Schema {
  name: never;
  query: ${root(schema.getQueryType())};
  mutation: ${root(schema.getMutationType())};
  subscription: ${root(schema.getSubscriptionType())};
  types: {
${specified.join("")}${rows.join("")}  };
}
`;
}

/** The name of a type as a type; `never` if there is none. */
function root(type: { readonly name: string } | null | undefined): string {
  return type ? `"${type.name}"` : "never";
}

function reference(type: GraphQLType): string {
  if (isNonNullType(type)) return `Required<${reference(type.ofType)}>`;
  if (isListType(type)) return `List<${reference(type.ofType)}>`;
  const named = getNamedType(type);
  const kind = isScalarType(named) ? "SCALAR" : isObjectType(named) ? "OBJECT" : "INPUT_OBJECT";
  return `Named<"${kind}", "${named.name}">`;
}

/** Returns a module with the text of a schema, for servers. Its descriptions are what tools show of the schema. */
export function emitSchemaText({ file, schema }: GraphqlSpec, constant: string): string {
  return `// Generated from ${file}. Do not edit: change the spec and run \`npm run generate\`.

/** The schema of the GraphQL endpoint, in the schema definition language. */
export const ${constant}: string = ${JSON.stringify(printSchema(schema))};
`;
}
