import { Buffer } from "node:buffer";
import { PassThrough, type Readable } from "node:stream";
import { responseScanner } from "../../codec/json-rpc/read-response.ts";
import { batchRequest, callRequest } from "../../codec/json-rpc/rpc-request.ts";
import { rpcCode } from "../../codec/json-rpc/rpc-failure.ts";
import { errorText } from "../../codec/json-rpc/rpc-message.ts";
import { Bytes } from "../../codec/bytes.ts";
import { itemTexts, JsonText, memberTexts, objectText } from "../../codec/json-text.ts";
import type {
  Batch,
  ClusterRequest,
  Filter,
  Next,
  Reply,
  RoutedCall,
  Upstream,
} from "../../codec/cluster.ts";
import { InFlightRequests } from "../../codec/in-flight-requests.ts";
import { abortedFailure } from "../../codec/upstream-failure.ts";
import { redactError } from "../../upstreams/redact-response.ts";
import { textOf } from "../../codec/reply-text.ts";
import { classifyError } from "../../clusters/responses/classify-error.ts";
import { failoverFor } from "../../clusters/responses/judge-rpc.ts";
import {
  accepted,
  type FailoverReason,
  malformed,
  missingBlock,
  type Verdict,
} from "../../clusters/responses/verdict.ts";
import { bodyOf, heldBytes } from "../held-bytes.ts";
import { itemPieces } from "./batch-items.ts";

/** What joined calls need to know about their cluster. */
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

/**
 * Sends calls of one batch that arrive at the same time as one request. If the upstream did not serve some of
 * them, for example because it lacks their state, sends these to another one. Writes are not sent again.
 */
export class JoinCalls implements Filter {
  readonly #context: JoinContext;
  readonly #waiting = new Map<Batch, JoinedCall[]>();

  constructor(context: JoinContext) {
    this.#context = context;
  }

  handle(request: ClusterRequest, next: Next): Reply | Promise<Reply> {
    const { batch, call, avoid } = request;
    if (!batch || !call || avoid) return next(request);
    const joined = new JoinedCall(request, call);
    const waiting = this.#waiting.get(batch);
    if (waiting) waiting.push(joined);
    else {
      this.#waiting.set(batch, [joined]);
      // After all that the batch's other calls do at the moment.
      process.nextTick(() => this.#send(batch, next));
    }
    return joined.reply;
  }

  #send(batch: Batch, next: Next): void {
    const calls = this.#waiting.get(batch) ?? [];
    this.#waiting.delete(batch);
    for (const [only, group] of Map.groupBy(calls, ({ request }) => request.only)) {
      const [first] = group;
      if (group.length > 1) void new JoinedRequest(group, only, batch, next, this.#context).run();
      else if (first) void first.send(next);
    }
  }
}

/** The response to one call of a batch, and whether another upstream may have a better one. */
interface Item {
  readonly text: string;
  readonly verdict: Verdict;
  readonly from?: Upstream | undefined;
}

/** A call that is sent together with others. */
class JoinedCall {
  readonly request: ClusterRequest;
  readonly call: RoutedCall;
  /** The best response so far. */
  best: Item | undefined;
  isSettled = false;
  readonly #settled = Promise.withResolvers<Reply>();

  constructor(request: ClusterRequest, call: RoutedCall) {
    this.request = request;
    this.call = call;
  }

  get reply(): Promise<Reply> {
    return this.#settled.promise;
  }

  resolve(reply: Reply): void {
    this.isSettled = true;
    this.#settled.resolve(reply);
  }

  reject(error: unknown): void {
    this.isSettled = true;
    this.#settled.reject(error);
  }

