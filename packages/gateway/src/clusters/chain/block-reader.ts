import { callRequest, createCall } from "../../upstreams/rpc-request.ts";
import type { MethodFacts } from "../../generated/methods.ts";
import { queryMember } from "./query-member.ts";
import { type HeadReader, readHead } from "./head-reader.ts";

/** @param facts - Of the method that reads a block; `headParams` are those of the newest one. */
export function createBlockReader(facts: MethodFacts, headParams: readonly unknown[]): HeadReader {
  /** Whether blocks are numbered as in `{"block_number":16}`, and not as in `"0x10"`. */
  const isStarknet = facts.name.startsWith("starknet_");
  const heightText = (number: number): string => (isStarknet ? String(number) : `"0x${number.toString(16)}"`);
  const read: HeadReader["read"] = async (member, block) => {
    const params = headParams.map((param) => JSON.stringify(param));
    if (block !== undefined) params[facts.block?.index ?? 0] = block;
    const call = createCall(facts, `[${params.join(",")}]`);
    const reply = await queryMember(member, callRequest(call, { only: member.upstream }));
    return reply && readHead(reply.body.toString("utf8"));
  };
  return {
    maxAhead: 64,
    numberNames: ["blockNumber", "number", "block_number"],
    hasTags: true,
    blockText: (number) => (isStarknet ? `{"block_number":${number}}` : heightText(number)),
    heightText,
    read,
    async readFinal(member) {
      // Other chains do not have the tags `safe` and `finalized`.
      if (isStarknet) return { safe: -1, finalized: -1 };
      const readNumber = async (tag: string): Promise<number> => (await read(member, tag))?.number ?? -1;
      const [safe, finalized] = await Promise.all([readNumber('"safe"'), readNumber('"finalized"')]);
      return { safe, finalized };
    },
  };
}
