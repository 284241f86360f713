import { Readable } from "node:stream";
import { responseScanner } from "../../codec/json-rpc/read-response.ts";
import { batchRequest, callRequest } from "../../codec/json-rpc/rpc-request.ts";
import { rpcCode } from "../../codec/json-rpc/rpc-failure.ts";
import { errorText } from "../../codec/json-rpc/rpc-message.ts";
import type { JsonScanner } from "../../codec/json-scanner.ts";
import { itemTexts, memberTexts, objectText } from "../../codec/json-text.ts";
import type {
  InFlightRequest,
  ClusterRequest,
  Reply,
  RoutedCall,
  Sender,
  Upstream,
} from "../../codec/cluster.ts";
import { UpstreamFailure } from "../../codec/upstream-failure.ts";
import { redactError } from "../../upstreams/redact-response.ts";
import { textOf } from "../../codec/reply-text.ts";
import { itemPieces } from "./batch-items.ts";
import { classifyError } from "./classify-error.ts";
import { failoverFor } from "./judge-rpc.ts";
import { accepted, type FailoverReason, malformed, missingBlock, type Verdict } from "./verdict.ts";

/** Called with the calls of a batch that an upstream did not serve. */
export type OnUnserved = (upstream: Upstream, unserved: ReadonlyMap<RoutedCall, FailoverReason>) => void;

/** The parts of a pool that batches use. */
export interface BatchesContext {
  readonly onUnserved: OnUnserved;
  /** Whether callers have seen the block that a call reads: a `null` result is then a gap of the upstream. */
  readonly readsKnownBlock: (call: RoutedCall) => boolean;
  /** Whether a healthy upstream other than these may know what they do not. */
  readonly mayBeKnown: (request: ClusterRequest, tried: readonly Upstream[]) => boolean;
}

/**
 * A stage of a pool: if an upstream did not serve some calls of a batch, for example because it lacks their
 * state, sends these to another one. Writes are not sent again.
 */
export class Batches implements Sender {
  readonly #next: Sender;
  readonly #context: BatchesContext;

  /** @param next - Sends a request to an upstream that can serve it. */
  constructor(next: Sender, context: BatchesContext) {
    this.#next = next;
    this.#context = context;
  }

  send(request: ClusterRequest): InFlightRequest {
    if (request.call || !request.calls) return this.#next.send(request);
    return new BatchRequest(this.#next, request, request.calls, this.#context);
  }
}

/** The response to one call of a batch, and whether another upstream may have a better one. */
interface Item {
  readonly text: string;
  readonly verdict: Verdict;
  /** Whether the node's error repeats a secret of the operator, which the text omits. */
  readonly isRedacted?: boolean;
}

class BatchRequest implements InFlightRequest {
  readonly reply: Promise<Reply>;
  readonly #next: Sender;
  readonly #request: ClusterRequest;
  readonly #calls: readonly RoutedCall[];
  readonly #context: BatchesContext;
  #current: InFlightRequest | undefined;
  #isAborted = false;

  constructor(next: Sender, request: ClusterRequest, calls: readonly RoutedCall[], context: BatchesContext) {
    this.#next = next;
    this.#request = request;
    this.#calls = calls;
    this.#context = context;
    this.reply = this.#run();
  }

  abort(): void {
    this.#isAborted = true;
    this.#current?.abort();
  }

  async #run(): Promise<Reply> {
    const areUnique = new Set(this.#calls.map(({ id }) => id)).size === this.#calls.length;
    // Repeated ids do not identify the calls that responses are for.
    const calls = areUnique ? this.#calls : this.#calls.map(numbered);
    const first = await this.#send(areUnique ? this.#request : this.#requestFor(calls, []));
    if (areUnique && !Buffer.isBuffer(first.body))
      return { ...first, body: Readable.from(this.#completed(first, first.body), { objectMode: false }) };
    const items = readItems(await textOf(first));
    // One error for the whole batch.
    if (!items) return first;
    const best = new Map<string, Item>();
    const pending = this.#storeItems(calls, items, first, best, []);
    const isRedacted = [...best.values()].some((item) => item.isRedacted);
    if (areUnique && pending.length === 0 && items.length === calls.length && !isRedacted) return first;
    const attempts = (first.route?.attempts ?? 1) + (await this.#retryAtOthers(pending, first, best));
    const texts = this.#calls.map(({ id }, index) => textFor(id, best.get(calls[index]?.id ?? id)));
    return {
      ...first,
      body: Buffer.from(`[${texts.join(",")}]`),
      ...(first.route && { route: { ...first.route, attempts } }),
    };
  }

  /**
   * Passes on the served items of a large response as they arrive, and then the responses of other upstreams
   * to the remaining calls.
   */
  async *#completed(first: Reply, body: Readable): AsyncGenerator<Buffer> {
    const byId = new Map(this.#calls.map((call) => [call.id, call]));
    const best = new Map<string, Item>();
    let before = "[";
    let scanner = responseScanner();
    let isLongError = false;
    for await (const { bytes, isFirst, isLast } of itemPieces(body)) {
      if (isFirst) {
        scanner = responseScanner();
        isLongError = !isLast && errorFirst.test(bytes.toString("latin1", 0, 1_024));
      }
      // It could not be redacted.
      if (isLongError) continue;
      scanner.push(bytes);
      const call = isLast ? byId.get(scanner.members.get("id") ?? "") : undefined;
      let shown = bytes;
      // Errors and unrequested items are short.
      if (isFirst && isLast) {
        if (!call) continue;
        if (!isResult(scanner) || call.facts.nullIfUnknown) {
          const [pending] = this.#storeItems([call], [memberTexts(bytes.toString("utf8"))], first, best, []);
          const item = best.get(call.id);
          if (pending || !isUsable(item)) continue;
          if (item.isRedacted) shown = Buffer.from(item.text);
        }
      }
      if (call) byId.delete(call.id);
      yield isFirst ? Buffer.concat([Buffer.from(before), shown]) : shown;
      before = ",";
    }
    const rest = [...byId.values()];
    await this.#retryAtOthers(
      rest.filter(({ facts }) => facts.idempotency !== "write"),
      first,
      best,
    );
    for (const { id } of rest) {
      yield Buffer.from(before + textFor(id, best.get(id)));
      before = ",";
    }
    yield Buffer.from(before === "[" ? "[]" : "]");
  }

  /**
   * Sends the calls that one upstream did not serve to others, until none is left.
   *
   * @param best - Receives their responses.
   * @returns how many requests were sent.
   */
  async #retryAtOthers(calls: readonly RoutedCall[], first: Reply, best: Map<string, Item>): Promise<number> {
    let pending = calls;
    let attempts = 0;
    const tried = first.from ? [first.from] : [];
    while (pending.length > 0 && tried.length > 0 && !this.#isAborted) {
      const reply = await this.#send(this.#requestFor(pending, tried)).catch(() => undefined);
      if (!reply?.from || tried.includes(reply.from)) break;
      tried.push(reply.from);
      attempts += reply.route?.attempts ?? 1;
      const items = readItems(await textOf(reply));
      pending = items ? this.#storeItems(pending, items, reply, best, tried) : pending;
    }
    if (this.#isAborted) throw new UpstreamFailure("aborted", "the caller has gone");
    return attempts;
  }

  async #send(request: ClusterRequest): Promise<Reply> {
    this.#current = this.#next.send(request);
    return this.#current.reply;
  }

  #requestFor(calls: readonly RoutedCall[], avoid: readonly Upstream[]): ClusterRequest {
    const { route, only, span, tenant } = this.#request;
    const options = { route, only, span, tenant };
    const [call] = calls;
    const request = calls.length === 1 && call ? callRequest(call, options) : batchRequest(calls, options);
    return { ...request, ...(avoid.length > 0 && { avoid }) };
  }

