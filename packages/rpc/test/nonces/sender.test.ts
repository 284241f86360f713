import { type Anvil, callNode, startAnvil } from "@node-access-tools/local-servers/anvil";
import { type Hex, keccak256, parseEther, parseGwei, parseTransaction } from "viem";
import { mnemonicToAccount } from "viem/accounts";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { decoded } from "../../src/decoded/index.ts";
import { createRpcClient } from "../../src/index.ts";
import { createSender, memoryNonces, type NonceStore, type SenderOptions } from "../../src/nonces/index.ts";
import { createRpcPool } from "../../src/pool/index.ts";
import { createRpcWebSocketClient } from "../../src/web-socket-client.ts";
import { type Fate, startLossyNode } from "./lossy-node.ts";

const mnemonic = "test test test test test test test test test test test junk";
/** Short, so that a test can wait for its end. */
const lease = 300;
const to = `0x${"55".repeat(20)}` as const;

let anvil: Anvil;
let accounts = 0;
beforeAll(async () => {
  anvil = await startAnvil({ arguments: ["--no-mining", "--slots-in-an-epoch", "1", "--accounts", "30"] });
});
afterAll(() => anvil.stop());

const node = <T = unknown>(method: string, ...params: unknown[]): Promise<T> =>
  callNode(anvil.url, method, ...params) as Promise<T>;
const mine = (blocks = 1): Promise<unknown> => node("anvil_mine", `0x${blocks.toString(16)}`);

/** An account that no other test uses, with a sender. */
async function start(options: Partial<SenderOptions> & { decide?: (method: string) => Fate } = {}) {
  const account = mnemonicToAccount(mnemonic, { addressIndex: (accounts += 1) });
  const { address } = account;
  const store = memoryNonces();
  const lossy = await startLossyNode(anvil.url, options.decide ?? (() => "pass"));
  onTestFinished(() => lossy.close());
  const client = createRpcClient({ protocol: "ethereum", endpoint: lossy.url });
  const sender = createSender({ client, store, address, keccak256, lease, ...options });
  const sign =
    (fields: object = {}) =>
    (nonce: number): Promise<Hex> =>
      account.signTransaction({
        chainId: 31_337,
        nonce,
        to,
        value: 1n,
        gas: 21_000n,
        maxFeePerGas: parseGwei("50"),
        maxPriorityFeePerGas: parseGwei("1"),
        ...fields,
      });
  const count = async (): Promise<number> => Number(await node("eth_getTransactionCount", address, "latest"));
  return { account, address, store, client, sender, sign, count };
}

function deferred<T>() {
  let [resolve, reject]: [(value: T) => void, (error: Error) => void] = [() => {}, () => {}];
  const promise = new Promise<T>((fulfil, fail) => ([resolve, reject] = [fulfil, fail]));
  return { promise, resolve, reject };
}

const leaseEnds = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, lease + 50));

