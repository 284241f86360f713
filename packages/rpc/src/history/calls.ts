import { isNodeAccessError } from "@node-access/auth";
import { sendBatch } from "@node-access/transport/json-rpc";
import { type ClientParts, getParts } from "../client-parts.ts";
import { readCall } from "../methods.ts";
import { isNullRound } from "../null-round.ts";
import { isTransient } from "../subscriptions/transient-error.ts";

/** A call of a method by name. */
export interface HistoryRequest {
  /** The method's wire name. */
  readonly method: string;
  /** The params, as on the wire. */
  readonly params: readonly unknown[];
}

type Outcome = PromiseSettledResult<unknown>;

/** Most nodes and providers accept batches of this many calls. */
const MAX_BATCH = 50;
/** Calls to make at the same time if they cannot be a batch. */
const MAX_SEPARATE = 10;

/** Clients whose endpoint takes no batches. */
const separate = new WeakSet<object>();

/** Makes the calls of a history, with results as on the wire. */
export class Calls {
  readonly #parts: ClientParts;

  constructor(client: unknown) {
    this.#parts = getParts(client);
  }

  /** Identifies the endpoint. It is the same for all clients that `with` creates. */
  get endpoint(): object {
    return this.#parts.rpc;
  }

  /** Makes a call. */
  async one(request: HistoryRequest, signal: AbortSignal): Promise<unknown> {
    return (await this.all([request], signal))[0];
  }

  /**
   * Makes calls together, in one request if the endpoint takes batches: then one backend responds to all of them, even behind
   * most load balancers. @returns the results: `undefined` for a block number that the chain skips. @throws the first error among them.
   */
  async all(requests: readonly HistoryRequest[], signal: AbortSignal): Promise<unknown[]> {
    const outcomes = await this.settle(requests, signal);
    const failed = outcomes.find((one) => one.status === "rejected" && !isNullRound(one.reason));
    if (failed?.status === "rejected") throw failed.reason;
    return outcomes.map((one) => (one.status === "fulfilled" ? one.value : undefined));
  }

  /** The same, with an outcome for each call. */
  async settle(requests: readonly HistoryRequest[], signal: AbortSignal): Promise<Outcome[]> {
    const { rpc, table, options: own } = this.#parts;
    const options = { ...own, signal };
    const items = requests.map((request) => readCall(request, table, own.methods));
    if (rpc.batch && items.length > 1 && !separate.has(rpc)) {
      const outcomes = await rpc.batch(sendBatch, items, options, { maxCount: MAX_BATCH });
      if (!outcomes.every(isRejected)) return outcomes;
    }
    const outcomes: Outcome[] = [];
    for (let at = 0; at < items.length; at = outcomes.length) {
      // The first one alone, because its order may matter: see `readLogs`.
      const some = items.slice(at, at === 0 ? 1 : at + MAX_SEPARATE);
      const sent = some.map(
        async ({ operation, params }) => (await rpc.call(operation, params, options)).value,
      );
      outcomes.push(...(await Promise.allSettled(sent)));
    }
    if (rpc.batch && items.length > 1 && outcomes.some(({ status }) => status === "fulfilled"))
      separate.add(rpc);
    return outcomes;
  }

  /** Returns what converts the result of a call to the client's view of numbers. */
  decoder(request: HistoryRequest): (result: unknown) => unknown {
    const decode = this.#parts.view?.(request).decode;
    if (!decode) return (result) => result;
    return (value) => {
      const outcome = decode({ status: "fulfilled", value });
      if (outcome.status === "rejected") throw outcome.reason;
      return outcome.value;
    };
  }
}

/** Whether the node rejects a call, for good. If it rejects all calls of a batch, it may be the batch that it rejects. */
function isRejected(outcome: Outcome): boolean {
  if (outcome.status === "fulfilled" || !isNodeAccessError(outcome.reason)) return false;
  return (
    /^(JSON_RPC_ERROR|HTTP_STATUS|INVALID_RESPONSE)$/.test(outcome.reason.code) &&
    !isTransient(outcome.reason)
  );
}
