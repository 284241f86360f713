import {
  type Answer,
  type Attempt,
  type Call,
  type CallOptions,
  type Operation,
  type Place,
  retryDelay,
  runCall,
} from "@node-access/transport";
import {
  type BatchItem,
  type BatchOptions,
  nextId,
  readAnswer,
  sendBatch,
  writeRequest,
} from "@node-access/transport/json-rpc";
import { isForgottenFilter } from "../filter-changes.ts";
import type { Carrier } from "../methods.ts";
import { createPick, soonest } from "./choose-endpoint.ts";
import { filterRole, PoolFilters, unknownFilter } from "./pool-filters.ts";
import { attemptAt, mayGoOn, noteFailure, type Pick, type PooledEndpoint } from "./pooled-endpoint.ts";
import { blockOf, SeenBlocks } from "./seen-blocks.ts";

/** The endpoint at which a call is, or begins its next attempt. */
interface Course {
  endpoint: PooledEndpoint;
  readonly pick: Pick;
}

const NONE: ReadonlySet<PooledEndpoint> = new Set();

/** Makes several endpoints behave as one. */
export class EndpointPool implements Carrier {
  readonly #endpoints: readonly PooledEndpoint[];
  readonly #bounds: BatchOptions;
  readonly #pick: Pick;
  readonly #filters = new PoolFilters<PooledEndpoint>();
  readonly #blocks = new SeenBlocks();
  /** Takes the writes and the reads of what is pending, so that a sender's nonces go on where they began. */
  #home: PooledEndpoint | undefined;
  /** Whether it has taken one. */
  #isAtHome = false;

  constructor(endpoints: readonly PooledEndpoint[], order: "first" | "weighted", bounds: BatchOptions) {
    this.#endpoints = endpoints;
    this.#bounds = bounds;
    this.#pick = createPick(endpoints, order);
  }

  async call(operation: Operation, params: readonly unknown[] = [], options: CallOptions): Promise<Answer> {
    const { name } = operation;
    const role = filterRole(name);
    const filter = role === "uses" || role === "ends" ? this.#filters.find(params[0]) : undefined;
    if (role === "ends" && !filter) return { value: false };
    if (role === "uses" && !filter) throw unknownFilter({ operation, ...this.#place });
    const isWrite = operation.idempotency === "write" && !role;
    const stays = isWrite || blockOf(name, params) === "pending";
    const id = nextId();
    const body = writeRequest(id, name, filter ? [filter.id, ...params.slice(1)] : params);
    const course = this.#course(
      filter ? only(filter.home) : stays ? (tried) => this.#pickHome(tried, isWrite) : this.#pick,
    );
    const call: Call = {
      operation,
      input: params,
      transport: "http",
      redact: this.#place.redact,
      // Read at the beginning of each attempt.
      get endpoint() {
        return course.endpoint.rpc.endpoint;
      },
    };
    const send = async (endpoint: PooledEndpoint, attempt: Attempt): Promise<Answer> => {
      const { answers, wrap } = await endpoint.rpc.ask(body, attempt, options, id);
      const value = readAnswer(answers, attempt, id);
      this.#blocks.note(name, value);
      return wrap(role === "makes" ? this.#filters.add(endpoint, value) : value);
    };
    const isStale = ({ value }: Answer): boolean => value === null && this.#blocks.isFor(name, params);
    try {
      const answer = await runCall(call, options, (attempt) => attend(course, attempt, send, isStale));
      if (role === "ends") this.#filters.delete(params[0]);
      this.#isAtHome ||= stays;
      return answer;
    } catch (error) {
      if (filter && isForgottenFilter(error)) this.#filters.delete(params[0]);
      this.#isAtHome ||= isWrite;
      throw error;
    }
  }

  /** What has a place of its own goes alone. */
  async batch(items: readonly BatchItem[], options: CallOptions): Promise<PromiseSettledResult<Answer>[]> {
    const free = items.filter((item) => !this.#isBound(item));
    const wire = {
      ...this.#place,
      ask: (body: string, attempt: Attempt, own: CallOptions) =>
        attend(this.#course(this.#pick), attempt, ({ rpc }, at) => rpc.ask(body, at, own)),
    };
    const together = sendBatch(wire, free, options, this.#bounds);
    const single = ({ operation, params }: BatchItem): Promise<Answer> =>
      this.call(operation, params, options);
    return Promise.allSettled(
      items.map(async (item) => {
        const index = free.indexOf(item);
        if (index < 0) return single(item);
        const outcome = (await together)[index];
        if (outcome?.status !== "fulfilled") throw outcome?.reason;
        const { name } = item.operation;
        this.#blocks.note(name, outcome.value.value);
        // A node that lags behind may have answered for all.
        const stale = outcome.value.value === null && this.#blocks.isFor(name, item.params ?? []);
        return stale ? single(item) : outcome.value;
      }),
    );
  }

  /** What is said of all endpoints together. */
  get #place(): Omit<Place, "operation"> {
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

  #course(pick: Pick): Course {
    return { endpoint: pick(NONE) ?? soonest(this.#endpoints), pick };
  }

  #isBound(item: BatchItem): boolean {
    const { operation, params = [] } = item;
    const { name, idempotency } = operation;
    return filterRole(name) !== undefined || idempotency === "write" || blockOf(name, params) === "pending";
  }
}

function only(endpoint: PooledEndpoint): Pick {
  return (tried) => (tried.has(endpoint) ? undefined : endpoint);
}

/** Makes one attempt, at one endpoint after the other while that may help. */
async function attend<T>(
  course: Course,
  attempt: Attempt,
  send: (endpoint: PooledEndpoint, attempt: Attempt) => Promise<T>,
  isStale: (answer: T) => boolean = () => false,
): Promise<T> {
  const { operation } = attempt;
  const tried = new Set<PooledEndpoint>();
  let stale: { readonly answer: T } | undefined;
  for (;;) {
    const { endpoint } = course;
    let failure: unknown;
    tried.add(endpoint);
    endpoint.health.begin();
    try {
      const answer = await send(endpoint, attemptAt(attempt, endpoint));
      endpoint.health.succeed();
      if (!isStale(answer)) return answer;
      stale ??= { answer };
    } catch (error) {
      noteFailure(endpoint, error, operation);
      failure = error;
    }
    const next = failure === undefined || mayGoOn(failure, operation) ? course.pick(tried) : undefined;
    if (next) {
      course.endpoint = next;
      // A write that comes here was not executed.
      if (operation.idempotency === "write") attempt.sent = false;
    } else {
      if (stale) return stale.answer;
      // A further attempt begins elsewhere, if it can. Where none follows, what has a home keeps it.
      if (retryDelay(failure, operation, 1) !== undefined)
        course.endpoint = course.pick(new Set([endpoint])) ?? endpoint;
      throw failure;
    }
  }
}
