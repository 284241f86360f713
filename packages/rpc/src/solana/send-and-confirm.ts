import { describeValue, invalidArgument } from "@node-access/auth";
import { checkNumbers, mayHaveArrived } from "@node-access/transport";
import { confirm, type ConfirmedTransaction, type ConfirmOptions } from "./confirm-transaction.ts";
import {
  checkClient,
  checkCommitment,
  isPassing,
  type SolanaCalls,
  type SolanaClient,
  type SolanaCommitment,
} from "./solana-client.ts";
import { readSignature } from "./read-signature.ts";

/** Options of {@link sendAndConfirm}. */
export interface SendOptions extends ConfirmOptions {
  /**
   * Whether to send without the node's check, which reports most errors before they cost a fee. Default `false`.
   */
  readonly skipPreflight?: boolean | undefined;
  /** The commitment of the state that the node checks with. Default: that of `commitment`. */
  readonly preflightCommitment?: SolanaCommitment | undefined;
  /** Milliseconds between two sendings of the transaction while it is in no block. Default 2,000. */
  readonly resendInterval?: number | undefined;
}

/**
 * Sends a signed transaction, and waits until its block has reached a commitment. While it is in no block, the same
 * bytes are sent again: a transaction is executed once, however often it is sent. If the response to a sending was
 * lost, the transaction's status decides, and errors of further sendings are ignored.
 *
 * @param client - A client from `createRpcClient`, `createTableWebSocketClient` or a pool, for Solana.
 * @param transaction - The signed transaction in base64, such as kit's `getBase64EncodedWireTransaction` returns.
 * @param options - As for `confirmTransaction`, and how to send. Times are in milliseconds.
 * @returns the signature and the slot.
 * @throws NodeAccessError the errors of `confirmTransaction`; and `JSON_RPC_ERROR` if the node rejects the
 * transaction, with -32002 and the logs if its check fails.
 *
 * @example
 * ```ts
 * import { createTableWebSocketClient } from "@node-access/rpc/web-socket";
 * import { sendAndConfirm, solana } from "@node-access/rpc/solana";
 *
 * export async function send(transaction: string, lastValidBlockHeight: bigint): Promise<number> {
 *   const client = createTableWebSocketClient({ protocol: solana, endpoint: "ws://127.0.0.1:8900" });
 *   const { slot } = await sendAndConfirm(client, transaction, { lastValidBlockHeight });
 *   return slot;
 * }
 * ```
 *
 * Source: Solana's documentation, retrying transactions.
 */
export async function sendAndConfirm(
  client: SolanaClient,
  transaction: string,
  options: SendOptions = {},
): Promise<ConfirmedTransaction> {
  const {
    commitment = "confirmed",
    skipPreflight = false,
    resendInterval = 2_000,
    signal,
  }: SendOptions = Object(options);
  const { preflightCommitment = commitment }: SendOptions = Object(options);
  checkClient(client);
  checkCommitment(preflightCommitment);
  checkNumbers({ resendInterval }, ["resendInterval"]);
  const signature = readSignature(transaction, "base64");
  if (signature === undefined)
    throw invalidArgument("transaction", "a signed transaction in base64", describeValue(transaction));
  let mayBeThere = false;
  let isUncertain = false;
  const send = async (calls: SolanaCalls): Promise<void> => {
    // The check has passed once. If the state has changed since, the wait must continue.
    const sending = { encoding: "base64", skipPreflight: skipPreflight || mayBeThere, preflightCommitment };
    try {
      await calls.request({ method: "sendTransaction", params: [transaction, sending] });
      mayBeThere = true;
    } catch (error) {
      // Once the transaction may have arrived, its status decides: a node rejects a second sending of an executed one.
      mayBeThere ||= mayHaveArrived(error);
      if (!mayBeThere && !isPassing(error)) throw error;
      isUncertain = true;
    }
  };
  await send(client.with({ signal }));
  let sentAt = performance.now();
  const resend = async (calls: SolanaCalls): Promise<void> => {
    if (performance.now() - sentAt < resendInterval) return;
    sentAt = performance.now();
    await send(calls);
  };
  return confirm(client, signature, options, resend, isUncertain);
}
