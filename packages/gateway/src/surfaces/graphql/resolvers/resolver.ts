import { GraphQLError, type GraphQLResolveInfo, Kind, type SelectionSetNode } from "graphql";
import { rpcCode } from "../../../codec/json-rpc/rpc-failure.ts";
import type { QueryCalls, QueryCost } from "../query/query-calls.ts";

export interface QueryContext {
  readonly calls: Pick<QueryCalls, "call">;
  readonly cost: QueryCost;
  /** Resolves when the query may do a piece of its work. */
  turn(): Promise<void>;
}

/** The arguments of a field, whose scalars are read. */
export type Arguments = Readonly<Record<string, unknown>>;

/** Returns the value of a field, from the value of the object around it. */
export type Resolver<Source> = (
  source: Source,
  args: Arguments,
  context: QueryContext,
  info: GraphQLResolveInfo,
) => unknown;

/** The resolvers of a type, by field. Fields without one are members of the source. */
export type Resolvers<Source> = Readonly<Record<string, Resolver<Source>>>;

export type NodeObject = Readonly<Record<string, unknown>>;

export function readObject(value: unknown): NodeObject | undefined {
  return typeof value === "object" && value !== null && !Array.isArray(value)
    ? (value as NodeObject)
    : undefined;
}

/** @throws GraphQLError that says what the node returned, if it is not a list of objects. */
export function readObjects(value: unknown, what: string): readonly NodeObject[] {
  if (Array.isArray(value) && value.every((one) => readObject(one))) return value as readonly NodeObject[];
  throw malformed(what, "a list of objects");
}

/** @throws GraphQLError if the value is not the text of an integer, as JSON-RPC has them. */
export function readInteger(value: unknown, what: string): bigint {
  if (typeof value === "string" && /^0x[0-9a-f]{1,64}$/i.test(value)) return BigInt(value);
  throw malformed(what, "an integer as hex");
}

export function malformed(what: string, expected: string): GraphQLError {
  return new GraphQLError(`the node returned malformed data: ${what} must be ${expected}`);
}

/** @throws GraphQLError if the node's object lacks a member that the schema promises. */
export function required(object: NodeObject, name: string, what: string): unknown {
  const value = object[name];
  if (value === undefined || value === null) throw new GraphQLError(`the node's ${what} has no ${name}`);
  return value;
}

/** Whether an error says that the node, or its caller, does not have the method. */
export function isMethodMissing(error: unknown): boolean {
  return error instanceof GraphQLError && error.extensions["code"] === rpcCode.methodNotFound;
}

/** Whether the fields that are asked of a field's value include one. */
export function selects(info: GraphQLResolveInfo, name: string): boolean {
  const seen = new Set<string>();
  const has = (set: SelectionSetNode | undefined): boolean =>
    set?.selections.some((one) => {
      if (one.kind === Kind.FIELD) return one.name.value === name;
      if (one.kind === Kind.INLINE_FRAGMENT) return has(one.selectionSet);
      const { value: fragment } = one.name;
      if (seen.has(fragment)) return false;
      seen.add(fragment);
      return has(info.fragments[fragment]?.selectionSet);
    }) ?? false;
  return info.fieldNodes.some(({ selectionSet }) => has(selectionSet));
}
