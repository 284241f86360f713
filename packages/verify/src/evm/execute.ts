import type * as Chains from "@ethereumjs/common";
import type * as Evms from "@ethereumjs/evm";
import type * as States from "@ethereumjs/statemanager";
import type * as Accounts from "@ethereumjs/util";
import { describeValue, invalidArgument, kindOf } from "@node-access/auth";
import type { Execute, ExecutedCall, Execution, ProvenState } from "../execution.ts";
import { bigintAt, isAbsent, type JsonObject } from "../fields.ts";
import { CannotVerify } from "../verdict.ts";
import { createLazyState } from "./lazy-state.ts";

/** Options of {@link createExecutor}. */
export interface ExecutorOptions {
  /**
   * The fork whose rules the chain executes calls by, such as `prague`, for a chain other than Ethereum, Sepolia, Hoodi and Holesky.
   * Default: by the block; calls of other chains are not checked.
   */
  readonly hardfork?: string | undefined;
}

const HARDFORKS: readonly string[] =
  "chainstart homestead tangerineWhistle spuriousDragon byzantium constantinople petersburg istanbul berlin london paris shanghai cancun prague osaka".split(
    " ",
  );

/** The EVM and what belongs to it, which take a megabyte. */
interface Libraries {
  readonly chains: typeof Chains;
  readonly evms: typeof Evms;
  readonly states: typeof States;
  readonly accounts: typeof Accounts;
}

// Not static imports: programs in CommonJS cannot require these packages.
async function loadLibraries(): Promise<Libraries> {
  const [chains, evms, states, accounts] = await Promise.all([
    import("@ethereumjs/common"),
    import("@ethereumjs/evm"),
    import("@ethereumjs/statemanager"),
    import("@ethereumjs/util"),
  ]);
  return { chains, evms, states, accounts };
}

/**
 * Creates the option `execute` of `createVerifier`, which executes `eth_call`, `eth_estimateGas` and `eth_createAccessList`
 * locally. Each account and slot is read with its proof, as far as `maxReads` allows.
 *
 * @param options - The fork, for other chains.
 * @returns the function for the option `execute`.
 * @throws NodeAccessError `INVALID_ARGUMENT` that names the option.
 *
 * @example
 * ```ts
 * import { createRpcClient } from "@node-access/rpc";
 * import { verified } from "@node-access/verify";
 * import { createExecutor } from "@node-access/verify/evm";
 *
 * const wire = createRpcClient({ protocol: "ethereum", endpoint: "http://127.0.0.1:8545" });
 * const client = verified(wire, { chainId: 1, require: "consistent", execute: createExecutor(), maxReads: 200 });
 * const usdc = "0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48";
 * console.log(await client.eth_call({ to: usdc, data: "0x18160ddd" }, "0x1312d00"));
 * ```
 *
 * Source: ethereum/execution-specs, by `@ethereumjs/evm`.
 */
export function createExecutor(options: ExecutorOptions = {}): Execute {
  const { hardfork }: ExecutorOptions = Object(options);
  if (hardfork !== undefined && !HARDFORKS.includes(hardfork))
    throw invalidArgument("hardfork", "a fork of Ethereum, such as prague", describeValue(hardfork));
  let loading: Promise<Libraries> | undefined;
  return async (call, state, chainId) => {
    if (typeof state?.header !== "object") throw invalidArgument("state", "a proven state", kindOf(state));
    loading ??= loadLibraries();
    const libraries = await loading;
    const common = createCommon(libraries, chainId, state.header, hardfork as Chains.Hardfork | undefined);
    if (!common) return undefined;
    const evm = await libraries.evms.createEVM({
      common,
      stateManager: createLazyState(libraries.states, libraries.accounts, state),
      blockchain: { getBlock: withoutBlocks, putBlock: withoutBlocks, shallowCopy: withoutBlocks } as never,
    });
    return execute(libraries, evm, call, state);
  };
}

