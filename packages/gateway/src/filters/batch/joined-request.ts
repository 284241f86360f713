import { Buffer } from "node:buffer";
import type { Readable } from "node:stream";
import { batchRequest, callRequest } from "../../upstreams/rpc-request.ts";
import { rpcCode } from "../../codec/json-rpc/rpc-failure.ts";
import { errorText } from "../../codec/json-rpc/rpc-message.ts";
import { JsonText, memberTexts } from "../../codec/json/json-text.ts";
import type {
  Batch,
  ClusterRequest,
  Delivery,
  Reply,
  RoutedCall,
  Upstream,
} from "../../upstreams/upstream.ts";
import type { Next } from "../filter.ts";
import { InFlightRequests } from "../../upstreams/in-flight-requests.ts";
import { abortedFailure } from "../../upstreams/upstream-failure.ts";
import { readText } from "../../upstreams/reply-text.ts";
import { type FailoverReason, mayBeExecuted, missingBlock } from "../../clusters/responses/verdict.ts";
import { itemPieces, LargeItem } from "./batch-items.ts";
import { isUsable, itemFor, noNode, type JoinedCall, readItems, saysMore, withId } from "./call-item.ts";

export interface JoinContext {
  /** Called with the calls of a batch that an upstream did not serve. */
  readonly onUnserved: (
    upstream: Upstream,
    unserved: ReadonlyMap<RoutedCall, FailoverReason>,
    tenant: string | undefined,
  ) => void;
  /** Whether callers have seen the block that a call reads: a `null` result is then a gap of the upstream. */
  readonly readsKnownBlock: (call: RoutedCall) => boolean;
  /** Whether a healthy upstream other than these may know what they do not. */
  readonly mayBeKnown: (request: ClusterRequest, tried: readonly Upstream[]) => boolean;
}

