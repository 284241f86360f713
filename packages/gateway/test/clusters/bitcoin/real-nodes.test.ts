import { type Litecoind, startLitecoind } from "@node-access-tools/local-servers/litecoind";
import { programForTests } from "@node-access-tools/workspace";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { closeAfterTest } from "../../cleanup.ts";
import { request } from "../../client.ts";
import { type BitcoinGateway, during, gatewayTo } from "./bitcoin-caller.ts";

/** A pair of connected nodes, of which the first has a wallet with money. */
let one: Litecoind;
let two: Litecoind;
let genesis: string;
let address: string;
/** A gateway in front of both. */
let caller: BitcoinGateway;

/** For the node itself. An idle connection would keep it from ending at once. */
function authorization(): Record<string, string> {
  return { authorization: `Basic ${btoa(`${one.username}:${one.password}`)}`, connection: "close" };
}

async function mineAndWait(count: number, to?: string): Promise<string> {
  const hashes = await one.mine(count, to);
  const newest = hashes.at(-1) ?? "";
  await two.reached(newest);
  return newest;
}

/** Waits until callers see a block as the newest one. */
async function seen({ call }: BitcoinGateway, hash: string): Promise<void> {
  await expect.poll(() => call("getbestblockhash"), { interval: 20 }).toBe(hash);
}

