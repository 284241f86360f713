import { invalid } from "../json-rpc/rpc-failure.ts";
import type { Methods } from "../json-rpc/simulated-node.ts";
import { checkSignature, confirmedSlotFor, inContext, readOptions } from "./reads.ts";
import { blockhashAge, type Included } from "./solana-blocks.ts";
import type { SolanaChain } from "./solana-chain.ts";
import type { Commitment } from "./slots.ts";
import { transactionJson } from "./transaction-json.ts";
import type { Fields } from "../values.ts";

/** Maximum signatures of `getSignatureStatuses`. Source: anza-xyz/agave. */
const maxStatuses = 256;

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
  };
}

/** The commitment that a slot's block has reached. */
export function reached({ slots }: SolanaChain, slot: number): Commitment {
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
