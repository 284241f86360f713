import { isNodeAccessError } from "@node-access/auth";
import type { ProtocolTable } from "@node-access/transport/json-rpc";
import { solana as table } from "../generated/solana-table.ts";
import { readSignature } from "./read-signature.ts";

/** Makes `sendTransaction` idempotent: a node that has processed what was sent again responds with an error. */
const recover: ProtocolTable<"solana">["recover"] = async (sent, { name }, params) => {
  try {
    return await sent;
  } catch (error) {
    const [transaction, config] = Object.values(Object(params)) as [unknown?, { encoding?: unknown }?];
    const isSent = name === "sendTransaction" && isProcessed(error);
    const value = isSent && readSignature(transaction, config?.encoding);
    if (!value) throw error;
    return { value };
  }
};

/**
 * The methods of Solana, as the `protocol` of a client.
 *
 * `sendTransaction` returns the signature also if the transaction was sent before and is already processed: a signature
 * is executed once.
 *
 * @example
 * ```ts
 * import { createRpcClient, solana } from "@node-access/rpc/solana";
 *
 * const client = createRpcClient({ protocol: solana, endpoint: "http://127.0.0.1:8899" });
 * console.log(await client.getSlot());
 * ```
 *
 * Source: Solana's documentation.
 */
export const solana: ProtocolTable<"solana"> = { ...table, recover };

/** An error of a node that has checked a transaction. */
interface FailedCheck {
  readonly context?: { readonly data?: { readonly err?: unknown } };
}

/** Whether the node's check failed only because an earlier sending has been executed. */
function isProcessed(error: unknown): boolean {
  if (isNodeAccessError(error, "UNANSWERED")) return isProcessed(error.cause);
  return (Object(error) as FailedCheck).context?.data?.err === "AlreadyProcessed";
}
