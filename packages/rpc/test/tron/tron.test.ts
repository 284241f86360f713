import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { batch } from "../../src/batch.ts";
import { decoded } from "../../src/decoded/index.ts";
import * as quantities from "../../src/generated/tron-quantities.ts";
import * as schemas from "../../src/generated/tron-schemas.ts";
import { callOnce, createRpcClient } from "../../src/index.ts";
import { tron } from "../../src/tron/index.ts";
import { validateParamsWith } from "../../src/validation.ts";

let result: unknown = null;
const received: { path: string; method: string; params: unknown }[] = [];
const server = createServer((request, response) => {
  void text(request).then((raw) => {
    const calls = [JSON.parse(raw)].flat() as { id: number; method: string; params: unknown }[];
    for (const { method, params } of calls) received.push({ path: request.url ?? "", method, params });
    const messages = calls.map(({ id }) => ({ jsonrpc: "2.0", id, result }));
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify(raw.startsWith("[") ? messages : messages[0]));
  });
});
let endpoint: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const address = "0xa614f803b6fd780986a42c78ec9c7f77e6ded13c";
const createClient = () => createRpcClient({ protocol: tron, endpoint });

describe("TRON's JSON-RPC", () => {
  it("is called at the path of the interface, at the latest block", async () => {
    result = "0x5f5e100";
    expect(await createClient().eth_getBalance(address)).toBe("0x5f5e100");
    expect(received.at(-1)).toEqual({
      path: "/jsonrpc",
      method: "eth_getBalance",
      params: [address, "latest"],
    });
    await callOnce(
      { protocol: tron, endpoint },
      { method: "eth_call", params: [{ to: address, data: "0x06fdde03" }, "latest"] },
    );
    expect(received.at(-1)?.params).toEqual([{ to: address, data: "0x06fdde03" }, "latest"]);
    // An estimate has no block at all.
    await createClient().eth_estimateGas({ from: address, to: address, value: "0x1" });
    expect(received.at(-1)?.params).toHaveLength(1);
  });

  it("batches calls of methods without a namespace too", async () => {
    result = "0x1";
    const client = createClient();
    const settled = await batch(client, [
      { method: "eth_blockNumber", params: [] },
      { method: "buildTransaction", params: [{ from: address, to: address, value: "0x1" }] },
    ]);
    expect(settled.map(({ status }) => status)).toEqual(["fulfilled", "fulfilled"]);
  });

  it("decodes quantities, and leaves what a pending transaction has in their place", async () => {
    const client = decoded(createClient(), quantities);
    result = "0x16345785d8a0000";
    expect(await client.eth_getBalance(address)).toBe(100_000_000_000_000_000n);
    const fields = { hash: "0x", nonce: "0x0000000000000000", value: "0xf4240", type: "0x0", v: "0x00" };
    result = { ...fields, blockHash: "0x", blockNumber: "0x", transactionIndex: "0x", gasPrice: "0x" };
    const pending = await client.eth_getTransactionByHash(`0x${"7c".repeat(32)}`);
    expect(pending).toEqual({ ...(result as object), value: 1_000_000n, type: 0n });
    await client.buildTransaction({ from: address, to: address, value: 1_000_000n });
    expect(received.at(-1)?.params).toEqual([{ from: address, to: address, value: "0xf4240" }]);
  });

  it("validates params as TRON's nodes do, not as Ethereum's", async () => {
    const client = createRpcClient({ protocol: tron, endpoint, middleware: [validateParamsWith(schemas)] });
    result = "0x0";
    for (const one of [address, address.slice(2), `41${address.slice(2)}`])
      await expect(client.eth_getBalance(one)).resolves.toBe("0x0");
    // @ts-expect-error nodes keep no older state
    await expect(client.eth_getBalance(address, "0x1")).rejects.toMatchObject({ code: "INVALID_ARGUMENT" });
    // @ts-expect-error nor do they know a pending block
    await expect(client.eth_getBlockByNumber("pending", false)).rejects.toMatchObject({
      code: "INVALID_ARGUMENT",
    });
  });
});