  /**
   * Stores an upstream's responses.
   *
   * @param tried - The upstreams that the calls were sent to before.
   * @returns the calls that remain for another upstream.
   */
  #storeItems(
    calls: readonly RoutedCall[],
    items: readonly ReadonlyMap<string, string>[],
    { from }: Reply,
    best: Map<string, Item>,
    tried: readonly Upstream[],
  ): readonly RoutedCall[] {
    const asked = from ? [...new Set([...tried, from])] : tried;
    const mayBeKnown = this.#context.mayBeKnown(this.#request, asked);
    const byId = new Map(items.map((members) => [members.get("id"), members]));
    const unserved = new Map<RoutedCall, FailoverReason>();
    const pending = calls.filter((call) => {
      const members = byId.get(call.id);
      const isGap = members?.get("result") === "null" && this.#context.readsKnownBlock(call);
      const item = isGap ? { text: objectText(members), verdict: missingBlock } : itemFor(members, from);
      // An upstream's error about its own limits tells a caller more than a missing response.
      const before = best.get(call.id);
      if (!before || (item.text !== "" && (before.verdict.kind !== "accepted" || members?.has("result"))))
        best.set(call.id, item);
      if (item.verdict.kind === "accepted")
        return mayBeKnown && call.facts.nullIfUnknown === true && members?.get("result") === "null";
      unserved.set(call, item.verdict.reason);
      return call.facts.idempotency !== "write";
    });
    if (from && unserved.size > 0) this.#context.onUnserved(from, unserved);
    return pending;
  }
}

/** The beginning of an item whose error comes before anything that nests. */
const errorFirst = /^\{[^[{]*"error"\s*:\s*["{]/;

function numbered(call: RoutedCall, index: number): RoutedCall {
  return { ...call, id: String(index) };
}

/**
 * @returns the members of each response of a batch, or of a single response; `undefined` for one error for
 * all.
 */
function readItems(text: string): readonly ReadonlyMap<string, string>[] | undefined {
  if (text.trimStart().startsWith("[")) return itemTexts(text).map(memberTexts);
  const members = memberTexts(text);
  return members.has("id") && members.get("id") !== "null" ? [members] : undefined;
}

function itemFor(members: ReadonlyMap<string, string> | undefined, from: Upstream | undefined): Item {
  if (!members) return { text: "", verdict: malformed };
  const error = members.get("error") ?? "null";
  if (error !== "null") {
    if ((members.get("result") ?? "null") !== "null") return { text: "", verdict: malformed };
    const shown = from ? redactError(error, from.redact) : error;
    const verdict = failoverFor(classifyError(error)) ?? accepted;
    return { text: objectText(new Map(members).set("error", shown)), verdict, isRedacted: shown !== error };
  }
  const text = objectText(members);
  return members.has("result") ? { text, verdict: accepted } : { text: "", verdict: malformed };
}

/** Whether an item has a result, and no error. */
function isResult({ members }: JsonScanner): boolean {
  return members.has("result") && (members.get("error") ?? "null") === "null";
}

/** Whether a caller may get an item, if there is no better one. */
function isUsable(item: Item | undefined): item is Item {
  return (
    item !== undefined &&
    item.text !== "" &&
    (item.verdict.kind === "accepted" || item.verdict.isLastResort === true)
  );
}

/** The response to one call, with the id that its caller gave it. */
function textFor(id: string, item: Item | undefined): string {
  if (!isUsable(item)) return errorText(id, { code: rpcCode.unavailable, message: "no node could respond" });
  return objectText(new Map(memberTexts(item.text)).set("id", id));
}