describe("send", () => {
  it("uses each nonce once, with several senders at the same time", async () => {
    const { sender, store, address, sign, count } = await start();
    const client = createRpcPool({ protocol: "ethereum", endpoints: [{ endpoint: anvil.url }] });
    const other = createSender({ client, store, address, keccak256 });
    const sent = await Promise.all(
      Array.from({ length: 20 }, (_, index) => (index % 2 ? sender : other).send(sign())),
    );
    expect(sent.map(({ nonce }) => nonce).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 20 }, (_, n) => n),
    );
    await mine();
    expect(await count()).toBe(20);
  });

  it("continues after transactions of others", async () => {
    const { sender, account, sign } = await start();
    await node("eth_sendRawTransaction", await sign()(0));
    expect(await sender.send(sign())).toMatchObject({ nonce: 1 });
    expect(account.address).toMatch(/^0x/);
  });

  it("returns the nonce of a transaction that is not signed, not sent or rejected", async () => {
    const { sender, store, address, sign } = await start();
    const failing = sender.send(() => Promise.reject(new Error("no key")));
    await expect(failing).rejects.toThrow(/^no key$/);
    await expect(sender.send(() => "0x0" as Hex)).rejects.toMatchObject({ code: "INVALID_ARGUMENT" });
    await expect(sender.send(sign({ value: parseEther("1000000") }))).rejects.toMatchObject({
      code: "JSON_RPC_ERROR",
      message: /funds/i,
    });
    const request = async ({ method, params }: { method: string; params?: unknown }): Promise<unknown> =>
      (method === "eth_sendRawTransaction" ? dead : live).request({ method, params: params as unknown[] });
    const live = createRpcClient({ protocol: "ethereum", endpoint: anvil.url });
    const dead = createRpcClient({ protocol: "ethereum", endpoint: "http://127.0.0.1:1", retries: 0 });
    const unsent = createSender({ client: { request }, store, address, keccak256 });
    await expect(unsent.send(sign())).rejects.toMatchObject({ code: "NOT_SENT" });
    expect(await sender.send(sign())).toMatchObject({ nonce: 0 });
  });

  it("fills a gap, which recover reports", async () => {
    const { sender, sign, count } = await start();
    const late = deferred<Hex>();
    const asked = deferred<void>();
    const failing = sender.send(() => {
      asked.resolve();
      return late.promise;
    });
    await asked.promise;
    expect(await sender.send(sign())).toMatchObject({ nonce: 1 });
    expect((await sender.recover()).gaps).toEqual([]);
    late.reject(new Error("late"));
    await expect(failing).rejects.toThrow(/^late$/);
    expect((await sender.recover()).gaps).toEqual([0]);
    expect(await sender.send(sign())).toMatchObject({ nonce: 0 });
    await mine();
    expect(await count()).toBe(2);
  });

  it("signs again with another nonce if its lease has ended and another process has the nonce", async () => {
    const { sender, sign } = await start();
    const nonces: number[] = [];
    const pause = deferred<void>();
    const paused = sender.send(async (nonce) => {
      nonces.push(nonce);
      if (nonces.length === 1) await pause.promise;
      return sign()(nonce);
    });
    await expect.poll(() => nonces).toEqual([0]);
    await leaseEnds();
    expect(await sender.send(sign())).toMatchObject({ nonce: 0 });
    pause.resolve();
    expect(await paused).toMatchObject({ nonce: 1 });
    expect(nonces).toEqual([0, 1]);
  });
});

