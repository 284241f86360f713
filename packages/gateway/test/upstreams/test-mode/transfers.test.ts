import { type Anvil, callNode, startAnvil } from "@node-access-tools/local-servers/anvil";
import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { createGateway, type Gateway, type GatewayOptions } from "../../../src/index.ts";
import type { AccountState } from "../../../../simulators/src/evm/execution.ts";
import { Ledger } from "../../../../simulators/src/evm/ledger.ts";
import { readTransaction } from "../../../../simulators/src/evm/signed-transaction.ts";
import { RpcFailure } from "../../../../simulators/src/json-rpc/rpc-failure.ts";
import { closeAfterTest } from "../../cleanup.ts";
import { call, findNode, post } from "../../client.ts";
import { networksWith } from "../../networks.ts";
import { SocketCaller } from "../../streams/caller.ts";
import { deriveAddress, developmentKeys, sign, type Transfer } from "./signed-transfer.ts";

const [alice, bob, carol] = developmentKeys;
const ether = 10n ** 18n;
const stranger = "1".repeat(64);

interface Transaction {
  readonly hash: string;
  readonly blockNumber: string | null;
  readonly [name: string]: unknown;
}

interface Receipt {
  readonly blockNumber: string;
  readonly gasUsed: string;
  readonly effectiveGasPrice: string;
  readonly [name: string]: unknown;
}

async function open(options: GatewayOptions = {}): Promise<Gateway> {
  const gateway = await createGateway({
    networks: networksWith({ ethereum: { rpc: "simulator" }, bsc: { rpc: "simulator" } }),
    blockTime: 50,
    ...options,
  });
  closeAfterTest(gateway);
  return gateway;
}

let gateway: Gateway;

const read = <T>(method: string, ...params: unknown[]): Promise<T> =>
  call(gateway, method, ...params) as Promise<T>;
const send = (key: string, transfer?: Transfer): Promise<string> =>
  read<string>("eth_sendRawTransaction", sign(key, transfer));
const readBalance = async (address: string, block = "latest"): Promise<bigint> =>
  BigInt(await read<string>("eth_getBalance", address, block));

async function awaitReceipt(hash: string): Promise<Receipt> {
  const receipt = (): Promise<Receipt | null> => read("eth_getTransactionReceipt", hash);
  await expect.poll(receipt).not.toBeNull();
  return (await receipt()) as Receipt;
}

async function captureError(key: string, transfer: Transfer): Promise<string> {
  const params = [sign(key, transfer)];
  const { json } = await post(gateway, "ethereum", {
    jsonrpc: "2.0",
    id: 1,
    method: "eth_sendRawTransaction",
    params,
  });
  const { error } = json as { error?: { code: number; message: string } };
  expect(error?.code).toBe(-32_000);
  return error?.message ?? "";
}

