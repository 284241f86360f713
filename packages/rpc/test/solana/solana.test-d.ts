import { expectTypeOf } from "vitest";
import { createRpcClient, type RpcClient } from "../../src/index.ts";
import { solana } from "../../src/solana/index.ts";
import { createRpcWebSocketClient } from "../../src/web-socket-client.ts";

const client = createRpcClient({ protocol: solana, endpoint: "https://node.example" });
expectTypeOf(client).toEqualTypeOf<RpcClient<"solana">>();
declare function present<T>(value: T): NonNullable<T>;
const address = "7oTqm26ctBKKbbL6kLj5EgvoX4t3TYojh9LCL5BA4gtg";

// The encoding decides the type of the data.
const bytes = (await client.getAccountInfo(address, { encoding: "base64" })).value;
expectTypeOf(present(bytes).data).toEqualTypeOf<[string, "base64"]>();
const slice = { offset: 0, length: 8 };
const text = (await client.getAccountInfo(address, { commitment: "confirmed", dataSlice: slice })).value;
expectTypeOf(present(text).data).toEqualTypeOf<string>();
expectTypeOf(present(bytes).lamports).toEqualTypeOf<number | bigint>();
// @ts-expect-error base58 is not decoded
void (await client.getAccountInfo(address, { encoding: "base58" })).value?.data.parsed;
// @ts-expect-error there is no such encoding
void client.getAccountInfo(address, { encoding: "base32" });
// @ts-expect-error an account may not exist
void (await client.getAccountInfo(address)).value.lamports;
// @ts-expect-error the commitment is misspelt
void client.getSlot({ commitment: "final" });
// @ts-expect-error the methods that read the ledger know no processed blocks
void client.getBlock(1, { commitment: "processed" });

// Programs tell decoded data apart, and so do kinds.
const account = (await client.getAccountInfo(address, { encoding: "jsonParsed" })).value;
if (account && !Array.isArray(account.data)) {
  const { data } = account;
  // @ts-expect-error the program is not known yet
  void data.parsed.info.mint;
  if (data.program === "spl-token" && data.parsed.type === "account")
    expectTypeOf(data.parsed.info.tokenAmount.amount).toEqualTypeOf<`${bigint}`>();
  if (data.program === "nonce" && data.parsed.type === "initialized")
    expectTypeOf(data.parsed.info.blockhash).toEqualTypeOf<string>();
  if (data.program === "vote")
    expectTypeOf(data.parsed.info.rootSlot).toEqualTypeOf<number | bigint | null>();
}

// An encoding that is known only at run time has the union.
declare const encoding: "base58" | "base64";
const either = (await client.getAccountInfo(address, { encoding })).value;
if (either && Array.isArray(either.data)) expectTypeOf(either.data[0]).toEqualTypeOf<string>();

// The context is there only if it was asked for.
const plain = await client.getProgramAccounts(address, { encoding: "base64" });
expectTypeOf(present(plain[0]).account.data).toEqualTypeOf<[string, "base64"]>();
const inContext = await client.getProgramAccounts(address, { encoding: "base64", withContext: true });
expectTypeOf(inContext.context.slot).toEqualTypeOf<number | bigint>();
// @ts-expect-error it has a context
void inContext.length;

// Details and version decide what a block has.
const full = await client.getBlock(1, { maxSupportedTransactionVersion: 0 });
expectTypeOf(present(present(full).transactions[0]).version).toEqualTypeOf<number | "legacy">();
const legacy = await client.getBlock(1);
// @ts-expect-error versions are returned only to those who ask for them
void legacy?.transactions[0]?.version;
const signatures = await client.getBlock(1, { transactionDetails: "signatures" });
expectTypeOf(present(signatures).signatures).toEqualTypeOf<string[]>();
// @ts-expect-error only signatures were asked for
void signatures?.transactions;
// @ts-expect-error no transactions were asked for
void (await client.getBlock(1, { transactionDetails: "none" }))?.transactions;
const base64 = await client.getTransaction("1".repeat(64), { encoding: "base64" });
expectTypeOf(present(base64).transaction).toEqualTypeOf<[string, "base64"]>();
// @ts-expect-error bytes have no message
void base64?.transaction.message;

// @ts-expect-error a method of Ethereum
void client.eth_blockNumber;
// @ts-expect-error a method that Agave 2.0 has removed
void client.getConfirmedBlock;
// @ts-expect-error subscriptions need a WebSocket client
void client.accountSubscribe;

const sockets = createRpcWebSocketClient({ protocol: solana, endpoint: "wss://node.example" });
const accounts = await sockets.subscribe("accountSubscribe", address, { encoding: "base64" });
for await (const { value } of accounts) expectTypeOf(value.data).toEqualTypeOf<[string, "base64"]>();
const outcomes = await sockets.subscribe("signatureSubscribe", "1".repeat(64));
for await (const { value } of outcomes) expectTypeOf(value.err).not.toBeAny();
// @ts-expect-error a subscription of Ethereum
void sockets.subscribe("newHeads");
// @ts-expect-error there is no such filter
void sockets.subscribe("logsSubscribe", "votes");
