import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Anvil, startAnvil } from "@node-access-tools/local-servers/anvil";
import { createGateway, type Credentials, type Gateway, type Protocol } from "@node-access/gateway";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Latency, LoadReport, NodeLoad } from "../../src/load/report.ts";
import { searchRate } from "../../src/load/search-rate.ts";
import { type Ran, runCli, startCli, type Surroundings } from "../run-cli.ts";
import { sendJson, sendResult, startPlannedNode } from "./planned-node.ts";

let anvil: Anvil;
let gateway: Gateway<Credentials>;
let folder: string;
beforeAll(async () => {
  anvil = await startAnvil();
  gateway = (await createGateway()) as Gateway<Credentials>;
  folder = await mkdtemp(join(tmpdir(), "node-access-load-"));
});
afterAll(async () => {
  await Promise.all([anvil.stop(), gateway.close(), rm(folder, { recursive: true })]);
});

const ONE = ["--methods", "eth_blockNumber"];

/** Makes 100 calls, for each of which there is a connection, however busy the machine is. */
function load(nodes: readonly string[], args: readonly string[], given?: Surroundings): Promise<Ran> {
  return runCli(
    ["load", ...nodes, "--rate", "250", "--seconds", "0.4", "--connections", "128", ...args],
    given,
  );
}

function read({ out, err }: Ran): LoadReport {
  if (out === "") throw new Error(err);
  return JSON.parse(out) as LoadReport;
}

function readOne(ran: Ran): NodeLoad {
  return read(ran).nodes[0] as NodeLoad;
}

describe("a load on a node", () => {
  it("makes the calls of examples that the node offers, as often as their shares say", async () => {
    const ran = await load([anvil.url], ["--methods", "eth_getBlock*=3,eth_chainId,trace_nothing,debug_*"]);
    expect(ran.code).toBe(0);
    const report = readOne(ran);
    expect(report).toMatchObject({ endpoint: anvil.url, protocol: "ethereum", planned: 100, results: 100 });
    expect(report).toMatchObject({ failed: 0, notSent: 0, errorPercent: 0, errors: [] });
    const counts = new Map(report.methods.map(({ name, calls }) => [name, calls]));
    const ofChainId = counts.get("eth_chainId") ?? 0;
    expect((counts.get("eth_getBlockByNumber") ?? 0) / ofChainId).toBeCloseTo(3, -0.5);
    expect([...counts.keys()].filter((name) => /^trace_|send|^eth_new/i.test(name))).toEqual([]);
    expect(report.omitted).toHaveProperty("debug_getBadBlocks");
    const { p50, p99, max } = report.latency as Latency;
    expect(p50).toBeLessThanOrEqual(p99);
    expect(p99).toBeLessThanOrEqual(max);
  });

  it.each<readonly [Protocol, string, string]>([
    ["solana", "solana", "getSlot"],
    ["ethereum", "beacon", "getGenesis"],
    ["hyperliquid", "info", "meta"],
    ["tezos", "tezos", "getBlockHeader"],
    ["solana", "geyser", "getSlot"],
  ])("of %s has the methods of %s", async (of, protocol, name) => {
    const url = protocol === "geyser" ? `http://${gateway.grpcUrl}` : gateway.url;
    const env = { TOKEN: gateway.credentials.nodes[of].key };
    const report = readOne(await load([url], ["--protocol", protocol, "--token-env", "TOKEN"], { env }));
    expect(report).toMatchObject({ protocol, planned: 100, results: 100 });
    expect(report.methods.map((one) => one.name)).toContain(name);
  });

  it("reports several nodes side by side, and takes no credential for all of them", async () => {
    const { nodes } = read(await load([anvil.url, `${anvil.url}/`], ONE));
    expect(nodes.map(({ results }) => results)).toEqual([100, 100]);
    const refused = await load([anvil.url, gateway.url], ["--token-env", "TOKEN"], {
      env: { TOKEN: "s3cret" },
    });
    expect(refused).toMatchObject({ code: 2, out: "" });
    expect(refused.err).toContain("--token-env: is for one node");
  });

  it("is a text at a terminal, and a page that a node cannot write into", async () => {
    const node = await startPlannedNode(({ id }, response) =>
      sendJson(response, {
        jsonrpc: "2.0",
        id,
        error: { code: -32005, message: "<script>alert(1)</script>" },
      }),
    );
    const html = join(folder, "load.html");
    const { out } = await load([node.url], [...ONE, "--html", html], { isTerminal: true });
    expect(out).toMatch(/: 250 calls a second for 0.4 s\n/);
    expect(out).toContain("JSON_RPC_ERROR -32005: 100, such as");
    expect(out).toContain("Generator: ");
    const page = await readFile(html, "utf8");
    expect(page).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
    expect(page).not.toContain("<script");
    expect(page).toContain("default-src 'none'");
  });
});