/** The beginning of an item whose error comes before anything that nests. */
const errorFirst = /^\{[^[{]*"error"\s*:\s*["{]/;

const missingItem = {
  code: rpcCode.internal,
  message: "the node sent no response to this call of the batch",
};

export class JoinedRequest {
  /** By the id that each is sent with. */
  readonly #calls: ReadonlyMap<string, JoinedCall>;
  readonly #sent: readonly RoutedCall[];
  readonly #areUnique: boolean;
  readonly #request: ClusterRequest;
  readonly #batch: Batch;
  readonly #next: Next;
  readonly #context: JoinContext;
  readonly #inFlight = new InFlightRequests();
  /** The ids of calls that an upstream may have executed, although it did not say so. */
  readonly #uncertain = new Set<string>();
  /** Bodies of large responses that their callers still read. */
  readonly #unread = new Set<Readable>();
  #attempts = 0;

  constructor(
    calls: readonly JoinedCall[],
    only: Upstream | undefined,
    batch: Batch,
    next: Next,
    context: JoinContext,
  ) {
    const areUnique = new Set(calls.map(({ call }) => call.id)).size === calls.length;
    this.#areUnique = areUnique;
    // Repeated ids do not identify the calls that responses are for.
    this.#sent = calls.map(({ call }, index) => (areUnique ? call : { ...call, id: String(index) }));
    this.#calls = new Map(calls.map((one, index) => [this.#sent[index]?.id ?? "", one]));
    const { route, span, tenant } = calls[0]?.request ?? {};
    this.#request = batchRequest(this.#sent, { only, route, span, tenant, inFlight: this.#inFlight });
    this.#batch = batch;
    this.#next = next;
    this.#context = context;
    for (const one of calls) one.request.inFlight?.add({ abort: () => this.#leave(one) });
  }

  async run(): Promise<void> {
    try {
      const first = await this.#sendNext(this.#request, this.#sent);
      this.#attempts = first.route?.attempts ?? 1;
      // Items whose ids have to be replaced are read as a whole.
      if (Buffer.isBuffer(first.body) || !this.#areUnique) await this.#take(first);
      else await this.#takeStream(first, first.body);
    } catch (error) {
      for (const one of this.#calls.values()) if (!one.isSettled) one.reject(error);
    }
  }

  /** Sends calls on, and records whether an upstream may have executed them all the same. */
  async #sendNext(request: ClusterRequest, calls: readonly RoutedCall[]): Promise<Reply> {
    const delivery: Delivery = {};
    try {
      return await this.#next({ ...request, delivery });
    } finally {
      if (delivery.isUncertain) this.#markUncertain(calls);
    }
  }

  #markUncertain(calls: readonly RoutedCall[]): void {
    for (const { id } of calls) {
      const delivery = this.#calls.get(id)?.request.delivery;
      if (delivery) delivery.isUncertain = true;
    }
  }

  /** A caller has gone. The others may still wait. */
  #leave(one: JoinedCall): void {
    if (!one.isSettled) one.reject(abortedFailure());
    if (this.#unread.size === 0 && [...this.#calls.values()].every(({ isSettled }) => isSettled))
      this.#inFlight.abort();
  }

  async #take(first: Reply): Promise<void> {
    const text = await readText(first);
    const items = readItems(text);
    if (!items) return this.#failAll(first, memberTexts(text).get("error"));
    const pending = this.#storeItems(this.#sent, items, first, []);
    const isPending = new Set(pending.map(({ id }) => id));
    for (const [id, one] of this.#calls) if (!isPending.has(id)) this.#settle(one, first);
    await this.#retryAtOthers(pending, first);
    for (const one of this.#calls.values()) this.#settle(one, first);
  }

  /** Delivers the served items of a large response as they arrive, and then what other upstreams respond. */
  async #takeStream(first: Reply, body: Readable): Promise<void> {
    let large: LargeItem | undefined;
    try {
      let isLongError = false;
      for await (const { bytes, isFirst, isLast } of itemPieces(body)) {
        if (isFirst) {
          await this.#batch.room();
          isLongError = !isLast && errorFirst.test(bytes.toString("latin1", 0, 1_024));
        }
        // It could not be redacted.
        if (isLongError) continue;
        if (isFirst && isLast) this.#takeSmall(bytes, first);
        else if (isFirst) large = this.#begin(bytes, first);
        else await large?.add(bytes);
        if (!isLast) continue;
        large?.end();
        large = undefined;
      }
    } catch (error) {
      // Calls without a response are sent to other upstreams.
      large?.destroy(error as Error);
    }
    const rest = this.#sent.filter(({ id }) => this.#calls.get(id)?.isSettled === false);
    this.#markUncertain(rest.filter(({ id }) => !this.#calls.get(id)?.best));
    await this.#retryAtOthers(
      rest.filter(({ facts }) => facts.idempotency !== "write"),
      first,
    );
    for (const { id } of rest) this.#settle(this.#calls.get(id), first);
  }

  #takeSmall(bytes: Buffer, first: Reply): void {
    const text = bytes.toString("utf8");
    const id = memberTexts(text).get("id") ?? "";
    const [one, sent] = [this.#calls.get(id), this.#sent.find((call) => call.id === id)];
    if (!one || !sent || one.isSettled) return;
    const [pending] = this.#storeItems([sent], [text], first, []);
    if (!pending && isUsable(one.best)) this.#settle(one, first);
  }

  #begin(bytes: Buffer, first: Reply): LargeItem {
    return new LargeItem(bytes, (id, body) => {
      const one = this.#calls.get(id);
      if (!one || one.isSettled) return false;
      one.resolve({ ...first, body, route: this.#route(first) });
      if (!Buffer.isBuffer(body)) this.#watch(one, body);
      return true;
    });
  }

  #watch(one: JoinedCall, body: Readable): void {
    this.#unread.add(body);
    body.once("close", () => {
      this.#unread.delete(body);
      // Otherwise, the rest of the response is about to arrive.
      if (!body.readableEnded) this.#leave(one);
    });
  }

  /** Each call gets the upstream's error for the whole batch. */
  #failAll(first: Reply, error: string | undefined): void {
    for (const one of this.#calls.values()) {
      const text = errorText(one.call.id, error === undefined ? missingItem : new JsonText(error));
      if (!one.isSettled) one.resolve({ ...first, body: Buffer.from(text), route: this.#route(first) });
    }
  }

  /** Sends the calls that one upstream did not serve to others, until none is left. */
  async #retryAtOthers(calls: readonly RoutedCall[], first: Reply): Promise<void> {
    let pending = calls;
    const tried = first.from ? [first.from] : [];
    while (pending.length > 0 && tried.length > 0 && !this.#inFlight.isAborted) {
      const reply = await this.#send(pending, tried).catch(() => undefined);
      if (!reply?.from || tried.includes(reply.from)) break;
      tried.push(reply.from);
      this.#markUncertain(pending.filter(({ id }) => this.#uncertain.has(id)));
      this.#attempts += reply.route?.attempts ?? 1;
      const items = readItems(await readText(reply));
      pending = items ? this.#storeItems(pending, items, reply, tried) : pending;
    }
    if (this.#inFlight.isAborted) throw abortedFailure();
  }

  async #send(calls: readonly RoutedCall[], avoid: readonly Upstream[]): Promise<Reply> {
    const { route, only, span, tenant, inFlight } = this.#request;
    const options = { route, only, span, tenant, inFlight };
    const [call] = calls;
    const request = calls.length === 1 && call ? callRequest(call, options) : batchRequest(calls, options);
    return this.#sendNext({ ...request, avoid }, calls);
  }

  /**
   * Stores an upstream's responses, and returns the calls that remain for another one.
   *
   * @param tried - The upstreams that the calls were sent to before.
   */
  #storeItems(
    calls: readonly RoutedCall[],
    items: readonly string[],
    { from }: Reply,
    tried: readonly Upstream[],
  ): readonly RoutedCall[] {
    const asked = from ? [...new Set([...tried, from])] : tried;
    const mayBeKnown = this.#context.mayBeKnown(this.#request, asked);
    const byId = new Map<string | undefined, readonly [string, ReadonlyMap<string, string>]>();
    for (const text of items) {
      const members = memberTexts(text);
      byId.set(members.get("id"), [text, members]);
    }
    const unserved = new Map<RoutedCall, FailoverReason>();
    const pending = calls.filter((call) => {
      const [text = "", members] = byId.get(call.id) ?? [];
      const isGap = members?.get("result") === "null" && this.#context.readsKnownBlock(call);
      const item = isGap ? { text, verdict: missingBlock, from } : itemFor(text, members, from);
      const one = this.#calls.get(call.id);
      const before = one?.best;
      if (one && (!before || (item.text !== "" && (members?.has("result") || saysMore(item, before)))))
        one.best = item;
      if (item.verdict.kind === "accepted")
        return mayBeKnown && call.facts.nullIfUnknown === true && members?.get("result") === "null";
      if (mayBeExecuted(item.verdict)) this.#uncertain.add(call.id);
      unserved.set(call, item.verdict.reason);
      return call.facts.idempotency !== "write";
    });
    if (from && unserved.size > 0) this.#context.onUnserved(from, unserved, this.#request.tenant);
    return pending;
  }

  /** Responds to a call with the best response that there is, under the id that its caller gave it. */
  #settle(one: JoinedCall | undefined, first: Reply): void {
    if (!one || one.isSettled) return;
    const { best, call } = one;
    const { delivery } = one.request;
    if (delivery && best?.text === "" && best.verdict.kind === "failover" && mayBeExecuted(best.verdict))
      delivery.isUncertain = true;
    const text = isUsable(best) ? withId(best.text, call.id) : errorText(call.id, noNode(best));
    one.resolve({
      ...first,
      ...(best?.from && { from: best.from }),
      body: Buffer.from(text),
      route: this.#route(first),
    });
  }

  /** The route of one call's response: all of them together report each request once. */
  #route(first: Reply): NonNullable<Reply["route"]> {
    const attempts = this.#attempts;
    this.#attempts = 0;
    return { ...first.route, attempts };
  }
}
