import { invalidArgument, isNodeAccessError, NodeAccessError } from "@node-access/auth";
import { type AnchorTag, readAnchors } from "./anchor.ts";
import { withoutTags } from "./checks/block-params.ts";
import type { Unanchored, Unverifiable, Verdict } from "./verdict.ts";
import type { ReadFunction } from "./reads.ts";
import { type CheckedResult, createVerifier, type VerifierOptions } from "./verifier.ts";

/** A client whose calls can be checked: of `@node-access/rpc`, or any other with the method `request` of EIP-1193. */
export interface CheckableClient {
  /** Calls a method by name. */
  request(request: never): Promise<unknown>;
}

/** The check of one result by {@link verified}. */
export interface VerdictEvent extends CheckedResult {
  /** The verdict. Absent if the result is wrong. */
  readonly verdict?: Verdict | undefined;
  /** What is wrong with the result. Absent if nothing is known to be wrong. */
  readonly error?: NodeAccessError<"DATA_INVALID"> | undefined;
}

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

const REQUIREMENTS: ReadonlySet<string> = new Set(["verified", "consistent", "report"]);
/** Reasons for which a result without a verdict is returned: nothing is there yet that could be wrong. */
const NOTHING_YET: ReadonlySet<string> = new Set(["absent", "pending"]);
/** Where clients of `@node-access/rpc` keep what `batch(...)` and views of them use. */
const clientParts: unique symbol = Symbol.for("@node-access/rpc/client") as never;
/** The option of a pool's calls that checks a result at the endpoint that returned it. */
const resultCheck: unique symbol = Symbol.for("@node-access/rpc/result-check") as never;

type Call = (...params: readonly unknown[]) => Promise<unknown>;
/** Makes a call with params and options, and returns its result. */
type Send = (params: readonly unknown[], options: object) => Promise<unknown>;
/** Makes a call, checks its result and returns it. */
type CheckedCall = (method: string, params: readonly unknown[], send: Send) => Promise<unknown>;

interface Parts {
  readonly rpc: {
    readonly call: (
      operation: unknown,
      params: unknown,
      options: object,
    ) => Promise<{ readonly value: unknown }>;
    readonly checksResults?: boolean;
    readonly socket?: unknown;
  };
  readonly view?: unknown;
}

