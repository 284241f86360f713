import DataLoader from "dataloader";
import { GraphQLError } from "graphql";
import { offeredMethods } from "../../../clusters/offered-methods.ts";
import { classifyNodeError } from "@node-access/transport/errors";
import { rpcCode, type RpcError } from "../../../codec/json-rpc/rpc-failure.ts";
import type { OwnCall } from "../../../router/send-calls.ts";
import type { CallsReply, QueryFailure } from "./messages.ts";
import { parseIfJson } from "../../../codec/json/json-text.ts";

/** Methods of all EVM networks. */
const methods = offeredMethods("ethereum");

/** The JSON-RPC calls of one query. Those made at the same time are sent as one batch, and equal ones once. */
export class QueryCalls {
  readonly #loader: DataLoader<OwnCall, unknown, string>;
  readonly #cost: QueryCost;
  readonly #send: (calls: readonly OwnCall[]) => Promise<CallsReply>;
  /** The last reason for which a call was not served, if it has nothing to do with the call. */
  failure: QueryFailure | undefined;

  /** @param send - Resolves when the responses can be read. */
  constructor(cost: QueryCost, maxCalls: number, send: (calls: readonly OwnCall[]) => Promise<CallsReply>) {
    this.#cost = cost;
    this.#send = send;
    this.#loader = new DataLoader((calls) => this.#load(calls), {
      cacheKeyFn: ({ method, params }) => `${method} ${params}`,
      maxBatchSize: maxCalls,
    });
  }

  /** @throws GraphQLError with the error of the node or of the gateway. */
  call(method: string, ...params: unknown[]): Promise<unknown> {
    return this.#loader.load({ method, params: JSON.stringify(params) });
  }

  async #load(calls: readonly OwnCall[]): Promise<unknown[]> {
    const heavy = calls.filter(({ method }) => methods.get(method)?.cost === "heavy").length;
    this.#cost.addCalls(calls.length - heavy, heavy);
    const reply = await this.#send(calls);
    if ("text" in reply)
      return readResponses(reply.text, calls.length).map(({ result, error }) =>
        error ? this.#failed(error) : result,
      );
    const error = this.#failed(reply.error);
    this.failure = reply.failure ?? this.failure;
    return calls.map(() => error);
  }

  #failed(error: RpcError): GraphQLError {
    // A node also sends this code for a query of too many blocks, which never succeeds.
    const isLimit = error.code === rpcCode.limit && classifyNodeError(error).reason !== "range";
    if (isLimit) this.failure = { status: 429, retryAfter: waitIn(error) ?? 1 };
    else if (error.code === rpcCode.unavailable) this.failure = { status: 502 };
    return createError(error);
  }
}

interface Response {
  readonly result?: unknown;
  readonly error?: RpcError;
}

/** @returns the responses in the order of the calls, whose ids are their places. */
function readResponses(text: string, count: number): readonly Response[] {
  const responses = [parseIfJson(text) ?? []].flat() as readonly (Response & { id?: unknown })[];
  const byId = new Map(responses.map((response) => [String(Object(response).id), response]));
  return Array.from({ length: count }, (_, index): Response => {
    const { result, error } = byId.get(String(index)) ?? (count === 1 ? responses[0] : undefined) ?? {};
    if (error) return { error };
    return result === undefined ? { error: notJsonRpc } : { result };
  });
}

const notJsonRpc: RpcError = {
  code: rpcCode.internal,
  message: "the upstream's response is not JSON-RPC",
};

function createError({ code, message, data }: RpcError): GraphQLError {
  return new GraphQLError(message, { extensions: { code, ...(data !== undefined && { data }) } });
}

/** @returns the seconds to wait, which the gateway states in its errors about limits. */
function waitIn({ data }: RpcError): number | undefined {
  const { try_again_in: wait }: { try_again_in?: unknown } = Object(data);
  return typeof wait === "string" && /^\d{1,9}s$/.test(wait) ? Number.parseInt(wait, 10) : undefined;
}

/** What a JSON-RPC call costs, in fields of the result. */
const callCost = 50;
/** What a heavy call costs, such as a trace. */
const heavyCallCost = 500;

/** Adds up what a query costs, and ends it when that is too much. */
export class QueryCost {
  readonly #limit: number;
  readonly #onExceeded: (error: GraphQLError) => void;
  #cost = 0;
  error: GraphQLError | undefined;

  /** @param onExceeded - Called when the query has reached the limit `graphqlCost`. */
  constructor(limit: number, onExceeded: (error: GraphQLError) => void) {
    this.#limit = limit;
    this.#onExceeded = onExceeded;
  }

  /** @throws GraphQLError if the query costs too much by now. */
  addField(): void {
    this.#add(1);
  }

  /** @throws GraphQLError if the query costs too much with these calls, which are then not sent. */
  addCalls(light: number, heavy: number): void {
    this.#add(light * callCost + heavy * heavyCallCost);
  }

  /** Checks that the query can afford a number of calls before it prepares them. */
  check(calls: number): void {
    if (this.#cost + calls * callCost > this.#limit) this.#add(calls * callCost);
  }

  #add(cost: number): void {
    this.#cost += cost;
    if (this.#cost <= this.#limit) return;
    if (!this.error) {
      this.error = new GraphQLError(
        `the query costs more than ${this.#limit}: 1 for each field of the result, ${callCost} for each call of the ` +
          `node and ${heavyCallCost} for a heavy one. Ask for fewer blocks, transactions or accounts at a time; ` +
          "the gateway's option limits.graphqlCost raises the limit",
        { extensions: { code: "COST_LIMIT", limit: this.#limit } },
      );
      this.#onExceeded(this.error);
    }
    throw this.error;
  }
}
