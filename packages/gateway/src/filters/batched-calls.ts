import { batchRequest, callRequest } from "../codec/json-rpc/rpc-request.ts";
import { rpcCode, type RpcError } from "../codec/json-rpc/rpc-failure.ts";
import { errorText, resultText } from "../codec/json-rpc/rpc-message.ts";
import { itemTexts, JsonText, memberTexts } from "../codec/json-text.ts";
import type { InFlightRequest, ClusterRequest, Reply, RoutedCall, Sender } from "../codec/cluster.ts";
import { UpstreamFailure } from "../codec/upstream-failure.ts";
import { textOf } from "../codec/reply-text.ts";
import type { ResultStore } from "./result-store.ts";
import { blockOfCall } from "./cached-block.ts";
import { keyOf } from "./shared-calls.ts";

const missingItem: RpcError = {
  code: rpcCode.internal,
  message: "the node sent no response to this call of the batch",
};

/**
 * Splits a batch as far as that saves calls: cached results are served from the cache,
 * and equal calls are sent once. Calls that need more than one upstream, such as those for logs of many
 * blocks, are sent on their own. All others stay one batch.
 */
export class BatchedCalls implements Sender {
  readonly #next: Sender;
  readonly #isSeparate: (call: RoutedCall) => boolean;
  readonly #store: ResultStore | undefined;

  /**
   * @param next - Sends a call, or an unchanged batch.
   * @param isSeparate - Whether a call has to be sent on its own.
   */
  constructor(next: Sender, isSeparate: (call: RoutedCall) => boolean, store: ResultStore | undefined) {
    this.#next = next;
    this.#isSeparate = isSeparate;
    this.#store = store;
  }

