import { describe, expect, it } from "vitest";
import { createGateway, type Credentials, type Gateway } from "../../src/index.ts";
import { closeAfterTest } from "../cleanup.ts";
import { adminClient, gatewayWithAdmin, type NewKeyRecord, readBody, readCode } from "../admin-client.ts";
import { findNode, type HttpResponse, request } from "../client.ts";
import { type ChainServer, createHash, startChain } from "../clusters/chain-server.ts";
import { networksWith, upstreamsAt } from "../networks.ts";

const quantity = (number: number): string => `0x${number.toString(16)}`;
const account = "0x5fbdb2315678afecb367f032d93f642f64180aa3";

async function start(
  ...heights: number[]
): Promise<{ gateway: Gateway<Credentials>; chains: ChainServer[] }> {
  const chains = await Promise.all(heights.map(startChain));
  const rpc = upstreamsAt(...chains.map(({ url }) => url));
  const gateway = await createGateway({ networks: networksWith({ ethereum: { rpc } }) });
  closeAfterTest(gateway, ...chains);
  return { gateway, chains };
}

interface Response extends Pick<HttpResponse, "status" | "headers" | "json"> {}

/** Sends calls that ask for a block, if any. */
async function send(
  gateway: Gateway<Credentials>,
  calls: object | readonly object[],
  block?: number | string,
  signal: AbortSignal = AbortSignal.timeout(30_000),
): Promise<Response> {
  const items = [calls].flat().map((call, id) => Object.assign({ jsonrpc: "2.0", id, params: [] }, call));
  const response = await fetch(`${gateway.url}/${findNode(gateway, "ethereum").key}`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      ...(block !== undefined && { "x-node-access-not-before": String(block) }),
    },
    body: JSON.stringify(Array.isArray(calls) ? items : items[0]),
    signal,
  });
  return { status: response.status, headers: response.headers, json: await response.json() };
}

const result = ({ json }: Response): unknown => (json as { result?: unknown }).result;
const balance = { method: "eth_getBalance", params: [account, "latest"] };