interface AnyClient {
  readonly [name: PropertyKey]: unknown;
  readonly [clientParts]?: Parts;
  request(request: object): Promise<unknown>;
  with(options: object): AnyClient;
}

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
  const given = client as unknown as AnyClient;
  if (typeof given?.request !== "function") throw invalidArgument("client", "an RPC client", typeof client);
  if (given[clientParts]?.view)
    throw invalidArgument("client", "a client with results as on the wire", "one with quantities as bigint");
  const { require, unchecked = [], onVerdict, ...others }: VerifiedOptions = Object(options);
  if (!REQUIREMENTS.has(require))
    throw invalidArgument("require", [...REQUIREMENTS].join(", "), String(require));
  const { anchor } = others;
  if (require === "verified" && anchor === undefined)
    throw invalidArgument("anchor", 'a block that you trust, for require: "verified"', "nothing");
  if (!Array.isArray(unchecked)) throw invalidArgument("unchecked", "a list of methods", typeof unchecked);
  if (onVerdict !== undefined && typeof onVerdict !== "function")
    throw invalidArgument("onVerdict", "a function", typeof onVerdict);
  const verifier = createVerifier({ ...others, read: (request) => given.request(request) });
  const accepted = new Set([...nodeMethods, ...unchecked]);
  /** Returns the verdict; none if the result is wrong, and that is only reported. */
  const examine = async (checked: CheckedResult, read?: ReadFunction): Promise<Verdict | undefined> => {
    let verdict: Verdict;
    try {
      verdict = await verifier.check(checked, read);
    } catch (error) {
      if (!isNodeAccessError(error, "DATA_INVALID")) throw error;
      onVerdict?.({ ...checked, error });
      if (require === "report") return undefined;
      throw error;
    }
    onVerdict?.({ ...checked, verdict });
    return verdict;
  };
  /** What keeps a result from being what is required. */
  const doubtOf = (verdict: Verdict): Unverifiable | Unanchored | undefined => {
    if (verdict.verdict === "unverifiable") return verdict;
    return require === "verified" && verdict.verdict === "consistent" ? verdict.unanchored : undefined;
  };
  const accept = (method: string, verdict: Verdict | undefined): void => {
    if (require === "report" || !verdict) return;
    const doubt = doubtOf(verdict);
    if (!doubt) return;
    const { reason, explanation } = doubt;
    if (NOTHING_YET.has(reason) || (reason === "no-check" && accepted.has(method))) return;
    throw new NodeAccessError(
      "DATA_UNVERIFIABLE",
      `${method}: the result could not be ${require === "verified" ? "verified" : "checked"}: ${explanation}. Accept it with the option unchecked, or call the client itself`,
      { operation: method, reason, explanation },
    );
  };
  const isPool = given[clientParts]?.rpc.checksResults === true;
  const trusted = anchor && require === "verified" ? readAnchors(anchor) : undefined;
  const numberOf = trusted && (async (tag: AnchorTag): Promise<bigint> => (await trusted(tag)).number);
  return viewOf(given, async (method, asked, send) => {
    const params = numberOf ? await withoutTags(method, asked, numberOf) : asked;
    if (!isPool) {
      const result = await send(params, {});
      accept(method, await examine({ method, params, result }));
      return result;
    }
    // A pool may return the result of an endpoint that it asked before the last one.
    const verdicts = new Map<unknown, Verdict | undefined>();
    const atEndpoint = async (checked: CheckedResult, read: ReadFunction): Promise<void> => {
      verdicts.set(checked.result, await examine(checked, read));
    };
    const result = await send(params, { [resultCheck]: atEndpoint });
    accept(method, verdicts.get(result));
    return result;
  }) as unknown as Client;
}

function viewOf(client: AnyClient, call: CheckedCall): AnyClient {
  /** The client with options for one call. Other clients than those of `@node-access/rpc` may have no `with`. */
  const having = (options: object): AnyClient =>
    Reflect.ownKeys(options).length === 0 ? client : client.with(options);
  const get = (name: PropertyKey): unknown => {
    const value = client[name];
    if (name === clientParts) return value && checkedParts(value as Parts, call);
    if (typeof value !== "function") return value;
    if (name === "with") return (options: object) => viewOf(client.with(options), call);
    if (name === "request")
      return (request: { readonly method: string; readonly params?: readonly unknown[] }) =>
        call(request.method, request.params ?? [], (params, options) =>
          having(options).request({ ...request, params }),
        );
    // Other members, such as `subscribe` and `close`, have no namespace.
    if (typeof name !== "string" || name.indexOf("_") < 1) return value;
    return (...given: readonly unknown[]) =>
      call(name, given, (params, options) => (having(options)[name] as Call)(...params));
  };
  return new Proxy(Object.create(null) as AnyClient, {
    get: (_, name) => get(name),
    has: (_, name) => name in client,
    ownKeys: () => Reflect.ownKeys(client),
    getOwnPropertyDescriptor: (_, name) =>
      name in client
        ? { value: get(name), configurable: true, enumerable: typeof name === "string", writable: true }
        : undefined,
    set: () => false,
  });
}

/** Batches and views of the client make their calls here. Without a batch, each call is sent and checked individually. */
function checkedParts(parts: Parts, call: CheckedCall): Parts {
  const { rpc } = parts;
  return {
    ...parts,
    rpc: {
      ...("socket" in rpc && { socket: rpc.socket }),
      async call(operation, params, options) {
        const { name } = operation as { readonly name: string };
        let response: { readonly value: unknown } | undefined;
        await call(name, (params ?? []) as readonly unknown[], async (sent, added) => {
          response = await rpc.call(operation, sent, { ...options, ...added });
          return response.value;
        });
        return response as { readonly value: unknown };
      },
    },
  };
}