describe("latency begins when a call was planned", () => {
  it("so a node that stands still for a second shows in the percentiles, and not in one call alone", async () => {
    let still: Promise<void> | undefined;
    const node = await startPlannedNode(({ id, index }, response) => {
      if (index === 50) still = new Promise((resolve) => setTimeout(resolve, 1_000));
      if (still) void still.then(() => sendResult(response, id));
      else sendResult(response, id);
    });
    const report = readOne(
      await load([node.url], [...ONE, "--rate", "100", "--seconds", "3", "--connections", "2"]),
    );
    expect(report).toMatchObject({ planned: 300, failed: 0 });
    // A third of the calls were planned while the node stood still: of a closed loop, only two calls would be slow.
    expect(report.latency?.p90).toBeGreaterThan(500);
    expect(report.latency?.max).toBeGreaterThan(950);
  });

  it("what could not be sent is counted, and part of the percentiles", async () => {
    let open = 0;
    let most = 0;
    const node = await startPlannedNode(({ id }, response) => {
      most = Math.max(most, ++open);
      setTimeout(() => {
        open -= 1;
        sendResult(response, id);
      }, 100);
    });
    const report = readOne(await load([node.url], [...ONE, "--connections", "2"]));
    expect(most).toBe(2);
    expect(report.planned).toBe(100);
    expect(report.notSent).toBeGreaterThan(80);
    expect(report.results + report.notSent).toBe(100);
    expect(report.errorPercent).toBeGreaterThan(80);
    expect(report.latency?.p50).toBeGreaterThan(50);
    // The one that finds out what the node offers, and each that was sent.
    expect(node.methods.filter((name) => name === "eth_blockNumber")).toHaveLength(1 + report.results);
  });

  it("says when this process was late itself", async () => {
    const running = startCli([
      "load",
      anvil.url,
      ...ONE,
      "--rate",
      "100",
      "--seconds",
      "1",
      "--connections",
      "128",
    ]);
    const timer = setTimeout(() => {
      for (const end = performance.now() + 300; performance.now() < end;);
    }, 600);
    const report = readOne(await running.ended);
    clearTimeout(timer);
    expect(report.generator.lateMax).toBeGreaterThan(150);
    expect(report.generator.isLimit).toBe(true);
    expect(report.results).toBe(100);
  });

  it("a rate that no machine can make is not said to be the node's", async () => {
    const ran = await load(
      [anvil.url],
      [...ONE, "--rate", "100000", "--seconds", "0.4", "--search", "--max-errors", "0"],
    );
    const { search, notSent, planned, generator } = readOne(ran);
    expect(planned).toBe(40_000);
    expect(notSent).toBeGreaterThan(0);
    expect(generator.isLimit).toBe(true);
    expect(search).toMatchObject({ highestRate: 0, endedBy: "generator" });
    expect(ran.code).toBe(5);
  });
});

describe("errors", () => {
  it.each<readonly [string, Parameters<typeof startPlannedNode>[0]]>([
    ["HTTP_STATUS 429", (_, response) => sendJson(response, {}, 429)],
    // A node that would respond, and that is not the one to measure.
    ["HTTP_STATUS 307", (_, response) => void response.writeHead(307, { location: anvil.url }).end()],
    [
      "JSON_RPC_ERROR -32005",
      ({ id }, response) =>
        sendJson(response, { jsonrpc: "2.0", id, error: { code: -32005, message: "limit" } }),
    ],
    ["INVALID_RESPONSE", (_, response) => sendResult(response, "another id")],
    ["UNDECODABLE_BODY", (_, response) => void response.end("<html>")],
    ["UNANSWERED", (_, response) => void response.socket?.destroy()],
  ])("are counted by code, and nothing is sent twice: %s", async (code, fail) => {
    const node = await startPlannedNode((got, response) =>
      got.index % 2 === 1 ? fail(got, response) : sendResult(response, got.id),
    );
    const ran = await load([node.url], [...ONE, "--max-errors", "49"]);
    const report = readOne(ran);
    expect(report).toMatchObject({ results: 50, failed: 50, notSent: 0, errorPercent: 50 });
    expect(report.errors).toEqual([{ code, count: 50, example: expect.any(String) as string }]);
    expect(ran.err).toContain("50 % of the calls have no result, and --max-errors allows 49 %");
    expect(ran.code).toBe(5);
    expect(node.methods.filter((name) => name === "eth_blockNumber")).toHaveLength(101);
  });

  it("of a node that ends during the load", async () => {
    const node = await startPlannedNode(({ id, index }, response) => {
      sendResult(response, id);
      if (index === 30) node.close();
    });
    const ran = await load([node.url], ONE);
    const report = readOne(ran);
    expect(report.results).toBeGreaterThan(29);
    expect(report.results + report.failed).toBe(100);
    expect(report.errors.map(({ code }) => code)).toContain("NOT_SENT");
    expect(ran.code).toBe(0);
  });

  it("a node that is down is no report, and one that goes down before a recording is sent has one", async () => {
    const node = await startPlannedNode(() => {});
    node.close();
    expect(await load([node.url], ONE)).toMatchObject({ code: 3, out: "" });
    const file = join(folder, "down.ndjson");
    await writeFile(file, '{"operation":"eth_chainId","input":[],"value":"0x1"}\n');
    const ran = await load([node.url], ["--recorded", file]);
    expect(readOne(ran)).toMatchObject({
      results: 0,
      failed: 100,
      errors: [{ code: "NOT_SENT", count: 100 }],
    });
    expect(ran.err).toContain("does not respond");
    expect(ran.code).toBe(3);
  });
});

