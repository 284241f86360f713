import { beforeEach, describe, expect, it } from "vitest";
import { createGateway, type Gateway } from "../../../src/index.ts";
import { closeAfterTest } from "../../cleanup.ts";
import { call, post } from "../../client.ts";
import { networksWith } from "../../networks.ts";
import { deriveAddress, developmentKeys, sign, type Transfer } from "./signed-transfer.ts";

const [alice, bob, carol] = developmentKeys;
const token = "0x5fbdb2315678afecb367f032d93f642f64180aa3";
const million = 10n ** 24n;
const transferTopic = "0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef";

interface Receipt {
  readonly blockNumber: string;
  readonly blockHash: string;
  readonly status: string;
  readonly gasUsed: string;
  readonly logs: readonly { readonly topics: readonly string[]; readonly data: string }[];
}

let gateway: Gateway;
beforeEach(async () => {
  gateway = await createGateway({
    networks: networksWith({ ethereum: { rpc: "simulator" } }),
    blockTime: 50,
  });
  closeAfterTest(gateway);
});

const read = <T>(method: string, ...params: unknown[]): Promise<T> =>
  call(gateway, method, ...params) as Promise<T>;
const word = (value: bigint | string): string => BigInt(value).toString(16).padStart(64, "0");
const transfer = (to: string, amount: bigint): string => `0xa9059cbb${word(to)}${word(amount)}`;
const approve = (spender: string, amount: bigint): string => `0x095ea7b3${word(spender)}${word(amount)}`;
const transferFrom = (from: string, to: string, amount: bigint): string =>
  `0x23b872dd${word(from)}${word(to)}${word(amount)}`;
const ask = (data: string, block = "latest", from = deriveAddress(alice)): Promise<string> =>
  read<string>("eth_call", { to: token, data, from }, block);
const readBalance = async (address: string, block = "latest"): Promise<bigint> =>
  BigInt(await ask(`0x70a08231${word(address)}`, block));
const text = (output: string): string => {
  const bytes = Buffer.from(output.slice(2), "hex");
  return bytes.subarray(64, 64 + bytes.readUInt32BE(60)).toString();
};

async function send(key: string, data: string, rest: Transfer = {}): Promise<Receipt & { hash: string }> {
  const raw = sign(key, { to: token, value: 0n, gas: 100_000n, data, ...rest });
  const hash = await read<string>("eth_sendRawTransaction", raw);
  const receipt = (): Promise<Receipt | null> => read("eth_getTransactionReceipt", hash);
  await expect.poll(receipt).not.toBeNull();
  return { ...((await receipt()) as Receipt), hash };
}

async function captureError(method: string, ...params: unknown[]): Promise<object | undefined> {
  const { json } = await post(gateway, "ethereum", { jsonrpc: "2.0", id: 1, method, params });
  return (json as { error?: object }).error;
}