describe("a call that asks for a block", () => {
  it("waits for it, and says which block it reads; a cached result of an older one is not used", async () => {
    const { gateway, chains } = await start(20, 20);
    await expect.poll(async () => result(await send(gateway, balance))).toBe(quantity(20));
    await expect
      .poll(async () => (await send(gateway, balance)).headers.get("x-node-access-cache"))
      .toBe("hit");
    const replies = [21, quantity(21)].map((block) => send(gateway, balance, block));
    const batch = send(gateway, [balance, { method: "eth_blockNumber" }], 21);
    for (const chain of chains) chain.height = 21;
    for (const reply of await Promise.all(replies)) {
      expect(result(reply)).toBe(quantity(21));
      expect(reply.headers.get("x-node-access-block")).toBe("21");
    }
    expect((await batch).json).toMatchObject([{ result: quantity(21) }, { result: quantity(21) }]);
    const again = await send(gateway, balance, 21);
    expect([again.headers.get("x-node-access-cache"), result(again)]).toEqual(["hit", quantity(21)]);
  });

  it("goes to an upstream that has it, also if the call names no block and the only one is down", async () => {
    const { gateway, chains } = await start(20, 20);
    const [ahead, behind] = chains as [ChainServer, ChainServer];
    await expect
      .poll(async () => result(await send(gateway, { method: "eth_blockNumber" })))
      .toBe(quantity(20));
    ahead.height = 23;
    let transactions = 0;
    // Another one each time, because the gateway caches receipts.
    const receipt = (): object => ({
      method: "eth_getTransactionReceipt",
      params: [createHash((transactions += 1))],
    });
    expect(result(await send(gateway, receipt(), 23))).toMatchObject({ blockNumber: quantity(23) });
    ahead.isDown = true;
    const isOld = { blockNumber: quantity(20) };
    await expect.poll(async () => result(await send(gateway, receipt()))).toMatchObject(isOld);
    const late = send(gateway, receipt(), 23);
    await expect.poll(async () => result(await send(gateway, receipt()))).toMatchObject(isOld);
    behind.height = 23;
    expect(result(await late)).toMatchObject({ blockNumber: quantity(23) });
  });

  it("waits for a single upstream too", async () => {
    const { gateway, chains } = await start(20);
    const reply = send(gateway, balance, 22);
    for (const chain of chains) chain.height = 22;
    expect(result(await reply)).toBe(quantity(22));
  });

  it("waits for a single upstream that has gone back, and gets no older block", async () => {
    const { gateway, chains } = await start(20);
    const [chain] = chains as [ChainServer];
    expect(result(await send(gateway, balance, 15))).toBe(quantity(20));
    chain.height = 10;
    const isBehind = { error: { data: { reason: "block_not_reached", newest: 10 } } };
    await expect.poll(async () => (await send(gateway, balance, "15;wait=0")).json).toMatchObject(isBehind);
    const late = send(gateway, balance, 15);
    chain.height = 16;
    expect(result(await late)).toBe(quantity(16));
  });

  it("is sent once if it is a transaction, and not at all if its caller has gone before the block came", async () => {
    const { gateway, chains } = await start(20, 20);
    await expect.poll(async () => result(await send(gateway, balance))).toBe(quantity(20));
    const transaction = { method: "eth_sendRawTransaction", params: ["0x02aa"] };
    const controller = new AbortController();
    const gone = [transaction, [transaction, balance], [transaction, { method: "acme_unknown" }]].map(
      async (calls) => send(gateway, calls, 21, controller.signal).catch(() => "gone"),
    );
    await expect.poll(async () => (await send(gateway, balance, "21;wait=0")).status).toBe(503);
    const waiting = send(gateway, transaction, 21);
    controller.abort();
    expect(await Promise.all(gone)).toEqual(["gone", "gone", "gone"]);
    // A response after the abort shows that the gateway has seen it.
    await send(gateway, balance);
    for (const chain of chains) chain.height = 21;
    await waiting;
    const sent = chains.flatMap(({ calls }) => calls).filter((call) => call.includes("0x02aa"));
    expect(sent).toHaveLength(1);
  });

  it("is not made if its credential is revoked before the block comes", async () => {
    const chain = await startChain(20);
    const networks = networksWith({ ethereum: { rpc: upstreamsAt(chain.url) } });
    const gateway = await gatewayWithAdmin({ networks });
    closeAfterTest(gateway, chain);
    const admin = adminClient(gateway);
    const path = `/nodes/${findNode(gateway, "ethereum").id}/credentials/`;
    const { id, key } = readBody<NewKeyRecord>(await admin("POST", path, { name: "test" }), 201);
    const body = { jsonrpc: "2.0", id: 1, method: "eth_sendRawTransaction", params: ["0x02aa"] };
    const headers = { "x-node-access-not-before": "21" };
    const late = request(`${gateway.url}/${key}`, { method: "POST", headers, body });
    await expect.poll(() => chain.calls.length).toBeGreaterThan(3);
    readBody(await admin("POST", `/credentials/${id}/revoke/`), 200);
    chain.height = 21;
    expect(readCode(await late)).toBe("401 credential_revoked");
    expect(chain.calls.filter((call) => call.includes("0x02aa"))).toEqual([]);
  });

  it("fails with how far it is behind if the block does not come, and is given up with its caller", async () => {
    const { gateway, chains } = await start(20, 20);
    await expect.poll(async () => result(await send(gateway, balance))).toBe(quantity(20));
    const controller = new AbortController();
    const gone = send(gateway, balance, 25, controller.signal).catch(() => "gone");
    const waiting = send(gateway, balance, 25);
    const [reply] = await Promise.all([
      send(gateway, balance, "25;wait=0"),
      send(gateway, balance, "0x19 ; wait=1"),
    ]);
    controller.abort();
    expect(await gone).toBe("gone");
    expect((await waiting).json).toEqual(reply.json);
    expect([reply.status, reply.headers.get("retry-after")]).toEqual([503, "1"]);
    expect(reply.json).toMatchObject({
      id: 0,
      error: {
        code: -32_001,
        message: "block 25 has not arrived: the newest one is 20, 5 behind (x-node-access-not-before)",
        data: { reason: "block_not_reached", newest: 20 },
      },
    });
    expect(chains.flatMap(({ calls }) => calls).filter((call) => call.includes(quantity(25)))).toEqual([]);
  });

  it.each(["latest", "-1", "1.5", "0x", "1e3", "9".repeat(20), "20;wait=-1", createHash(20)])(
    "is rejected if it asks for %j",
    async (block) => {
      const { gateway } = await start(20);
      const { status, json } = await send(gateway, balance, block);
      expect(status).toBe(400);
      expect(json).toMatchObject({
        error: { message: expect.stringContaining("x-node-access-not-before: expected a block number") },
      });
    },
  );
});
