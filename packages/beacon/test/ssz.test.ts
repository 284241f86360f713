import fc from "fast-check";
import { inspect } from "node:util";
import { describe, expect, it } from "vitest";
import { pathKey, withResponse } from "../src/index.ts";
import { createSszClient } from "../src/ssz.ts";
import { failure, startServer } from "./start-server.ts";

const KEY = "a-key-to-hide";
const credential = pathKey(KEY);
const block = { version: "electra", execution_optimistic: false, finalized: true, data: { message: {} } };

// The platform's HTTP client, and a custom fetch.
for (const [way, options] of [
  ["undici", {}],
  ["fetch", { fetch: globalThis.fetch }],
] as const) {
  describe(`createSszClient over ${way}`, () => {
    it("prefers bytes, and returns them with the fork's name", async () => {
      const bytes = Uint8Array.from({ length: 70_000 }, (_, index) => index % 256);
      const { endpoint, seen } = await startServer((response) => {
        response.writeHead(200, {
          "content-type": "Application/Octet-Stream",
          "Eth-Consensus-Version": "electra",
        });
        response.write(bytes.subarray(0, 100));
        setImmediate(() => response.end(bytes.subarray(100)));
      });
      const response = await createSszClient({ endpoint, credential, ...options }).getBlockV2("head");
      expect(response.type === "bytes" && Buffer.compare(response.bytes, bytes)).toBe(0);
      expect(response.headers["eth-consensus-version"]).toBe("electra");
      expect(seen[0]?.url).toBe(`/${KEY}/eth/v2/beacon/blocks/head`);
      expect(seen[0]?.headers.accept).toBe("application/octet-stream;q=1.0,application/json;q=0.9");
    });

    it("supports a node with only JSON", async () => {
      const { endpoint } = await startServer((response) => {
        response.writeHead(200, { "content-type": "application/json; charset=utf-8" });
        response.end(JSON.stringify(block));
      });
      const response = await createSszClient({ endpoint, credential, ...options }).getBlockV2("head");
      expect(response).toMatchObject({ type: "json", value: block });
    });

    it("sends bytes unchanged with the fork's name, and returns the status", async () => {
      const { endpoint, seen } = await startServer((response, _, count) => {
        response.writeHead(count === 1 ? 200 : 202).end();
      });
      const ssz = createSszClient({ endpoint, credential, ...options });
      await fc.assert(
        fc.asyncProperty(fc.uint8Array({ minLength: 1 }), async (body) => {
          const sent = seen.length;
          const status = await ssz.publishBlockV2(body, {
            "Eth-Consensus-Version": "electra",
            broadcast_validation: "gossip",
          });
          expect(status).toBe(sent === 0 ? 200 : 202);
          expect(Buffer.compare(seen[sent]?.body ?? Buffer.alloc(0), body)).toBe(0);
        }),
        { numRuns: 20 },
      );
      expect(seen[0]).toMatchObject({
        method: "POST",
        url: `/${KEY}/eth/v2/beacon/blocks?broadcast_validation=gossip`,
        headers: {
          accept: "application/json",
          "content-type": "application/octet-stream",
          "eth-consensus-version": "electra",
        },
      });
    });

    it("sends JSON where the standard has no bytes, and requests bytes", async () => {
      const { endpoint, seen } = await startServer((response) => {
        response.writeHead(200, { "content-type": "application/octet-stream" }).end(Buffer.of(1, 2));
      });
      const ssz = createSszClient({ endpoint, credential, ...options });
      const balances = await ssz.postStateValidatorBalances("head", ["7"]);
      expect(balances.type === "bytes" && [...balances.bytes]).toEqual([1, 2]);
      expect(seen[0]?.headers["content-type"]).toBe("application/json");
      expect(seen[0]?.body.toString()).toBe('["7"]');
    });

    it("reports a rejection with the node's text, without the key", async () => {
      const { endpoint } = await startServer((response, { method }) => {
        response.writeHead(method === "POST" ? 415 : 406, { "content-type": "application/json" });
        response.end(JSON.stringify({ code: 415, message: `no SSZ for ${KEY}` }));
      });
      const ssz = createSszClient({ endpoint, credential, ...options });
      const version = { "Eth-Consensus-Version": "fulu" } as const;
      for (const call of [ssz.getStateV2("head"), ssz.publishBlockV2(new Uint8Array(8), version)]) {
        const error = await failure(call);
        expect(error).toMatchObject({
          code: "HTTP_STATUS",
          context: { body: expect.stringMatching("no SSZ for .redacted.") },
        });
        expect(inspect(error, { depth: null, showHidden: true }) + JSON.stringify(error)).not.toContain(KEY);
      }
    });

    it("returns undefined for an empty response if the result is optional", async () => {
      const { endpoint } = await startServer((response) => response.writeHead(204).end());
      const ssz = createSszClient({ endpoint, credential, ...options });
      expect(await ssz.producePayloadAttestationData({ slot: "1" })).toMatchObject({
        type: "json",
        value: undefined,
      });
    });

    it("rejects a JSON response that is not UTF-8, and one that is too large", async () => {
      const { endpoint } = await startServer((response, _, count) => {
        const type = count === 1 ? "application/json" : "application/octet-stream";
        response.writeHead(200, { "content-type": type }).end(Buffer.alloc(64, 0xff));
      });
      const ssz = createSszClient({ endpoint, credential, ...options });
      expect(await failure(ssz.getBlockV2("head"))).toMatchObject({ code: "UNDECODABLE_BODY" });
      const small = ssz.with({ maxResponseBytes: 63 });
      expect(await failure(small.getBlockV2("head"))).toMatchObject({ code: "RESPONSE_TOO_LARGE" });
      expect(await withResponse(ssz, (own) => own.getBlockV2("head"))).toMatchObject({ status: 200 });
    });
  });
}
