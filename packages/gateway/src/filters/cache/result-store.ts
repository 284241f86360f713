import { Buffer } from "node:buffer";
import { type Readable, Transform } from "node:stream";
import { Bytes } from "../../codec/bytes.ts";
import { readResultText } from "../response-body.ts";
import type { Reply, RoutedCall } from "../../upstreams/upstream.ts";
import { blockOfResult, permanent } from "./cached-block.ts";
import type { ChainHeads } from "../../clusters/chain/chain-heads.ts";
import type { SharedResults } from "../../state/shared-results.ts";
import type { CachedResult, ResultCache } from "./result-cache.ts";
import { type BlockHead, readHead } from "../../clusters/chain/head-reader.ts";

const numberAt = /"blockNumber"\s*:\s*"?(0x[\da-f]{1,13}|\d{1,15})\b/gi;
const hashAt = /"blockHash"\s*:\s*"(0x[\da-f]+)"/gi;

/** @returns the blocks that a result names with number and hash: itself, or those of receipts and logs. */
export function blocksIn(result: string): readonly BlockHead[] {
  const block = result.startsWith("{") ? readHead(result) : undefined;
  if (block) return [block];
  const hashes = [...result.matchAll(hashAt)].map(([, hash = ""]) => hash);
  const numbers = [...result.matchAll(numberAt)].map(([, number]) => Number(number));
  if (hashes.length !== numbers.length) return [];
  const blocks = new Map(hashes.map((hash, index) => [hash, numbers[index] ?? -1]));
  return [...blocks].map(([hash, number]) => ({ number, hash }));
}

/** A call in flight whose result may be cached. */
export interface SentCall {
  readonly call: RoutedCall;
  readonly key: string;
  readonly block: number;
  /** The number of reorgs so far when the call was sent. */
  readonly reorgs: number;
}

export type ChainView = Pick<
  ChainHeads,
  "served" | "finalizedNumber" | "isFresh" | "isBusy" | "used" | "agrees" | "allows" | "findHead"
>;

/** Decides which results are cached, and for how long. */
export class ResultStore {
  readonly cache: ResultCache;
  /** The results cached by other gateways, under keys with this prefix. */
  readonly #shared: { readonly results: SharedResults; readonly prefix: string } | undefined;
  readonly #chain: ChainView;
  /** Bytes of streamed responses that are being collected for the cache. */
  #collecting = 0;

  constructor(
    cache: ResultCache,
    chain: ChainView,
    shared?: { readonly results: SharedResults; readonly prefix: string },
  ) {
    this.cache = cache;
    this.#chain = chain;
    this.#shared = shared;
  }

  /** A result that a reorg could invalidate is returned only while the chain is followed closely. */
  get(key: string, block: number): CachedResult | undefined {
    if (block !== permanent) this.#chain.used();
    return this.cache.get(key, this.#chain.isFresh);
  }

  /** Whether another gateway may have cached a result: only results that no reorg can affect are shared. */
  isShared(block: number): boolean {
    return this.#shared !== undefined && block <= this.#chain.finalizedNumber;
  }

  /** @returns `undefined` if no other gateway can have cached it. */
  getShared(key: string, block: number): Promise<Buffer | undefined> | undefined {
    if (!this.#shared || !this.isShared(block)) return undefined;
    const { results, prefix } = this.#shared;
    return results.get(prefix + key).then((result) => {
      if (result) this.cache.set(key, result, permanent);
      return result;
    });
  }

  /**
   * Caches the response to a call if permitted, and returns it: a large one caches what passes through it.
   */
  save(sent: SentCall, reply: Reply): Reply {
    if (!Buffer.isBuffer(reply.body)) return { ...reply, body: this.#saveStream(sent, reply, reply.body) };
    this.#save(sent, reply, reply.body);
    return reply;
  }

  #save({ call, key, block, reorgs }: SentCall, reply: Reply, body: Buffer): void {
    // A reorg may have replaced the block while the response was in flight.
    if (reply.status !== 200 || reorgs !== this.cache.reorgs) return;
    // A hit would not say that it is one.
    if (reply.route?.integrity) return;
    const text = reply.result ?? readResultText(body);
    if (text === undefined) return;
    const number = blockOfResult(call, block, text);
    if (number === undefined) return;
    const isFinal = this.cache.isFinal(number);
    // A node that lags, or has not indexed a block yet, finds nothing in it.
    if (text === "[]" && (block === permanent || !isFinal) && call.facts.cache?.by !== "forever") return;
    if (!isFinal && (number > this.#chain.findHead(reply.from) || !this.#isOfChain(reply, text))) return;
    this.cache.set(key, reply.result ?? Buffer.from(text, "latin1"), isFinal ? permanent : number);
    if (isFinal) this.#shared?.results.set(this.#shared.prefix + key, Buffer.from(text, "latin1"));
  }

  /** Checks the chain, because a cached result of a fork would outlive the fork. */
  #isOfChain({ from, result: plain }: Reply, result: string): boolean {
    if (!this.#chain.agrees(from)) return false;
    // A plain value names no block.
    return (
      plain !== undefined || blocksIn(result).every(({ number, hash }) => this.#chain.allows(number, hash))
    );
  }

  #saveStream(sent: SentCall, reply: Reply, body: Readable): Readable {
    let bytes: Bytes | undefined = new Bytes();
    const giveUp = (): void => {
      this.#collecting -= bytes?.length ?? 0;
      bytes = undefined;
    };
    const stream = new Transform({
      transform: (chunk: Buffer, _, done) => {
        bytes?.add(chunk);
        this.#collecting += bytes ? chunk.length : 0;
        if (
          bytes &&
          (bytes.length > this.cache.maxResultBytes || this.#collecting > 4 * this.cache.maxResultBytes)
        )
          giveUp();
        done(null, chunk);
      },
      flush: (done) => {
        if (bytes) this.#save(sent, reply, bytes.all());
        done();
      },
      destroy: (error, done) => {
        giveUp();
        body.destroy(error ?? undefined);
        done(error);
      },
    });
    body.on("error", (error) => stream.destroy(error));
    return body.pipe(stream);
  }
}
