import { callRequest, createCall } from "../../upstreams/rpc-request.ts";
import type { MethodFacts } from "../../generated/methods.ts";
import type { PoolMember } from "../pool-member.ts";
import { queryMember } from "./query-member.ts";
import { type BlockHead, type FinalNumbers, type HeadReader, readHead } from "./head-reader.ts";

/** Reads block headers from one upstream at a time, without failover. */
export class BlockReader implements HeadReader {
  readonly maxAhead = 64;
  readonly numberNames = ["blockNumber", "number", "block_number"] as const;
  readonly hasTags = true;
  readonly #facts: MethodFacts;
  readonly #headParams: readonly unknown[];
  /** Whether blocks are numbered as in `{"block_number":16}`, and not as in `"0x10"`. */
  readonly #isStarknet: boolean;

  /** @param facts - Of the method that reads a block. */
  constructor(facts: MethodFacts, headParams: readonly unknown[]) {
    this.#facts = facts;
    this.#headParams = headParams;
    this.#isStarknet = facts.name.startsWith("starknet_");
  }

  blockText(number: number): string {
    return this.#isStarknet ? `{"block_number":${number}}` : this.heightText(number);
  }

  heightText(number: number): string {
    return this.#isStarknet ? String(number) : `"0x${number.toString(16)}"`;
  }

  /** @param block - JSON of a number or a tag. Default: the newest block. */
  async read(member: PoolMember, block?: string): Promise<BlockHead | undefined> {
    const params = this.#headParams.map((param) => JSON.stringify(param));
    if (block !== undefined) params[this.#facts.block?.index ?? 0] = block;
    const call = createCall(this.#facts, `[${params.join(",")}]`);
    const reply = await queryMember(member, callRequest(call, { only: member.upstream }));
    return reply && readHead(reply.body.toString("utf8"));
  }

  async readFinal(member: PoolMember): Promise<FinalNumbers> {
    // Other chains do not have the tags `safe` and `finalized`.
    if (this.#isStarknet) return { safe: -1, finalized: -1 };
    const readNumber = async (tag: string): Promise<number> => (await this.read(member, tag))?.number ?? -1;
    const [safe, finalized] = await Promise.all([readNumber('"safe"'), readNumber('"finalized"')]);
    return { safe, finalized };
  }
}
