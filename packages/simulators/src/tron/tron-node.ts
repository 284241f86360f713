import { readBlockNumber, confirmations, newest, type Transfer } from "./tron-blocks.ts";
import type { TronChain } from "./tron-chain.ts";
import type * as results from "./tron-results.ts";
import { MethodNode, type Method, type Methods } from "../json-rpc/simulated-node.ts";
import { quantity } from "../values.ts";

/** Loaded when a caller reads a block: networks that are only called over gRPC and HTTP need no examples of JSON-RPC. */
const loadResults = (): Promise<typeof results> => import("./tron-results.ts");

/**
 * The JSON-RPC of a simulated TRON node. It shows the chain that the gRPC services and the HTTP API show: a block every
 * three seconds, with a transfer and what was broadcast.
 */
export class TronNode extends MethodNode {
  /** Its methods are TRON's, not Ethereum's of the same names. */
  readonly family = "tron";

  /** @param chainId - What `eth_chainId` returns. */
  constructor(chainId: number, chain: TronChain) {
    const id: Method = () => quantity(chainId);
    super({
      eth_chainId: id,
      net_version: id,
      eth_blockNumber: () => quantity(newest()),
      eth_syncing: () => {
        const number = quantity(newest());
        return { startingBlock: "0x0", currentBlock: number, highestBlock: number };
      },
      eth_getBalance: ([address]) => quantity(chain.balanceOf(addressBytes(String(address)), newest())),
      ...reads(chain, "Hash", byHash),
      ...reads(chain, "Number", byTag),
      async eth_getBlockReceipts([block]) {
        const { receiptResult } = await loadResults();
        const number = /^0x[\da-f]{64}$/i.test(String(block)) ? byHash(block) : byTag(block);
        return number === undefined ? null : chain.transfersIn(number).map(receiptResult);
      },
      eth_getTransactionByHash: ([hash]) => transferResult(chain, hash, "transactionResult"),
      eth_getTransactionReceipt: ([hash]) => transferResult(chain, hash, "receiptResult"),
      eth_getLogs: () => [],
    });
  }
}

/** The reads of a block that is named by its hash, or by its number. */
function reads(
  chain: TronChain,
  by: "Hash" | "Number",
  find: (name: unknown) => bigint | undefined,
): Methods {
  const ofBlock =
    (read: (number: bigint, transfers: readonly Transfer[], param: unknown) => unknown): Method =>
    ([name, param]) => {
      const number = find(name);
      return number === undefined ? null : read(number, chain.transfersIn(number), param);
    };
  return {
    [`eth_getBlockBy${by}`]: ofBlock(async (number, transfers, isFull) => {
      const { blockResult } = await loadResults();
      return blockResult(number, transfers, isFull === true);
    }),
    [`eth_getBlockTransactionCountBy${by}`]: ofBlock((_, transfers) => quantity(transfers.length)),
    [`eth_getTransactionByBlock${by}AndIndex`]: ofBlock(async (_, transfers, index) => {
      const { transactionResult } = await loadResults();
      const found = transfers[Number(index)];
      return found ? transactionResult(found) : null;
    }),
  };
}

async function transferResult(
  chain: TronChain,
  hash: unknown,
  result: "transactionResult" | "receiptResult",
): Promise<object | null> {
  const results = await loadResults();
  const found = chain.find(decodeHex(hash));
  return found === undefined || found.number > newest() ? null : results[result](found);
}

function byHash(hash: unknown): bigint | undefined {
  const number = readBlockNumber(Buffer.from(decodeHex(hash)));
  return number >= 0n && number <= newest() ? number : undefined;
}

/** @returns the number that a number or a tag means; `undefined` if there is no such block yet. */
function byTag(tag: unknown): bigint | undefined {
  if (tag === "latest") return newest();
  if (tag === "earliest") return 0n;
  if (tag === "finalized") return newest() - confirmations;
  const number = BigInt(String(tag));
  return number <= newest() ? number : undefined;
}

/** An address may lack the `0x`, and the byte of TRON's network before its 20 bytes. */
function addressBytes(address: string): Buffer {
  const digits = address.replace(/^0x/, "");
  return Buffer.from(digits.length === 40 ? `41${digits}` : digits, "hex");
}

function decodeHex(hash: unknown): Uint8Array {
  return Buffer.from(String(hash).replace(/^0x/, ""), "hex");
}