  send(request: ClusterRequest): InFlightRequest {
    const { call, calls, only } = request;
    if (call || !calls || only || !calls.some((one) => this.#isSpecial(one))) return this.#next.send(request);
    return new SplitBatch(this.#next, request, calls, this.#isSeparate, this.#store);
  }

  #isSpecial(call: RoutedCall): boolean {
    return this.#isSeparate(call) || (this.#store !== undefined && blockOfCall(call) !== undefined);
  }
}

/** A batch whose calls are served in different ways. */
class SplitBatch implements InFlightRequest {
  readonly reply: Promise<Reply>;
  readonly #next: Sender;
  readonly #request: ClusterRequest;
  readonly #store: ResultStore | undefined;
  readonly #sentRequests = new Set<InFlightRequest>();
  #attempts = 0;
  #isAborted = false;

  constructor(
    next: Sender,
    request: ClusterRequest,
    calls: readonly RoutedCall[],
    isSeparate: (call: RoutedCall) => boolean,
    store: ResultStore | undefined,
  ) {
    this.#next = next;
    this.#request = request;
    this.#store = store;
    this.reply = this.#run(calls, isSeparate);
  }

  abort(): void {
    this.#isAborted = true;
    for (const sentRequest of this.#sentRequests) sentRequest.abort();
  }

  async #run(calls: readonly RoutedCall[], isSeparate: (call: RoutedCall) => boolean): Promise<Reply> {
    const texts = Array.from<string>({ length: calls.length });
    /** The indices of the calls that stay in the batch, by what they ask for. */
    const groupsByKey = new Map<string, number[]>();
    const work: Promise<void>[] = [];
    for (const [index, call] of calls.entries()) {
      const key = keyOf(call);
      if (isSeparate(call) || this.#isCached(call, key)) work.push(this.#sendOne(call, index, texts));
      else {
        const groupKey = call.facts.idempotency === "safe" ? key : `${index} ${key}`;
        groupsByKey.set(groupKey, [...(groupsByKey.get(groupKey) ?? []), index]);
      }
    }
    const groups = [...groupsByKey.values()];
    if (groups.length > 0) {
      const sent = this.#sendBatch(calls, groups, texts);
      // If other calls of the batch have responses, a failure becomes the response to this call only.
      work.push(
        work.length === 0 ? sent : sent.catch((error: unknown) => this.#fail(calls, groups, texts, error)),
      );
    }
    await Promise.all(work);
    if (this.#isAborted) throw new UpstreamFailure("aborted", "the caller has gone");
    return {
      status: 200,
      contentType: "application/json",
      body: Buffer.from(`[${texts.join(",")}]`),
      route: { attempts: this.#attempts },
    };
  }

  async #sendOne(call: RoutedCall, index: number, texts: string[]): Promise<void> {
    try {
      texts[index] = await this.#send(callRequest(call, this.#request));
    } catch (error) {
      if (this.#isAborted) throw error;
      texts[index] = errorText(call.id, failureOf(error));
    }
  }

  #isCached(call: RoutedCall, key: string): boolean {
    const block = this.#store && blockOfCall(call);
    if (block === undefined || this.#request.route?.noCache) return false;
    return this.#store?.get(key, block) !== undefined;
  }

  #fail(
    calls: readonly RoutedCall[],
    groups: readonly (readonly number[])[],
    texts: string[],
    error: unknown,
  ): void {
    if (this.#isAborted) throw error;
    for (const index of groups.flat()) texts[index] = errorText(calls[index]?.id ?? "null", failureOf(error));
  }

  /** Sends the calls that stay in the batch with their indices as ids: the callers' own ids may repeat. */
  async #sendBatch(
    calls: readonly RoutedCall[],
    groups: readonly (readonly number[])[],
    texts: string[],
  ): Promise<void> {
    const numbered = groups.flatMap(([index = 0]) => {
      const call = calls[index];
      return call ? [{ ...call, id: String(index) }] : [];
    });
    const cacheWriters = new Map(numbered.map((call) => [call.id, this.#cacheWriterFor(call)]));
    const [only] = numbered;
    const text = await this.#send(
      numbered.length === 1 && only
        ? callRequest(only, this.#request)
        : batchRequest(numbered, this.#request),
    );
    const items = text.trimStart().startsWith("[") ? itemTexts(text) : [text];
    const byId = new Map(items.map((item) => [memberTexts(item).get("id"), item]));
    // One error for the whole batch.
    const shared =
      items.length === 1 && numbered.length > 1 ? memberTexts(items[0] ?? "").get("error") : undefined;
    for (const group of groups) {
      const place = String(group[0]);
      const item = byId.get(place);
      if (item) cacheWriters.get(place)?.(item);
      for (const index of group) texts[index] = textFor(calls[index]?.id ?? "null", item, shared);
    }
  }

  /**
   * @returns the function that caches the response to a call, if its result is cacheable.
   * A single call is cached where it is sent.
   */
  #cacheWriterFor(call: RoutedCall): ((text: string) => void) | undefined {
    const block = this.#store && blockOfCall(call);
    if (block === undefined || !this.#store) return undefined;
    const store = this.#store;
    const sent = store.sent(call, keyOf(call), block);
    const head = { status: 200, contentType: "application/json" };
    return (text) => void store.save(sent, { ...head, body: Buffer.from(text) });
  }

  async #send(request: ClusterRequest): Promise<string> {
    const sentRequest = this.#next.send(request);
    this.#sentRequests.add(sentRequest);
    try {
      const reply = await sentRequest.reply;
      this.#attempts += reply.route?.attempts ?? 1;
      return await textOf(reply);
    } finally {
      this.#sentRequests.delete(sentRequest);
    }
  }
}

function textFor(id: string, item: string | undefined, shared: string | undefined): string {
  if (item === undefined) return errorText(id, shared === undefined ? missingItem : new JsonText(shared));
  const members = memberTexts(item);
  const error = members.get("error") ?? "null";
  return error === "null"
    ? resultText(id, members.get("result") ?? "null")
    : errorText(id, new JsonText(error));
}

function failureOf(error: unknown): RpcError {
  const { reason, shown, message = "", retryAfter = 1 } = error instanceof UpstreamFailure ? error : {};
  if (reason === "throttled")
    return { code: rpcCode.limit, message, data: { try_again_in: `${retryAfter}s` } };
  const isLate = reason === "timeout";
  return {
    code: rpcCode.unavailable,
    message: shown ?? (isLate ? "the node did not respond in time" : "no node could respond"),
  };
}
