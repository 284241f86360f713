import { callRequest } from "../../../contract/json-rpc/rpc-request.ts";
import { type Flight, type Reply, UpstreamFailure } from "../../../contract/part-source.ts";
import type { MethodFacts } from "../../../generated/methods.ts";
import { judge } from "../../responses/judge.ts";
import type { PoolMember } from "../pool-member.ts";

/** A block as an upstream tells it. */
export interface BlockHead {
  readonly number: number;
  /** As the upstream writes it. */
  readonly hash: string;
}

/** Milliseconds that an upstream may take to tell a block. */
const timeout = 5_000;

/** How a chain writes a block's number where a block is asked for: `"0x10"`, or `{"block_number":16}`. */
export type BlockForm = "quantity" | "object";

/** Reads heads of blocks from one upstream at a time, without any failover. */
export class BlockReader {
  readonly #facts: MethodFacts;
  readonly #form: BlockForm;

  /** @param facts - Of the method that reads a block, with `head` and `block`. */
  constructor(facts: MethodFacts) {
    this.#facts = facts;
    this.#form = facts.name.startsWith("starknet_") ? "object" : "quantity";
  }

  /** How the chain writes a block's number. */
  get form(): BlockForm {
    return this.#form;
  }

  /** Whether the chain has the tags `safe` and `finalized`. */
  get hasFinality(): boolean {
    return this.#form === "quantity";
  }

  /** @returns a block's number as it stands in params, which is JSON. */
  blockText(number: number): string {
    return this.#form === "quantity" ? `"0x${number.toString(16)}"` : `{"block_number":${number}}`;
  }

  /** @returns a block's number as the result of a method that tells it, which is JSON. */
  heightText(number: number): string {
    return this.#form === "quantity" ? `"0x${number.toString(16)}"` : String(number);
  }

  /**
   * Reads a block.
   *
   * @param block - JSON of a number or a tag; default: the newest block.
   * @returns nothing if the upstream does not have the block, or responded with something else.
   * @throws UpstreamFailure if it did not respond.
   */
  async read(member: PoolMember, block?: string): Promise<BlockHead | undefined> {
    const params = [...(this.#facts.head ?? [])].map((param) => JSON.stringify(param));
    if (block !== undefined) params[this.#facts.block?.index ?? 0] = block;
    const call = { id: "1", method: this.#facts.name, params: `[${params.join(",")}]`, facts: this.#facts };
    const request = callRequest(call, { only: member.upstream });
    const sentAt = performance.now();
    member.breaker.sent(sentAt);
    try {
      const reply = await inTime(member.upstream.send(request));
      const verdict = judge(request, reply);
      const now = performance.now();
      if (verdict.kind === "elsewhere") {
        member.passedOver(verdict.reason, verdict.retryAfter, sentAt, now);
        return undefined;
      }
      member.served(sentAt, now);
      return Buffer.isBuffer(reply.body) ? readHead(reply.body.toString("utf8")) : undefined;
    } catch (error) {
      member.failed(error as UpstreamFailure, sentAt, performance.now());
      throw error;
    }
  }
}

/** @returns the number and hash of the block in a response; its transactions are hashes, and have no members of these names. */
function readHead(text: string): BlockHead | undefined {
  const [, number] = /"(?:block_)?number"\s*:\s*"?(0x[\da-f]{1,13}|\d{1,15})\b/i.exec(text) ?? [];
  const [, hash] = /"(?:block_)?hash"\s*:\s*"(0x[\da-f]+)"/i.exec(text) ?? [];
  return number === undefined || hash === undefined ? undefined : { number: Number(number), hash };
}

/** @throws UpstreamFailure if the response, or a large one's end, takes too long. */
async function inTime(flight: Flight): Promise<Reply> {
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    flight.abort();
  }, timeout);
  try {
    const reply = await flight.reply;
    if (Buffer.isBuffer(reply.body)) return reply;
    const chunks: Buffer[] = [];
    for await (const chunk of reply.body) chunks.push(chunk as Buffer);
    return { ...reply, body: Buffer.concat(chunks) };
  } catch (error) {
    throw isLate ? new UpstreamFailure("timeout", "no newest block in time") : error;
  } finally {
    clearTimeout(timer);
  }
}
