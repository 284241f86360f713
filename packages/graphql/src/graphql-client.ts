import { authorize, invalidArgument, kindOf } from "@node-access/auth";
import {
  type CallOptions,
  checkCallOptions,
  checkNames,
  createHttpTransport,
  type HttpTransport,
  runCall,
} from "@node-access/transport";
import type { GraphqlClientOptions } from "./client-options.ts";
import { type GraphqlDocument, readDocumentText } from "./documents/document-text.ts";
import { chooseOperation, type OperationOptions } from "./documents/choose-operation.ts";
import { type GraphqlResult, createGraphqlError, readResponse } from "./graphql-result.ts";
import type { Read, Write } from "./scalars.ts";
import { writeBody } from "./write-body.ts";

/** Variables of an operation by name. */
export type GraphqlVariables = Readonly<Record<string, unknown>>;

/** The arguments after a document: its variables, which may be omitted if none is required, and options. */
export type GraphqlArguments<Variables> =
  {} extends Write<Variables>
    ? [variables?: Write<Variables>, options?: OperationOptions]
    : [variables: Write<Variables>, options?: OperationOptions];

/** A client of a GraphQL endpoint. */
export interface GraphqlClient {
  /**
   * Runs a query. Failed attempts are retried.
   *
   * @returns the data.
   * @throws NodeAccessError `GRAPHQL_ERROR` if the response has errors, even if it also has data.
   * {@link GraphqlClient.execute} returns both.
   */
  query<Result, Variables>(
    document: GraphqlDocument<Result, Variables>,
    ...args: GraphqlArguments<Variables>
  ): Promise<Read<Result>>;
  /** Runs a query whose result the compiler does not know. */
  query<Result = unknown>(
    document: string,
    variables?: GraphqlVariables,
    options?: OperationOptions,
  ): Promise<Result>;
  /**
   * Runs a mutation. It is sent at most once: it is retried only if it provably never reached the server.
   *
   * @returns the data.
   * @throws NodeAccessError `GRAPHQL_ERROR` if the response has errors.
   */
  mutate<Result, Variables>(
    document: GraphqlDocument<Result, Variables>,
    ...args: GraphqlArguments<Variables>
  ): Promise<Read<Result>>;
  /** Runs a mutation whose result the compiler does not know. */
  mutate<Result = unknown>(
    document: string,
    variables?: GraphqlVariables,
    options?: OperationOptions,
  ): Promise<Result>;
  /**
   * Runs a query or a mutation, and returns errors of single fields together with the data of the others.
   *
   * @returns data and errors. `data` is `null` if nothing could be returned.
   * @throws NodeAccessError for every failure except `GRAPHQL_ERROR`.
   */
  execute<Result, Variables>(
    document: GraphqlDocument<Result, Variables>,
    ...args: GraphqlArguments<Variables>
  ): Promise<GraphqlResult<Read<Result>>>;
  /** Runs an operation whose result the compiler does not know. */
  execute<Result = unknown>(
    document: string,
    variables?: GraphqlVariables,
    options?: OperationOptions,
  ): Promise<GraphqlResult<Result>>;
  /**
   * Returns the same client with other options, for one or more calls.
   *
   * @param options - The options that replace the client's defaults.
   */
  with(options: CallOptions): GraphqlClient;
  /**
   * Rejects new calls. On Node, it waits for those in flight and closes the connections, unless you
   * passed `fetch`. With `fetch`, and on other platforms, they finish later. Calling it is optional.
   */
  close(): Promise<void>;
}

const PATH = "/graphql";

/**
 * Creates a client for a GraphQL endpoint.
 *
 * @param options - The endpoint, `urlToken(...)` or `basic(...)`, and defaults for calls.
 * Deadlines are in milliseconds.
 * @returns the client.
 * @throws NodeAccessError `INVALID_ARGUMENT`, `CREDENTIAL_NOT_ACCEPTED` or `INSECURE_ENDPOINT` that
 * names the option.
 *
 * @example
 * ```ts
 * import { createGraphqlClient, graphql, urlToken } from "@node-access/graphql";
 *
 * const client = createGraphqlClient({ endpoint: "http://127.0.0.1:9640", credential: urlToken("demo") });
 * const balance = graphql(`query ($number: Long!, $owner: Address!) {
 *   block(number: $number) { hash account(address: $owner) { balance } }
 * }`);
 * const owner = "0x00000000219ab540356cbb839cbe05303d7705fa";
 * const { block } = await client.query(balance, { number: 19_000_000n, owner });
 * console.log(block?.hash, BigInt(block?.account.balance ?? 0));
 * ```
 *
 * Source: EIP-1767.
 */
export function createGraphqlClient(options: GraphqlClientOptions): GraphqlClient {
  const {
    endpoint,
    credential,
    fetch,
    userAgent,
    proxy,
    path = PATH,
    ...defaults
  }: GraphqlClientOptions = Object(options);
  if (typeof path !== "string" || !/^(\/[^\s?#]*)?$/.test(path))
    throw invalidArgument("path", "a path that begins with a slash, or an empty text", kindOf(path));
  const base =
    typeof endpoint === "string" && path !== "" && endpoint.endsWith(path)
      ? endpoint.slice(0, -path.length)
      : endpoint;
  const authorized = authorize("node", base, credential);
  checkNames(options);
  checkCallOptions(defaults);
  return wrapTransport(createHttpTransport({ authorized, fetch, userAgent, proxy }), path, defaults);
}

function wrapTransport(transport: HttpTransport, path: string, defaults: CallOptions): GraphqlClient {
  const run = async (
    kind: "query" | "mutation" | undefined,
    document: unknown,
    variables?: unknown,
    options?: OperationOptions,
  ): Promise<GraphqlResult<unknown>> => {
    const text = readDocumentText(document);
    const { operation, operationName } = chooseOperation(text, options, kind);
    const body = writeBody(text, variables, operationName);
    const { endpoint, redact } = transport;
    const call = {
      operation,
      transport: "http",
      endpoint,
      redact,
      input: { query: text, variables },
    } as const;
    const request = {
      method: "POST",
      path,
      headers: HEADERS,
      body,
      maxResponseBytes: defaults.maxResponseBytes,
    };
    const { value } = await runCall(call, defaults, async (attempt) => {
      const response = await transport.send(request, attempt);
      const result = readResponse(response, attempt);
      if (kind && result.errors) throw createGraphqlError(result, response, attempt);
      return { value: result, status: response.status, headers: response.headers };
    });
    return value;
  };
  const client = {
    query: (...args: [unknown]) => unwrapData(run("query", ...args)),
    mutate: (...args: [unknown]) => unwrapData(run("mutation", ...args)),
    execute: (...args: [unknown]) => run(undefined, ...args),
    with(changes: CallOptions) {
      checkNames(changes);
      return wrapTransport(transport, path, { ...defaults, ...changes });
    },
    close: () => transport.close(),
  };
  return client as GraphqlClient;
}

async function unwrapData(result: Promise<GraphqlResult<unknown>>): Promise<unknown> {
  return (await result).data;
}

/** Servers of the current draft distinguish their own responses from those of a proxy by the first type. */
const HEADERS: Readonly<Record<string, string>> = {
  accept: "application/graphql-response+json, application/json;q=0.9",
  "content-type": "application/json",
};