describe("a transfer to the simulator", () => {
  beforeEach(async () => {
    gateway = await open();
  });

  it.each([0, 1, 2] as const)("of type %i becomes part of a block, and changes balances", async (type) => {
    const [from, to] = [deriveAddress(alice), deriveAddress(bob)];
    const before = [await readBalance(from), await readBalance(to)];
    expect(before[0]).toBe(10_000n * ether);
    const accessList = type === 0 ? [] : ([[to, [`0x${"01".repeat(32)}`]]] as const);
    const raw = sign(alice, { type, to, value: 3n * ether, gas: 30_000n, maxFee: 1_000n, accessList });
    const hash = await read<string>("eth_sendRawTransaction", raw);
    const receipt = await awaitReceipt(hash);
    const price = type === 2 ? 8n : 1_000n;
    const gasUsed = type === 0 ? 21_000n : 25_300n;
    expect(receipt).toMatchObject({
      transactionHash: hash,
      from,
      to,
      status: "0x1",
      type: `0x${type}`,
      logs: [],
      contractAddress: null,
      gasUsed: `0x${gasUsed.toString(16)}`,
      effectiveGasPrice: `0x${price.toString(16)}`,
    });
    const block = await read<{ hash: string; gasUsed: string; transactions: Transaction[] }>(
      "eth_getBlockByNumber",
      receipt.blockNumber,
      true,
    );
    const transaction = await read<Transaction>("eth_getTransactionByHash", hash);
    expect(transaction).toMatchObject({ blockHash: block.hash, nonce: "0x0", input: "0x", chainId: "0x1" });
    expect(block.transactions.at(-1)).toEqual(transaction);
    expect(receipt["cumulativeGasUsed"]).toBe(block.gasUsed);
    expect(await read("eth_getBlockReceipts", block.hash)).toContainEqual(receipt);
    expect(await read("eth_getRawTransactionByHash", hash)).toBe(raw);
    expect(await read("eth_getTransactionBySenderAndNonce", from, "0x0")).toEqual(transaction);
    expect(await readBalance(from)).toBe(10_000n * ether - 3n * ether - gasUsed * price);
    expect(await readBalance(to)).toBe(10_003n * ether);
    const parent = `0x${(Number(receipt.blockNumber) - 1).toString(16)}`;
    expect([await readBalance(from, parent), await readBalance(to, parent)]).toEqual(before);
    expect(await read("eth_getTransactionCount", from, "latest")).toBe("0x1");
    expect(await read("eth_getTransactionCount", from, parent)).toBe("0x0");
  });

  it("waits for a block: it is pending, and a later nonce waits for the one before", async () => {
    gateway = await open({ blockTime: 3_600_000 });
    const from = deriveAddress(alice);
    const second = await send(alice, { nonce: 1, value: ether });
    expect(await read("eth_getTransactionCount", from, "pending")).toBe("0x0");
    expect(await readBalance(from, "pending")).toBe(10_000n * ether);
    const first = await send(alice, { nonce: 0, value: ether });
    expect(await read("eth_getTransactionCount", from, "pending")).toBe("0x2");
    expect(await read("eth_getTransactionCount", from, "latest")).toBe("0x0");
    expect(await readBalance(from, "pending")).toBeLessThan(9_998n * ether);
    const waiting = { blockHash: null, blockNumber: null, transactionIndex: null, gasPrice: "0x3b9aca00" };
    for (const hash of [first, second]) {
      expect(await read("eth_getTransactionByHash", hash)).toMatchObject(waiting);
      expect(await read("eth_getTransactionReceipt", hash)).toBeNull();
    }
    const { transactions } = await read<{ transactions: string[] }>("eth_getBlockByNumber", "pending", false);
    expect(transactions.slice(-2)).toEqual([first, second]);
  });

  it("can be replaced by one that pays more while it waits", async () => {
    gateway = await open({ blockTime: 3_600_000 });
    const first = await send(alice, { maxFee: 100n, maxTip: 10n });
    expect(await captureError(alice, { maxFee: 109n, maxTip: 11n })).toBe(
      "replacement transaction underpriced",
    );
    const second = await send(alice, { maxFee: 110n, maxTip: 11n });
    expect(await read("eth_getTransactionByHash", first)).toBeNull();
    expect(await read("eth_getTransactionByHash", second)).toMatchObject({ hash: second });
  });

  it("is reported to subscriptions and filters", async () => {
    const key = findNode(gateway, "ethereum").key;
    const caller = await SocketCaller.connect(`${gateway.url.replace("http", "ws")}/ws/${key}`);
    onTestFinished(() => caller.socket.terminate());
    const [heads, pending, full, receipts] = [
      await caller.subscribe("newHeads"),
      await caller.subscribe("newPendingTransactions"),
      await caller.subscribe("newPendingTransactions", true),
      await caller.subscribe("transactionReceipts"),
    ];
    const filter = await read("eth_newPendingTransactionFilter");
    const hash = await send(alice);
    await expect.poll(() => caller.events(pending)).toContain(hash);
    expect(caller.events<Transaction>(full).find((one) => one.hash === hash)?.blockNumber).toBeNull();
    const receipt = await awaitReceipt(hash);
    const isHead = (head: Receipt): boolean => head["number"] === receipt.blockNumber;
    await expect.poll(() => caller.events<Receipt>(heads).find(isHead)).toBeDefined();
    await expect.poll(() => caller.events<Receipt[]>(receipts).flat()).toContainEqual(receipt);
    expect(await read("eth_getFilterChanges", filter)).toContain(hash);
    expect(await read("eth_getFilterChanges", filter)).not.toContain(hash);
    expect(caller.events(pending).filter((one) => one === hash)).toHaveLength(1);
  });

  it("can be waited for", async () => {
    const receipt = await read<Receipt>("eth_sendRawTransactionSync", sign(alice));
    expect(receipt).toMatchObject({ from: deriveAddress(alice), status: "0x1" });
    gateway = await open({ blockTime: 3_600_000 });
    const params = [sign(alice), 1];
    const { json } = await post(gateway, "ethereum", {
      jsonrpc: "2.0",
      id: 1,
      method: "eth_sendRawTransactionSync",
      params,
    });
    expect(json).toMatchObject({ error: { code: 4, data: expect.stringMatching(/^0x[\da-f]{64}$/) } });
  });

  it("can be one of many: a block includes as many as fit, and the next ones the rest", async () => {
    const hashes: string[] = [];
    for (let nonce = 0; nonce < 20; nonce += 1)
      hashes.push(await send(bob, { nonce, gas: 2_000_000n, maxFee: 10n }));
    const receipts = await Promise.all(hashes.map(awaitReceipt));
    const blocks = receipts.map(({ blockNumber }) => Number(blockNumber));
    expect(blocks).toEqual(blocks.toSorted((one, other) => one - other));
    expect(await read("eth_getTransactionCount", deriveAddress(bob), "latest")).toBe("0x14");
  });

  it("affects only one network", async () => {
    const hash = await send(alice);
    await awaitReceipt(hash);
    const query = { jsonrpc: "2.0", id: 1, method: "eth_getTransactionByHash", params: [hash] };
    expect((await post(gateway, "bsc", query)).json).toMatchObject({ result: null });
    const elsewhere = { ...query, method: "eth_sendRawTransaction", params: [sign(alice)] };
    expect((await post(gateway, "bsc", elsewhere)).json).toMatchObject({
      error: { message: "invalid sender: invalid chain id for signer: have 1 want 56" },
    });
  });
});

