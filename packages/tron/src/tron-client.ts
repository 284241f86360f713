import { createRestClient, type RestClient, type RestClientOptions } from "@node-access/transport/rest";
import type { TronMethods } from "./generated/methods.ts";
import { tronOperations } from "./generated/operations.ts";
import { readResponse } from "./node-error.ts";

/** A client for the HTTP API of TRON nodes. */
export type TronClient = RestClient<TronMethods>;

/**
 * Creates a client for the HTTP API of a TRON node: `/wallet` for the latest state, and methods that begin with
 * `solidity` for the state that no reorganization replaces. Amounts of TRX are in sun. Integers that a JavaScript number
 * cannot hold exactly are `bigint`.
 *
 * Calls that build a transaction change nothing on chain: sign the SHA-256 hash of `raw_data_hex`, which is `txID`,
 * and pass the transaction with its signatures to `broadcastTransaction`. A broadcast is sent at most once.
 *
 * @param options - The endpoint's address and `urlToken(...)` or `basic(...)`; deadlines in milliseconds.
 * @returns the client, with methods such as `tron.getAccount({ address, visible: true })`. Calls reject with `NODE_ERROR`
 * if the node rejects them, although it responds with HTTP 200.
 * @throws NodeAccessError `INVALID_ARGUMENT`, `CREDENTIAL_NOT_ACCEPTED` or `INSECURE_ENDPOINT`, naming the option.
 *
 * @example
 * ```ts
 * import { createTronClient, urlToken } from "@node-access/tron";
 *
 * const tron = createTronClient({ endpoint: "http://127.0.0.1:9640", credential: urlToken("demo-tron") });
 * const { blockID, block_header } = await tron.getNowBlock();
 * console.log(block_header?.raw_data.number, blockID);
 * const account = await tron.getAccount({ address: "TJRabPrwbZy45sbavfcjinPJC18kjpRTv8", visible: true });
 * console.log(account.balance ?? 0, "sun");
 * ```
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export function createTronClient(options: RestClientOptions<"node">): TronClient {
  return createRestClient("node", tronOperations, options, { read: readResponse });
}
