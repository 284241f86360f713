import {
  buildSchema,
  type GraphQLField,
  type GraphQLFieldResolver,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isIntrospectionType,
  isListType,
  isObjectType,
} from "graphql";
import { graphqlSchema } from "../../../generated/graphql-schema.ts";
import { accountResolvers } from "./account.ts";
import { blockResolvers, withdrawalResolvers } from "./block.ts";
import { callResultResolvers } from "./execution.ts";
import { logResolvers } from "./logs.ts";
import { pendingResolvers } from "./pending.ts";
import { mutationResolvers, queryResolvers } from "./query.ts";
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

/** Creates the schema of the specs, whose fields are read from a node. */
export function createSchema(): GraphQLSchema {
  const schema = buildSchema(graphqlSchema);
  addScalars(schema);
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || isIntrospectionType(type)) continue;
    const own = (resolvers[type.name] ?? {}) as Readonly<Record<string, Resolver<unknown>>>;
    for (const field of Object.values(type.getFields())) field.resolve = resolverOf(field, own[field.name]);
  }
  return schema;
}

/**
 * Adds each field to the query's cost.
 *
 * @param own - Returns the field's value. Default: the member of the object around it.
 */
function resolverOf(
  { name, type }: GraphQLField<unknown, QueryContext>,
  own: Resolver<unknown> = (source) => (source as Record<string, unknown>)[name],
): GraphQLFieldResolver<unknown, QueryContext> {
  const counted: Resolver<unknown> = (source, args, context, info) => {
    context.cost.addField();
    return own(source, args, context, info);
  };
  if (!isListType(getNullableType(type)) || !isObjectType(getNamedType(type))) return counted;
  return async (...given) => apart(await counted(...given));
}

/**
 * Makes each object of a list a promise. When an object fails at once, the library leaves the promises of those before
 * it without a handler, and their failures would end the process: here, none fails at once.
 */
function apart(list: unknown): unknown {
  return Array.isArray(list) ? list.map((item: unknown) => Promise.resolve(item)) : list;
}
