import { execute, type ExecutionResult, getOperationAST, type GraphQLError } from "graphql";
import { createHandler } from "graphql-http";
import { parseLossless } from "../../../codec/json/json-text.ts";
import { createSchema } from "../resolvers/create-schema.ts";
import type { QueryContext } from "../resolvers/resolver.ts";
import type { QueryResult, ThreadQuery } from "./messages.ts";
import { checkQuery } from "./parse-query.ts";
import { QueryCalls, QueryCost } from "./query-calls.ts";

export interface QueryHost {
  readonly send: ConstructorParameters<typeof QueryCalls>[2];
  /** Resolves when the query may do a piece of its work, which may be large; never again once it has ended. */
  turn(isLarge: boolean): Promise<void>;
}

class RunningQuery {
  readonly calls: QueryCalls;
  readonly cost: QueryCost;
  readonly turn: QueryHost["turn"];
  readonly maxDepth: number;
  type: QueryResult["type"] = "other";
  hasErrors = true;
  hasData = false;
  /** Rejects if the query costs too much: what is still in flight is for fields that nobody will see. */
  readonly exceeded: Promise<never>;

  constructor({ maxCost, maxDepth, maxCalls }: ThreadQuery, { send, turn }: QueryHost) {
    const { promise, reject } = Promise.withResolvers<never>();
    // A query that ends otherwise does not wait for it.
    promise.catch(() => {});
    this.exceeded = promise;
    this.cost = new QueryCost(maxCost, reject);
    this.calls = new QueryCalls(this.cost, maxCalls, send);
    this.turn = turn;
    this.maxDepth = maxDepth;
  }

  ended({ data, errors }: ExecutionResult): ExecutionResult {
    this.hasErrors = errors !== undefined;
    this.hasData = Object.values(data ?? {}).some((value) => value !== null);
    return errors ? { data: data ?? null, errors } : { data: data ?? null };
  }
}

const schema = createSchema();

type Context = { readonly [Name in keyof QueryContext]: QueryContext[Name] } & {
  readonly query: RunningQuery;
};

const handler = createHandler<ThreadQuery, { readonly query: RunningQuery }, Context>({
  onSubscribe({ context: { query } }, { query: text, operationName, variables }) {
    const document = checkQuery(schema, text, query.maxDepth);
    if (!("kind" in document)) return document;
    query.type = getOperationAST(document, operationName)?.operation === "mutation" ? "mutation" : "query";
    const { calls, cost } = query;
    const contextValue = { calls, cost, turn: () => query.turn(false), query };
    return { schema, document, operationName, variableValues: variables, contextValue };
  },
  async execute(args) {
    const { query } = args.contextValue as Context;
    const execution = Promise.resolve(execute(args));
    const result = await Promise.race([execution, query.exceeded]).catch((error: unknown) => ({
      data: null,
      errors: [error as GraphQLError],
    }));
    await query.turn(true);
    return query.ended(result);
  },
});

/** Runs a query, in turns with others. */
export async function runQuery(options: ThreadQuery, host: QueryHost): Promise<QueryResult> {
  await host.turn(true);
  const { request, body } = options;
  const query = new RunningQuery(options, host);
  const [text, init] = await handler({
    method: request.method ?? "",
    url: request.url ?? "",
    headers: request.headers,
    // Large numbers in variables keep their digits.
    body: () => parseLossless(body ?? "") as string,
    raw: options,
    context: { query },
  });
  const { type, hasErrors, calls, cost, hasData } = query;
  const failure = hasErrors && !hasData && !cost.error ? calls.failure : undefined;
  const { status, retryAfter } = failure ?? { status: init.status };
  return {
    status,
    headers: (init.headers ?? {}) as Record<string, string>,
    body: new TextEncoder().encode(text ?? emptyBody(init.status)),
    retryAfter,
    type,
    hasErrors,
  };
}

/** The library sends no body with some statuses; callers get one that says why. */
function emptyBody(status: number): string {
  const message = rejections[status] ?? "the request was rejected";
  return JSON.stringify({ errors: [{ message }] });
}

const rejections: Readonly<Record<number, string>> = {
  405: "expected POST, or GET with the query in the parameter query",
  406: "expected a request that accepts application/graphql-response+json or application/json",
  415: "expected a body of the type application/json in UTF-8",
};
