import { setTimeout as sleep } from "node:timers/promises";
import { execFile } from "node:child_process";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { promisify } from "node:util";
import {
  type Anvil,
  callNode,
  seedChain,
  type SeededChain,
  startAnvil,
} from "@node-access-tools/local-servers/anvil";
import { createGateway, type Credentials, type Gateway, type Protocol } from "@node-access/gateway";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { type CutProxy, startCutProxy } from "../cut-proxy.ts";
import { type Ran, runCli, type Running, startCli } from "../run-cli.ts";

let anvil: Anvil;
let chain: SeededChain;
let proxy: CutProxy;
let gateway: Gateway<Credentials>;

beforeAll(async () => {
  anvil = await startAnvil();
  chain = await seedChain(anvil.url);
  proxy = await startCutProxy(anvil.url);
  gateway = (await createGateway()) as Gateway<Credentials>;
});
afterAll(async () => {
  await Promise.all([proxy.close(), gateway.close()]);
  await anvil.stop();
});

const mine = (count: number): Promise<unknown> =>
  callNode(anvil.url, "anvil_mine", `0x${count.toString(16)}`);
const lines = (text: string): Record<string, never>[] =>
  text
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as Record<string, never>);

function start(args: readonly string[], signal?: AbortSignal): Running {
  return startCli(args, { env: { NODE_ACCESS_ENDPOINT: proxy.url }, ...(signal && { signal }) });
}

/** Runs a command against the gateway. */
function call(protocol: Protocol, args: readonly string[], url = gateway.url): Promise<Ran> {
  const env = { NODE_ACCESS_ENDPOINT: url, TOKEN: gateway.credentials.nodes[protocol].key };
  return runCli([...args, "--token-env", "TOKEN"], { env });
}

/** Waits until a stream is open: a block that is mined too early would not be among its events. */
async function until(condition: () => unknown): Promise<void> {
  await expect.poll(() => condition()).toBeTruthy();
}

describe("watch", () => {
  it("heads: those of the time without a connection, too, and says when there was none", async () => {
    const running = start(["watch", "heads", "--limit", "100"]);
    await until(() => proxy.count());
    // The watch starts after the newest block, whichever that is when it is open.
    // A busy machine shows some late, so the limit is above what is mined until then.
    await until(async () => {
      await mine(1);
      await sleep(100);
      return running.out() !== "";
    });
    proxy.cut();
    await mine(104);
    const { code, out, err } = await running.ended;
    expect(code).toBe(0);
    const heads = lines(out) as unknown as { type: string; head: { number: string } }[];
    expect(new Set(heads.map(({ type }) => type))).toEqual(new Set(["head"]));
    const numbers = heads.map(({ head }) => Number(head.number));
    expect(numbers.map((one) => one - (numbers[0] ?? 0))).toEqual([...heads.keys()]);
    expect(heads).toHaveLength(100);
    expect(err).toMatch(/^connection lost \(.+\): connecting again\nconnected again after \d/m);
  });

  it("a gap is a line of its own", async () => {
    await mine(1_200);
    const running = start(["watch", "heads", "--from", "1", "--limit", "1"]);
    await until(async () => {
      await mine(1);
      return running.out() !== "";
    });
    await running.ended;
    expect(lines(running.out())[0]).toMatchObject({ type: "gap", fromBlock: "0x1" });
  });

  it("logs that match a filter", async () => {
    const running = start([
      "watch",
      "logs",
      "-p",
      `address=${chain.contract}`,
      "--select",
      "log.address",
      "--limit",
      "1",
    ]);
    await until(async () => {
      await callNode(anvil.url, "eth_sendTransaction", { from: chain.accounts[0], to: chain.contract });
      return running.out() !== "";
    });
    expect((await running.ended).out).toBe(`"${chain.contract}"\n`);
    const wrong = await start(["watch", "logs", "-p", "adress=0x1"]).ended;
    expect(wrong).toMatchObject({ code: 2, err: expect.stringContaining("Did you mean address?") as string });
  });

  it("is readable at a terminal, and ends with 130 when interrupted", async () => {
    const controller = new AbortController();
    const env = { NODE_ACCESS_ENDPOINT: proxy.url, NO_COLOR: "1" };
    const running = startCli(["watch", "heads"], { env, isTerminal: true, signal: controller.signal });
    await until(async () => {
      await mine(1);
      return running.out() !== "";
    });
    controller.abort();
    const { code, out, err } = await running.ended;
    expect(code).toBe(130);
    expect(out).toMatch(/^head {2}number=\d+ {2}hash=0x[0-9a-f]{64} {2}time=\d{4}-/);
    expect(err).toBe("");
  });
});

