import { getNamedType, type GraphQLSchema, isEnumType, isInterfaceType, isObjectType } from "graphql";

/** The names of the enums that no field has, so that callers only send their values. */
export function sentEnums(schema: GraphQLSchema): ReadonlySet<string> {
  const types = Object.values(schema.getTypeMap());
  const fields = types.flatMap((type) =>
    isObjectType(type) || isInterfaceType(type) ? Object.values(type.getFields()) : [],
  );
  const received = new Set(fields.map(({ type }) => getNamedType(type).name));
  return new Set(
    types.filter((type) => isEnumType(type) && !received.has(type.name)).map(({ name }) => name),
  );
}
