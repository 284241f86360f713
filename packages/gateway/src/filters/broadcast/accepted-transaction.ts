import { keccak_256 } from "@noble/hashes/sha3.js";
import { paramText } from "../param-text.ts";
import { resultText } from "../../codec/json-rpc/rpc-message.ts";
import type { RoutedCall } from "../../codec/cluster.ts";

/** @returns the hash of the signed transaction that a call sends, as JSON; `undefined` if it is malformed. */
export function transactionHash({ facts, params }: RoutedCall): string | undefined {
  const signed = facts.broadcast && paramText(params, facts.broadcast);
  if (!signed || !/^"0x(?:[\da-f]{2})+"$/i.test(signed)) return undefined;
  return `"0x${Buffer.from(keccak_256(Buffer.from(signed.slice(3, -1), "hex"))).toString("hex")}"`;
}

/** @returns the response to a call whose transaction a node has; `undefined` if the transaction is malformed. */
export function acceptedText(call: RoutedCall): string | undefined {
  const hash = transactionHash(call);
  return hash && resultText(call.id, hash);
}