describe("subscribe", () => {
  it("says what a reconnect has lost", async () => {
    const controller = new AbortController();
    const running = start(["subscribe", "newHeads", "--select", "number"], controller.signal);
    await until(async () => {
      await mine(1);
      return running.out() !== "";
    });
    proxy.cut();
    await until(() => running.out().includes('"gap"'));
    const before = running.out().length;
    await until(async () => {
      await mine(1);
      return running.out().length > before;
    });
    controller.abort();
    const { code, out, err } = await running.ended;
    expect(code).toBe(130);
    expect(lines(out).at(-1)).toMatch(/^0x/);
    expect(err).toContain("connecting again");
  });

  it.each<readonly [Protocol, readonly string[], RegExp]>([
    ["solana", ["slotSubscribe", "--protocol", "solana"], /^\{"parent":\d+,/],
    ["starknet", ["starknet_subscribeNewHeads"], /^\{"block_hash":"0x/],
    ["hyperliquid", ["l2Book", "BTC"], /^\{"coin":"BTC",/],
    ["hyperliquid", ["trades", "-p", "coin=BTC", "--select", "[0].coin"], /^"BTC"$/m],
    ["tezos", ["monitorHeads", "main"], /^\{"type":"head","head":\{/],
    ["ethereum", ["eventstream", "-p", 'topics=["head"]'], /^\{"type":"head","data":\{"slot":/],
  ])("%s %j", async (protocol, args, expected) => {
    const { code, out, err } = await call(protocol, ["subscribe", ...args, "--limit", "1"]);
    expect(err).toBe("");
    expect(out).toMatch(expected);
    expect(code).toBe(0);
  });

  it.each<readonly [Protocol, readonly string[], isGap: boolean]>([
    ["ethereum", ["subscribe", "eventstream", "-p", 'topics=["head"]'], true],
    // Heads have levels, which show that none is missing.
    ["tezos", ["tezos", "monitorHeads", "main"], false],
    ["tezos", ["watch", "heads", "--protocol", "tezos"], false],
    ["sui", ["grpc", "sui", "subscribeCheckpoints", '{"read_mask":["sequence_number"]}'], true],
    ["solana", ["grpc", "geyser", "subscribe", '{"blocks_meta":{"a":{}}}'], false],
  ])("%s %j over a connection that is cut", async (protocol, args, isGap) => {
    const { key } = gateway.credentials.nodes[protocol];
    const own = await startCutProxy(args[0] === "grpc" ? `http://${gateway.grpcUrl}` : gateway.url);
    onTestFinished(() => own.close());
    const controller = new AbortController();
    const env = { NODE_ACCESS_ENDPOINT: own.url, TOKEN: key };
    const running = startCli([...args, "--token-env", "TOKEN"], { env, signal: controller.signal });
    await until(() => running.out() !== "");
    own.cut();
    const before = running.out().length;
    await until(() => running.err().includes("connected again"));
    await until(() => lines(running.out().slice(before)).some((line) => String(line["type"]) !== "gap"));
    controller.abort();
    const { code, out, err } = await running.ended;
    expect(err).toMatch(/^connection lost \(.+\): connecting again\nconnected again after \d/m);
    expect(lines(out).filter((line) => String(line["type"]) === "gap")).toHaveLength(isGap ? 1 : 0);
    expect(code).toBe(130);
  });

  it("streams of other commands", async () => {
    const tezos = await call("tezos", ["tezos", "monitorHeads", "main", "--limit", "1"]);
    expect(lines(tezos.out)).toHaveLength(1);
    const args = ["grpc", "sui", "subscribeCheckpoints", "--select", "cursor", "--limit", "2"];
    const sui = await call("sui", args, `http://${gateway.grpcUrl}`);
    expect(lines(sui.out)).toHaveLength(2);
  });

  it.each([
    [["subscribe", "newHeds"], "Did you mean newHeads"],
    [["subscribe", "eventstrem", "--protocol", "ethereum"], "Did you mean eventstream"],
    [["subscribe", "slotSubscrib"], "Did you mean slotSubscribe"],
    [["subscribe", "eth_subscribe", "log"], "Did you mean logs"],
    [["subscribe", "logs", '{"adress":"0x1"}'], "Did you mean address?"],
    [["subscribe", "l2Book"], "coin is missing"],
    [["watch", "heads", "--from", "soon"], "--from: expected the number"],
    [["watch", "heads", "--limit", "0"], "--limit: expected a number"],
    [["watch", "pending", "--protocol", "solana"], "no list of pending"],
    [["watch", "heads", "--protocol", "bitcoin"], "EVM chains, Solana and Tezos"],
    [["trace", "block", "0x12", "--config", "{"], "--config: expected JSON"],
  ])("%j is found before anything is sent", async (args, message) => {
    const { code, out, err } = await runCli(args, { env: { NODE_ACCESS_ENDPOINT: "http://127.0.0.1:1" } });
    expect(err).toContain(message);
    expect({ code, out }).toEqual({ code: 2, out: "" });
  });
});

/** A gigabyte at night, which says whether memory grows. */
const TRACED = process.env["NIGHTLY"] ? 1e9 : 4e6;

describe("trace block", () => {
  const step = JSON.stringify({
    pc: 0,
    op: "PUSH1",
    gas: 100,
    gasCost: 3,
    depth: 1,
    stack: ["0x".padEnd(400, "0")],
  });
  const steps = Math.ceil(TRACED / step.length);
  const server = createServer((request, reply) => {
    request.resume();
    void (async () => {
      reply.write(
        '{"jsonrpc":"2.0","id":1,"result":[{"txHash":"0x01","result":{"gas":1,"failed":false,"structLogs":[',
      );
      for (let sent = 0; sent < steps; sent += 100) {
        const count = Math.min(100, steps - sent);
        const text = `${sent === 0 ? "" : ","}${Array(count).fill(step).join(",")}`;
        if (!reply.write(text)) await new Promise((resolve) => reply.once("drain", resolve));
      }
      reply.end(`]}}]}`);
    })();
  });
  const url = (): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  beforeAll(() => new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve)));
  afterAll(() => server.close());

  it("writes a line for each step, with memory that does not grow", { timeout: 300_000 }, async () => {
    const bin = new URL("../../src/bin.ts", import.meta.url).pathname;
    const node = `node --max-old-space-size=64 ${JSON.stringify(bin)}`;
    const script = `{ ${node} trace block 1 --endpoint ${url()}; echo "exit $?" >&2; } | tail -n 1`;
    const { stdout, stderr } = await promisify(execFile)("sh", ["-c", script]);
    expect(JSON.parse(stdout)).toMatchObject({ transaction: 0, trace: { txHash: "0x01" } });
    expect(stderr).toMatch(new RegExp(`^${steps} steps, .+ in \\d.* s, .+/s\nexit 0\n$`));
  });

  it("ends without an error when its reader has seen enough", async () => {
    const bin = new URL("../../src/bin.ts", import.meta.url).pathname;
    const node = `node ${JSON.stringify(bin)}`;
    const script = `{ ${node} trace block 1 --endpoint ${url()}; echo "exit $?" >&2; } | head -n 3`;
    const { stdout, stderr } = await promisify(execFile)("sh", ["-c", script]);
    expect(stdout.trim().split("\n")).toHaveLength(3);
    expect(stderr).toMatch(/^exit 0$/m);
  });

  it("of a real node", async () => {
    const args = ["trace", "block", chain.block.hash, "--tracer", "callTracer", "--endpoint", anvil.url];
    const { code, out, err } = await runCli(args);
    expect(code).toBe(0);
    expect(lines(out)).toHaveLength(4);
    expect(err).toMatch(/^4 transactions, /);
  });
});