describe("the token of a simulated chain", () => {
  it("says what it is, and holds as much as all its accounts", async () => {
    expect(text(await ask("0x06fdde03"))).toBe("Demo Token");
    expect(text(await ask("0x95d89b41"))).toBe("DEMO");
    expect(BigInt(await ask("0x313ce567"))).toBe(18n);
    expect(BigInt(await ask("0x18160ddd"))).toBe(18n * million);
    expect(await read("eth_getStorageAt", token, "0x2", "latest")).toBe(`0x${word(18n * million)}`);
  });

  it("has the balances that its logs add up to", async () => {
    const head = Number(await read<string>("eth_blockNumber"));
    const [first, last] = [head - 40, head].map((number) => `0x${number.toString(16)}`);
    const logs = await read<Receipt["logs"]>("eth_getLogs", {
      address: token,
      topics: [transferTopic],
      fromBlock: `0x${(head - 39).toString(16)}`,
      toBlock: last,
    });
    expect(logs).toHaveLength(80);
    const changes = new Map<string, bigint>();
    for (const { topics, data } of logs) {
      const [from = "", to = ""] = topics.slice(1).map((topic) => `0x${topic.slice(-40)}`);
      changes.set(from, (changes.get(from) ?? 0n) - BigInt(data));
      changes.set(to, (changes.get(to) ?? 0n) + BigInt(data));
    }
    expect(changes.size).toBe(8);
    for (const [address, change] of changes)
      expect((await readBalance(address, last)) - (await readBalance(address, first))).toBe(change);
  });

  it("moves with a sent transaction: receipt, logs, bloom, balances, nonce and gas agree", async () => {
    const [from, to] = [deriveAddress(alice), deriveAddress(bob)];
    const request = { from, to: token, data: transfer(to, 5n) };
    const estimate = await read("eth_estimateGas", request);
    const { hash, ...receipt } = await send(alice, request.data, { gas: BigInt(estimate as string) });
    expect(receipt).toMatchObject({ status: "0x1", gasUsed: estimate, to: token });
    expect(receipt.logs).toMatchObject([
      { address: token, topics: [transferTopic, `0x${word(from)}`, `0x${word(to)}`], data: `0x${word(5n)}` },
    ]);
    const { blockHash, blockNumber } = receipt;
    const logs = await read<object[]>("eth_getLogs", { blockHash, address: token });
    expect(logs).toHaveLength(3);
    expect(logs.at(-1)).toEqual(receipt.logs[0]);
    const parent = `0x${(Number(blockNumber) - 1).toString(16)}`;
    expect([await readBalance(from, parent), await readBalance(to, parent)]).toEqual([million, million]);
    expect([await readBalance(from), await readBalance(to)]).toEqual([million - 5n, million + 5n]);
    expect(await read("eth_getTransactionCount", from, "latest")).toBe("0x1");
    const { logsBloom } = await read<{ logsBloom: string }>("eth_getBlockByHash", blockHash, false);
    const [{ logsBloom: own } = { logsBloom: "" }] = [receipt as unknown as { logsBloom: string }];
    expect(BigInt(logsBloom) & BigInt(own)).toBe(BigInt(own));
    const frame = await read("debug_traceTransaction", hash, {
      tracer: "callTracer",
      tracerConfig: { withLog: true },
    });
    expect(frame).toMatchObject({ input: request.data, output: `0x${word(1n)}`, logs: [{ address: token }] });
  });

  it("lets a spender move what its owner allowed", async () => {
    const [owner, spender, to] = [deriveAddress(alice), deriveAddress(bob), deriveAddress(carol)];
    const allowance = async (): Promise<bigint> =>
      BigInt(await ask(`0xdd62ed3e${word(owner)}${word(spender)}`));
    const approved = await send(alice, approve(spender, 10n));
    expect(approved.logs).toHaveLength(1);
    expect(await allowance()).toBe(10n);
    expect((await send(bob, transferFrom(owner, to, 4n))).status).toBe("0x1");
    expect([await allowance(), await readBalance(to)]).toEqual([6n, million + 4n]);
    const failed = await send(bob, transferFrom(owner, to, 7n), { nonce: 1 });
    expect(failed).toMatchObject({ status: "0x0", logs: [] });
    expect([await allowance(), await readBalance(to)]).toEqual([6n, million + 4n]);
    expect(await read("eth_getTransactionCount", spender, "latest")).toBe("0x2");
    await send(alice, approve(spender, 2n ** 256n - 1n), { nonce: 1 });
    await send(bob, transferFrom(owner, to, 1n), { nonce: 2 });
    expect(await allowance()).toBe(2n ** 256n - 1n);
  });

  it("says why a call reverts", async () => {
    const request = {
      from: deriveAddress(alice),
      to: token,
      data: transfer(deriveAddress(bob), 2n * million),
    };
    const error = {
      code: 3,
      message: "execution reverted: ERC20: transfer amount exceeds balance",
      data: expect.stringMatching(/^0x08c379a0/),
    };
    for (const method of ["eth_call", "eth_estimateGas"])
      expect(await captureError(method, request)).toEqual(error);
    expect(await captureError("eth_call", { ...request, data: "0x12345678" })).toMatchObject({
      code: 3,
      data: "0x",
    });
    const paid = { ...request, data: transfer(deriveAddress(bob), 1n), value: "0x1" };
    expect(await captureError("eth_call", paid)).toMatchObject({ code: 3, message: "execution reverted" });
    const { hash } = await send(alice, request.data);
    expect(await read("ots_getTransactionError", hash)).toMatch(/^0x08c379a0/);
    expect(await read("trace_transaction", hash)).toMatchObject([{ error: "Reverted" }]);
    const tight = await send(alice, transfer(deriveAddress(bob), 1n), { nonce: 1, gas: 30_000n });
    expect(tight).toMatchObject({ status: "0x0", gasUsed: "0x7530", logs: [] });
    expect(await readBalance(deriveAddress(bob))).toBe(million);
  });

  it("simulates calls that depend on each other", async () => {
    const [from, to] = [deriveAddress(alice), deriveAddress(bob)];
    const moveAll = { from, to: token, data: transfer(to, million) };
    const again = { ...moveAll, data: transfer(to, 1n) };
    const simulated = await read<{ calls: object[] }[]>(
      "eth_simulateV1",
      { blockStateCalls: [{ calls: [moveAll, again] }] },
      "latest",
    );
    expect(simulated[0]?.calls).toMatchObject([
      { status: "0x1", logs: [{ address: token }] },
      { status: "0x0", error: { code: 3 } },
    ]);
    const many = await read("eth_callMany", [{ transactions: [moveAll, again] }], { blockNumber: "latest" });
    expect(many).toMatchObject([
      [{ value: `0x${word(1n)}` }, { error: expect.stringContaining("exceeds balance") }],
    ]);
    expect(await readBalance(from)).toBe(million);
  });

  it("is one of two kinds of transactions: ether moves too", async () => {
    const { transactions, number } = await read<{ number: string; transactions: Record<string, string>[] }>(
      "eth_getBlockByNumber",
      "latest",
      true,
    );
    const moved = transactions.filter(({ to }) => to !== token);
    expect([transactions.length, moved.length]).toEqual([3, 1]);
    const [{ to = "", value = "" } = {}] = moved;
    const parent = `0x${(Number(number) - 1).toString(16)}`;
    const [before, after] = await Promise.all(
      [parent, number].map((block) => read<string>("eth_getBalance", to, block)),
    );
    const { receipts } = {
      receipts: await read<Record<string, string>[]>("eth_getBlockReceipts", number),
    };
    const fees = receipts
      .filter((one) => one["from"] === to)
      .reduce((sum, one) => sum + BigInt(one["gasUsed"] ?? 0) * BigInt(one["effectiveGasPrice"] ?? 0), 0n);
    expect(BigInt(after ?? 0) - BigInt(before ?? 0)).toBe(BigInt(value) - fees);
    expect(await read("eth_call", { to, data: "0x70a08231" })).toBe("0x");
  });
});
