import { beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { createGateway, type Gateway } from "../../../src/index.ts";
import { closeAfterTest } from "../../cleanup.ts";
import { findNode, post } from "../../client.ts";
import { networksWith } from "../../networks.ts";
import { SocketCaller } from "../../streams/caller.ts";

type Fields = Readonly<Record<string, unknown>>;

interface Block extends Fields {
  readonly block_hash: string;
  readonly parent_hash: string;
  readonly block_number: number;
}

interface Transaction extends Fields {
  readonly transaction_hash: string;
  readonly sender_address: string;
  readonly nonce: string;
}

async function open(blockTime: number): Promise<Gateway> {
  const opened = await createGateway({ networks: networksWith({}), blockTime });
  closeAfterTest(opened);
  return opened;
}

let gateway: Gateway;
beforeEach(async () => {
  gateway = await open(50);
});

async function send(
  method: string,
  params: unknown,
): Promise<{ result?: unknown; error?: { code: number } }> {
  const { json } = await post(gateway, "starknet", { jsonrpc: "2.0", id: 1, method, params });
  return json as { result?: unknown; error?: { code: number } };
}

async function read<T>(method: string, ...params: unknown[]): Promise<T> {
  const { result, error } = await send(method, params);
  if (error) throw new Error(JSON.stringify(error));
  return result as T;
}

async function readCode(method: string, ...params: unknown[]): Promise<number | undefined> {
  return (await send(method, params)).error?.code;
}

const at = (block_number: number): Fields => ({ block_number });

async function included(hash: string): Promise<{ block_number: number } & Fields> {
  const isIncluded = async (): Promise<unknown> =>
    ((await send("starknet_getTransactionReceipt", [hash])).result as Fields | undefined)?.["block_hash"];
  await expect.poll(isIncluded).toBeDefined();
  return read("starknet_getTransactionReceipt", hash);
}

describe("the simulated Starknet chain", () => {
  it("has linked blocks with their transaction, receipt and event", async () => {
    const head = await read<Block>("starknet_getBlockWithTxHashes", "latest");
    const parent = await read<Block>("starknet_getBlockWithTxHashes", { block_hash: head.parent_hash });
    expect(parent.block_number).toBe(head.block_number - 1);
    const full = await read<Block & { transactions: Transaction[] }>("starknet_getBlockWithTxs", {
      block_hash: head.block_hash,
    });
    const [transaction] = full.transactions;
    const { transaction_hash: hash, sender_address: sender, nonce } = transaction as Transaction;
    expect(full).toMatchObject({ ...head, transactions: [transaction] });
    expect(head["transactions"]).toEqual([hash]);
    expect(await read("starknet_getTransactionByHash", hash)).toEqual(transaction);
    // Leading zeros of a felt are ignored.
    expect(await read("starknet_getTransactionByHash", `0x00${hash.slice(2)}`)).toEqual(transaction);
    expect(await read("starknet_getTransactionByBlockIdAndIndex", at(head.block_number), 0)).toEqual(
      transaction,
    );
    const receipt = await read<Fields>("starknet_getTransactionReceipt", hash);
    expect(receipt).toMatchObject({ block_hash: head.block_hash, block_number: head.block_number });
    const { transactions } = await read<{ transactions: { receipt: Fields }[] }>(
      "starknet_getBlockWithReceipts",
      at(head.block_number),
    );
    expect(receipt).toMatchObject(transactions[0]?.receipt ?? {});
    const filter = { from_block: at(head.block_number), to_block: at(head.block_number), chunk_size: 10 };
    const { events } = await read<{ events: Fields[] }>("starknet_getEvents", filter);
    expect(events).toMatchObject([
      { transaction_hash: hash, block_hash: head.block_hash, ...(receipt["events"] as Fields[])[0] },
    ]);
    const after = Number(await read("starknet_getNonce", at(head.block_number), sender));
    expect(after).toBe(Number(nonce) + 1);
    expect(Number(await read("starknet_getNonce", at(head.block_number - 1), sender))).toBe(Number(nonce));
  });

  it("shows the status of blocks", async () => {
    const settled = await read<Block>("starknet_getBlockWithTxs", "l1_accepted");
    expect(settled["status"]).toBe("ACCEPTED_ON_L1");
    expect(settled.block_number).toBeLessThan(await read<number>("starknet_blockNumber"));
    expect(await read("starknet_getBlockWithTxs", "latest")).toMatchObject({ status: "ACCEPTED_ON_L2" });
    const built = await read<Block & { transactions: Transaction[] }>(
      "starknet_getBlockWithTxs",
      "pre_confirmed",
    );
    expect(built).not.toHaveProperty("block_hash");
    const [{ transaction_hash: hash = "" } = {}] = built.transactions;
    const status = async (): Promise<unknown> => read("starknet_getTransactionStatus", hash);
    await expect.poll(status).toMatchObject({ finality_status: "ACCEPTED_ON_L2" });
  });

  it("rejects unknown blocks and transactions", async () => {
    expect(await readCode("starknet_getBlockWithTxs", at(2 ** 40))).toBe(24);
    expect(await readCode("starknet_getBlockWithTxs", { block_hash: "0x5" })).toBe(24);
    expect(await readCode("starknet_getTransactionByHash", "0x5")).toBe(29);
    expect(await readCode("starknet_getTransactionReceipt", "0x5")).toBe(29);
    expect(await readCode("starknet_getTransactionByBlockIdAndIndex", "latest", 1)).toBe(27);
    expect(await readCode("starknet_getNonce", "latest", "0x5")).toBe(20);
    expect(await readCode("starknet_getEvents", { chunk_size: 1025 })).toBe(31);
    expect(await readCode("starknet_getEvents", { chunk_size: 1, continuation_token: "x" })).toBe(33);
  });

  it("returns events in pages, and by filter", async () => {
    const last = await read<number>("starknet_blockNumber");
    const range = { from_block: at(last - 20), to_block: at(last) };
    const hashes: unknown[] = [];
    let token: string | undefined;
    do {
      const page = await read<{ events: Fields[]; continuation_token?: string }>("starknet_getEvents", {
        ...range,
        chunk_size: 6,
        ...(token !== undefined && { continuation_token: token }),
      });
      expect(page.events.length).toBeLessThanOrEqual(6);
      hashes.push(...page.events.map(({ block_number }) => block_number));
      token = page.continuation_token;
    } while (token !== undefined);
    expect(hashes).toEqual(Array.from({ length: 21 }, (_, index) => last - 20 + index));
    const { events } = await read<{ events: { keys: string[]; from_address: string }[] }>(
      "starknet_getEvents",
      { ...range, chunk_size: 100 },
    );
    const sender = events[0]?.keys[1] ?? "";
    const sent = await read<{ events: { keys: string[] }[] }>("starknet_getEvents", {
      ...range,
      chunk_size: 100,
      address: events[0]?.from_address,
      keys: [[], [sender]],
    });
    expect(sent.events.map(({ keys }) => keys[1])).toEqual([sender, sender, sender]);
    const none = { ...range, chunk_size: 100, address: "0x5" };
    expect(await read("starknet_getEvents", none)).toEqual({ events: [] });
  });

  it("reports the same blocks to subscriptions, from an earlier block if requested", async () => {
    const { key } = findNode(gateway, "starknet");
    const caller = await SocketCaller.connect(`${gateway.url.replace("http", "ws")}/ws/${key}`);
    onTestFinished(() => caller.socket.terminate());
    const last = await read<number>("starknet_blockNumber");
    const subscribe = async (method: string, ...params: unknown[]): Promise<string> => {
      const { result, error } = await caller.call(method, ...params);
      expect(error).toBeUndefined();
      return result as string;
    };
    const readResults = <T>(id: string): T[] =>
      caller.messages
        .map(({ params }) => params as unknown as { subscription_id: string; result: T } | undefined)
        .filter((params) => params?.subscription_id === id)
        .map((params) => params?.result as T);
    const heads = await subscribe("starknet_subscribeNewHeads", at(last - 5));
    const events = await subscribe("starknet_subscribeEvents");
    const transactions = await subscribe("starknet_subscribeNewTransactions");
    const receipts = await subscribe("starknet_subscribeNewTransactionReceipts");
    await expect.poll(() => readResults(receipts).length).toBeGreaterThan(2);
    const numbers = readResults<Block>(heads).map(({ block_number }) => block_number);
    expect(numbers).toEqual(numbers.map((_, index) => last - 5 + index));
    const links = readResults<Block>(heads);
    expect(links.slice(1).map(({ parent_hash }) => parent_hash)).toEqual(
      links.slice(0, -1).map(({ block_hash }) => block_hash),
    );
    const [receipt] = readResults<Fields>(receipts);
    const event = readResults<Fields>(events).find(
      (one) => one["block_number"] === receipt?.["block_number"],
    );
    expect(receipt).toMatchObject({ transaction_hash: event?.["transaction_hash"] });
    expect(readResults<Transaction>(transactions).map(({ transaction_hash }) => transaction_hash)).toContain(
      event?.["transaction_hash"],
    );
    const next = await read<{ transactions: string[] }>("starknet_getBlockWithTxHashes", "pre_confirmed");
    const status = await subscribe("starknet_subscribeTransactionStatus", next.transactions[0]);
    const accepted = { status: { finality_status: "ACCEPTED_ON_L2" } };
    await expect.poll(() => readResults(status).at(-1)).toMatchObject(accepted);
    expect((await caller.call("starknet_subscribeNewHeads", at(last - 2_000))).error).toMatchObject({
      code: 68,
    });
  });

  it("has its network's chain id, and is the same for the same seed", async () => {
    expect(await read("starknet_chainId")).toBe("0x534e5f4d41494e");
    const block = await read("starknet_getBlockWithTxs", at(1_000));
    gateway = await open(50);
    expect(await read("starknet_getBlockWithTxs", at(1_000))).toEqual(block);
  });

  const bounds = { max_amount: "0x0", max_price_per_unit: "0x1" };
  const common = {
    version: "0x3",
    signature: ["0x1", "0x2"],
    nonce: "0x0",
    resource_bounds: { l1_gas: bounds, l1_data_gas: bounds, l2_gas: bounds },
    tip: "0x0",
    paymaster_data: [],
    nonce_data_availability_mode: "L1",
    fee_data_availability_mode: "L1",
  };
  const invoke = (sender_address: string, nonce: string, calldata: readonly string[]): Fields => ({
    ...common,
    type: "INVOKE",
    sender_address,
    nonce,
    calldata,
    account_deployment_data: [],
  });

  it("includes what is sent: block, receipt, status, events, nonce and class agree", async () => {
    const deploy = {
      ...common,
      type: "DEPLOY_ACCOUNT",
      contract_address_salt: "0x7",
      constructor_calldata: ["0x9"],
      class_hash: "0xabc",
    };
    const account = await read<{ transaction_hash: string; contract_address: string }>(
      "starknet_addDeployAccountTransaction",
      deploy,
    );
    const { contract_address: address } = account;
    await included(account.transaction_hash);
    expect(await read("starknet_getNonce", "latest", address)).toBe("0x1");
    expect(await read("starknet_getClassHashAt", "latest", address)).toBe("0xabc");

    const own = await read<{ transactions: Transaction[] }>("starknet_getBlockWithTxs", "latest");
    const calldata = own.transactions[0]?.["calldata"] as string[];
    const [, token = ""] = calldata;
    const transfer = invoke(address, "0x1", [...calldata.slice(0, 4), "0xb0b", "0x5", "0x0"]);
    const { transaction_hash: hash } = await read<Transaction>("starknet_addInvokeTransaction", transfer);
    expect(await read("starknet_getTransactionByHash", hash)).toEqual({
      ...transfer,
      transaction_hash: hash,
    });
    const receipt = await included(hash);
    const id = at(receipt.block_number);
    const events = [
      { from_address: token, data: ["0x5", "0x0"], keys: [expect.any(String), address, "0xb0b"] },
    ];
    expect(receipt).toMatchObject({
      type: "INVOKE",
      transaction_hash: hash,
      execution_status: "SUCCEEDED",
      events,
    });
    expect(await read("starknet_getTransactionStatus", hash)).toMatchObject({
      finality_status: "ACCEPTED_ON_L2",
    });
    const block = await read<{ transactions: Transaction[] } & Fields>("starknet_getBlockWithTxs", id);
    expect(block.transactions.map(({ transaction_hash }) => transaction_hash)).toContain(hash);
    expect([block["transaction_count"], block["event_count"]]).toEqual([2, 2]);
    expect(await read("starknet_getBlockTransactionCount", id)).toBe(2);
    expect(await read("starknet_getTransactionByBlockIdAndIndex", id, 1)).toMatchObject({
      transaction_hash: hash,
    });
    const filter = { from_block: id, to_block: id, keys: [[], [address]], chunk_size: 10 };
    expect(await read("starknet_getEvents", filter)).toMatchObject({ events: [{ transaction_hash: hash }] });
    expect(await read("starknet_getNonce", id, address)).toBe("0x2");
    expect(await read("starknet_getNonce", at(receipt.block_number - 1), address)).toBe("0x1");
    const { state_diff: difference } = await read<{ state_diff: { nonces: Fields[] } }>(
      "starknet_getStateUpdate",
      id,
    );
    expect(difference.nonces).toContainEqual({ contract_address: address, nonce: "0x2" });

    const contract_class = {
      sierra_program: ["0x5"],
      contract_class_version: "0.1.0",
      entry_points_by_type: { CONSTRUCTOR: [], EXTERNAL: [], L1_HANDLER: [] },
      abi: "[]",
    };
    const declaration = {
      ...common,
      type: "DECLARE",
      sender_address: address,
      nonce: "0x2",
      compiled_class_hash: "0xc",
      account_deployment_data: [],
      contract_class,
    };
    const declared = await read<{ transaction_hash: string; class_hash: string }>(
      "starknet_addDeclareTransaction",
      declaration,
    );
    await included(declared.transaction_hash);
    expect(await read("starknet_getClass", "latest", declared.class_hash)).toEqual(contract_class);
    expect(await read("starknet_getTransactionByHash", declared.transaction_hash)).toMatchObject({
      class_hash: declared.class_hash,
      sender_address: address,
    });
  });

  it("rejects what was sent before, and a nonce that is not next", async () => {
    const transaction = invoke("0xabc1", "0x5", []);
    expect(await readCode("starknet_addInvokeTransaction", transaction)).toBeUndefined();
    expect(await readCode("starknet_addInvokeTransaction", transaction)).toBe(59);
    expect(await readCode("starknet_addInvokeTransaction", { ...transaction, tip: "0x1" })).toBe(52);
    expect(await readCode("starknet_addInvokeTransaction", { ...transaction, nonce: "0x6" })).toBeUndefined();
  });
});
