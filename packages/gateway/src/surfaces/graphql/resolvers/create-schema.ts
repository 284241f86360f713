import {
  buildSchema,
  type GraphQLField,
  type GraphQLFieldResolver,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isListType,
  isObjectType,
  SchemaMetaFieldDef,
  TypeMetaFieldDef,
  TypeNameMetaFieldDef,
} from "graphql";
import { accountResolvers, logResolvers } from "./sources.ts";
import { graphqlSchema } from "../../../generated/graphql-schema.ts";
import { blockResolvers, withdrawalResolvers } from "./block.ts";
import { callResultResolvers } from "./execution.ts";
import { mutationResolvers, queryResolvers, pendingResolvers } from "./query.ts";
import type { QueryContext, Resolver } from "./resolver.ts";
import { transactionResolvers } from "./transaction.ts";
import { addScalars } from "./scalars.ts";

/** The resolvers by type. Fields of other types are members of what the node returned. */
const resolvers: Readonly<Record<string, object>> = {
  Query: queryResolvers,
  Mutation: mutationResolvers,
  Account: accountResolvers,
  Block: blockResolvers,
  CallResult: callResultResolvers,
  Log: logResolvers,
  Pending: pendingResolvers,
  Transaction: transactionResolvers,
  Withdrawal: withdrawalResolvers,
};

export function createSchema(): GraphQLSchema {
  const schema = buildSchema(graphqlSchema);
  addScalars(schema);
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type)) continue;
    const own = (resolvers[type.name] ?? {}) as Readonly<Record<string, Resolver<unknown>>>;
    for (const field of Object.values(type.getFields())) resolveWith(field, own[field.name]);
  }
  // What describes the schema is shared by all schemas of the thread, which has one.
  for (const field of [SchemaMetaFieldDef, TypeMetaFieldDef, TypeNameMetaFieldDef]) resolveWith(field);
  return schema;
}

/**
 * Adds a field to the query's cost, and makes the objects of a list wait for their turns. Without a resolver of its
 * own, it has the library's, or is the member of the object around it.
 */
function resolveWith(field: GraphQLField<unknown, QueryContext>, own?: Resolver<unknown>): void {
  const { name, type } = field;
  const resolve = own ?? field.resolve ?? ((source) => (source as Record<string, unknown>)[name]);
  const counted: GraphQLFieldResolver<unknown, QueryContext> = (source, args, context, info) => {
    context.cost.addField();
    return resolve(source, args, context, info);
  };
  const hasObjects = isListType(getNullableType(type)) && isObjectType(getNamedType(type));
  field.resolve = hasObjects
    ? async (source, args, context, info) => {
        const list = await counted(source, args, context, info);
        // Each is a promise in any case: when an object of a list fails at once, the library leaves the promises of those
        // before it without a handler.
        return Array.isArray(list) ? list.map((item: unknown) => context.turn().then(() => item)) : list;
      }
    : counted;
}
