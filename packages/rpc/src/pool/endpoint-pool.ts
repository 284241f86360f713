import {
  type CallResponse,
  type Attempt,
  type Call,
  type CallOptions,
  type Operation,
  type CallTarget,
  callError,
  retryDelay,
  runCall,
} from "@node-access/transport";
import {
  type BatchItem,
  type BatchOptions,
  type BatchRoute,
  type BatchRouter,
  type MessageResponse,
  type sendBatch,
  nextId,
  readResult,
  writeRequest,
} from "@node-access/transport/json-rpc";
import { callEach } from "../call-each.ts";
import { type CheckedOptions, type RpcBackend, type ResultCheck, resultCheck } from "../client-parts.ts";
import { MAX_LAG } from "../max-lag.ts";
import { findBlock, findFilterRole } from "./affinity.ts";
import type { Table } from "../protocol.ts";
import { createPick, findSoonest } from "./choose-endpoint.ts";
import { type Failover, attemptWithFailover } from "./failover.ts";
import { HEIGHT, sendWithHeight } from "./send-with-height.ts";
import { isForgottenFilter, PoolFilters, createUnknownFilterError } from "./pool-filters.ts";
import { type PickEndpoint, type PooledEndpoint, mayFailOver } from "./pooled-endpoint.ts";
import { readsLogs, SeenBlocks } from "./seen-blocks.ts";

type Outcome = PromiseSettledResult<unknown>;

const LAGS = "no endpoint that responded has all blocks of the range, although one has reported the last";
const NONE: ReadonlySet<PooledEndpoint> = new Set();

/** Sends calls to several endpoints that act as one. */
export class EndpointPool implements RpcBackend {
  readonly checksResults = true;
  readonly #endpoints: readonly PooledEndpoint[];
  readonly #pick: PickEndpoint;
  readonly #filters = new PoolFilters<PooledEndpoint>();
  readonly #table: Table;
  readonly #blocks: SeenBlocks<PooledEndpoint>;
  /** The endpoint for writes and reads of the pending block, so that a sender's nonces stay consistent. */
  #home: PooledEndpoint | undefined;
  /** Whether it has received one of these. */
  #isHomeUsed = false;

  constructor(endpoints: readonly PooledEndpoint[], order: "first" | "weighted", table: Table) {
    this.#endpoints = endpoints;
    this.#table = table;
    this.#blocks = new SeenBlocks(table);
    this.#pick = createPick(endpoints, order);
  }

