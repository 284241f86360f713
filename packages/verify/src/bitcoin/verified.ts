import { describeValue, invalidArgument } from "@node-access/auth";
import { type CheckableClient, checkedClient, type VerdictEvent, wireClient } from "../checked-client.ts";
import { type BitcoinVerifierOptions, createBitcoinVerifier } from "./verifier.ts";

/** Options of {@link verifiedBitcoin}. */
export interface VerifiedBitcoinOptions extends Omit<BitcoinVerifierOptions, "read"> {
  /**
   * `consistent`: a call fails with `DATA_INVALID` if its result is wrong, and with `DATA_UNVERIFIABLE` if it cannot be
   * checked. `report`: each result is returned as it is. Both call `onVerdict`.
   */
  readonly require: "consistent" | "report";
  /**
   * Methods without a check whose results you accept as they are, such as `gettxout`. Default: none. What only the node
   * can say is accepted anyway: see {@link bitcoinNodeMethods}.
   */
  readonly unchecked?: readonly string[] | undefined;
  /** Called with each verdict, before the call resolves or rejects. If it throws, the call rejects with that error. */
  readonly onVerdict?: ((event: VerdictEvent) => void) | undefined;
}

/**
 * Methods whose results say nothing of the chain's data, but of the node: its height, its mempool, its wallet and its peers.
 * {@link verifiedBitcoin} returns their results as they are.
 */
export const bitcoinNodeMethods: readonly string[] = [
  "createrawtransaction",
  "decodescript",
  "estimatesmartfee",
  "getbestblockhash",
  "getblockchaininfo",
  "getblockcount",
  "getchaintips",
  "getconnectioncount",
  "getmempoolinfo",
  "getmininginfo",
  "getnetworkinfo",
  "getpeerinfo",
  "getrawmempool",
  "ping",
  "sendrawtransaction",
  "testmempoolaccept",
  "uptime",
  "validateaddress",
];

/** Members of clients that are no methods of a node. */
const OWN_MEMBERS: ReadonlySet<string> = new Set(["close", "health", "request", "subscribe", "with"]);

/**
 * Creates a view of a client of a Bitcoin node that checks what its calls return. Methods and types are the same, also for a pool:
 * if an endpoint returns a wrong result, the call is made at another one.
 *
 * @param client - The client, with results as on the wire.
 * @param options - The network, and what you require of results.
 * @returns the same client with checks. Its calls also fail with NodeAccessError `DATA_INVALID` and `DATA_UNVERIFIABLE`.
 * @throws NodeAccessError `INVALID_ARGUMENT` that names the option.
 *
 * @example
 * ```ts
 * import { bitcoin, createRpcClient } from "@node-access/rpc/bitcoin";
 * import { verifiedBitcoin } from "@node-access/verify/bitcoin";
 *
 * const wire = createRpcClient({ protocol: bitcoin, endpoint: "http://127.0.0.1:8332" });
 * const client = verifiedBitcoin(wire, { network: "bitcoin-mainnet", require: "consistent" });
 * const block = await client.getblock("000000000019d6689c085ae165831e934ff763ae46a2a6c172b3f1b60a8ce26f", 2);
 * console.log(block.tx.length, "transactions, none of them wrong, and none missing");
 * ```
 */
export function verifiedBitcoin<Client extends CheckableClient>(
  client: Client,
  options: VerifiedBitcoinOptions,
): Client {
  const given = wireClient(client);
  const { require, unchecked = [], onVerdict, ...others }: VerifiedBitcoinOptions = Object(options);
  if (!["consistent", "report"].includes(require))
    throw invalidArgument("require", "consistent, report", describeValue(require));
  return checkedClient(client, {
    verifier: createBitcoinVerifier({ ...others, read: (request) => given.request(request) }),
    require,
    unchecked,
    onVerdict,
    accepted: bitcoinNodeMethods,
    isMethod: (name) => /^[a-z0-9]+$/.test(name) && !OWN_MEMBERS.has(name),
  });
}
