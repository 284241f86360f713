import { expectTypeOf } from "vitest";
import { bitcoin, dogecoin, litecoin } from "../../src/bitcoin/index.ts";
import {
  type BitcoinBlock,
  type BitcoinBlockWithPrevouts,
  type BitcoinBlockWithTransactions,
  createRpcClient,
} from "../../src/index.ts";

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