it("counts the errors of a node that sends another code each time, without remembering all codes", async () => {
  const node = await startPlannedNode(({ id, index }, response) =>
    sendJson(response, { jsonrpc: "2.0", id, error: { code: -40_000 - index, message: "no" } }),
  );
  const { errors } = readOne(await load([node.url], ONE));
  expect(errors).toHaveLength(51);
  expect(errors.find(({ code }) => code === "OTHERS")).toMatchObject({ count: 50 });
});

describe("a recording", () => {
  it("is sent in its order, without what may change something", async () => {
    const file = join(folder, "calls.ndjson");
    const env = { NODE_ACCESS_ENDPOINT: anvil.url };
    const account = "0x68aab33e4fbb493c95fda402772a3b88615820bd";
    await runCli(["rpc", "eth_getBalance", account, "latest", "--record", file], { env });
    for (const _ of [1, 2]) await runCli(["rpc", "eth_chainId", "--record", file], { env });
    await runCli(["rpc", "eth_sendRawTransaction", "0x02", "--yes", "--record", file], { env });
    const report = readOne(await load([anvil.url], ["--recorded", file, "--rate", "75"]));
    expect(report.methods).toMatchObject([
      { name: "eth_getBalance", calls: 10, results: 10 },
      { name: "eth_chainId", calls: 20, results: 20 },
    ]);
    expect(report.omitted).toEqual({ eth_sendRawTransaction: "it may change something" });
    const some = readOne(await load([anvil.url], ["--recorded", file, "--methods", "eth_getBalance"]));
    expect(some.methods).toMatchObject([{ name: "eth_getBalance", calls: 100 }]);
  });

  it("of a REST API is sent with its arguments", async () => {
    const file = join(folder, "beacon.ndjson");
    const env = { NODE_ACCESS_ENDPOINT: gateway.url, TOKEN: gateway.credentials.nodes.ethereum.key };
    const args = ["getStateValidators", "head", "-p", 'id=["1"]', "--token-env", "TOKEN", "--record", file];
    expect(await runCli(["beacon", ...args], { env })).toMatchObject({ code: 0 });
    const options = ["--protocol", "beacon", "--token-env", "TOKEN", "--recorded", file];
    const report = readOne(await load([gateway.url], options, { env }));
    expect(report).toMatchObject({ results: 100, methods: [{ name: "getStateValidators" }] });
  });

  it("with nothing to send is an error, and so is one that cannot be read", async () => {
    const file = join(folder, "writes.ndjson");
    await writeFile(file, '{"operation":"eth_sendRawTransaction","input":["0x02"]}\n');
    const { code, err } = await load([anvil.url], ["--recorded", file]);
    expect([code, err]).toEqual([
      2,
      expect.stringContaining("eth_sendRawTransaction: it may change something"),
    ]);
    expect(await load([anvil.url], ["--recorded", join(folder, "none")])).toMatchObject({ code: 2 });
  });
});

describe("politeness", () => {
  it.each([
    "http://127.0.0.1.example.com",
    "http://10.0.0.1:8545",
    "https://user:pass@example.com/key",
    "example.com:443",
  ])("%s is another machine, and gets nothing without --yes", async (endpoint) => {
    const { code, out, err } = await runCli(["load", "--endpoint", endpoint]);
    expect([code, out]).toEqual([2, ""]);
    expect(err).toMatch(/10 calls a second for 10 s to .+ is work for another machine: add --yes/);
    expect(err).not.toContain("pass");
  });

  it("with --yes, it does", async () => {
    const node = await startPlannedNode(({ id }, response) => sendResult(response, id));
    const other = node.url.replace("127.0.0.1", "0.0.0.0");
    expect(await load([other], ONE)).toMatchObject({ code: 2 });
    expect(node.methods).toEqual([]);
    expect(readOne(await load([other], [...ONE, "--yes"]))).toMatchObject({ results: 100 });
  });

  it.each([
    [["--rate", "0"], "--rate: expected calls a second above 0"],
    [["--rate", "100000", "--seconds", "101"], "--seconds: expected at most 10000000 calls"],
    [["--connections", "129"], "--connections: expected a number from 1 to 128"],
    [["--methods", "eth_sendRawTransaction"], "no method of ethereum that only reads"],
    [["--methods", "eth_call=0"], "expected a whole share from 1 to 1000 after eth_call"],
    [["--methods", "eth_call=1=2"], "expected names with shares"],
    [["--max-errors", "101"], "--max-errors: expected a percentage"],
    [["--html", "/nowhere/page.html"], "--html: /nowhere/page.html cannot be written"],
  ])("%j is rejected before anything is sent", async (args, message) => {
    const { code, err } = await load([anvil.url], args);
    expect([code, err]).toEqual([2, expect.stringContaining(message)]);
  });
});

