import {
  Common,
  createCustomCommon,
  type Hardfork,
  Holesky,
  Hoodi,
  Mainnet,
  Sepolia,
} from "@ethereumjs/common";
import { createEVM, type EVM, type EVMResult, getActivePrecompiles } from "@ethereumjs/evm";
import { createAddressFromString, hexToBytes } from "@ethereumjs/util";
import { invalidArgument } from "@node-access/auth";
import type { Execute, ExecutedCall, Execution, ProvenState } from "../execution.ts";
import { bigintAt, isAbsent, type JsonObject } from "../fields.ts";
import { CannotVerify } from "../verdict.ts";
import { LazyState } from "./lazy-state.ts";

/** Options of {@link createExecutor}. */
export interface ExecutorOptions {
  /**
   * The fork whose rules the chain executes calls by, such as `prague`, for a chain other than Ethereum, Sepolia, Hoodi and Holesky.
   * Default: by the block; calls of other chains are not checked.
   */
  readonly hardfork?: string | undefined;
}

const CHAINS = new Map([Mainnet, Sepolia, Hoodi, Holesky].map((chain) => [BigInt(chain.chainId), chain]));

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
  if (hardfork !== undefined && !Mainnet.hardforks.some(({ name }) => name === hardfork))
    throw invalidArgument("hardfork", "a fork of Ethereum, such as prague", String(hardfork));
  return async (call, state, chainId) => {
    if (typeof state?.header !== "object") throw invalidArgument("state", "a proven state", typeof state);
    const common = commonOf(chainId, state.header, hardfork as Hardfork | undefined);
    if (!common) return undefined;
    const evm = await createEVM({
      common,
      stateManager: new LazyState(state),
      blockchain: { getBlock: withoutBlocks, putBlock: withoutBlocks, shallowCopy: withoutBlocks } as never,
    });
    return execute(evm, call, state);
  };
}

function commonOf(chainId: bigint, header: JsonObject, hardfork: Hardfork | undefined): Common | undefined {
  // Rules of a later fork than the library knows.
  if (!isAbsent(header["blockAccessListHash"])) return undefined;
  if (hardfork) return createCustomCommon({ chainId: Number(chainId) }, Mainnet, { hardfork });
  const chain = CHAINS.get(chainId);
  if (!chain) return undefined;
  const common = new Common({ chain });
  const [blockNumber, timestamp] = ["number", "timestamp"].map((name) => bigintAt(header, name, "block"));
  common.setHardforkBy({ blockNumber: blockNumber ?? 0n, timestamp: timestamp ?? 0n });
  return common;
}

function withoutBlocks(): never {
  throw new CannotVerify("no-rules", "the call reads the hashes of blocks");
}

async function execute(evm: EVM, call: ExecutedCall, { header }: ProvenState): Promise<Execution> {
  let hasCreated = false;
  evm.events?.on("newContract", () => {
    hasCreated = true;
  });
  const addressOf = createAddressFromString;
  const coinbase = addressOf(String(header["miner"]));
  const { journal, common } = evm;
  for (const address of getActivePrecompiles(common).keys()) journal.addAlwaysWarmAddress(address);
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
  return executionOf(evm, result, hasCreated);
}

function withoutBlobPrice(): never {
  throw new CannotVerify("no-rules", "the call reads the price of blobs");
}

function executionOf({ journal }: EVM, { execResult }: EVMResult, hasCreated: boolean): Execution {
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
