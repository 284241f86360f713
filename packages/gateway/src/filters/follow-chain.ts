import { Buffer } from "node:buffer";
import { resultText } from "../codec/json-rpc/rpc-message.ts";
import { withCall } from "../upstreams/rpc-request.ts";
import type { ClusterRequest, InFlight, Reply, RoutedCall } from "../upstreams/upstream.ts";
import type { Filter, Next } from "./filter.ts";
import { abortedFailure } from "../upstreams/upstream-failure.ts";
import type { ChainHeads } from "../clusters/chain/chain-heads.ts";
import type { BlockNames } from "../clusters/chain/head-reader.ts";

/** The part of the chain's heads that is used here. */
type Heads = Pick<
  ChainHeads,
  "isPinned" | "height" | "newestHash" | "pin" | "numbers" | "finalHead" | "ready" | "reveal"
>;

/**
 * Replaces tags and other moving names of blocks by numbers, where several upstreams follow the chain.
 * So all of them respond for the same block, and callers never see the chain or its final blocks go back
 * when another upstream responds. The height, and on some chains its hash, are known without an upstream.
 */
export class FollowChain implements Filter {
  readonly #heads: Heads;
  readonly #names: BlockNames;

  /** @param names - Moving block names in paths, such as `head`. */
  constructor(heads: Heads, names: BlockNames = { names: {} }) {
    this.#heads = heads;
    this.#names = names;
  }

  handle(request: ClusterRequest, next: Next): Reply | Promise<Reply> {
    if (!this.#heads.isPinned || hasOwnView(request)) return next(request);
    const ready = this.#heads.ready();
    return ready
      ? unlessAborted(ready, request.inFlight).then(() => this.#send(request, next))
      : this.#send(request, next);
  }

  #send(request: ClusterRequest, next: Next): Reply | Promise<Reply> {
    const { call } = request;
    const pinned = call ? this.#heads.pin(call) : undefined;
    const newest = pinned && this.#newest(pinned);
    if (newest) return newest().then((text) => newestReply(pinned.id, text));
    if (pinned) return this.#reveal(next(pinned === call ? request : withCall(request, pinned)), pinned);
    return this.#reveal(next(pinPath(request, this.#names, this.#heads)));
  }

  /** @returns reads what the gateway knows itself about the newest block; `undefined` if the method is about something else. */
  #newest(call: RoutedCall): (() => Promise<string>) | undefined {
    const { facts, block } = call;
    if (facts.height) return this.#heads.height(call);
    const isHash = facts.newestHash || (facts.blockHash && block === this.#heads.numbers.latest);
    return isHash ? this.#heads.newestHash() : undefined;
  }

  /** Holds a response back until callers can see the block that it reveals, through any gateway. */
  #reveal(reply: Reply | Promise<Reply>, call?: RoutedCall): Reply | Promise<Reply> {
    if (reply instanceof Promise) return reply.then((late) => this.#reveal(late, call));
    const shown = this.#heads.reveal(reply, call);
    return shown ? shown.then(() => reply) : reply;
  }
}

/** Whether a request is about one upstream's own view of the chain. */
function hasOwnView({ call, idempotency, isStream, only, route }: ClusterRequest): boolean {
  // Only one upstream knows a filter, but what it returns is of the chain that callers see.
  if (call) return only !== undefined && !call.facts.filter;
  // A caller that chooses an upstream gets that upstream's own view.
  return idempotency === "write" || isStream === true || only !== undefined || route?.upstream !== undefined;
}

function newestReply(id: string, text: string): Reply {
  return { status: 200, contentType: "application/json", body: Buffer.from(resultText(id, text)) };
}

function unlessAborted(wait: Promise<void>, inFlight: InFlight | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    inFlight?.add({ abort: () => reject(abortedFailure()) });
    wait.then(resolve, reject);
  });
}

/** @returns the request with a number instead of a name, and with the newest block that it reads. */
export function pinPath(
  request: ClusterRequest,
  names: BlockNames,
  { numbers, finalHead }: Pick<Heads, "numbers" | "finalHead">,
): ClusterRequest {
  const { block, newestBlock, path } = request;
  if (newestBlock !== undefined) return atNewest(request, newestBlock, numbers.latest);
  if (!block) return request;
  const { id, at } = block;
  const [base, back] = ancestorOf(id, names.ancestorMarks);
  const name = Object.hasOwn(names.names, base) ? names.names[base] : undefined;
  if (name === undefined)
    return /^\d{1,15}$/.test(base) ? { ...request, minBlock: Number(base) - back } : request;
  const number = numbers[name] - back;
  if (number < 0) return request;
  return {
    ...request,
    path: `${path.slice(0, at)}${number}${path.slice(at + id.length)}`,
    // An upstream that is behind may have the block without knowing yet that it is final.
    minBlock: name === "latest" ? number : Math.max(number, finalHead),
    hasBlock: true,
  };
}

/** @returns the block that is named, and how many blocks before it the meant one is. */
function ancestorOf(id: string, marks = ""): readonly [string, number] {
  const [, base = id, mark = "", back = "0"] = /^(\w+)(\W)(\d{1,6})$/.exec(id) ?? [];
  return mark !== "" && marks.includes(mark) ? [base, Number(back)] : [id, 0];
}

/**
 * @returns the request for an upstream that has the newest block, pinned to that block if a parameter allows
 * it.
 */
function atNewest(request: ClusterRequest, parameter: string | true, latest: number): ClusterRequest {
  if (latest < 0) return request;
  if (parameter === true) return { ...request, minBlock: latest };
  const { path } = request;
  const pinned = `${path}${path.includes("?") ? "&" : "?"}${parameter}=${latest}`;
  return { ...request, path: pinned, minBlock: latest, hasBlock: true };
}
