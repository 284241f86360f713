import { type Anvil, type SeededChain, seedChain, startAnvil } from "@node-access-tools/local-servers/anvil";
import { keccak_256 } from "@noble/hashes/sha3.js";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createGateway, type Credentials, type Gateway } from "../../src/index.ts";
import { encodeRlpBytes, encodeRlpList } from "../../src/codec/json-rpc/rlp.ts";
import { call } from "../client.ts";
import { networksWith } from "../networks.ts";

describe("adapters in front of a node that lacks the methods", () => {
  let anvil: Anvil;
  let chain: SeededChain;
  let gateway: Gateway<Credentials>;
  beforeAll(async () => {
    anvil = await startAnvil();
    chain = await seedChain(anvil.url);
    const adapters = ["raw-header", "replay-transaction", "replay-by-hash", "header"] as const;
    gateway = await createGateway({
      networks: networksWith({
        ethereum: { rpc: { upstreams: [{ name: "anvil", url: anvil.url, adapters }] } },
      }),
    });
  });
  afterAll(async () => {
    await gateway.close();
    await anvil.stop();
  });

  it("encode the header that hashes to the block's hash", async () => {
    const raw = (await call(gateway, "debug_getRawHeader", chain.block.number)) as string;
    const hash = Buffer.from(keccak_256(Buffer.from(raw.slice(2), "hex"))).toString("hex");
    expect(`0x${hash}`).toBe(chain.block.hash);
    expect(await call(gateway, "debug_getRawHeader", "latest")).toBe(raw);
    await expect(call(gateway, "debug_getRawHeader", "0xffff")).rejects.toThrow("block not found");
  });

  it("replay a block by hash and by decimal number as by hex number", async () => {
    const byNumber = await call(gateway, "trace_replayBlockTransactions", chain.block.number, ["trace"]);
    expect(byNumber).toHaveLength(Object.keys(chain.transactions).length);
    expect(await call(gateway, "trace_replayBlockTransactions", chain.block.hash, ["trace"])).toEqual(
      byNumber,
    );
    const decimal = BigInt(chain.block.number).toString();
    expect(await call(gateway, "trace_replayBlockTransactions", decimal, ["trace"])).toEqual(byNumber);
    const unknown = `0x${"0".repeat(64)}`;
    await expect(call(gateway, "trace_replayBlockTransactions", unknown, ["trace"])).rejects.toThrow(
      "block not found",
    );
  });

  it("replay one transaction as in its block's replay", async () => {
    const block = (await call(gateway, "trace_replayBlockTransactions", chain.block.hash, ["trace"])) as {
      transactionHash: string;
    }[];
    for (const hash of Object.values(chain.transactions)) {
      const { transactionHash, ...expected } = block.find((item) => item.transactionHash === hash) ?? {
        transactionHash: "",
      };
      expect(transactionHash).toBe(hash);
      expect(await call(gateway, "trace_replayTransaction", hash, ["trace"])).toEqual(expected);
    }
    await expect(call(gateway, "trace_replayTransaction", `0x${"1".repeat(64)}`, ["trace"])).rejects.toThrow(
      "transaction not found",
    );
  });

  it.each(["erigon_getHeaderByNumber", "explorer_getHeaderByNumber"])(
    "return a header without a body: %s",
    async (method) => {
      const header = (await call(gateway, method, Number(chain.block.number))) as object;
      expect(header).toMatchObject(chain.block);
      for (const field of ["transactions", "uncles", "withdrawals"]) expect(header).not.toHaveProperty(field);
      expect(await call(gateway, method, 99_999)).toBeNull();
      await expect(call(gateway, method, "no block")).rejects.toThrow("expected a number");
    },
  );
});

describe("RLP", () => {
  it("decodes to what was encoded", () => {
    fc.assert(
      fc.property(fc.array(fc.uint8Array({ maxLength: 300 })), (items) => {
        expect(decodeList(encodeRlpList(items))).toEqual(items.map((item) => Buffer.from(item)));
      }),
    );
  });

  it.each([
    ["", "80"],
    ["00", "00"],
    ["7f", "7f"],
    ["80", "8180"],
    ["61".repeat(56), `b838${"61".repeat(56)}`],
  ])("writes %j as %s", (bytes, encoded) => {
    expect(Buffer.from(encodeRlpBytes(Buffer.from(bytes, "hex"))).toString("hex")).toBe(encoded);
  });
});

/** Decodes a flat list, straight from the definition. */
function decodeList(bytes: Uint8Array): Buffer[] {
  const all = Buffer.from(bytes);
  const items: Buffer[] = [];
  let at = head(all, 0, 0xc0).start;
  while (at < all.length) {
    const first = all.readUInt8(at);
    const { start, length } = first < 0x80 ? { start: at, length: 1 } : head(all, at, 0x80);
    items.push(all.subarray(start, start + length));
    at = start + length;
  }
  return items;
}

function head(bytes: Buffer, at: number, offset: number): { start: number; length: number } {
  const short = bytes.readUInt8(at) - offset;
  if (short <= 55) return { start: at + 1, length: short };
  return { start: at + 1 + short - 55, length: bytes.readUIntBE(at + 1, short - 55) };
}
