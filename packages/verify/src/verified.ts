import { describeValue, invalidArgument } from "@node-access/auth";
import { type AnchorTag, NoAnchor, readAnchors } from "./anchor.ts";
import { withoutTags } from "./checks/block-params.ts";
import { type CheckableClient, checkedClient, type VerdictEvent, wireClient } from "./checked-client.ts";
import { createVerifier, type VerifierOptions } from "./verifier.ts";

/** Options of {@link verified}. */
export interface VerifiedOptions extends Omit<VerifierOptions, "read"> {
  /**
   * `consistent`: a call fails with `DATA_INVALID` if its result is wrong, and with `DATA_UNVERIFIABLE` if it cannot be
   * checked. `verified`: it also fails with `DATA_UNVERIFIABLE` if its block does not follow from `anchor`, and the tags
   * `latest`, `safe` and `finalized` mean blocks of `anchor`. `report`: each result is returned as it is. All call `onVerdict`.
   */
  readonly require: "verified" | "consistent" | "report";
  /**
   * Methods without a check whose results you accept as they are, such as `debug_traceCall`. Default: none. What only
   * the node can say is accepted anyway: see {@link nodeMethods}.
   */
  readonly unchecked?: readonly string[] | undefined;
  /**
   * Called with each verdict, before the call resolves or rejects. If it throws, the call rejects with
   * that error.
   */
  readonly onVerdict?: ((event: VerdictEvent) => void) | undefined;
}

/**
 * Methods whose results say nothing of the chain's data, but of the node: its height, its prices, its filters, and what it
 * has received. {@link verified} returns their results as they are.
 */
export const nodeMethods: readonly string[] = [
  "eth_accounts",
  "eth_baseFee",
  "eth_blobBaseFee",
  "eth_blockNumber",
  "eth_capabilities",
  "eth_coinbase",
  "eth_config",
  "eth_feeHistory",
  "eth_gasPrice",
  "eth_hashrate",
  "eth_maxPriorityFeePerGas",
  "eth_mining",
  "eth_newBlockFilter",
  "eth_newFilter",
  "eth_newPendingTransactionFilter",
  "eth_protocolVersion",
  "eth_sendRawTransaction",
  "eth_sendTransaction",
  "eth_syncing",
  "eth_uninstallFilter",
  "net_listening",
  "net_peerCount",
  "net_version",
  "web3_clientVersion",
];

/**
 * Creates a view of a client that checks what its calls return. Methods and types are the same, also for a pool and for
 * a client over a WebSocket. If an endpoint of a pool over HTTP returns a wrong result, the call is made at another endpoint.
 * Additional calls go to the same client, and to the same endpoint of a pool over HTTP. Calls of a batch are sent
 * individually. Events of subscriptions are not checked.
 *
 * @param client - The client, with results as on the wire. For quantities as bigint: `decoded(verified(client, ...))`.
 * @param options - The chain, what you require of results, and the block that you trust.
 * @returns the same client with checks. Its calls also fail with NodeAccessError `DATA_INVALID` and `DATA_UNVERIFIABLE`.
 * @throws NodeAccessError `INVALID_ARGUMENT` that names the option.
 *
 * @example
 * ```ts
 * import { createRpcClient } from "@node-access/rpc";
 * import { verified } from "@node-access/verify";
 *
 * const wire = createRpcClient({ protocol: "ethereum", endpoint: "http://127.0.0.1:8545" });
 * const client = verified(wire, { chainId: 1, require: "consistent" });
 * const logs = await client.eth_getLogs({ fromBlock: "0x10", toBlock: "0x20" });
 * console.log(logs.length, "logs, none of them wrong, and none missing");
 * ```
 */
export function verified<Client extends CheckableClient>(client: Client, options: VerifiedOptions): Client {
  const given = wireClient(client);
  const { require, unchecked = [], onVerdict, ...others }: VerifiedOptions = Object(options);
  if (!["verified", "consistent", "report"].includes(require))
    throw invalidArgument("require", "verified, consistent, report", describeValue(require));
  const { anchor } = others;
  if (require === "verified" && anchor === undefined)
    throw invalidArgument("anchor", 'a block that you trust, for require: "verified"', "nothing");
  const verifier = createVerifier({ ...others, read: (request) => given.request(request) });
  const trusted = anchor && require === "verified" ? readAnchors(anchor) : undefined;
  const numberOf =
    trusted &&
    (async (tag: AnchorTag): Promise<bigint> => {
      try {
        return (await trusted(tag)).number;
      } catch (error) {
        throw error instanceof NoAnchor ? error.cause : error;
      }
    });
  return checkedClient(client, {
    verifier,
    require,
    unchecked,
    onVerdict,
    accepted: nodeMethods,
    // Other members, such as `subscribe` and `close`, have no namespace.
    isMethod: (name) => name.indexOf("_") > 0,
    ...(numberOf && { paramsOf: (method, params) => withoutTags(method, params, numberOf) }),
  });
}
