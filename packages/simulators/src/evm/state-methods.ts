import { Pauses } from "../json-rpc/pauses.ts";
import { rpcCode, failure } from "../json-rpc/rpc-failure.ts";
import type { Method, Methods } from "../json-rpc/simulated-node.ts";
import type { EvmChain } from "./chain.ts";
import { type AccountProof, contractCode } from "./chain-state.ts";
import { blockFacts } from "./seeded-blocks.ts";
import { isContract } from "./execution.ts";
import { word } from "./token.ts";
import { defaultTip } from "./simulated-call.ts";
import type { BlockNumbers } from "./blocks.ts";
import { quantity } from "../values.ts";

/** Maximum blocks of a fee history. Source: go-ethereum. */
const maxFeeBlocks = 1_024;

/** The price of a unit of blob gas in all blocks. */
const blobBaseFee = "0x1";

export function stateMethods(chain: EvmChain, numbers: BlockNumbers): Methods {
  const balance: Method = ([address, block = "latest"]) =>
    quantity(chain.account(String(address), numbers.known(block)).balance);
  const nonce: Method = ([address, block = "latest"]) =>
    quantity(chain.account(String(address), numbers.known(block)).nonce);
  const code: Method = ([address, block = "latest"]) => {
    numbers.known(block);
    return isContract(String(address)) ? contractCode : "0x";
  };
  const storage = (address: unknown, slot: unknown, block: unknown = "latest"): bigint => {
    const number = numbers.known(block);
    return isContract(String(address)) ? chain.storage(word(BigInt(String(slot))), number) : 0n;
  };
  const proof = (address: unknown, block: unknown): AccountProof =>
    chain.proof(String(address).toLowerCase(), numbers.known(block));
  const prove: Method = ([address, slots, block = "latest"]) => {
    const { proofOf, ...account } = proof(address, block);
    return {
      address,
      balance: balance([address, block]),
      nonce: nonce([address, block]),
      ...account,
      storageProof: (slots as readonly string[]).map((key) => ({
        key,
        value: quantity(storage(address, key, block)),
        proof: proofOf(word(BigInt(key))),
      })),
    };
  };
  return {
    eth_getStorageAt: ([address, slot, block]) => word(storage(address, slot, block)),
    eth_getBalance: balance,
    eth_getTransactionCount: nonce,
    eth_getCode: code,
    eth_getAccountInfo: (params) => ({ balance: balance(params), nonce: nonce(params), code: code(params) }),
    eth_getAccount: (params) => {
      const [address, block = "latest"] = params;
      const { codeHash, storageHash } = proof(address, block);
      return { balance: balance(params), nonce: nonce(params), codeHash, storageRoot: storageHash };
    },
    eth_getProof: prove,
    eth_getMultiProof: ([targets, block = "latest"]) => {
      // All of one block, also if the next one comes meanwhile.
      const number = quantity(numbers.known(block));
      return (targets as readonly unknown[][]).map((target) => prove([...target, number]));
    },
    eth_getStorageValues: ([slots, block]) =>
      Object.fromEntries(
        Object.entries(slots as Readonly<Record<string, readonly unknown[]>>).map(([address, keys]) => [
          address,
          keys.map((key) => word(storage(address, key, block))),
        ]),
      ),
    eth_blobBaseFee: () => blobBaseFee,
    eth_gasPrice: () => quantity(blockFacts.baseFee + defaultTip),
    eth_maxPriorityFeePerGas: () => quantity(defaultTip),
    eth_baseFee: () => quantity(blockFacts.baseFee),
    eth_feeHistory: async ([length, newest, percentiles]) => {
      checkPercentiles((percentiles ?? []) as readonly number[]);
      const last = numbers.known(newest);
      const blocks = Math.min(Number(length), maxFeeBlocks, last + 1);
      const oldest = last - blocks + 1;
      const rewards = Array.isArray(percentiles)
        ? repeat(percentiles.length, quantity(defaultTip))
        : undefined;
      const gasUsedRatio: number[] = [];
      const pauses = new Pauses();
      for (let one = oldest; one <= last; one += 1) {
        await pauses.take();
        gasUsedRatio.push(Number(chain.block(one).header["gasUsed"]) / Number(blockFacts.gasLimit));
      }
      return {
        oldestBlock: quantity(oldest),
        baseFeePerGas: repeat(blocks + 1, quantity(blockFacts.baseFee)),
        gasUsedRatio,
        baseFeePerBlobGas: repeat(blocks + 1, blobBaseFee),
        blobGasUsedRatio: repeat(blocks, 0),
        ...(rewards && { reward: repeat(blocks, rewards) }),
      };
    },
  };
}

function repeat<T>(count: number, value: T): T[] {
  return Array.from({ length: count }, () => value);
}

/** @throws RpcFailure with go-ethereum's message unless percentiles rise from 0 to 100. */
function checkPercentiles(all: readonly number[]): void {
  for (const [index, one] of all.entries()) {
    const before = all[index - 1] ?? 0;
    const isInRange = one >= 0 && one <= 100;
    if (isInRange && one >= before) continue;
    const wrong = isInRange ? `#${index - 1}:${before} >= #${index}:${one}` : String(one);
    throw failure(rpcCode.server, `invalid reward percentile: ${wrong}`);
  }
}
