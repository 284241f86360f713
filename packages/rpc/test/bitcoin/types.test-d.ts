import { expectTypeOf } from "vitest";
import { batch } from "../../src/batch.ts";
import { bitcoin, dogecoin, litecoin } from "../../src/bitcoin/index.ts";
import { decoded, decodedPool, type DecodedRpcClient } from "../../src/decoded/index.ts";
import * as quantities from "../../src/generated/bitcoin-quantities.ts";
import {
  type BitcoinBlock,
  type BitcoinBlockWithPrevouts,
  type BitcoinBlockWithTransactions,
  callOnce,
  createRpcClient,
} from "../../src/index.ts";
import { createRpcPool } from "../../src/pool/index.ts";

const endpoint = "https://node.example";
const client = createRpcClient({ protocol: bitcoin, endpoint });
const hash = "00";

// Verbosity decides the type of the result.
expectTypeOf(await client.getblock(hash)).toEqualTypeOf<BitcoinBlock>();
expectTypeOf(await client.getblock(hash, 0)).toEqualTypeOf<string>();
expectTypeOf(await client.getblock(hash, 2)).toEqualTypeOf<BitcoinBlockWithTransactions>();
expectTypeOf(await client.getblock(hash, 3)).toEqualTypeOf<BitcoinBlockWithPrevouts>();
expectTypeOf(await client.getrawmempool()).toEqualTypeOf<string[]>();
expectTypeOf((await client.getrawtransaction(hash, 1)).confirmations).toEqualTypeOf<number | undefined>();
expectTypeOf((await client.gettxout(hash, 0))?.value).toEqualTypeOf<`${number}` | undefined>();

// Params by name decide as those in order do.
const named = { blockhash: hash } as const;
expectTypeOf(await client.request({ method: "getblock", params: named })).toEqualTypeOf<BitcoinBlock>();
expectTypeOf(
  await client.request({ method: "getblock", params: { blockhash: hash, verbosity: 2 } }),
).toEqualTypeOf<BitcoinBlockWithTransactions>();
expectTypeOf(
  await callOnce({ protocol: bitcoin, endpoint }, { method: "getblock", params: { ...named, verbosity: 0 } }),
).toEqualTypeOf<string>();
const batched = await batch(client, [
  { method: "getblock", params: { blockhash: hash, verbosity: 3 } },
  { method: "getblockcount", params: {} },
  { method: "getblock", params: [hash, 2] },
]);
expectTypeOf(batched).toEqualTypeOf<
  [
    PromiseSettledResult<BitcoinBlockWithPrevouts>,
    PromiseSettledResult<number>,
    PromiseSettledResult<BitcoinBlockWithTransactions>,
  ]
>();
// An optional param before another one may be omitted by name.
await batch(client, [{ method: "getrawtransaction", params: { txid: hash, blockhash: hash } }]);
// @ts-expect-error there is no such param
await batch(client, [{ method: "getblock", params: { blockhash: hash, verbosty: 2 } }]);
// @ts-expect-error the hash is required
await batch(client, [{ method: "getblock", params: { verbosity: 2 } }]);
// @ts-expect-error there is no such verbosity
await callOnce({ protocol: bitcoin, endpoint }, { method: "getblock", params: { ...named, verbosity: 4 } });
// @ts-expect-error there is no such param
await callOnce({ protocol: bitcoin, endpoint }, { method: "getblock", params: { ...named, verbose: 2 } });
// A call that the compiler does not know returns something unknown.
expectTypeOf(
  await client.request({ method: "getblock", params: { blockhash: hash, verbosity: "2" } }),
).toBeUnknown();
const ethereum = createRpcClient({ protocol: "ethereum", endpoint });
// @ts-expect-error Ethereum's nodes take params in order only
await batch(ethereum, [{ method: "eth_getBalance", params: { address: "0x00", block: "latest" } }]);

// The decoded view has satoshis.
const exact = decoded(client, quantities);
expectTypeOf(exact).toEqualTypeOf<DecodedRpcClient<"bitcoin">>();
expectTypeOf(await exact.getblock(hash, 2)).toEqualTypeOf<BitcoinBlockWithTransactions<"bigint">>();
expectTypeOf((await exact.getblock(hash, 2)).tx[0]?.vout[0]?.value).toEqualTypeOf<bigint | undefined>();
expectTypeOf((await exact.getblock(hash, 2)).difficulty).toEqualTypeOf<number>();
expectTypeOf((await exact.with({}).gettxout(hash, 0))?.value).toEqualTypeOf<bigint | undefined>();
await exact.createrawtransaction([], [{ address: 1_000n }, { other: "0.00001000" }]);
await exact.sendrawtransaction("00", 0n);
const [template] = await batch(exact, [{ method: "gettxout", params: { txid: hash, n: 0 } }]);
if (template.status === "fulfilled") expectTypeOf(template.value?.value).toEqualTypeOf<bigint | undefined>();
const pool = createRpcPool({ protocol: litecoin, endpoints: [{ endpoint }] });
expectTypeOf((await decodedPool(pool, quantities).getmempoolinfo()).mempoolminfee).toEqualTypeOf<bigint>();
// @ts-expect-error whether a number counts coins or satoshis would be a guess
await exact.sendrawtransaction("00", 1000);
// @ts-expect-error amounts on the wire are text
await client.sendrawtransaction("00", 1000n);
// @ts-expect-error the quantities of a table are a module of their own
decoded(client);
// @ts-expect-error a table of methods has no quantities
decoded(client, bitcoin);

// @ts-expect-error there is no such verbosity
await client.getblock(hash, 4);
// @ts-expect-error heights are numbers
await client.getblockhash("170");
// @ts-expect-error bytes have no transactions
void (await client.getblock(hash, 0)).tx;
// @ts-expect-error only verbosity 3 has the outputs that inputs spend
void (await client.getblock(hash, 2)).tx[0]?.vin[0]?.prevout;
// @ts-expect-error amounts are text, which does not add up
void ((await client.gettxout(hash, 0))?.value - 1);
// @ts-expect-error wallets are no part of hosted nodes
void client.sendtoaddress;

await createRpcClient({ protocol: litecoin, endpoint }).createpsbt([], []);
// @ts-expect-error Litecoin has no packages
void createRpcClient({ protocol: litecoin, endpoint }).submitpackage;
// @ts-expect-error Dogecoin has no PSBTs
void createRpcClient({ protocol: dogecoin, endpoint }).createpsbt;