describe("the simulator rejects", () => {
  /** What it rejects changes nothing. */
  let shared: Gateway;
  beforeAll(async () => {
    shared = await createGateway({ networks: networksWith({}), blockTime: 3_600_000 });
  });
  afterAll(() => shared.close());
  beforeEach(() => {
    gateway = shared;
  });

  it.each<[string, string, Transfer, string | RegExp]>([
    ["another chain", alice, { chainId: 5 }, "invalid sender: invalid chain id for signer: have 5 want 1"],
    [
      "another chain in a legacy transaction",
      alice,
      { type: 0, chainId: 5 },
      "invalid sender: invalid chain id for signer: have 5 want 1",
    ],
    [
      "any chain",
      alice,
      { type: 0, isUnprotected: true },
      "only replay-protected (EIP-155) transactions allowed over RPC",
    ],
    [
      "missing funds",
      stranger,
      { value: 5n, maxFee: 10n },
      "insufficient funds for gas * price + value: balance 0, tx cost 210005, overshot 210005",
    ],
    ["little gas", alice, { gas: 20_999n }, "intrinsic gas too low: gas 20999, minimum needed 21000"],
    ["much gas", alice, { gas: 30_000_001n }, "exceeds block gas limit"],
    [
      "a tip above the fee",
      alice,
      { maxFee: 1n, maxTip: 2n },
      "max priority fee per gas higher than max fee per gas",
    ],
    ["no tip", alice, { maxTip: 0n }, "transaction underpriced: gas tip cap 0, minimum needed 1"],
    [
      "a fee above an ether",
      alice,
      { maxFee: 10n ** 14n },
      "tx fee (2.10 ether) exceeds the configured cap (1.00 ether)",
    ],
    [
      "data without gas for it",
      alice,
      { data: "0x0001" },
      "intrinsic gas too low: gas 21000, minimum needed 21050",
    ],
    ["a new contract", alice, { to: "0x" }, /cannot create others.*anvil/],
    ["the last nonce", alice, { nonce: 2n ** 64n - 1n }, "nonce has max value"],
  ])("%s", async (_, key, transfer, message) => {
    const received = await captureError(key, transfer);
    if (typeof message === "string") expect(received).toBe(message);
    else expect(received).toMatch(message);
    expect(await read("eth_getTransactionCount", deriveAddress(key), "pending")).toBe("0x0");
  });

  it("known transactions, and used nonces", async () => {
    gateway = await open({ blockTime: 3_600_000 });
    await send(alice);
    expect(await captureError(alice, {})).toBe("already known");
    gateway = await open();
    await awaitReceipt(await send(alice));
    expect(await captureError(alice, {})).toBe("nonce too low: next nonce 1, tx nonce 0");
    expect(await captureError(alice, { value: 2n })).toBe("nonce too low: next nonce 1, tx nonce 0");
  });

  it("transfers that cannot be paid in addition to waiting ones", async () => {
    gateway = await open({ blockTime: 3_600_000 });
    const value = 6_000n * ether;
    await send(alice, { value, maxFee: 10n });
    const [balance, cost] = [10_000n * ether, value + 210_000n];
    expect(await captureError(alice, { nonce: 1, value, maxFee: 10n })).toBe(
      `insufficient funds for gas * price + value: balance ${balance}, queued cost ${cost}, tx cost ${cost}, overshot ${2n * cost - balance}`,
    );
  });

  it.each([
    ["0x", "typed transaction too short"],
    ["0x02", "typed transaction too short"],
    ["0x03f8", /^transaction type not supported.*anvil/],
    ["0x02f8", "rlp: value size exceeds available input length"],
    ["0x02c0", "rlp: too few elements"],
    ["0xc0", "rlp: too few elements"],
    ["0x80", "rlp: expected List"],
    ["0xc98080808080c0808080", "rlp: expected input string or byte"],
    ["0xca81058080808080808080", "rlp: non-canonical size information"],
    [`${sign(alice)}00`, "rlp: input contains more than one value"],
  ])("%s", async (raw, message) => {
    const received = await read("eth_sendRawTransaction", raw).catch((error: Error) => error.message);
    if (typeof message === "string") expect(received).toBe(message);
    else expect(received).toMatch(message);
  });

  it("a changed signature, or one with a large s", async () => {
    const raw = sign(alice);
    const order = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n;
    const large = (order - BigInt(`0x${raw.slice(-64)}`)).toString(16).padStart(64, "0");
    const changed = read("eth_sendRawTransaction", raw.slice(0, -64) + large);
    await expect(changed).rejects.toThrow("invalid sender: invalid transaction v, r, s values");
  });
});