describe("a lost response", () => {
  it("is no failure if a node has the transaction", async () => {
    const { sender, sign } = await start({
      decide: (method) => (method === "eth_sendRawTransaction" ? "lose-response" : "pass"),
    });
    const { hash } = await sender.send(sign());
    expect(await node("eth_getTransactionByHash", hash)).toMatchObject({ hash });
  });

  it("is UNANSWERED if no node has it, and recover sends the same bytes again", async () => {
    let isLost = true;
    const { sender, sign, count } = await start({
      decide: (method) => (method === "eth_sendRawTransaction" && isLost ? "lose-request" : "pass"),
    });
    const signed: Hex[] = [];
    const sending = sender.send(async (nonce) => {
      signed.push(await sign()(nonce));
      return signed[0] as Hex;
    });
    await expect(sending).rejects.toMatchObject({
      code: "UNANSWERED",
      message: /nonce 0 may have been sent; call recover/,
    });
    isLost = false;
    expect((await sender.recover()).resent).toEqual([]);
    await leaseEnds();
    expect((await sender.recover()).resent).toEqual([keccak256(signed[0] as Hex)]);
    expect(await sender.recover()).toMatchObject({ resent: [], stuck: [] });
    await mine();
    expect(await count()).toBe(1);
  });

  it("and a nonce that is too low are never a rejection", async () => {
    let sees: Fate = "pass";
    const { sender, store, address, sign } = await start({
      decide: (method) => (method === "eth_getTransactionByHash" ? sees : "pass"),
    });
    await node("eth_sendRawTransaction", await sign()(0));
    await mine();
    // A backend that lags behind and knows neither the count nor the transaction.
    const taken = await store.take(`31337:${address.toLowerCase()}`, 0, 1);
    await store.add(`31337:${address.toLowerCase()}`, taken, await sign()(0));
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(await sender.recover()).toEqual({ resent: [], stuck: [], gaps: [], settled: [] });
    const lagging: NonceStore = { ...store, take: () => Promise.resolve({ nonce: 0, token: taken.token }) };
    const client = createRpcClient({ protocol: "ethereum", endpoint: anvil.url });
    const late = createSender({ client, store: lagging, address, keccak256 });
    // Another transaction with this nonce: this one is not in a block, but a node that says so may lag behind.
    await expect(late.send(sign({ value: 2n }))).rejects.toMatchObject({
      code: "UNANSWERED",
      cause: { code: "JSON_RPC_ERROR", message: /nonce too low/ },
    });
    sees = { result: null };
    await mine(3);
    sees = "pass";
    const { settled } = await sender.recover();
    expect(settled).toEqual([{ nonce: 0, hash: keccak256(await sign()(0)) }]);
    await sender.forget(0);
    expect(await store.list(`31337:${address.toLowerCase()}`)).toEqual([]);
  });

  it.each([
    ["that it has the transaction", "already known", undefined],
    ["that the nonce is too low", "nonce too low: next nonce 1, tx nonce 0", "UNANSWERED"],
    ["that it knows the transaction", "Known transaction", undefined],
    ["that the nonce is old", "OldNonce, Current nonce: 1", "UNANSWERED"],
    ["that it does not know a type", "unknown transaction type", "JSON_RPC_ERROR"],
    ["that its upstream timed out", "request timed out", "UNANSWERED"],
    ["anything else", "transaction underpriced", "JSON_RPC_ERROR"],
  ])("and backends that lag behind, after one says %s", async (_, message, code) => {
    const responses: Partial<Record<string, Fate>> = {
      eth_getTransactionCount: { result: "0x0" },
      eth_getTransactionByHash: { result: null },
      eth_sendRawTransaction: { result: undefined, error: { code: -32000, message } },
    };
    // On a busy machine, the short lease would end before the node has responded.
    const decide = (method: string): Fate => responses[method] ?? "pass";
    const { sender, sign } = await start({ decide, lease: 60_000 });
    const sending = sender.send(sign());
    if (code) await expect(sending).rejects.toMatchObject({ code });
    else expect(await sending).toMatchObject({ nonce: 0 });
  });

  it("of the store is UNANSWERED once the transaction may be there", async () => {
    const memory = memoryNonces();
    const lossy: NonceStore = {
      ...memory,
      add: async (...entry) => {
        await memory.add(...entry);
        throw new Error("connection lost");
      },
    };
    const { sender, sign } = await start({ store: lossy });
    const unclear = { code: "UNANSWERED", cause: { message: "connection lost" } };
    await expect(sender.send(sign())).rejects.toMatchObject(unclear);
    await leaseEnds();
    const { resent } = await sender.recover();
    expect(resent).toHaveLength(1);
    await expect(sender.replace(0, sign({ value: 3n }))).rejects.toMatchObject(unclear);
  });
});

it("never takes nonces for a chain that the node does not name", async () => {
  let chainId: Fate = { result: null };
  const { sender, sign } = await start({ decide: (method) => (method === "eth_chainId" ? chainId : "pass") });
  await expect(sender.send(sign())).rejects.toMatchObject({ code: "INVALID_RESPONSE" });
  chainId = "pass";
  expect(await sender.send(sign())).toMatchObject({ nonce: 0 });
});

