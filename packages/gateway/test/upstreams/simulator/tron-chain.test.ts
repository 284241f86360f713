import { createHash } from "node:crypto";
import { secp256k1 } from "@noble/curves/secp256k1.js";
import { keccak_256 } from "@noble/hashes/sha3.js";
import { xToken } from "@node-access/grpc";
import { createTronClient } from "@node-access/grpc/tron";
import { unaryResponse } from "@node-access/simulators/grpc";
import { TronChain, TronService } from "@node-access/simulators/tron";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { decodeMessage, encodeMessage } from "../../../src/codec/grpc/wire-message.ts";
import { createGateway, type Gateway } from "../../../src/index.ts";
import { findNode, request } from "../../client.ts";

type Json = Readonly<Record<string, unknown>>;

interface Transaction extends Json {
  readonly txID: string;
  readonly raw_data_hex: string;
  readonly raw_data: {
    readonly contract: readonly [{ readonly parameter: { readonly value: Order } }];
  };
}

interface Order {
  readonly owner_address: string;
  readonly to_address: string;
}

interface Block extends Json {
  readonly blockID: string;
  readonly block_header: { readonly raw_data: { readonly number: number; readonly parentHash: string } };
  readonly transactions: readonly [Transaction];
}

interface Account extends Json {
  readonly balance: number;
}

const key = createHash("sha256").update("a key of the test").digest();
const owner = `41${Buffer.from(
  keccak_256(secp256k1.getPublicKey(key, false).subarray(1)).subarray(-20),
).toString("hex")}`;
const receiver = `41${"ab".repeat(20)}`;
const inBase58 = "TJRabPrwbZy45sbavfcjinPJC18kjpRTv8";

