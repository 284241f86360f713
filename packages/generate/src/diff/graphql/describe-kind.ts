import {
  type GraphQLNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isScalarType,
  isUnionType,
} from "graphql";

/** The kind of a type, for readers. */
export function describeKind(type: GraphQLNamedType): string {
  if (isScalarType(type)) return "a scalar";
  if (isEnumType(type)) return "an enum";
  if (isUnionType(type)) return "a union";
  if (isInterfaceType(type)) return "an interface";
  return isInputObjectType(type) ? "an input" : "an object";
}