describe("recover", () => {
  it("does not call a transaction in a block stuck, if the count is from a backend that lags behind", async () => {
    let count: Fate = "pass";
    const { sender, sign } = await start({
      decide: (method) => (method === "eth_getTransactionCount" ? count : "pass"),
    });
    await sender.send(sign({ maxFeePerGas: parseGwei("60") }));
    await mine();
    await node("anvil_setNextBlockBaseFeePerGas", `0x${parseGwei("70").toString(16)}`);
    await mine();
    await leaseEnds();
    count = { result: "0x0" };
    expect(await sender.recover()).toMatchObject({ stuck: [] });
    await node("anvil_setNextBlockBaseFeePerGas", `0x${parseGwei("1").toString(16)}`);
    await mine();
  });

  it("says what to replace, and with which fees", async () => {
    let fate: Fate = "pass";
    const { sender, sign, count } = await start({
      decide: (method) => (method === "eth_getTransactionByHash" ? fate : "pass"),
    });
    const fees = { maxFeePerGas: parseGwei("3"), maxPriorityFeePerGas: 15n };
    const { nonce, hash } = await sender.send(sign(fees));
    await node("anvil_setNextBlockBaseFeePerGas", `0x${parseGwei("10").toString(16)}`);
    await mine();
    await leaseEnds();
    // Anvil drops such a transaction, and geth keeps it.
    expect((await sender.recover()).stuck).toEqual([
      { nonce, hash, reason: "max fee per gas less than block base fee" },
    ]);
    fate = {
      result: {
        hash,
        blockNumber: null,
        maxFeePerGas: `0x${fees.maxFeePerGas.toString(16)}`,
        maxPriorityFeePerGas: "0xf",
      },
    };
    const { stuck } = await sender.recover();
    fate = "pass";
    expect(stuck).toMatchObject([
      {
        nonce,
        hash,
        maxPriorityFeePerGas: 17n,
        reason: /3000000000 wei is below the base fee of 10000000000 wei/,
      },
    ]);
    const { maxFeePerGas = 0n, maxPriorityFeePerGas = 0n } = stuck[0] ?? {};
    await expect(sender.replace(nonce + 1, sign())).rejects.toMatchObject({ code: "INVALID_ARGUMENT" });
    const replaced = await sender.replace(nonce, sign({ maxFeePerGas, maxPriorityFeePerGas }));
    await mine(4);
    expect(await count()).toBe(1);
    expect(await sender.recover()).toMatchObject({ stuck: [], settled: [{ nonce, hash: replaced.hash }] });
  });

  it("sends the transaction again that the nodes had accepted, not a replacement that they have rejected", async () => {
    const { sender, store, address, sign, count } = await start();
    const { nonce, hash } = await sender.send(sign());
    const tooCheap = sign({ value: 2n });
    await expect(sender.replace(nonce, tooCheap)).rejects.toMatchObject({ code: "JSON_RPC_ERROR" });
    await node("anvil_dropTransaction", hash);
    await leaseEnds();
    expect((await sender.recover()).resent).toEqual([hash]);
    const replaced = await sender.replace(nonce, sign({ maxFeePerGas: parseGwei("90") }));
    await expect(sender.replace(nonce, tooCheap)).rejects.toMatchObject({ code: "JSON_RPC_ERROR" });
    await node("anvil_dropTransaction", replaced.hash);
    expect((await sender.recover()).resent).toEqual([replaced.hash]);
    // All of them may be in a block yet.
    const [entry] = await store.list(`31337:${address.toLowerCase()}`);
    expect(new Set(entry?.transactions).size).toBe(3);
    await mine(4);
    expect(await count()).toBe(1);
    expect(await sender.recover()).toMatchObject({ stuck: [], settled: [{ nonce, hash: replaced.hash }] });
  });

  it("reports a transaction that the nodes have dropped and no longer accept", async () => {
    const { sender, address, sign } = await start();
    const { nonce, hash } = await sender.send(sign());
    await node("anvil_dropTransaction", hash);
    await node("anvil_setBalance", address, "0x1");
    await leaseEnds();
    expect((await sender.recover()).stuck).toMatchObject([{ nonce, hash, reason: /funds/i }]);
    await node("anvil_setBalance", address, "0x8ac7230489e80000");
    expect((await sender.recover()).resent).toEqual([hash]);
  });

  it("says that a transaction was never executed if another one has its nonce in a final block", async () => {
    const { sender, sign } = await start();
    const { nonce, hash } = await sender.send(sign());
    await node("anvil_dropTransaction", hash);
    await node("eth_sendRawTransaction", await sign({ value: 9n })(nonce));
    await mine();
    await leaseEnds();
    expect((await sender.recover()).settled).toEqual([]);
    await mine(3);
    expect((await sender.recover()).settled).toEqual([{ nonce }]);
  });

  it("leaves alone what another process may be sending, and what it gets no response for", async () => {
    let fate: Fate = "pass";
    const { sender, sign } = await start({
      decide: (method) => (method === "eth_getTransactionByHash" ? fate : "pass"),
    });
    const { hash } = await sender.send(sign());
    await node("anvil_dropTransaction", hash);
    const nothing = { resent: [], stuck: [], gaps: [], settled: [] };
    expect(await sender.recover()).toEqual(nothing);
    await leaseEnds();
    fate = { result: { hash, blockNumber: null } };
    expect(await sender.recover()).toMatchObject({ resent: [] });
    fate = "pass";
    expect(await sender.recover()).toMatchObject({ resent: [hash] });
  });
});