  /** Sends the call on its own. */
  async send(next: Next): Promise<void> {
    try {
      this.resolve(await next(this.request));
    } catch (error) {
      this.reject(error);
    }
  }
}

/** Several calls that are sent as one batch. */
class JoinedRequest {
  /** By the id that each is sent with. */
  readonly #calls: ReadonlyMap<string, JoinedCall>;
  readonly #sent: readonly RoutedCall[];
  readonly #areUnique: boolean;
  readonly #request: ClusterRequest;
  readonly #batch: Batch;
  readonly #next: Next;
  readonly #context: JoinContext;
  readonly #inFlight = new InFlightRequests();
  #gone = 0;
  /** Requests that no response reports yet. */
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
    for (const one of calls) one.request.inFlight?.add({ abort: () => this.#leave(one, calls.length) });
  }

  async run(): Promise<void> {
    try {
      const first = await this.#next(this.#request);
      this.#attempts = first.route?.attempts ?? 1;
      // Items whose ids have to be replaced are read as a whole.
      if (Buffer.isBuffer(first.body) || !this.#areUnique) await this.#take(first);
      else await this.#takeStream(first, first.body);
    } catch (error) {
      for (const one of this.#calls.values()) if (!one.isSettled) one.reject(error);
    }
  }

  /** A caller has gone. The others still wait. */
  #leave(one: JoinedCall, all: number): void {
    if (!one.isSettled) one.reject(abortedFailure());
    this.#gone += 1;
    if (this.#gone === all) this.#inFlight.abort();
  }

  async #take(first: Reply): Promise<void> {
    const text = await textOf(first);
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
    await this.#retryAtOthers(
      rest.filter(({ facts }) => facts.idempotency !== "write"),
      first,
    );
    for (const { id } of rest) this.#settle(this.#calls.get(id), first);
  }

  /** Delivers an item that is complete. */
  #takeSmall(bytes: Buffer, first: Reply): void {
    const text = bytes.toString("utf8");
    const id = memberTexts(text).get("id") ?? "";
    const [one, sent] = [this.#calls.get(id), this.#sent.find((call) => call.id === id)];
    if (!one || !sent || one.isSettled) return;
    const [pending] = this.#storeItems([sent], [text], first, []);
    if (!pending && isUsable(one.best)) this.#settle(one, first);
  }

  /** Delivers an item while it arrives, or once its id has come. */
  #begin(bytes: Buffer, first: Reply): LargeItem {
    return new LargeItem(bytes, (id, body) => {
      const one = this.#calls.get(id);
      if (!one || one.isSettled) return false;
      one.resolve({ ...first, body, route: this.#route(first) });
      return true;
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
      this.#attempts += reply.route?.attempts ?? 1;
      const items = readItems(await textOf(reply));
      pending = items ? this.#storeItems(pending, items, reply, tried) : pending;
    }
    if (this.#inFlight.isAborted) throw abortedFailure();
  }

  async #send(calls: readonly RoutedCall[], avoid: readonly Upstream[]): Promise<Reply> {
    const { route, only, span, tenant, inFlight } = this.#request;
    const options = { route, only, span, tenant, inFlight };
    const [call] = calls;
    const request = calls.length === 1 && call ? callRequest(call, options) : batchRequest(calls, options);
    return this.#next({ ...request, avoid });
  }

  /**
   * Stores an upstream's responses.
   *
   * @param tried - The upstreams that the calls were sent to before.
   * @returns the calls that remain for another upstream.
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
      // An upstream's error about its own limits tells a caller more than a missing response.
      if (
        one &&
        (!before || (item.text !== "" && (before.verdict.kind !== "accepted" || members?.has("result"))))
      )
        one.best = item;
      if (item.verdict.kind === "accepted")
        return mayBeKnown && call.facts.nullIfUnknown === true && members?.get("result") === "null";
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
    const text = isUsable(best) ? withId(best.text, call.id) : errorText(call.id, noNode);
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

const noNode = { code: rpcCode.unavailable, message: "no node could respond" };
const missingItem = {
  code: rpcCode.internal,
  message: "the node sent no response to this call of the batch",
};

/** An item that is passed on while it arrives. Until its id has come, it is collected. */
class LargeItem {
  readonly #scanner = responseScanner();
  readonly #deliver: (id: string, body: Reply["body"]) => boolean;
  #body: PassThrough | undefined;
  #collected: Bytes | undefined = new Bytes();
  #held = 0;

  /** @param deliver - Delivers the item to the call with an id; returns whether there is one. */
  constructor(bytes: Buffer, deliver: (id: string, body: Reply["body"]) => boolean) {
    this.#deliver = deliver;
    void this.add(bytes);
  }

  /** @returns once its reader is ready for more. */
  async add(bytes: Buffer): Promise<void> {
    this.#scanner.push(bytes);
    if (this.#body) return this.#write(this.#body, bytes);
    if (!this.#collected) return;
    const id = this.#scanner.members.get("id");
    if (id !== undefined && this.#held === 0) {
      const body = new PassThrough();
      // Its reader may be gone.
      body.on("error", () => {});
      this.#collected = undefined;
      if (!this.#deliver(id, body)) return;
      this.#body = body;
      return this.#write(body, bytes);
    }
    if (heldBytes.add(bytes.length)) {
      this.#held += bytes.length;
      this.#collected.add(bytes);
    } else this.destroy();
  }

  end(): void {
    this.#body?.end();
    const bytes = this.#collected?.all();
    if (!bytes) return;
    const body = bodyOf([bytes], () => heldBytes.remove(bytes.length));
    const isDelivered = this.#deliver(this.#scanner.members.get("id") ?? "", body);
    if (!isDelivered && !Buffer.isBuffer(body)) body.destroy();
  }

  /** Gives the item up: its call has no response. */
  destroy(error?: Error): void {
    this.#body?.destroy(error);
    heldBytes.remove(this.#held);
    this.#held = 0;
    this.#collected = undefined;
  }

  async #write(body: PassThrough, bytes: Buffer): Promise<void> {
    if (body.write(bytes) || body.destroyed) return;
    await new Promise((resolve) => body.once("drain", resolve).once("close", resolve));
  }
}

/** The beginning of an item whose error comes before anything that nests. */
const errorFirst = /^\{[^[{]*"error"\s*:\s*["{]/;

/** @returns each response of a batch, or a single response; `undefined` for one error for all. */
function readItems(text: string): readonly string[] | undefined {
  if (text.trimStart().startsWith("[")) return itemTexts(text);
  const members = memberTexts(text);
  return members.has("id") && members.get("id") !== "null" ? [text] : undefined;
}

function itemFor(
  text: string,
  members: ReadonlyMap<string, string> | undefined,
  from: Upstream | undefined,
): Item {
  if (!members) return { text: "", verdict: malformed };
  const error = members.get("error") ?? "null";
  if (error === "null")
    return members.has("result") ? { text, verdict: accepted, from } : { text: "", verdict: malformed };
  if ((members.get("result") ?? "null") !== "null") return { text: "", verdict: malformed };
  const shown = from ? redactError(error, from.redact) : error;
  const verdict = failoverFor(classifyError(error)) ?? accepted;
  return { text: shown === error ? text : objectText(new Map(members).set("error", shown)), verdict, from };
}

/** Whether a caller may get an item, if there is no better one. */
function isUsable(item: Item | undefined): item is Item {
  return (
    item !== undefined &&
    item.text !== "" &&
    (item.verdict.kind === "accepted" || item.verdict.isLastResort === true)
  );
}

function withId(text: string, id: string): string {
  const members = memberTexts(text);
  return members.get("id") === id ? text : objectText(new Map(members).set("id", id));
}