const keys = [alice, bob, carol];
const addresses = keys.map(deriveAddress);

/** The accounts before any transaction. */
function base(address: string): AccountState {
  return { balance: addresses.includes(address) ? 10_000n * ether : 0n, nonce: 0n };
}

describe("a simulated chain", () => {
  const transfers = fc.array(
    fc.record({
      from: fc.nat(2),
      to: fc.nat(2),
      nonce: fc.nat(3),
      value: fc.bigInt({ min: 0n, max: 9_999n * ether }),
      maxFee: fc.bigInt({ min: 1n, max: 20n }),
      block: fc.nat(3),
    }),
    { maxLength: 20 },
  );

  type DrawnTransfers = typeof transfers extends fc.Arbitrary<infer T> ? T : never;

  /** @returns a chain that received transactions in consecutive blocks, and its last block. */
  function build(drawn: DrawnTransfers): { ledger: Ledger; last: number; accepted: Set<string> } {
    const facts = { baseFee: 7n, gasLimit: 100_000n, room: 50_000n, producer: `0x${"00".repeat(20)}` };
    const ledger = new Ledger({ account: base, tokens: () => 0n }, facts);
    const accepted = new Set<string>();
    let last = 0;
    for (const { from, to, block, ...transfer } of drawn) {
      last += block;
      ledger.advance(last);
      const raw = sign(keys[from] ?? "", { ...transfer, to: addresses[to] ?? "", maxTip: 1n });
      const transaction = readTransaction(raw, 1);
      try {
        ledger.add(transaction);
        accepted.add(transaction.hash);
      } catch (error) {
        expect(error).toBeInstanceOf(RpcFailure);
      }
    }
    last += drawn.length + 1;
    ledger.advance(last);
    return { ledger, last, accepted };
  }

  it("neither creates nor loses money, keeps the order of nonces, and is deterministic", () => {
    fc.assert(
      fc.property(transfers, (drawn) => {
        const [{ ledger, last, accepted }, other] = [build(drawn), build(drawn)];
        expect(other.accepted).toEqual(accepted);
        const nonces = new Map(addresses.map((address) => [address, 0n]));
        const balances = new Map(addresses.map((address) => [address, 10_000n * ether]));
        const add = (address: string, value: bigint): unknown =>
          balances.set(address, (balances.get(address) ?? 0n) + value);
        for (let number = 0; number <= last; number += 1) {
          expect(other.ledger.block(number)).toEqual(ledger.block(number));
          expect(ledger.block(number).length).toBeLessThanOrEqual(2);
          for (const { from, to, nonce, value, maxFee, hash } of ledger.block(number)) {
            expect(nonce).toBe(nonces.get(from));
            nonces.set(from, nonce + 1n);
            add(from, -value - 21_000n * (maxFee < 8n ? maxFee : 8n));
            add(to, value);
            expect(accepted).toContain(hash);
          }
          for (const address of addresses) {
            const [balance, nonce] = [balances.get(address) ?? 0n, nonces.get(address)];
            expect(ledger.account(address, number)).toEqual({ balance, nonce });
            expect(balance).toBeGreaterThanOrEqual(0n);
          }
        }
      }),
      { numRuns: process.env["NIGHTLY"] ? 800 : 4 },
    );
  });
});

