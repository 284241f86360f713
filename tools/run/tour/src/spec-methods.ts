import {
  callable,
  kindsOf,
  protocolsOf,
  type RpcMethod,
  type RpcSpec,
  withKindsOf,
} from "@node-access-tools/generate/model";
import { readRpc } from "@node-access-tools/generate/open-rpc";
import { resolve } from "node:path";

/** The JSON-RPC specs of the repository. */
export const spec: RpcSpec = readRpc(resolve(import.meta.dirname, "../../../.."));

/** Lists the JSON-RPC methods of a protocol. */
export function methodsOf(protocol: string): readonly RpcMethod[] {
  return callable(spec).filter((method) => protocolsOf(spec, method).some(({ name }) => name === protocol));
}

/** The arguments of the first example of a protocol's method. */
export function argumentsOf(protocol: string, name: string): readonly unknown[] {
  const [example] = methodsOf(protocol).find((one) => one.name === name)?.examples ?? [];
  return example?.inputs.map(({ value }) => value) ?? [];
}

/** The params by name of the first example of a method, and what it shows. */
export function exampleOf(name: string): { readonly request: string; readonly params: object } {
  const [example] = callable(spec).find((one) => one.name === name)?.examples ?? [];
  const inputs = example?.inputs.map((input) => [input.name, input.value]) ?? [];
  return { request: example?.name ?? "", params: Object.fromEntries(inputs) as object };
}

/** JSON-RPC methods that the tour calls at every EVM node: at least one of each namespace. */
export const commonMethods: readonly string[] = [
  "eth_syncing",
  "eth_accounts",
  "eth_getBlockTransactionCountByHash",
  "eth_getBlockByHash",
  "eth_getUncleCountByBlockNumber",
  "eth_newPendingTransactionFilter",
  "eth_getFilterChanges",
  "net_listening",
  "debug_getRawHeader",
  "debug_traceBlockByHash",
  "trace_replayBlockTransactions",
  "trace_replayTransaction",
  "erigon_getHeaderByNumber",
  "explorer_getHeaderByNumber",
  "starknet_simulateTransactions",
];

/** The kinds of subscription that every EVM node has, named like the tour's rows. */
export const commonSubscriptions: readonly string[] = spec.operations
  .filter(({ name }) => name === "eth_subscribe")
  .flatMap(kindsOf)
  .filter(([, { section }]) => section === undefined)
  .map(([kind]) => `subscribe ${kind}`);

/** Lists the kinds of subscription of a protocol, named like the tour's rows. */
export function subscriptionsOf(protocol: string): readonly string[] {
  const families = spec.protocols.find(({ name }) => name === protocol)?.families ?? [];
  return spec.operations
    .filter((method) => protocolsOf(spec, method).some(({ name }) => name === protocol))
    .map((method) => withKindsOf(method, (family) => families.includes(family)))
    .flatMap(kindsOf)
    .map(([kind]) => `subscribe ${kind}`);
}