it("Ctrl-C ends with the report so far", async () => {
  const stop = new AbortController();
  const node = await startPlannedNode(({ id, index }, response) => {
    if (index < 20) sendResult(response, id);
    if (index === 40) stop.abort();
  });
  const ran = await load([node.url], [...ONE, "--seconds", "60"], { signal: stop.signal });
  expect(ran.code).toBe(130);
  expect(read(ran).interrupted).toBe(true);
  const { results, unfinished, notSent, failed, planned } = readOne(ran);
  expect({ results, notSent, failed }).toEqual({ results: 20, notSent: 0, failed: 0 });
  expect(results + (unfinished ?? 0)).toBe(planned);
  expect(unfinished).toBeGreaterThan(19);
});

describe("a search", () => {
  const counts = { seconds: 1, failed: 0, notSent: 0, errorPercent: 0 };
  const generator = { lateP50: 0, lateP99: 0, lateMax: 0, busyPercent: 0, isLimit: false };
  it.each([0.4, 1, 3, 49, 50, 51, 777, 12_345, 99_999])(
    "finds the highest rate of a node that holds %d",
    async (limit) => {
      const run = async (rate: number) => ({
        rate,
        planned: rate,
        results: rate,
        ...counts,
        generator,
        ...(rate > limit && { broken: "too fast" }),
      });
      const { highestRate, endedBy, steps } = await searchRate(50, run, new AbortController().signal);
      expect(endedBy).toBe("node");
      expect(highestRate).toBeLessThanOrEqual(limit);
      expect(highestRate).toBeGreaterThanOrEqual(Math.min(limit * 0.9, limit - 1));
      expect(steps.length).toBeLessThan(25);
    },
  );

  it("tries a rate once more if the generator was late, and ends if it is late again", async () => {
    const tried: number[] = [];
    const search = await searchRate(
      100,
      async (rate) => {
        tried.push(rate);
        const isLate = tried.length === 2 || rate > 300;
        return {
          rate,
          planned: rate,
          results: rate,
          ...counts,
          generator: { ...generator, isLimit: isLate },
          ...(isLate && { broken: "too slow" }),
        };
      },
      new AbortController().signal,
    );
    expect(tried).toEqual([100, 200, 200, 400, 400]);
    expect(search).toMatchObject({ highestRate: 200, endedBy: "generator" });
  });

  it("that is interrupted reports the last rate that held", async () => {
    const stop = new AbortController();
    const node = await startPlannedNode(({ id, index }, response) => {
      sendResult(response, id);
      if (index === 120) stop.abort();
    });
    const ran = await load([node.url], [...ONE, "--search", "--max-errors", "50"], { signal: stop.signal });
    const { rate, search } = readOne(ran);
    expect([rate, search?.highestRate, search?.endedBy]).toEqual([250, 250, "interruption"]);
    expect(search?.steps).toHaveLength(2);
    expect(ran.code).toBe(130);
  });

  it("reports the rate that held, with the steps to it", async () => {
    let first = 0;
    let count = 0;
    const node = await startPlannedNode(({ id }, response) => {
      const second = Math.floor(performance.now() / 250);
      if (second !== first) [first, count] = [second, 0];
      if (++count > 20) sendJson(response, {}, 429);
      else sendResult(response, id);
    });
    const ran = await load(
      [node.url],
      [...ONE, "--rate", "20", "--seconds", "1", "--search", "--max-errors", "20"],
    );
    const { search, rate, errorPercent } = readOne(ran);
    expect(search?.steps.slice(0, 2).map((step) => [step.rate, step.broken])).toEqual([
      [20, undefined],
      [40, undefined],
    ]);
    expect(search?.steps.some(({ broken }) => broken?.includes("--max-errors allows 20 %"))).toBe(true);
    expect(rate).toBe(search?.highestRate);
    expect(errorPercent).toBeLessThanOrEqual(20);
    expect(ran.code).toBe(0);
  });
});
