import type { ProtocolTable } from "@node-access/transport/json-rpc";
import { expectTypeOf } from "vitest";
import { bitcoin } from "../../src/bitcoin/index.ts";
import { arbitrumMethods } from "../../src/chains.ts";
import {
  decoded,
  decodedPool,
  decodedWebSocket,
  type DecodedRpcClient,
  type QuantityTables,
} from "../../src/decoded/index.ts";
import * as bitcoinQuantities from "../../src/generated/bitcoin-quantities.ts";
import {
  arbitrumQuantities,
  auraQuantities,
  borQuantities,
  opStackQuantities,
  zksyncQuantities,
} from "../../src/generated/chain-quantities.ts";
import * as tronQuantities from "../../src/generated/tron-quantities.ts";
import { createRpcClient, type RpcClient } from "../../src/index.ts";
import { createRpcPool } from "../../src/pool/index.ts";
import { solana } from "../../src/solana/index.ts";
import { createRpcWebSocketClient } from "../../src/web-socket-client.ts";
import { withMethods } from "../../src/with-methods.ts";

const endpoint = "https://node.example";
const hash = `0x${"00".repeat(32)}` as const;
const arbitrum = createRpcClient({ protocol: "arbitrum", endpoint });

// A chain whose quantities are not those of Ethereum needs its own table, and no other one fits.
const client = decoded(arbitrum, arbitrumQuantities);
expectTypeOf(client).toEqualTypeOf<DecodedRpcClient<"arbitrum">>();
expectTypeOf((await client.eth_getBlockByNumber(1n, false))?.l1BlockNumber).toEqualTypeOf<
  bigint | undefined
>();
expectTypeOf((await client.eth_getTransactionReceipt(hash))?.gasUsedForL1).toEqualTypeOf<
  bigint | undefined
>();
// @ts-expect-error: without a table
decoded(arbitrum);
// @ts-expect-error: the table of another chain
decoded(arbitrum, zksyncQuantities);
// @ts-expect-error: the table of another protocol
decoded(arbitrum, bitcoinQuantities);
// @ts-expect-error: any table
decoded(arbitrum, {} as QuantityTables);
// @ts-expect-error: without a table, with custom methods too
decoded(createRpcClient({ protocol: "arbitrum", endpoint, methods: arbitrumMethods }));
decoded(createRpcClient({ protocol: "arbitrum", endpoint, methods: arbitrumMethods }), arbitrumQuantities);
decoded(createRpcClient({ protocol: "polygon-pos", endpoint }), borQuantities);
decoded(createRpcClient({ protocol: "gnosis", endpoint }), auraQuantities);

// Chains with the quantities of Ethereum need none, and take none.
decoded(createRpcClient({ protocol: "bsc", endpoint }));
decoded(createRpcClient({ protocol: "avalanche", endpoint }));
// @ts-expect-error: none fits
decoded(createRpcClient({ protocol: "ethereum", endpoint }), arbitrumQuantities);

// One of several protocols takes what all of them take.
decoded(createRpcClient({ protocol: "base" as "base" | "optimism", endpoint }), opStackQuantities);
decoded(createRpcClient({ protocol: "base" as "base" | "ethereum", endpoint }), opStackQuantities);
const several = createRpcClient({ protocol: "base" as "base" | "arbitrum", endpoint });
// @ts-expect-error: none has the quantities of both
decoded(several, opStackQuantities);
// @ts-expect-error: none has the quantities of both
decoded(several, arbitrumQuantities);
// @ts-expect-error: nor is none enough
decoded(several);

/** A program for any protocol cannot know what it takes. */
export function generic<P extends "arbitrum" | "ethereum">(any: RpcClient<P>): void {
  // @ts-expect-error: it may be that of a chain
  decoded(any);
}

const endpoints = [{ endpoint }];
const pool = createRpcPool({ protocol: "base", endpoints });
expectTypeOf(await decodedPool(pool, opStackQuantities).eth_chainId()).toEqualTypeOf<bigint>();
// @ts-expect-error: without a table
decodedPool(pool);
const socket = createRpcWebSocketClient({ protocol: "arbitrum", endpoint: "wss://node.example" });
for await (const head of await decodedWebSocket(socket, arbitrumQuantities).subscribe("newHeads"))
  expectTypeOf(head.l1BlockNumber).toEqualTypeOf<bigint | undefined>();
// @ts-expect-error: without a table
decodedWebSocket(socket);

// Protocols with a table: their own quantities, or none fits.
decoded(createRpcClient({ protocol: bitcoin, endpoint }), bitcoinQuantities);
// @ts-expect-error: the quantities of another protocol
decoded(createRpcClient({ protocol: bitcoin, endpoint }), tronQuantities);
// @ts-expect-error: it has no quantities
decoded(createRpcClient({ protocol: solana, endpoint }), bitcoinQuantities);

interface Plain {
  methods: { acme_getJob(): Promise<string> };
  calls: { acme_getJob: { params: readonly []; result: string } };
  subscriptions: object;
}
interface Priced {
  methods: { acme_getPrice(): Promise<`0x${string}`> };
  calls: { acme_getPrice: { params: readonly []; result: `0x${string}` } };
  subscriptions: object;
  decoded: {
    methods: { acme_getPrice(): Promise<bigint> };
    calls: { acme_getPrice: { params: readonly []; result: bigint } };
    subscriptions: object;
  };
}
declare const plain: ProtocolTable<Plain>;
declare const priced: ProtocolTable<Priced>;
declare const quantities: QuantityTables;

// Own methods: the quantities of the protocol, then those of the own ones, as far as there are any.
const own = createRpcClient({ protocol: priced, endpoint });
expectTypeOf(await decoded(own, quantities).acme_getPrice()).toEqualTypeOf<bigint>();
// @ts-expect-error: without a table
decoded(own);
const ofEthereum = createRpcClient({ protocol: withMethods("ethereum", priced), endpoint });
expectTypeOf(await decoded(ofEthereum, quantities).acme_getPrice()).toEqualTypeOf<bigint>();
expectTypeOf(await decoded(ofEthereum, quantities).eth_chainId()).toEqualTypeOf<bigint>();
// @ts-expect-error: without the table of the own methods
decoded(ofEthereum);
const jobs = createRpcClient({ protocol: withMethods("ethereum", plain), endpoint });
expectTypeOf(await decoded(jobs).acme_getJob()).toEqualTypeOf<string>();
expectTypeOf(await decoded(jobs).eth_chainId()).toEqualTypeOf<bigint>();
const ofBase = createRpcClient({ protocol: withMethods("base", priced), endpoint });
expectTypeOf(await decoded(ofBase, opStackQuantities, quantities).acme_getPrice()).toEqualTypeOf<bigint>();
// @ts-expect-error: without the table of the chain
decoded(ofBase, quantities);
// @ts-expect-error: without the table of the own methods
decoded(ofBase, opStackQuantities);
const both = createRpcClient({ protocol: withMethods(withMethods("base", plain), priced), endpoint });
decoded(both, opStackQuantities, quantities);
// @ts-expect-error: without the table of the chain, which is two extensions away
decoded(both, quantities);
decoded(createRpcClient({ protocol: withMethods(bitcoin, plain), endpoint }), bitcoinQuantities);
decoded(createRpcClient({ protocol: withMethods(solana, priced), endpoint }), quantities);
// @ts-expect-error: without the table of the chain
decoded(createRpcClient({ protocol: withMethods(bitcoin, priced), endpoint }), quantities);
// @ts-expect-error: without any table
decodedWebSocket(createRpcWebSocketClient({ protocol: withMethods("arbitrum", plain), endpoint }));