  async call(
    operation: Operation,
    params: readonly unknown[] = [],
    options: CallOptions,
  ): Promise<CallResponse> {
    const { name } = operation;
    const role = findFilterRole(this.#table, name);
    const filter = role === "uses" || role === "ends" ? this.#filters.find(params[0]) : undefined;
    if (role === "ends" && !filter) return { value: false };
    if (role === "uses" && !filter) throw createUnknownFilterError({ operation, ...this.#target });
    const isWrite = operation.idempotency === "write" && !role;
    const isPinned = isWrite || findBlock(this.#table, name, params) === "pending";
    const { [resultCheck]: check }: CheckedOptions = options;
    const id = nextId();
    const body = writeRequest(id, name, filter ? [filter.id, ...params.slice(1)] : params);
    const failover: Failover = filter
      ? { endpoint: filter.home, pick: () => undefined, fallback: () => filter.home }
      : this.#failover(
          isPinned ? (tried) => this.#pickHome(tried, isWrite) : this.#pick,
          () => !(isPinned && this.#home?.health.isReady),
        );
    const call: Call = {
      operation,
      input: params,
      transport: "http",
      redact: this.#target.redact,
      retryDelay,
      // Evaluated at the start of each attempt.
      get endpoint() {
        return failover.endpoint.rpc.endpoint;
      },
    };
    /** Requests without a response. */
    let lost = 0;
    let stale = 0;
    const isOfLogs = readsLogs(name);
    let current = failover.endpoint;
    let lacksLogs = false;
    /** The newest block of the node that reads the logs, and of the best result so far. */
    let height = -1;
    let best: { readonly height: number; readonly logs: unknown } | undefined;
    const send = async (endpoint: PooledEndpoint, attempt: Attempt): Promise<MessageResponse> => {
      lost += 1;
      current = endpoint;
      height = this.#blocks.findHeight(endpoint) - MAX_LAG;
      const response =
        isOfLogs && this.#blocks.mayLackLogs(endpoint, name, params, [], height)
          ? await sendWithHeight(endpoint, { body, id }, attempt, options, (value) => {
              this.#blocks.note(endpoint, HEIGHT, value, false);
              height = Number(value) || height;
            })
          : await endpoint.rpc.send(body, attempt, options, id);
      lost -= 1;
      const value = readResult(response.value, attempt, id);
      await check?.({ method: name, params, result: value }, readsAt(endpoint, attempt, options));
      this.#blocks.note(endpoint, name, value, stale > 0 && value !== null && !isOfLogs);
      response.value = role === "makes" ? this.#filters.add(endpoint, value) : value;
      return response;
    };
    const isStale = ({ value }: CallResponse): boolean => {
      lacksLogs =
        isOfLogs && Array.isArray(value) && this.#blocks.mayLackLogs(current, name, params, value, height);
      if (isOfLogs && !lacksLogs) this.#blocks.note(current, name, value, true);
      if (lacksLogs && !(best && best.height >= height)) best = { height, logs: value };
      return (lacksLogs || this.#isStale(name, params, value)) && (stale += 1) > 0;
    };
    try {
      const response = await runCall(call, options, async (attempt) => {
        const result = await attemptWithFailover(failover, attempt, send, isStale);
        if (lacksLogs && this.#blocks.isFor(name, params))
          throw callError({ operation, ...this.#target }, "UNANSWERED", LAGS, { reason: LAGS });
        // No endpoint has reported the end of the range.
        if (lacksLogs) result.value = best?.logs;
        return result;
      });
      // The block may exist on an endpoint that did not respond.
      if (stale > 0 && response.value === null && lost === 0) this.#blocks.doubt(name, params);
      if (role === "ends") this.#filters.delete(params[0]);
      this.#isHomeUsed ||= isPinned;
      return response;
    } catch (error) {
      if (lacksLogs && lost === 0) this.#blocks.doubt(name, params);
      if (filter && isForgottenFilter(error)) this.#filters.delete(params[0]);
      this.#isHomeUsed ||= isWrite;
      throw error;
    }
  }

  /**
   * Calls that are pinned to an endpoint, and reads of the newest logs, are sent individually.
   * The others are sent, and fail over, together.
   */
  async batch(
    send: typeof sendBatch,
    items: readonly BatchItem[],
    options: CallOptions,
    bounds: BatchOptions,
  ): Promise<Outcome[]> {
    const isIndividual = items.map((item) => this.#isIndividual(item));
    const [combined, individual] = await Promise.all([
      this.#batchCombined(
        items.filter((_, index) => !isIndividual[index]),
        (wire, combinable) => send(wire, combinable, options, bounds),
      ),
      callEach(
        this,
        items.filter((_, index) => isIndividual[index]),
        options,
      ),
    ]);
    const [fromBatch, fromCalls] = [combined.values(), individual.values()];
    return isIndividual.map((one) => (one ? fromCalls : fromBatch).next().value as Outcome);
  }

  async #batchCombined(
    items: readonly BatchItem[],
    sendAll: (router: BatchRouter, items: readonly BatchItem[]) => Promise<Outcome[]>,
  ): Promise<Outcome[]> {
    let failed = false;
    const route = (): BatchRoute => {
      const failover = this.#failover(this.#pick);
      return (attempt, send) => {
        let unsettled: Outcome[] = [];
        const sendTo = async (endpoint: PooledEndpoint, at: Attempt): Promise<CallResponse> => {
          unsettled = [];
          const isUnsettled = (item: BatchItem, outcome: Outcome): boolean => {
            const mayImprove = this.#mayImprove(endpoint, item, outcome);
            if (mayImprove) unsettled.push(outcome);
            return mayImprove;
          };
          const response = await send(endpoint.rpc, at, isUnsettled).catch((error: unknown) => {
            failed = true;
            throw error;
          });
          for (const outcome of unsettled) if (outcome.status === "rejected") throw outcome.reason;
          return response;
        };
        return attemptWithFailover(failover, attempt, sendTo, () => unsettled.length > 0);
      };
    };
    const outcomes = await sendAll({ ...this.#target, route }, items);
    for (const [index, { operation, params = [] }] of items.entries()) {
      const outcome = outcomes[index];
      if (failed || outcome?.status !== "fulfilled") continue;
      if (this.#isStale(operation.name, params, outcome.value)) this.#blocks.doubt(operation.name, params);
    }
    return outcomes;
  }

  /** Whether another endpoint may respond better to a read, because this one failed or lags behind. */
  #mayImprove(endpoint: PooledEndpoint, { operation, params = [] }: BatchItem, outcome: Outcome): boolean {
    if (outcome.status === "rejected") return mayFailOver(outcome.reason, operation);
    const { value } = outcome;
    const { name } = operation;
    this.#blocks.note(endpoint, name, value, false);
    if (readsLogs(name) && Array.isArray(value) && this.#blocks.isFor(name, params))
      return this.#blocks.mayLackLogs(endpoint, name, params, value, this.#blocks.findHeight(endpoint));
    return this.#isStale(name, params, value);
  }

  #isStale(method: string, params: readonly unknown[], value: unknown): boolean {
    return value === null && this.#blocks.isFor(method, params);
  }

  /** The target of errors that concern all endpoints. */
  get #target(): Omit<CallTarget, "operation"> {
    return {
      endpoint: this.#endpoints.map(({ rpc }) => rpc.endpoint).join(", "),
      redact: (text) => this.#endpoints.reduce((redacted, { rpc }) => rpc.redact(redacted), text),
    };
  }

  #pickHome(tried: ReadonlySet<PooledEndpoint>, isWrite: boolean): PooledEndpoint | undefined {
    const home = this.#home;
    if (home?.health.isReady) {
      if (!tried.has(home)) return home;
      // Another node's pending block may lack transactions that this node has received.
      if (this.#isHomeUsed && !isWrite) return undefined;
    }
    const other = this.#pick(tried);
    if (!other) return undefined;
    this.#isHomeUsed = false;
    return (this.#home = other);
  }

  #failover(pick: PickEndpoint, mayMove: () => boolean = () => true): Failover {
    const fallback = (current: PooledEndpoint): PooledEndpoint => {
      const others = this.#endpoints.filter((one) => one !== current && !one.health.mustWait);
      return others.length > 0 && mayMove() ? findSoonest(others) : current;
    };
    return { endpoint: pick(NONE) ?? findSoonest(this.#endpoints), pick, fallback };
  }

  /** Whether a call is not sent together with others: logs of the newest blocks need their node's height. */
  #isIndividual(item: BatchItem): boolean {
    const { operation, params = [] } = item;
    const { name, idempotency } = operation;
    if (readsLogs(name) && this.#blocks.isFor(name, params) && this.#blocks.isNew(params[0])) return true;
    return (
      findFilterRole(this.#table, name) !== undefined ||
      idempotency === "write" ||
      findBlock(this.#table, name, params) === "pending"
    );
  }
}

/** Makes calls at the endpoint of an attempt, as parts of it: with its headers and deadline, and without retries. */
function readsAt(
  { rpc }: PooledEndpoint,
  attempt: Attempt,
  options: CallOptions,
): Parameters<ResultCheck>[1] {
  return async ({ method, params }) => {
    const id = nextId();
    const read: Attempt = { ...attempt, operation: { name: method, idempotency: "safe" } };
    const { value } = await rpc.send(writeRequest(id, method, params), read, options, id);
    return readResult(value, read, id);
  };
}