describe("the simulated chain of TRON", () => {
  let gateway: Gateway;
  let grpc: ReturnType<typeof createTronClient>;

  beforeAll(async () => {
    gateway = await createGateway({ networks: { "tron-mainnet": "simulator" } });
    const credential = xToken(findNode(gateway, "tron").key);
    grpc = createTronClient({ endpoint: `http://${gateway.grpcUrl}`, credential });
  });
  afterAll(async () => {
    grpc.close();
    await gateway.close();
  });

  async function http<Result = Json>(path: string, body?: object): Promise<Result> {
    const url = `${gateway.url}/${findNode(gateway, "tron").key}/${path}`;
    return (await request(url, body ? { method: "POST", body } : {})).json as Result;
  }

  async function rpc(method: string, ...params: readonly unknown[]): Promise<Json> {
    return (await http("jsonrpc", { jsonrpc: "2.0", id: 1, method, params }))["result"] as Json;
  }

  it("is the same over HTTP, JSON-RPC and gRPC", async () => {
    const now = await http<Block>("wallet/getnowblock");
    const { number, parentHash } = now.block_header.raw_data;
    const block = await rpc("eth_getBlockByNumber", `0x${number.toString(16)}`, true);
    expect(block).toMatchObject({ hash: `0x${now.blockID}`, parentHash: `0x${parentHash}` });
    const [transaction] = now.transactions;
    const { value } = transaction.raw_data.contract[0].parameter;
    expect(block["transactions"]).toMatchObject([
      { hash: `0x${transaction.txID}`, from: `0x${value.owner_address.slice(2)}`, value: "0xf4240" },
    ]);
    const overGrpc = await grpc.wallet.getBlockByNum2({ num: BigInt(number) });
    expect(Buffer.from(overGrpc.blockid).toString("hex")).toBe(now.blockID);
    expect(Buffer.from(overGrpc.transactions[0]?.txid ?? []).toString("hex")).toBe(transaction.txID);
    expect(await http(`wallet/getblockbynum?num=${number}`)).toEqual(now);
    expect(await http(`wallet/getblockbynum?num=${number}&num=1`)).toEqual(now);
    expect(await http(`wallet/getblockbyid?value=${now.blockID}`)).toEqual(now);
    expect(await http(`wallet/getblock?id_or_num=${number}&detail=true`)).toEqual(now);
    expect(await http("wallet/gettransactionbyid", { value: transaction.txID })).toEqual(transaction);
    expect(await http(`wallet/gettransactioncountbyblocknum?num=${number}`)).toEqual({ count: 1 });
    expect(await http(`wallet/gettransactioninfobyid?value=${transaction.txID}`)).toMatchObject({
      blockNumber: number,
    });
    const blocks = await http<{ readonly block: readonly Block[] }>(
      `wallet/getblockbylimitnext?startNum=${number - 1}&endNum=${number + 1}`,
    );
    expect(blocks.block[1]).toEqual(now);
    // Solid blocks are older.
    expect(await http(`walletsolidity/getblockbynum?num=${number}`)).toEqual({});
    expect(await http(`walletsolidity/gettransactionbyid?value=${transaction.txID}`)).toEqual({});
  });

  it("includes a broadcast transfer, and all interfaces show it", async () => {
    const order = { owner_address: owner, to_address: receiver, amount: 250_000 };
    const before = await http<Account>(`wallet/getaccount?address=${owner}`);
    const built = await http<Transaction>("wallet/createtransaction", order);
    const id = createHash("sha256").update(Buffer.from(built.raw_data_hex, "hex"));
    expect(id.digest("hex")).toBe(built.txID);
    expect(built.raw_data.contract[0].parameter.value).toEqual(order);
    const transaction = signed(built);
    expect(await http("wallet/broadcasttransaction", transaction)).toEqual({
      result: true,
      txid: built.txID,
    });
    expect(await http("wallet/broadcasttransaction", transaction)).toMatchObject({
      code: "DUP_TRANSACTION_ERROR",
    });
    await expect
      .poll(() => http("wallet/gettransactionbyid", { value: built.txID }), {
        interval: 200,
      })
      .toEqual({ ...transaction, ret: [{ contractRet: "SUCCESS" }], visible: undefined });
    const { blockNumber } = await http<{ readonly blockNumber: number }>(
      `wallet/gettransactioninfobyid?value=${built.txID}`,
    );
    expect(await rpc("eth_getTransactionReceipt", `0x${built.txID}`)).toMatchObject({
      blockNumber: `0x${blockNumber.toString(16)}`,
      transactionIndex: "0x1",
      from: `0x${owner.slice(2)}`,
      to: `0x${receiver.slice(2)}`,
    });
    const block = await grpc.wallet.getBlockByNum2({ num: BigInt(blockNumber) });
    expect(block.transactions.map(({ txid }) => Buffer.from(txid).toString("hex"))[1]).toBe(built.txID);
    const after = await http<Account>(`wallet/getaccount?address=${owner}`);
    expect(after.balance).toBe(before.balance - 250_000);
    expect(Number(await rpc("eth_getBalance", `0x${owner.slice(2)}`, "latest"))).toBe(after.balance);
    const account = await grpc.wallet.getAccount({ address: Buffer.from(receiver, "hex") });
    expect(account.balance).toBe(1_250_000n);
  });

  it("takes an encoded transfer, and rejects over gRPC what it rejects over HTTP", async () => {
    const order = { owner_address: owner, to_address: receiver, amount: 1 };
    const built = await http<Transaction>("wallet/createtransaction", order);
    const { signature } = signed(built);
    expect(
      await http("wallet/broadcasthex", { transaction: encodeTransaction(built, signature[0]) }),
    ).toMatchObject({
      result: true,
      txid: built.txID,
    });
    const again = await grpc.wallet.broadcastTransaction({ signature: [Buffer.from(signature[0], "hex")] });
    expect([again.result, Buffer.from(again.message).toString()]).toEqual([
      false,
      "Contract validate error : No contract!",
    ]);
  });

  it("shows over gRPC what waits for a block", async () => {
    const chain = new TronChain({ encode: encodeMessage, decode: decodeMessage });
    const body = { owner_address: owner, to_address: receiver, amount: 1 };
    const build = { operationId: "createTransaction", parameters: {}, query: {}, body };
    const built = (await new TronService(chain).respond(build)) as Transaction;
    chain.take(encodeTransaction(built, signed(built).signature[0]), chain.head + 5);
    const wallet = (name: string, message = {}): unknown =>
      unaryResponse(`protocol.Wallet/${name}`, message, { tron: chain });
    expect(wallet("GetPendingSize")).toEqual({ num: 1n });
    expect(wallet("GetTransactionListFromPending")).toEqual({ txId: [built.txID] });
    expect(wallet("GetTransactionFromPending", { value: Buffer.from(built.txID, "hex") })).toMatchObject({
      raw_data: { timestamp: BigInt(Number((built.raw_data as unknown as Json)["timestamp"])) },
    });
    expect(wallet("GetTransactionFromPending", { value: Buffer.alloc(32) })).toEqual({});
  });

  it.each([
    ["to itself", { to_address: owner }, "Cannot transfer TRX to yourself."],
    ["of nothing", { amount: 0 }, "Amount must be greater than 0."],
    ["of less than nothing", { amount: -1 }, "Amount must be greater than 0."],
    ["of more than there is", { amount: 10 ** 12 }, "balance is not sufficient"],
    ["to base58 that is not asked for", { to_address: inBase58 }, "INVALID address"],
    ["to hex that is not asked for", { visible: true }, "INVALID address"],
    ["to 20 bytes", { to_address: "ab".repeat(20) }, "INVALID address"],
  ])("builds no transfer %s", async (_shows, change, reason) => {
    const order = { owner_address: owner, to_address: receiver, amount: 1, ...change };
    expect(await http("wallet/createtransaction", order)).toEqual({
      Error: expect.stringContaining(reason) as unknown,
    });
  });

  it.each([
    ["without a signature", (one: Signed) => ({ ...one, signature: [] }), "SIGERROR"],
    ["signed by another", (one: Signed) => signed(one, receiverKey), "SIGERROR"],
    [
      "that has expired",
      (one: Signed) => ({ ...one, raw_data: { ...one.raw_data, expiration: 1 } }),
      "TRANSACTION_EXPIRATION_ERROR",
    ],
    [
      "of another chain",
      (one: Signed) => ({ ...one, raw_data: { ...one.raw_data, ref_block_hash: "ab".repeat(8) } }),
      "TAPOS_ERROR",
    ],
    [
      "without a contract",
      (one: Signed) => ({ ...one, raw_data: { ...one.raw_data, contract: [] } }),
      "CONTRACT_VALIDATE_ERROR",
    ],
  ])("rejects a transfer %s", async (_shows, change, code) => {
    const built = await http<Transaction>("wallet/createtransaction", {
      owner_address: owner,
      to_address: receiver,
      amount: 7,
      extra_data: "6d656d6f",
    });
    expect(await http("wallet/broadcasttransaction", change(signed(built)))).toMatchObject({ code });
  });

  it("has addresses in base58 and texts as they are if visible is true", async () => {
    const account = await http(`wallet/getaccount?address=${inBase58}&visible=true`);
    expect(account).toEqual({ address: inBase58, balance: 1_000_000 });
    const wrong = inBase58.replace(/8$/, "9");
    expect(await http(`wallet/getaccount?address=${wrong}&visible=true`)).toEqual({
      Error: expect.stringContaining("INVALID address") as unknown,
    });
    const { transactions } = await http<Block>("wallet/getnowblock?visible=true");
    expect(transactions[0].raw_data.contract[0].parameter.value.to_address).toMatch(/^T/);
    expect(await http(`wallet/validateaddress?address=${inBase58}`)).toMatchObject({ result: true });
    expect(await http(`wallet/validateaddress?address=${wrong}`)).toMatchObject({ result: false });
    expect(await http("wallet/validateaddress", { address: owner })).toMatchObject({ result: true });
  });
});

interface Signed extends Transaction {
  readonly signature: readonly [string];
}

function signed(transaction: Transaction, by = key): Signed {
  const id = Buffer.from(transaction.txID, "hex");
  const bytes = secp256k1.sign(id, by, { prehash: false, format: "recovered" });
  const signature = Buffer.from([...bytes.subarray(1), bytes[0] ?? 0]).toString("hex");
  return { ...transaction, signature: [signature] };
}

const receiverKey = createHash("sha256").update("another key").digest();

/** A transaction as a message: field 1 is what is signed, field 2 the signature. */
function encodeTransaction({ raw_data_hex: raw }: Transaction, signature: string): string {
  const length = raw.length / 2;
  const size = length < 128 ? [length] : [(length & 127) | 128, length >> 7];
  return `0a${Buffer.from(size).toString("hex")}${raw}1241${signature}`;
}
