import {
  type CallResponse,
  type Attempt,
  type Call,
  type CallOptions,
  type Operation,
  type CallTarget,
  runCall,
} from "@node-access/transport";
import {
  type BatchItem,
  type BatchOptions,
  type BatchRoute,
  nextId,
  readResult,
  sendBatch,
  writeRequest,
} from "@node-access/transport/json-rpc";
import { isForgottenFilter } from "../filter-changes.ts";
import { callEach, type Carrier } from "../methods.ts";
import { createPick, soonest } from "./choose-endpoint.ts";
import { attend, type Course } from "./failover.ts";
import { filterRole, PoolFilters, unknownFilter } from "./pool-filters.ts";
import { mayGoOn, type Pick, type PooledEndpoint } from "./pooled-endpoint.ts";
import { blockOf, SeenBlocks } from "./seen-blocks.ts";

type Outcome = PromiseSettledResult<unknown>;

const NONE: ReadonlySet<PooledEndpoint> = new Set();

/** Makes several endpoints behave as one. */
export class EndpointPool implements Carrier {
  readonly #endpoints: readonly PooledEndpoint[];
  readonly #bounds: BatchOptions;
  readonly #pick: Pick;
  readonly #filters = new PoolFilters<PooledEndpoint>();
  readonly #blocks = new SeenBlocks<PooledEndpoint>();
  /** Takes the writes and the reads of what is pending, so that a sender's nonces go on where they began. */
  #home: PooledEndpoint | undefined;
  /** Whether it has taken one. */
  #isAtHome = false;

  constructor(endpoints: readonly PooledEndpoint[], order: "first" | "weighted", bounds: BatchOptions) {
    this.#endpoints = endpoints;
    this.#bounds = bounds;
    this.#pick = createPick(endpoints, order);
  }