describe.runIf(programForTests("litecoind"))("real nodes", () => {
  beforeAll(async () => {
    [one, two] = await Promise.all([startLitecoind(), startLitecoind()]);
    await one.connect(two);
    genesis = String(await one.call("getblockhash", 0));
    address = await one.createWallet();
    await mineAndWait(101, address);
    caller = await gatewayTo([one, two], genesis, { broadcast: 2 });
  });
  afterAll(async () => {
    await caller.gateway.close();
    await Promise.all([one.stop(), two.stop()]);
  });

  it("are followed: callers see each new block, by height and by hash", async () => {
    const newest = await mineAndWait(2);
    await seen(caller, newest);
    const height = await one.call("getblockcount");
    expect(await caller.call("getblockcount")).toBe(height);
    expect(await caller.call("getblockhash", height)).toBe(newest);
    expect(await caller.call("getblockchaininfo")).toMatchObject({ blocks: height, bestblockhash: newest });
    expect(await caller.call("getblockheader", newest)).toEqual(await one.call("getblockheader", newest));
  });

  it("never show callers an older block, although one of them lacks the new ones", async () => {
    await seen(caller, String(await one.call("getbestblockhash")));
    await two.isolate();
    const mined = (async (): Promise<void> => {
      for (let block = 0; block < 3; block++) {
        await one.mine(1);
        await seen(caller, String(await one.call("getbestblockhash")));
      }
    })();
    const before = Number(await two.call("getblockcount"));
    const heights = (await during(mined, () => caller.call("getblockcount"))) as number[];
    heights.push(Number(await caller.call("getblockcount")));
    expect(heights).toEqual(heights.toSorted((a, b) => a - b));
    expect(heights.at(-1)).toBe(before + 3);
    // Only one node has this block.
    const newest = await one.call("getbestblockhash");
    for (let count = 0; count < 6; count++) {
      expect(await caller.call("getblockhash", before + 3)).toBe(newest);
      expect(await caller.call("getblockheader", newest)).toMatchObject({ height: before + 3 });
      expect(await caller.call("getblockchaininfo")).toMatchObject({ blocks: before + 3 });
    }
    await one.connect(two);
    await two.reached(String(newest));
  });

  it("reorganize: callers get the blocks of the chain with more work", async () => {
    const start = Number(await one.call("getblockcount"));
    await two.isolate();
    const lost = await one.mine(2);
    await seen(caller, String(lost[1]));
    expect(await caller.call("getblockhash", start + 1)).toBe(lost[0]);
    const winners = await two.mine(3);
    await one.connect(two);
    await one.reached(String(winners[2]));
    await seen(caller, String(winners[2]));
    expect(await caller.call("getblockcount")).toBe(start + 3);
    await expect
      .poll(() => Promise.all([1, 2, 3].map((depth) => caller.call("getblockhash", start + depth))))
      .toEqual(winners);
    await expect
      .poll(() => caller.log)
      .toContainEqual(expect.objectContaining({ event: "chain reorganized" }));
    expect(await caller.call("getblockheader", lost[0])).toMatchObject({ confirmations: -1 });
  });

  it("get a transaction at the same time, and one that has it already counts as accepting it", async () => {
    const created = await one.call("createrawtransaction", [], [{ [address]: 0.5 }]);
    const { hex: funded } = (await one.call("fundrawtransaction", created)) as { hex: string };
    const { hex } = (await one.call("signrawtransactionwithwallet", funded)) as { hex: string };
    const txid = await caller.call("sendrawtransaction", hex);
    const { txid: expected, hash } = (await one.call("decoderawtransaction", hex)) as Record<string, string>;
    expect(txid).toBe(expected);
    // It has a witness, which its id does not count.
    expect(hash).not.toBe(expected);
    for (const node of [one, two]) await expect.poll(() => node.call("getrawmempool")).toContain(txid);
    const newest = await mineAndWait(1);
    await seen(caller, newest);
    // "already in block chain" (-27) from both.
    expect(await caller.call("sendrawtransaction", hex)).toBe(txid);
    await expect(caller.call("sendrawtransaction", "00")).rejects.toThrow("-22 TX decode failed");
  });

  it.each([
    ["a result", { id: 1, method: "getblockhash", params: [0] }],
    ["a text as id", { jsonrpc: "1.0", id: "curltest", method: "getblockhash", params: [0] }],
    ["no id", { method: "getblockhash", params: { height: 0 } }],
    ["an object as id", { version: "1.1", id: { a: [1] }, method: "getblockhash", params: [0] }],
    ["an error of the node", { id: 1, method: "getblockhash", params: [999_999] }],
    ["an error with the params", { id: 1, method: "getblockhash", params: ["latest"] }],
    ["a missing param", { id: 1, method: "getblockhash" }],
    [
      "a batch",
      [
        { id: "a", method: "getblockhash", params: [0] },
        { id: "a", method: "getblockhash", params: [-1] },
      ],
    ],
  ])("respond to calls of version 1 with the same status and body: %s", async (_, body) => {
    const { status, text } = await caller.post(body);
    const own = await request(new URL(one.url).origin, { method: "POST", headers: authorization(), body });
    expect([status, text.trim()]).toEqual([own.status, own.text.trim()]);
  });

  it("respond to calls of version 2 as that version requires, whatever they speak themselves", async () => {
    const call = { jsonrpc: "2.0", id: 7, method: "getblockhash", params: [999_999] };
    const { status, json } = await caller.post(call);
    expect([status, json]).toEqual([
      200,
      { jsonrpc: "2.0", id: 7, error: { code: -8, message: "Block height out of range" } },
    ]);
    const old = { id: "o", method: "getblockhash", params: [0] };
    const mixed = await caller.post([{ ...call, params: [0] }, old, { ...old, method: "stop" }]);
    expect(mixed.json).toEqual([
      { jsonrpc: "2.0", id: 7, result: genesis },
      { result: genesis, error: null, id: "o" },
      { result: null, error: { code: -32601, message: expect.stringContaining("stop") }, id: "o" },
    ]);
    expect(mixed.text).not.toContain('"jsonrpc":"2.0","id":"o"');
  });

  it("get no calls that would change them", async () => {
    for (const method of ["stop", "generatetoaddress", "invalidateblock", "dumpprivkey", "sendtoaddress"]) {
      const { status, json } = await caller.post({ id: 1, method, params: [] });
      expect([status, json]).toEqual([404, expect.objectContaining({ result: null, id: 1 })]);
    }
    expect(await one.call("getblockcount")).toBeGreaterThan(100);
  });

  it("respond with amounts as they write them, and with large blocks", async () => {
    const created = await one.call("createrawtransaction", [], [{ data: "ab".repeat(90_000) }]);
    const { hex: funded } = (await one.call("fundrawtransaction", created)) as { hex: string };
    const { hex } = (await one.call("signrawtransactionwithwallet", funded)) as { hex: string };
    const { hash: newest } = (await one.call("generateblock", address, [hex])) as { hash: string };
    await seen(caller, newest);
    const { text } = await caller.post({ id: "a", method: "getblock", params: [newest, 2] });
    expect(text.length).toBeGreaterThan(500_000);
    expect(text).toMatch(/"value":\d+\.\d{8},/);
    const own = (body: unknown): ReturnType<typeof request> =>
      request(new URL(one.url).origin, { method: "POST", headers: authorization(), body });
    expect(text).toBe((await own({ id: "a", method: "getblock", params: [newest, 2] })).text);
    // In a batch, too, in the order of the calls.
    const batch = [
      { id: 1, method: "getblock", params: [newest, 2] },
      { id: 2, method: "getblockhash", params: [0] },
      { id: 3, method: "getblock", params: [newest, 2] },
      { id: 4, method: "getblock", params: [genesis.replace(/./, "f"), 2] },
    ];
    const inBatch = await caller.post(batch);
    expect([inBatch.status, inBatch.json]).toEqual([200, (await own(batch)).json]);
  });

  it("are reported and never used if they serve another chain", async () => {
    const mainnet = "12a765e31ffd4059bada1e25190f6e98c99d9714d334efa41a195a7e7e04bfe2";
    const { call, log, gateway } = await gatewayTo([one], mainnet);
    closeAfterTest(gateway);
    await expect(call("getblockcount")).rejects.toThrow(/no node could respond|another chain/);
    await expect
      .poll(() => log)
      .toContainEqual(
        expect.objectContaining({
          event: "upstream serves another chain",
          reason: expect.stringContaining(`expected ${mainnet}, reported`),
        }),
      );
  });

  it("are logged with what to check, and without the password, if they refuse it", async () => {
    const first = String(await one.call("getblockhash", 0));
    const url = one.url.replace(one.password, "s3cret-of-another");
    const { call, log, gateway } = await gatewayTo([{ url }], first);
    closeAfterTest(gateway);
    await expect(call("getblockcount")).rejects.toThrow();
    await expect
      .poll(() => log)
      .toContainEqual(
        expect.objectContaining({
          event: "upstream failed",
          reason:
            "it does not report its chain: HTTP 401, so check the user name, password or key in its URL",
        }),
      );
    expect(JSON.stringify(log)).not.toContain("s3cret");
  });

  it("are skipped when they are down", async () => {
    const newest = String(await one.call("getbestblockhash"));
    await seen(caller, newest);
    const results = await during(two.stop(), () => caller.call("getblockheader", newest));
    for (const result of results) expect(result).toMatchObject({ hash: newest });
    const [next = ""] = await one.mine(1);
    await seen(caller, next);
  });
});
