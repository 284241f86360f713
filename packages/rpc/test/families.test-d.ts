import { expectTypeOf } from "vitest";
import { createRpcClient, type Hash, type RpcClient, type RpcProtocol } from "../src/index.ts";

/** The namespaces of the methods of a protocol's client. */
type Namespaces<P extends RpcProtocol> = {
  [Name in keyof RpcClient<P>]-?: Name extends `${infer Namespace}_${string}` ? Namespace : never;
}[keyof RpcClient<P>];

type Common = "eth" | "net" | "web3" | "txpool" | "debug";
type Explorer = "erigon" | "explorer";

expectTypeOf<Namespaces<"ethereum">>().toEqualTypeOf<Common | "trace" | Explorer | "ots">();
expectTypeOf<Namespaces<"polygon-pos">>().toEqualTypeOf<Common | "bor">();
expectTypeOf<Namespaces<"zksync">>().toEqualTypeOf<"eth" | "net" | "web3" | "debug" | "zks">();
expectTypeOf<Namespaces<"aurora">>().toEqualTypeOf<"eth" | "net" | "web3">();
expectTypeOf<Namespaces<"berachain">>().toEqualTypeOf<Common | "trace" | Explorer | "ots">();
expectTypeOf<Namespaces<"bsc">>().toEqualTypeOf<Common | "trace" | "ots">();
expectTypeOf<Namespaces<"avalanche">>().toEqualTypeOf<Common>();
expectTypeOf<Namespaces<"fantom">>().toEqualTypeOf<Common>();
expectTypeOf<Namespaces<"arbitrum">>().toEqualTypeOf<Common | "arb" | "arbtrace">();
expectTypeOf<Namespaces<"optimism">>().toEqualTypeOf<Common | "optimism" | "trace" | Explorer | "ots">();
expectTypeOf<Namespaces<"base">>().toEqualTypeOf<Common | "optimism" | "base" | "trace" | Explorer | "ots">();
expectTypeOf<Namespaces<"gnosis">>().toEqualTypeOf<Common | "trace" | Explorer | "ots">();
expectTypeOf<Namespaces<"hyperliquid">>().toEqualTypeOf<Common | "trace" | Explorer | "ots">();
expectTypeOf<Namespaces<"starknet">>().toEqualTypeOf<"starknet">();

const endpoint = "https://node.example";
const hash: Hash = "0x00";

const gnosis = createRpcClient({ protocol: "gnosis", endpoint });
await gnosis.erigon_forks();

const base = createRpcClient({ protocol: "base", endpoint });
await base.erigon_getHeaderByNumber("latest");
// @ts-expect-error of Erigon's methods reth has this one only
await base.erigon_forks();
// @ts-expect-error only a chain with its fork has lists of accesses in its blocks
await base.eth_getBlockAccessList("latest");

const starknet = createRpcClient({ protocol: "starknet", endpoint });
// @ts-expect-error an Ethereum method
await starknet.eth_getBlockReceipts(hash);
