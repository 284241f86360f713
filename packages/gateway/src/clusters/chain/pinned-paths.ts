import type { InFlightRequest, ClusterRequest, Reply, Sender } from "../../codec/cluster.ts";
import { UpstreamFailure } from "../../codec/upstream-failure.ts";
import type { ChainHeads } from "./chain-heads.ts";
import type { BlockNames } from "./head-reader.ts";

/** The part of the chain's heads that is used here. */
type Heads = Pick<ChainHeads, "numbers" | "finalHead" | "ready" | "reveal">;

/**
 * Replaces moving block names in a request's path by numbers, and adds the newest block where a request omits
 * it. So all upstreams respond for the same block, and callers never see the chain or its final blocks go
 * back when another upstream responds.
 */
export class PinnedPaths implements Sender {
  readonly #heads: Heads;
  readonly #names: BlockNames;
  readonly #next: Sender;

  /** @param names - Moving block names in paths, such as `head`. */
  constructor(heads: Heads, names: BlockNames, next: Sender) {
    this.#heads = heads;
    this.#names = names;
    this.#next = next;
  }

  send(request: ClusterRequest): InFlightRequest {
    const { idempotency, isStream, only, route } = request;
    // A caller that chooses an upstream gets that upstream's own view.
    const isOwnView = only !== undefined || route?.upstream !== undefined;
    if (idempotency === "write" || isStream || isOwnView) return this.#next.send(request);
    return new PinnedRequest(this.#heads, this.#names, this.#next, request);
  }
}

class PinnedRequest implements InFlightRequest {
  readonly reply: Promise<Reply>;
  #inFlight: InFlightRequest | undefined;
  #isAborted = false;

  constructor(heads: Heads, names: BlockNames, next: Sender, request: ClusterRequest) {
    this.reply = this.#run(heads, names, next, request);
  }

  abort(): void {
    this.#isAborted = true;
    this.#inFlight?.abort();
  }

  async #run(heads: Heads, names: BlockNames, next: Sender, request: ClusterRequest): Promise<Reply> {
    await heads.ready();
    if (this.#isAborted) throw new UpstreamFailure("aborted", "the caller has gone");
    this.#inFlight = next.send(pinPath(request, names, heads));
    const reply = await this.#inFlight.reply;
    await heads.reveal(reply);
    return reply;
  }
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
  const name = Object.hasOwn(names, id) ? names[id] : undefined;
  if (name === undefined) return /^\d{1,15}$/.test(id) ? { ...request, minBlock: Number(id) } : request;
  const number = numbers[name];
  if (number < 0) return request;
  return {
    ...request,
    path: `${path.slice(0, at)}${number}${path.slice(at + id.length)}`,
    // An upstream that is behind may have the block without knowing yet that it is final.
    minBlock: name === "latest" ? number : Math.max(number, finalHead),
    hasBlock: true,
  };
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