  async call(
    operation: Operation,
    params: readonly unknown[] = [],
    options: CallOptions,
  ): Promise<CallResponse> {
    const { name } = operation;
    const role = filterRole(name);
    const filter = role === "uses" || role === "ends" ? this.#filters.find(params[0]) : undefined;
    if (role === "ends" && !filter) return { value: false };
    if (role === "uses" && !filter) throw unknownFilter({ operation, ...this.#target });
    const isWrite = operation.idempotency === "write" && !role;
    const stays = isWrite || blockOf(name, params) === "pending";
    const id = nextId();
    const body = writeRequest(id, name, filter ? [filter.id, ...params.slice(1)] : params);
    const course: Course = filter
      ? { endpoint: filter.home, pick: () => undefined, fallback: () => filter.home }
      : this.#course(
          stays ? (tried) => this.#pickHome(tried, isWrite) : this.#pick,
          () => !(stays && this.#home?.health.isReady),
        );
    const call: Call = {
      operation,
      input: params,
      transport: "http",
      redact: this.#target.redact,
      // Read at the beginning of each attempt.
      get endpoint() {
        return course.endpoint.rpc.endpoint;
      },
    };
    /** Requests that brought no response. */
    let lost = 0;
    let stale = 0;
    const send = async (endpoint: PooledEndpoint, attempt: Attempt): Promise<CallResponse> => {
      lost += 1;
      const answer = await endpoint.rpc.send(body, attempt, options, id);
      lost -= 1;
      const value = readResult(answer.value, attempt, id);
      this.#blocks.note(endpoint, name, value, stale > 0 && value !== null);
      answer.value = role === "makes" ? this.#filters.add(endpoint, value) : value;
      return answer;
    };
    const isStale = ({ value }: CallResponse): boolean =>
      this.#isStale(name, params, value) && (stale += 1) > 0;
    try {
      const answer = await runCall(call, options, (attempt) => attend(course, attempt, send, isStale));
      // An endpoint that did not respond may have the block.
      if (stale > 0 && answer.value === null && lost === 0) this.#blocks.doubt(name, params);
      if (role === "ends") this.#filters.delete(params[0]);
      this.#isAtHome ||= stays;
      return answer;
    } catch (error) {
      if (filter && isForgottenFilter(error)) this.#filters.delete(params[0]);
      this.#isAtHome ||= isWrite;
      throw error;
    }
  }

  /** A call that belongs to one endpoint goes alone. The others go to another endpoint together where one fails them. */
  async batch(items: readonly BatchItem[], options: CallOptions): Promise<Outcome[]> {
    const isBound = items.map((item) => this.#isBound(item));
    const [together, apart] = await Promise.all([
      this.#batchTogether(
        items.filter((_, index) => !isBound[index]),
        options,
      ),
      callEach(
        { call: (...call) => this.call(...call) },
        items.filter((_, index) => isBound[index]),
        options,
      ),
    ]);
    const [free, alone] = [together.values(), apart.values()];
    return isBound.map((bound) => (bound ? alone : free).next().value as Outcome);
  }

  async #batchTogether(items: readonly BatchItem[], options: CallOptions): Promise<Outcome[]> {
    let failed = false;
    const route = (): BatchRoute => {
      const course = this.#course(this.#pick);
      return (attempt, send) => {
        let unsettled: Outcome[] = [];
        const sendTo = async (endpoint: PooledEndpoint, at: Attempt): Promise<CallResponse> => {
          unsettled = [];
          const isUnsettled = (item: BatchItem, outcome: Outcome): boolean => {
            const mayChange = this.#mayChange(endpoint, item, outcome);
            if (mayChange) unsettled.push(outcome);
            return mayChange;
          };
          const answer = await send(endpoint.rpc, at, isUnsettled).catch((error: unknown) => {
            failed = true;
            throw error;
          });
          for (const outcome of unsettled) if (outcome.status === "rejected") throw outcome.reason;
          return answer;
        };
        return attend(course, attempt, sendTo, () => unsettled.length > 0);
      };
    };
    const outcomes = await sendBatch({ ...this.#target, route }, items, options, this.#bounds);
    for (const [index, { operation, params = [] }] of items.entries()) {
      const outcome = outcomes[index];
      if (failed || outcome?.status !== "fulfilled") continue;
      if (this.#isStale(operation.name, params, outcome.value)) this.#blocks.doubt(operation.name, params);
    }
    return outcomes;
  }

  /** Whether another endpoint may have a better outcome for a read. A node that lags behind may have answered for all. */
  #mayChange(endpoint: PooledEndpoint, { operation, params = [] }: BatchItem, outcome: Outcome): boolean {
    if (outcome.status === "rejected") return mayGoOn(outcome.reason, operation);
    this.#blocks.note(endpoint, operation.name, outcome.value, false);
    return this.#isStale(operation.name, params, outcome.value);
  }

  #isStale(method: string, params: readonly unknown[], value: unknown): boolean {
    return value === null && this.#blocks.isFor(method, params);
  }

  /** What is said of all endpoints together. */
  get #target(): Omit<CallTarget, "operation"> {
    return {
      endpoint: this.#endpoints.map(({ rpc }) => rpc.endpoint).join(", "),
      redact: (text) => this.#endpoints.reduce((shown, { rpc }) => rpc.redact(shown), text),
    };
  }

  #pickHome(tried: ReadonlySet<PooledEndpoint>, isWrite: boolean): PooledEndpoint | undefined {
    const home = this.#home;
    if (home?.health.isReady) {
      if (!tried.has(home)) return home;
      // What another node says is pending may lack what this one has got.
      if (this.#isAtHome && !isWrite) return undefined;
    }
    const other = this.#pick(tried);
    if (!other) return undefined;
    this.#isAtHome = false;
    return (this.#home = other);
  }

  #course(pick: Pick, mayLeave: () => boolean = () => true): Course {
    const fallback = (current: PooledEndpoint): PooledEndpoint => {
      const others = this.#endpoints.filter((one) => one !== current && !one.health.asksToWait);
      return others.length > 0 && mayLeave() ? soonest(others) : current;
    };
    return { endpoint: pick(NONE) ?? soonest(this.#endpoints), pick, fallback };
  }

  #isBound(item: BatchItem): boolean {
    const { operation, params = [] } = item;
    const { name, idempotency } = operation;
    return filterRole(name) !== undefined || idempotency === "write" || blockOf(name, params) === "pending";
  }
}
