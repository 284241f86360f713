import {
  buildSchema,
  type GraphQLFieldResolver,
  type GraphQLSchema,
  isIntrospectionType,
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
    for (const field of Object.values(type.getFields())) field.resolve = counted(own[field.name], field.name);
  }
  return schema;
}

/** Adds each field to the query's cost. */
function counted(
  resolve: Resolver<unknown> | undefined,
  name: string,
): GraphQLFieldResolver<unknown, QueryContext> {
  return (source, args, context, info) => {
    context.cost.addField();
    return resolve ? resolve(source, args, context, info) : (source as Record<string, unknown>)[name];
  };
}
