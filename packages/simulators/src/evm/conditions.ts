import { failure } from "../json-rpc/rpc-failure.ts";
import type { EvmChain } from "./chain.ts";
import { isContract } from "./execution.ts";
import { word } from "./token.ts";

/** The error of a transaction whose conditions do not hold. Source: ERC-7796. */
const rejected = -32_003;

type Slots = Readonly<Record<string, string>>;

/** What callers state, checked against the specs. */
export interface Conditions {
  readonly blockNumberMin?: string;
  readonly blockNumberMax?: string;
  readonly timestampMin?: string;
  readonly timestampMax?: string;
  readonly knownAccounts?: Readonly<Record<string, string | Slots>>;
}

/**
 * Checks the conditions of a transaction on the newest block, as a sequencer does before it takes the transaction.
 *
 * @throws RpcFailure if one does not hold.
 */
export function checkConditions(chain: EvmChain, conditions: Conditions): void {
  const { head } = chain;
  const { timestamp } = chain.block(head).header;
  checkRange("block number", BigInt(head), conditions.blockNumberMin, conditions.blockNumberMax);
  checkRange("timestamp", BigInt(String(timestamp)), conditions.timestampMin, conditions.timestampMax);
  for (const [address, known] of Object.entries(conditions.knownAccounts ?? {})) {
    const account = address.toLowerCase();
    if (typeof known === "string") {
      if (chain.proof(account, head).storageHash === known.toLowerCase()) continue;
      throw failure(rejected, `failed state check: storage root of ${address} differs`);
    }
    for (const [slot, value] of Object.entries(known))
      if ((isContract(account) ? chain.storage(word(BigInt(slot)), head) : 0n) !== BigInt(value))
        throw failure(rejected, `failed state check: slot ${slot} of ${address} differs`);
  }
}

function checkRange(what: string, value: bigint, min = "0x", max?: string): void {
  if (value < readHex(min) || (max !== undefined && value > readHex(max)))
    throw failure(rejected, `failed header check: ${what} is out of range`);
}

function readHex(text: string): bigint {
  return text === "0x" ? 0n : BigInt(text);
}
