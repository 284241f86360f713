import { resultText } from "../codec/json-rpc/rpc-message.ts";
import { jsonReply } from "../upstreams/reply-text.ts";
import { withCall } from "../upstreams/rpc-request.ts";
import type { ClusterRequest, InFlight, Reply, RoutedCall } from "../upstreams/upstream.ts";
import type { Filter, Next } from "./filter.ts";
import { abortedFailure } from "../upstreams/upstream-failure.ts";
import type { ChainHeads } from "../clusters/chain/chain-heads.ts";
import type { BlockNames } from "../clusters/chain/head-reader.ts";

type Heads = Pick<
  ChainHeads,
  "isPinned" | "height" | "newestHash" | "pin" | "shown" | "finalHead" | "ready" | "reveal"
>;

/**
 * Replaces tags and other moving names of blocks by numbers, where several upstreams follow the chain: all of
 * them respond for the same block, and callers never see it go back when another upstream responds. The
 * height, and on some chains its hash, are known without an upstream.
 *
 * @param names - Moving block names in paths, such as `head`.
 */
export function followChain(heads: Heads, names: BlockNames = { names: {} }): Filter {
  /** Holds a response back until callers can see the block that it reveals, through any gateway. */
  const reveal = (reply: Reply | Promise<Reply>, sent: ClusterRequest): Reply | Promise<Reply> => {
    if (reply instanceof Promise) return reply.then((late) => reveal(late, sent));
    const { call, minBlock, block } = sent;
    // A final block is read from an upstream with a newer one, which is not the block that the result is of.
    const isNumber = block && /^\d{1,15}$/.test(block.id);
    if (reply.route && minBlock !== undefined) reply.route.block = isNumber ? Number(block.id) : minBlock;
    const shown = heads.reveal(reply, call);
    return shown ? shown.then(() => reply) : reply;
  };
  const send = (request: ClusterRequest, next: Next): Reply | Promise<Reply> => {
    const { call } = request;
    const pinned = call ? heads.pin(call) : undefined;
    const newest = pinned && findNewest(pinned, heads);
    if (newest) return newest().then((text) => jsonReply(resultText(pinned.id, text)));
    const sent = pinned
      ? pinned === call
        ? request
        : withCall(request, pinned)
      : pinPath(request, names, heads);
    return reveal(next(sent), sent);
  };
  return (request, next) => {
    if (!heads.isPinned || hasOwnView(request)) return next(request);
    const ready = heads.ready();
    if (!ready) return send(request, next);
    return unlessAborted(ready, request.inFlight).then(() => send(request, next));
  };
}

/** @returns what reads the newest block's height or hash, which the gateway knows, if the call wants it. */
function findNewest(call: RoutedCall, heads: Heads): (() => Promise<string>) | undefined {
  const { facts, block } = call;
  if (facts.height) return heads.height(call);
  const isHash = facts.newestHash || (facts.blockHash && block === heads.shown.latest);
  return isHash ? heads.newestHash() : undefined;
}

/** Whether a request is about one upstream's own view of the chain. */
function hasOwnView({ call, idempotency, isStream, only, route }: ClusterRequest): boolean {
  // Only one upstream knows a filter, but its results must be of the chain that callers see.
  if (call) return only !== undefined && !call.facts.filter;
  // A caller that chooses an upstream gets that upstream's own view.
  return idempotency === "write" || isStream === true || only !== undefined || route?.upstream !== undefined;
}

function unlessAborted(wait: Promise<void>, inFlight: InFlight | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    inFlight?.add({ abort: () => reject(abortedFailure()) });
    wait.then(resolve, reject);
  });
}

/** @returns the request with a number instead of a name, and with the newest block that it reads. */
function pinPath(
  request: ClusterRequest,
  names: BlockNames,
  { shown, finalHead }: Pick<Heads, "shown" | "finalHead">,
): ClusterRequest {
  const { block, newestBlock, path } = request;
  if (newestBlock !== undefined) return atNewest(request, newestBlock, shown.latest);
  if (!block) return request;
  const { id, at } = block;
  const [base, back] = readAncestor(id, names.ancestorMarks);
  const name = Object.hasOwn(names.names, base) ? names.names[base] : undefined;
  if (name === undefined)
    return /^\d{1,15}$/.test(base) ? { ...request, minBlock: Number(base) - back } : request;
  const number = shown[name] - back;
  if (number < 0) return request;
  return {
    ...request,
    path: `${path.slice(0, at)}${number}${path.slice(at + id.length)}`,
    block: { id: String(number), at },
    // An upstream that is behind may have the block without knowing yet that it is final.
    minBlock: name === "latest" ? number : Math.max(number, finalHead),
    hasBlock: true,
  };
}

/** @returns the name of a block, and the distance of its ancestor that the caller wants: 3 for `head~3`. */
function readAncestor(id: string, marks = ""): readonly [string, number] {
  const [, base = id, mark = "", back = "0"] = /^(\w+)(\W)(\d{1,6})$/.exec(id) ?? [];
  return mark !== "" && marks.includes(mark) ? [base, Number(back)] : [id, 0];
}

/**
 * @returns the request for an upstream that has the newest block, pinned to it if a parameter allows that.
 */
function atNewest(request: ClusterRequest, parameter: string | true, latest: number): ClusterRequest {
  if (latest < 0) return request;
  if (parameter === true) return { ...request, minBlock: latest };
  const { path } = request;
  const pinned = `${path}${path.includes("?") ? "&" : "?"}${parameter}=${latest}`;
  return { ...request, path: pinned, minBlock: latest, hasBlock: true };
}
