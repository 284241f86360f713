import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { beforeAll, afterAll, describe, expect, it } from "vitest";
import { batch } from "../../src/batch.ts";
import { bitcoin, dogecoin } from "../../src/bitcoin/index.ts";
import { decoded, decodedPool } from "../../src/decoded/index.ts";
import * as quantities from "../../src/generated/bitcoin-quantities.ts";
import { callOnce, createRpcClient } from "../../src/index.ts";
import { createRpcPool } from "../../src/pool/index.ts";

// A node whose results are the text that a test states, as no JSON library would write it.
let result = "null";
const received: { method: string; params: unknown }[] = [];
const server = createServer((request, response) => {
  void text(request).then((raw) => {
    const calls = [JSON.parse(raw)].flat() as { id: number; method: string; params: unknown }[];
    received.push(...calls);
    const messages = calls.map(({ id }) => `{"result":${result},"error":null,"id":${id}}`);
    response.setHeader("content-type", "application/json");
    response.end(raw.startsWith("[") ? `[${messages.join()}]` : messages[0]);
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
const sent = (): { method: string; params: unknown } | undefined => received.at(-1);
const createClient = () => decoded(createRpcClient({ protocol: bitcoin, endpoint }), quantities);

describe("the decoded view of Bitcoin", () => {
  it.each([
    ["0.10000000", 10_000_000n],
    ["1e-8", 1n],
    ["1E-08", 1n],
    ["5e1", 5_000_000_000n],
    ["50", 5_000_000_000n],
    ["0", 0n],
    ["-0.00000001", -1n],
    ["20999999.97690000", 2_099_999_997_690_000n],
    ["149250646383.70538234", 14_925_064_638_370_538_234n],
  ])("has %s coins as %s satoshis", async (amount, satoshis) => {
    result = `{"bestblock":"00","confirmations":1,"value": ${amount} ,"coinbase":false}`;
    expect((await createClient().gettxout("00", 0))?.value).toBe(satoshis);
  });

  it("leaves other numbers, and texts that look like amounts, as they are", async () => {
    result =
      '{"txid":"00","vin":[{"coinbase":"0400","sequence":4294967295}],"vout":[{"value":50.00000000,"n":0,' +
      '"scriptPubKey":{"asm":"10 20","hex":"0010","type":"nonstandard"}}],"fee":1e-5,"time":1231006505}';
    const transaction = await createClient().getrawtransaction("00", 2);
    expect(transaction).toMatchObject({
      vin: [{ coinbase: "0400", sequence: 4_294_967_295 }],
      vout: [{ value: 5_000_000_000n, n: 0, scriptPubKey: { asm: "10 20", hex: "0010" } }],
      fee: 1_000n,
      time: 1_231_006_505,
    });
    result =
      '{"blocks":1,"difficulty":1.5e-8,"blockmintxfee":0.00001000,"networkhashps":7.1e18,"pooledtx":0}';
    expect(await createClient().getmininginfo()).toMatchObject({
      difficulty: 1.5e-8,
      blockmintxfee: 1_000n,
      networkhashps: 7.1e18,
    });
  });

  it("returns what is no amount of satoshis unchanged", async () => {
    result = '{"value":0.000000001,"confirmations":1}';
    expect((await createClient().gettxout("00", 0))?.value).toBe("0.000000001");
    result = "null";
    expect(await createClient().gettxout("00", 0)).toBeNull();
  });

  it("sends satoshis as coins, whatever their place, in order and by name", async () => {
    result = '"00"';
    const client = createClient();
    await client.createrawtransaction([], [{ address: 1n }, { other: "0.5" }, { data: "00" }]);
    expect(sent()?.params).toEqual([[], [{ address: "0.00000001" }, { other: "0.5" }, { data: "00" }]]);
    await client.createrawtransaction([], { address: 15_000_000_012_345_678n });
    expect(sent()?.params).toEqual([[], { address: "150000000.12345678" }]);
    await client.sendrawtransaction("00", 0n, -1n);
    expect(sent()?.params).toEqual(["00", "0.00000000", "-0.00000001"]);
    const named = { hexstring: "00", maxburnamount: 5n } as const;
    await batch(client, [{ method: "sendrawtransaction", params: named }]);
    expect(sent()?.params).toEqual({ hexstring: "00", maxburnamount: "0.00000005" });
    expect(named.maxburnamount).toBe(5n);
  });

  it("rejects a number, which may count coins or satoshis", async () => {
    const count = received.length;
    await expect(createClient().sendrawtransaction("00", 1000 as unknown as bigint)).rejects.toMatchObject({
      code: "INVALID_ARGUMENT",
      context: { path: "sendrawtransaction.params[1]", expected: expect.stringContaining("10^-8") },
    });
    await expect(
      batch(createClient(), [
        { method: "sendrawtransaction", params: { hexstring: "00", maxfeerate: 0.1 as unknown as bigint } },
      ]),
    ).rejects.toMatchObject({ context: { path: "sendrawtransaction.params.maxfeerate" } });
    expect(received.length).toBe(count);
  });

  it("is one of pools and of Dogecoin too, and the original client keeps its own", async () => {
    result = '{"loaded":true,"mempoolminfee":0.00001000,"size":0}';
    const pool = createRpcPool({ protocol: dogecoin, endpoints: [{ endpoint }] });
    expect((await decodedPool(pool, quantities).getmempoolinfo()).mempoolminfee).toBe(1_000n);
    expect((await pool.getmempoolinfo()).mempoolminfee).toBe("0.00001000");
  });

  it("needs the module of quantities, and says so", () => {
    const client = createRpcClient({ protocol: bitcoin, endpoint });
    for (const given of [[], [bitcoin], [undefined], [7]])
      expect(() => (decoded as (...all: unknown[]) => unknown)(client, ...given)).toThrow(
        expect.objectContaining({
          code: "INVALID_ARGUMENT",
          message: expect.stringContaining("quantities"),
        }),
      );
  });
});

describe("params", () => {
  it("are sent by name as they are given, alone, in a batch and in a single call", async () => {
    result = '"00"';
    const client = createRpcClient({ protocol: bitcoin, endpoint });
    const request = { method: "getblock", params: { blockhash: "00", verbosity: 0 } } as const;
    expect(await client.request(request)).toBe("00");
    expect(sent()).toMatchObject(request);
    await batch(client, [request]);
    expect(sent()).toMatchObject(request);
    await callOnce({ protocol: bitcoin, endpoint }, request);
    expect(sent()).toMatchObject(request);
  });

  it("that are omitted before others are null, as nodes expect", async () => {
    const client = createRpcClient({ protocol: bitcoin, endpoint });
    await client.getrawtransaction("00", undefined, "11");
    expect(sent()?.params).toEqual(["00", null, "11"]);
  });
});