describe("compared with a real node", () => {
  let anvil: Anvil;
  const callAnvil = <T>(method: string, ...params: unknown[]): Promise<T> =>
    callNode(anvil.url, method, ...params) as Promise<T>;
  beforeAll(async () => {
    anvil = await startAnvil({ arguments: ["--chain-id", "1"] });
  });
  afterAll(() => anvil.stop());

  it("transactions and receipts are the same, except for their place", async () => {
    gateway = await open();
    const place = /^(block|transactionIndex$|cumulativeGasUsed$|effectiveGasPrice$|gasPrice$|blobGas)/;
    const facts = (value: object): unknown =>
      Object.fromEntries(Object.entries(value).filter(([name]) => !place.test(name)));
    for (const address of await callAnvil<string[]>("eth_accounts"))
      expect(await readBalance(address)).toBe(10_000n * ether);
    for (const type of [0, 1, 2] as const) {
      const accessList = type === 1 ? ([[deriveAddress(bob), []]] as const) : [];
      const raw = sign(alice, { type, nonce: type, gas: 50_000n, maxFee: 2_000_000_000n, accessList });
      const hash = await read<string>("eth_sendRawTransaction", raw);
      expect(await callAnvil("eth_sendRawTransaction", raw)).toBe(hash);
      // anvil makes the block after its response.
      const receipt = await vi.waitUntil(
        () => callAnvil<object | null>("eth_getTransactionReceipt", hash),
        120_000,
      );
      expect(facts(await awaitReceipt(hash))).toEqual(facts(receipt));
      expect(facts(await read<object>("eth_getTransactionByHash", hash))).toEqual(
        facts(await callAnvil<object>("eth_getTransactionByHash", hash)),
      );
    }
  });
});
