import { invalid } from "../json-rpc/rpc-failure.ts";
import type { Methods } from "../json-rpc/simulated-node.ts";
import { checkAddress, checkSignature, confirmedSlotFor, inContext, readOptions } from "./reads.ts";
import { programs } from "./programs.ts";
import { blockhashAge, type Included } from "./solana-blocks.ts";
import type { SolanaChain } from "./solana-chain.ts";
import type { Commitment } from "./slots.ts";
import { transactionJson } from "./transaction-json.ts";
import type { Fields } from "../values.ts";

/** Maximum signatures of `getSignatureStatuses`, and of `getSignaturesForAddress`. Source: anza-xyz/agave. */
const maxStatuses = 256;
const maxSignatures = 1_000;

export function transactionMethods(chain: SolanaChain): Methods {
  const { slots } = chain;
  return {
    getTransaction([signature, param]) {
      const options = readOptions(param);
      const found = chain.transaction(checkSignature(signature), confirmedSlotFor(slots, options));
      if (!found) return null;
      const { slot } = found;
      return { slot, blockTime: slots.timeOf(slot), ...transactionJson(found, options) };
    },
    getSignatureStatuses([signatures, param]) {
      const list = signatures as readonly string[];
      if (list.length > maxStatuses) throw invalid(`Too many inputs provided; max ${maxStatuses}`);
      const { searchTransactionHistory: isDeep = false } = readOptions(param);
      const newest = slots.head;
      const oldest = isDeep === true ? 0 : slots.heightOf(newest) - blockhashAge;
      return inContext(
        newest,
        list.map((signature) => {
          const found = chain.transaction(checkSignature(signature), newest);
          return found && slots.heightOf(found.slot) >= oldest ? readStatus(chain, found) : null;
        }),
      );
    },
    // As on a node, an unknown `before` is older than everything, and an unknown `until` ends nothing.
    getSignaturesForAddress([address, param]) {
      const options = readOptions(param);
      const slot = confirmedSlotFor(slots, options);
      const { before, until, limit = maxSignatures } = options;
      if (Number(limit) < 1 || Number(limit) > maxSignatures)
        throw invalid(`Invalid limit; max ${maxSignatures}`);
      const newestFirst = chain
        .listTransactions(checkAddress(address))
        .filter((one) => one.slot <= slot)
        .toReversed();
      const start = before === undefined ? 0 : findPosition(newestFirst, checkSignature(before)) + 1;
      const end = until === undefined ? Infinity : findPosition(newestFirst, checkSignature(until));
      return newestFirst
        .slice(start, Math.min(end, start + Number(limit)))
        .map((one) => signatureJson(chain, one));
    },
  };
}

function findPosition(list: readonly Included[], signature: string): number {
  const index = list.findIndex((one) => one.signature === signature);
  return index < 0 ? Infinity : index;
}

function signatureJson(chain: SolanaChain, included: Included): Fields {
  const { slot, signature, index, execution } = included;
  return {
    signature,
    slot,
    err: execution.err,
    memo: readMemo(included),
    blockTime: chain.slots.timeOf(slot),
    confirmationStatus: reached(chain, slot),
    transactionIndex: index,
  };
}

/** The memos of a transaction, each after its length, as nodes write them. */
function readMemo({ transaction: { message } }: Included): string | null {
  const memos = message.instructions.flatMap(({ programIndex, data }) => {
    const program = message.keys[programIndex];
    return program === programs.memo || program === programs.memo1
      ? [`[${data.length}] ${data.toString()}`]
      : [];
  });
  return memos.length === 0 ? null : memos.join("; ");
}

/** The commitment that a slot's block has reached. */
function reached({ slots }: SolanaChain, slot: number): Commitment {
  if (slot <= slots.newest("finalized")) return "finalized";
  return slot <= slots.newest("confirmed") ? "confirmed" : "processed";
}

function readStatus(chain: SolanaChain, { slot, execution: { err } }: Included): Fields {
  const { slots } = chain;
  const confirmationStatus = reached(chain, slot);
  return {
    slot,
    confirmations:
      confirmationStatus === "finalized" ? null : slots.heightOf(slots.head) - slots.heightOf(slot),
    err,
    status: err === null ? { Ok: null } : { Err: err },
    confirmationStatus,
  };
}
