import { isNodeAccessError } from "@node-access/auth";
import { batch } from "../batch.ts";
import type { Hash, Hex } from "../generated/shared.ts";
import { broadcast, readCount, type Request } from "./broadcast.ts";
import type { NonceEntry } from "./nonce-store.ts";

/** A transaction that no block takes. */
export interface StuckTransaction {
  /** The nonce for `replace`. */
  readonly nonce: number;
  /** The newest transaction with the nonce. */
  readonly hash: Hash;
  /** Why, in words: the node's message, or the fee and the base fee. */
  readonly reason: string;
  /** What a replacement must offer at least, in wei: 10 % more, and the base fee. Missing if no node has the transaction. */
  readonly maxFeePerGas?: bigint;
  /** What a replacement must offer at least, in wei: 10 % more. */
  readonly maxPriorityFeePerGas?: bigint;
}

/** A nonce that a final block has used. */
export interface SettledNonce {
  /** The nonce, for `forget`. */
  readonly nonce: number;
  /** The transaction in the block; missing if it is none of this account's store: yours was not executed, and never will be. */
  readonly hash?: Hash;
}

/** What became of the transactions of an account. */
export interface Recovery {
  /** Transactions that no node knew, and that were sent again, byte by byte the same. */
  readonly resent: readonly Hash[];
  /** Transactions to replace, the lowest nonce first. */
  readonly stuck: readonly StuckTransaction[];
  /** Free nonces below transactions that wait for them. The next `send` takes the lowest. */
  readonly gaps: readonly number[];
  /** Nonces whose outcome is final, until you call `forget`. */
  readonly settled: readonly SettledNonce[];
}

interface Found {
  readonly hash: Hash;
  readonly blockNumber: Hex | null;
  readonly gasPrice?: Hex;
  readonly maxFeePerGas?: Hex;
  readonly maxPriorityFeePerGas?: Hex;
}

/** What recovery needs of a sender. */
export interface Recovering {
  readonly client: object;
  readonly request: Request;
  readonly address: string;
  readonly keccak256: (transaction: Hex) => Hash;
}

/** Compares the entries of a store with the chain, and sends again what no node knows. */
export async function recoverEntries(
  { client, request, address, keccak256 }: Recovering,
  entries: readonly NonceEntry[],
): Promise<Recovery> {
  const hashes = entries.flatMap(({ transactions }) => transactions.map(keccak256));
  // Together, so that one backend of a load balancer responds: another one may lack what this one has.
  const outcomes: readonly PromiseSettledResult<unknown>[] = await batch(
    client as never,
    [
      { method: "eth_getTransactionCount", params: [address, "finalized"] },
      { method: "eth_getTransactionCount", params: [address, "latest"] },
      { method: "eth_getTransactionCount", params: [address, "pending"] },
      { method: "eth_getBlockByNumber", params: ["latest", false] },
      ...hashes.map((hash) => ({ method: "eth_getTransactionByHash", params: [hash] })),
    ] as never,
  );
  const [finalized, latest, pending, head, ...lookups] = outcomes;
  // A chain without that tag has no final nonces.
  const final = isNodeAccessError(Object(finalized).reason, "JSON_RPC_ERROR")
    ? 0
    : readCount(valueOf(finalized));
  const used = readCount(valueOf(latest));
  const baseFee = BigInt((valueOf(head) as { baseFeePerGas?: Hex } | null)?.baseFeePerGas ?? 0);
  const found = new Map(hashes.map((hash, index) => [hash, lookups[index]]));
  const gaps = findGaps(entries, readCount(valueOf(pending)));

  const recovery = {
    resent: [] as Hash[],
    stuck: [] as StuckTransaction[],
    gaps,
    settled: [] as SettledNonce[],
  };
  for (const { nonce, transactions, isLeased } of entries) {
    const own = transactions.map(keccak256);
    const results = own.map((hash) => found.get(hash));
    // Without a response, the next call decides.
    if (results.some((result) => result?.status !== "fulfilled")) continue;
    const known = results.map((result) => valueOf(result) as Found | null).filter((one) => one !== null);
    const newest = known.at(-1);
    const included = known.find(({ blockNumber }) => blockNumber !== null);
    if (nonce < final) {
      if (own.length > 0) recovery.settled.push({ nonce, ...(included && { hash: included.hash }) });
    } else if (nonce < used || included || isLeased || own.length === 0) {
      // In a block that is not final, or its process is still at work.
    } else if (newest) {
      const stuck = findLowFee(nonce, newest, baseFee);
      if (stuck) recovery.stuck.push(stuck);
    } else {
      let failure: unknown;
      for (const [index, transaction] of [...transactions.entries()].toReversed()) {
        const hash = own[index] as Hash;
        const { outcome, error } = await broadcast(request, { transaction, hash, nonce, address });
        // The reason of the newest one.
        failure =
          outcome === "rejected" && isNodeAccessError(error, "JSON_RPC_ERROR")
            ? (failure ?? error)
            : undefined;
        if (outcome === "accepted") recovery.resent.push(hash);
        if (!failure) break;
      }
      if (isNodeAccessError(failure, "JSON_RPC_ERROR"))
        recovery.stuck.push({ nonce, hash: own.at(-1) as Hash, reason: failure.context.rpcMessage });
    }
  }
  return recovery;
}

/** Finds nonces from the lowest that nodes wait for up to the highest transaction, which no process uses. */
function findGaps(entries: readonly NonceEntry[], from: number): number[] {
  const highest = entries.findLast(({ transactions }) => transactions.length > 0)?.nonce ?? 0;
  const used = new Set(
    entries.filter((one) => one.isLeased || one.transactions.length > 0).map(({ nonce }) => nonce),
  );
  const nonces = Array.from({ length: Math.max(0, highest - from) }, (_, index) => from + index);
  return nonces.filter((nonce) => !used.has(nonce));
}

function findLowFee(nonce: number, { hash, ...fees }: Found, baseFee: bigint): StuckTransaction | undefined {
  const fee = BigInt(fees.maxFeePerGas ?? fees.gasPrice ?? 0);
  const tip = BigInt(fees.maxPriorityFeePerGas ?? fee);
  if (fee >= baseFee) return undefined;
  const maxPriorityFeePerGas = raised(tip);
  const [least, own] = [baseFee + maxPriorityFeePerGas, raised(fee)];
  const maxFeePerGas = own > least ? own : least;
  const reason = `its fee of ${fee} wei is below the base fee of ${baseFee} wei`;
  return { nonce, hash, reason, maxFeePerGas, maxPriorityFeePerGas };
}

/** The lowest fee with which geth accepts a replacement: 10 % more. Source: go-ethereum, `txpool.pricebump`. */
function raised(fee: bigint): bigint {
  return (fee * 110n + 99n) / 100n;
}

function valueOf(outcome: PromiseSettledResult<unknown> | undefined): unknown {
  if (outcome?.status === "fulfilled") return outcome.value;
  throw outcome?.reason;
}