function createCommon(
  { chains: { Common, createCustomCommon, Holesky, Hoodi, Mainnet, Sepolia } }: Libraries,
  chainId: bigint,
  header: JsonObject,
  hardfork: Chains.Hardfork | undefined,
): Chains.Common | undefined {
  // Rules of a later fork than the library knows.
  if (!isAbsent(header["blockAccessListHash"])) return undefined;
  if (hardfork) return createCustomCommon({ chainId: Number(chainId) }, Mainnet, { hardfork });
  const chain = [Mainnet, Sepolia, Hoodi, Holesky].find((one) => BigInt(one.chainId) === chainId);
  if (!chain) return undefined;
  const common = new Common({ chain });
  const [number, timestamp] = ["number", "timestamp"].map((name) => bigintAt(header, name, "block") ?? 0n);
  // Since Shanghai, the time alone decides: a development chain with this id has numbers of its own.
  const firsts = common.hardforks().map(({ block }) => BigInt(block ?? 0));
  const lastFirst = firsts.reduce((most, one) => (one > most ? one : most), 0n);
  const blockNumber = isAbsent(header["withdrawalsRoot"]) ? number : lastFirst;
  try {
    common.setHardforkBy({ blockNumber: blockNumber ?? 0n, timestamp: timestamp ?? 0n });
  } catch {
    // No fork of the chain has both this number and this time.
    return undefined;
  }
  // A chain of its own may have the rules of an earlier fork.
  const isFork = FIELDS.every(([name, eip]) => isAbsent(header[name]) !== common.isActivatedEIP(eip));
  return isFork ? common : undefined;
}

/** What headers have since a fork, and the EIP that added it. */
const FIELDS = [
  ["baseFeePerGas", 1559],
  ["withdrawalsRoot", 4895],
  ["parentBeaconBlockRoot", 4788],
  ["requestsHash", 7685],
] as const;

function withoutBlocks(): never {
  throw new CannotVerify("no-rules", "the call reads the hashes of blocks");
}

async function execute(
  { evms, accounts }: Libraries,
  evm: Evms.EVM,
  call: ExecutedCall,
  { header }: ProvenState,
): Promise<Execution> {
  let hasCreated = false;
  evm.events?.on("newContract", () => {
    hasCreated = true;
  });
  const { createAddressFromString: addressOf, hexToBytes } = accounts;
  const coinbase = addressOf(String(header["miner"]));
  const { journal, common } = evm;
  for (const address of evms.getActivePrecompiles(common).keys()) journal.addAlwaysWarmAddress(address);
  for (const address of [call.from, call.to, common.isActivatedEIP(3651) ? coinbase.toString() : undefined])
    if (address) journal.addAlwaysWarmAddress(address.slice(2));
  for (const { address, storageKeys } of call.accessList) {
    journal.addAlwaysWarmAddress(address.slice(2).toLowerCase());
    for (const key of storageKeys)
      journal.addAlwaysWarmSlot(address.slice(2).toLowerCase(), key.slice(2).toLowerCase());
  }
  journal.startReportingAccessList();
  const optional = (name: string): bigint | undefined =>
    isAbsent(header[name]) ? undefined : bigintAt(header, name, "block");
  const result = await evm.runCall({
    caller: addressOf(call.from),
    ...(call.to && { to: addressOf(call.to) }),
    data: call.data,
    value: call.value,
    gasLimit: call.gas,
    gasPrice: call.gasPrice,
    block: {
      header: {
        number: bigintAt(header, "number", "block"),
        timestamp: bigintAt(header, "timestamp", "block"),
        gasLimit: bigintAt(header, "gasLimit", "block"),
        difficulty: optional("difficulty") ?? 0n,
        prevRandao: hexToBytes(String(header["mixHash"]) as `0x${string}`),
        coinbase,
        baseFeePerGas: call.baseFee,
        getBlobGasPrice: () => withoutBlobPrice(),
      },
    },
  });
  return readExecution(evm, result, hasCreated);
}

function withoutBlobPrice(): never {
  throw new CannotVerify("no-rules", "the call reads the price of blobs");
}

function readExecution(
  { journal }: Evms.EVM,
  { execResult }: Evms.EVMResult,
  hasCreated: boolean,
): Execution {
  const { exceptionError, returnValue, executionGasUsed, gasRefund = 0n } = execResult;
  const refund = gasRefund < executionGasUsed / 5n ? gasRefund : executionGasUsed / 5n;
  const error = exceptionError?.error;
  return {
    returned: returnValue,
    ...(error && {
      failure: error === "revert" ? "reverted" : error.includes("gas") ? "out-of-gas" : "other",
    }),
    gasUsed: executionGasUsed - refund,
    touched: new Map(
      [...(journal.accessList ?? [])].map(([address, slots]) => [
        `0x${address}`,
        new Set([...slots].map((slot) => `0x${slot}`)),
      ]),
    ),
    hasCreated,
  };
}