it("takes decoded clients and sockets too", async () => {
  const { store, address, sign, account } = await start();
  const http = decoded(createRpcClient({ protocol: "ethereum", endpoint: anvil.url }));
  const socket = createRpcWebSocketClient({ protocol: "ethereum", endpoint: anvil.wsUrl });
  onTestFinished(() => socket.close());
  for (const client of [http, socket]) {
    const sender = createSender({ client, store, address, keccak256, lease: 1 });
    const { hash } = await sender.send(sign());
    await node("anvil_dropTransaction", hash);
    expect(await sender.recover()).toMatchObject({ resent: [hash], stuck: [], gaps: [] });
  }
  expect((await store.list(`31337:${account.address.toLowerCase()}`)).map(({ nonce }) => nonce)).toEqual([
    0, 1,
  ]);
});

it("forgets only up to a number", async () => {
  const { sender, store, address, sign } = await start();
  for (let nonce = 0; nonce < 2; nonce += 1) await sender.send(sign());
  for (const wrong of ["0", undefined, Infinity, 0.5])
    await expect(sender.forget(wrong as number)).rejects.toThrow(/^nonce: expected a whole number/);
  expect(await store.list(`31337:${address.toLowerCase()}`)).toHaveLength(2);
});

it("signs with the nonce that it takes", async () => {
  const { sender, sign } = await start();
  const signed: Hex[] = [];
  const { nonce } = await sender.send(async (taken) => {
    signed.push(await sign()(taken));
    return signed[0] as Hex;
  });
  expect(parseTransaction(signed[0] as Hex).nonce ?? 0).toBe(nonce);
});

it("names invalid options", () => {
  const client = createRpcClient({ protocol: "ethereum", endpoint: "http://127.0.0.1:1" });
  const options: SenderOptions = { client, store: memoryNonces(), address: to, keccak256 };
  const invalid: [object, RegExp][] = [
    [{ client: {} }, /^client: expected a client/],
    [{ store: {} }, /^store.take: expected a function/],
    [{ address: "0x1" }, /^address: expected an address of 20 bytes/],
    [{ keccak256: undefined }, /^keccak256: expected a function/],
    [{ lease: 0 }, /^lease: expected a number above 0/],
  ];
  for (const [changed, message] of invalid)
    expect(() => createSender({ ...options, ...changed } as SenderOptions)).toThrow(message);
  expect(() => createSender(undefined as never)).toThrow(/^client: /);
});
