import { type ExecutionResult, getOperationAST } from "graphql";
import { createHandler } from "graphql-http";
import type { IncomingMessage } from "node:http";
import { parseLossless } from "../../codec/json-text.ts";
import { depthLimit } from "./query/depth-limit.ts";
import { NodeCalls, type NodeCallsOptions } from "./query/node-calls.ts";
import { parseQuery } from "./query/parse-query.ts";
import { QueryCost } from "./query/query-cost.ts";
import { createSchema } from "./resolvers/create-schema.ts";
import type { QueryContext } from "./resolvers/resolver.ts";

export interface QueryRequest extends Omit<NodeCallsOptions, "cost"> {
  readonly request: Pick<IncomingMessage, "method" | "url" | "headers">;
  /** The body of a POST. */
  readonly body: string | undefined;
}

/** What a query was, for its report. */
export interface QueryReport {
  type: "query" | "mutation" | "other";
  /** Whether fields could not be returned, or the query was rejected. */
  hasErrors: boolean;
  /** How many calls of each JSON-RPC method were made. */
  readonly counts: ReadonlyMap<string, number>;
}

export interface QueryResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** Seconds after which the query may be sent again. */
  readonly retryAfter?: number | undefined;
  readonly report: QueryReport;
}

class RunningQuery implements QueryContext, QueryReport {
  readonly calls: NodeCalls;
  readonly cost: QueryCost;
  readonly depth: number;
  type: QueryReport["type"] = "other";
  hasErrors = true;
  /** Whether the response has any data. */
  hasData = false;

  constructor(options: QueryRequest) {
    const { graphqlCost, graphqlDepth } = options.state.limits;
    // What is still in flight is for fields that nobody will see.
    this.cost = new QueryCost(graphqlCost, () => options.inFlight.abort());
    this.calls = new NodeCalls({ ...options, cost: this.cost });
    this.depth = graphqlDepth;
  }

  get counts(): ReadonlyMap<string, number> {
    return this.calls.counts;
  }

  /** @returns the result for the caller. */
  ended(result: ExecutionResult): ExecutionResult {
    const { error } = this.cost;
    const { data, errors } = error ? { data: null, errors: [error] } : result;
    this.hasErrors = errors !== undefined;
    this.hasData = Object.values(data ?? {}).some((value) => value !== null);
    return errors ? { data: data ?? null, errors } : { data: data ?? null };
  }
}

const handler = createHandler<
  QueryRequest,
  { readonly query: RunningQuery },
  { [Name in keyof QueryContext]: QueryContext[Name] }
>({
  schema: createSchema(),
  parse: parseQuery,
  context: ({ context: { query } }) => ({ calls: query.calls, cost: query.cost }),
  validationRules: ({ context: { query } }, { document, operationName }, rules) => {
    query.type = getOperationAST(document, operationName)?.operation === "mutation" ? "mutation" : "query";
    return [...rules, depthLimit(query.depth)];
  },
  onOperation: ({ context: { query } }, _, result) => query.ended(result as ExecutionResult),
});

/**
 * Responds to a GraphQL request.
 *
 * @throws UpstreamFailure if the caller's connection must be closed without a response.
 */
export async function serveQuery(options: QueryRequest): Promise<QueryResponse> {
  const { request, body } = options;
  const query = new RunningQuery(options);
  const [text, init] = await handler({
    method: request.method ?? "",
    url: request.url ?? "",
    headers: request.headers,
    // Large numbers in variables keep their digits.
    body: () => parseLossless(body ?? "") as string,
    raw: options,
    context: { query },
  });
  const { disconnect, failure } = query.calls;
  if (disconnect !== undefined) throw disconnect;
  const headers = (init.headers ?? {}) as Record<string, string>;
  const isFailed = failure !== undefined && query.hasErrors && !query.hasData && !query.cost.error;
  const { status, retryAfter } = isFailed ? failure : { status: init.status };
  return { status, headers, body: text ?? emptyBody(init.status), retryAfter, report: query };
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
