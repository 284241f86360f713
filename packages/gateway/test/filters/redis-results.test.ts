import { randomBytes } from "node:crypto";
import { createServer } from "node:net";
import { freePorts, listen } from "@node-access-tools/local-servers";
import { programForTests } from "@node-access-tools/workspace";
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { ResultCache } from "../../src/filters/cache/result-cache.ts";
import { ResultStore } from "../../src/filters/cache/result-store.ts";
import { RedisResults } from "../../src/state/redis/redis-results.ts";
import type { SharedResults } from "../../src/state/shared-results.ts";
import { Vault } from "../../src/state/vault.ts";
import { startRedis } from "../redis-server.ts";
import { respondWith } from "../upstream-server.ts";
import {
  cachingFilters,
  createCall,
  filtersTo,
  readResponse,
  sendCall,
  startNamedUpstream,
} from "./send-call.ts";
import { StubChain } from "./stub-chain.ts";

const byHash = createCall("eth_getBlockByHash", [`0x${"ab".repeat(32)}`, false]);

/** A gateway's stage, with its own memory, in front of an upstream. */
async function gatewayWith(results: SharedResults) {
  const { upstream, bodies } = await startNamedUpstream(
    "one",
    respondWith(() => ({ bytes: "é" })),
  );
  const chain = new StubChain();
  const cache = new ResultCache(10_000_000);
  const store = new ResultStore(cache, chain, {
    results,
    prefix: "ethereum-mainnet.rpc ",
  });
  return { stage: filtersTo(upstream, ...cachingFilters(chain, store)), chain, cache, bodies };
}

const noLog = (): void => {};
const vault = new Vault(randomBytes(32));
const balance = (block: string) => createCall("eth_getBalance", ["0x1", block]);

const [port = 0] = await freePorts(1);
const program = programForTests("redis");
const server = program === undefined ? undefined : await startRedis(program, port);

describe.runIf(server)("results that gateways share", () => {
  let results: RedisResults;
  beforeAll(async () => {
    results = new RedisResults(`redis://127.0.0.1:${port}`, vault, noLog);
    await vi.waitFor(async () => {
      results.set("ready", Buffer.from("1"));
      expect((await results.get("ready"))?.toString()).toBe("1");
    }, 120_000);
  });
  afterAll(() => {
    results.close();
    server?.kill("SIGKILL");
  });

  it("are found by another gateway, as they were written", async () => {
    const [one, other] = [await gatewayWith(results), await gatewayWith(results)];
    const first = await readResponse(sendCall(one.stage, byHash));
    const key = `ethereum-mainnet.rpc eth_getBlockByHash ${byHash.params}`;
    await expect.poll(() => results.get(key)).toBeDefined();
    const second = await readResponse(sendCall(other.stage, byHash));
    expect([second.text, second.reply.route?.cache]).toEqual([first.text, "hit"]);
    expect(other.bodies).toEqual([]);
  });

  it("are only those that no reorg can affect", async () => {
    const [one, other] = [await gatewayWith(results), await gatewayWith(results)];
    for (const { chain, cache } of [one, other]) {
      chain.finalizedNumber = 5;
      cache.finalize(5);
    }
    for (const block of ["0x5", "0x6"]) await readResponse(sendCall(one.stage, balance(block)));
    await expect.poll(() => results.get('ethereum-mainnet.rpc eth_getBalance ["0x1","0x5"]')).toBeDefined();
    for (const block of ["0x5", "0x6"]) await readResponse(sendCall(other.stage, balance(block)));
    expect(other.bodies).toHaveLength(1);
    expect(other.bodies[0]).toContain("0x6");
  });
});

describe("a broken server of shared results", () => {
  it("is not needed", async () => {
    const [unusedPort] = await freePorts(1);
    const results = new RedisResults(`redis://127.0.0.1:${unusedPort}`, vault, noLog);
    onTestFinished(() => results.close());
    const { stage, bodies } = await gatewayWith(results);
    expect((await readResponse(sendCall(stage, byHash))).text).toContain("é");
    expect(bodies).toHaveLength(1);
  });

  it("is skipped for a while if it stops responding", async () => {
    let lookups = 0;
    const hanging = createServer((socket) => {
      socket.on("error", () => {});
      socket.on("data", (data) => {
        const text = data.toString("latin1");
        // It sends a greeting and nothing else.
        const greetings = text.match(/HELLO|SETINFO|CLIENT/gi);
        if (text.includes("GET")) lookups += 1;
        else if (greetings) socket.write("+OK\r\n".repeat((text.match(/\*\d+\r\n/g) ?? []).length));
      });
    });
    const { port: hangingPort, close } = await listen(hanging);
    const results = new RedisResults(`redis://127.0.0.1:${hangingPort}`, vault, noLog);
    onTestFinished(() => {
      results.close();
      void close();
    });
    await expect.poll(async () => [await results.get("a"), lookups > 0]).toEqual([undefined, true]);
    for (let count = 0; count < 20; count++) expect(await results.get("a")).toBeUndefined();
    expect(lookups).toBeLessThan(15);
    const { stage } = await gatewayWith(results);
    expect((await readResponse(sendCall(stage, byHash))).text).toContain("é");
  });
});
