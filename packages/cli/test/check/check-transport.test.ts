import { gzipSync } from "node:zlib";
import { type Anvil, callNode, seedChain, startAnvil } from "@node-access-tools/local-servers/anvil";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished } from "vitest";
import type { Report } from "../../src/check/report.ts";
import {
  type Defect,
  type DefectiveNode,
  type Message,
  result,
  type SocketDefect,
  startDefectiveNode,
} from "./defective-node.ts";
import { type Ran, runCli } from "../run-cli.ts";

let anvil: Anvil;
let node: DefectiveNode;
/** What is wrong with the real node, which is no subject here. */
let honest: readonly string[];
/** The chain before a test, whose subscriptions make blocks. */
let snapshot: unknown;

beforeAll(async () => {
  anvil = await startAnvil();
  await seedChain(anvil.url);
  node = await startDefectiveNode(anvil.url, true);
  const { report, code } = await check();
  honest = found(report);
  // The rest of the file is about these.
  expect(honest.filter((one) => /socket|subscription|cors|compression|log-range/i.test(one))).toEqual([]);
  expect([0, 5]).toContain(code);
  expect(report.capabilities).toMatchObject({
    webSocket: true,
    subscriptions: "newHeads, logs, newPendingTransactions",
    logRange: "the whole chain",
    cors: "*",
  });
  expect(report.capabilities["firstEventSeconds"]).toEqual(expect.any(Number));
});
beforeEach(async () => {
  snapshot = await callNode(anvil.url, "evm_snapshot");
});
afterEach(async () => {
  node.plant([]);
  await callNode(anvil.url, "evm_revert", snapshot);
});
afterAll(async () => {
  node.close();
  await anvil.stop();
});

function check(...args: readonly string[]): ReturnType<typeof checkAt> {
  return checkAt(node, ...args);
}

async function checkAt(
  { url, token }: DefectiveNode,
  ...args: readonly string[]
): Promise<Ran & { readonly report: Report }> {
  const options = ["--rate", "2000", "--samples", "1", "--event-seconds", "5", "--token-env", "TOKEN"];
  const methods = ["--methods", "eth_chainId"];
  const ran = await runCli(["check", url, ...options, ...methods, ...args], { env: { TOKEN: token } });
  if (ran.out === "") throw new Error(ran.err);
  return { ...ran, report: JSON.parse(ran.out) as Report };
}

function found({ findings }: Report): readonly string[] {
  return findings.map(({ id, subject, path = "" }) => `${id} ${subject} ${path}`.trim()).toSorted();
}

const withPayload = (message: Message, payload: unknown): Message => ({
  ...message,
  params: { ...(message["params"] as object), result: payload },
});
const readPayload = (message: Message): Record<string, unknown> | undefined =>
  message["method"] === "eth_subscription"
    ? ((message["params"] as Message)["result"] as Record<string, unknown>)
    : undefined;
/** Changes the response to a call over WebSocket. */
const said =
  (method: string, first: string | undefined, response: (message: Message) => Message): SocketDefect =>
  (message, call) =>
    call?.["method"] === method && (first === undefined || (call["params"] as unknown[])[0] === first)
      ? [response(message)]
      : undefined;

const isNewest = (tag: unknown): boolean => ["latest", "safe", "finalized"].includes(String(tag));
const own = (value: object, field: string): object => ({ ...value, [field]: "0x7" });

/** An event after the end of its subscription. */
function endless(): Defect {
  let last: Message | undefined;
  let isEnded = false;
  return {
    found: "subscription newHeads",
    socket: (message, call) => {
      if (readPayload(message)) last = message;
      isEnded ||= call?.["method"] === "eth_unsubscribe";
      if (!isEnded || call?.["method"] !== "eth_chainId" || !last) return undefined;
      return [message, withPayload(last, { ...readPayload(last), number: "0xffff" })];
    },
  };
}

/** Each run has defects that do not hide each other. */
const runs: Readonly<Record<string, readonly Defect[]>> = {
  "a socket that closes": [{ found: "web-socket WebSocket", closes: true }],
  "subscriptions that cannot be used": [
    {
      found: "web-socket eth_chainId",
      socket: said("eth_chainId", undefined, (message) => ({ ...message, result: "0x1" })),
    },
    {
      found: "subscription logs",
      socket: said("eth_subscribe", "logs", (message) => ({ ...message, result: { id: 1 } })),
    },
    {
      found: "subscription newPendingTransactions",
      socket: said("eth_subscribe", "newPendingTransactions", ({ id }) => ({
        jsonrpc: "2.0",
        id,
        error: { code: -32_603, message: "method handler crashed" },
      })),
    },
    {
      found: "schema newHeads number",
      socket: (message) => {
        const payload = readPayload(message);
        return payload && [withPayload(message, { ...payload, number: Number(payload["number"]) })];
      },
    },
  ],
  "HTTP, errors, and an event that is repeated": [
    {
      found: "cors access-control-allow-headers",
      preflight: { headers: { "access-control-allow-headers": "x-own" } },
    },
    {
      found: "cors access-control-allow-origin",
      raw: ({ method, params, id }) =>
        id === 1 && method === "eth_getBlockByNumber" && (params as unknown[])[1] === true
          ? { headers: { "access-control-allow-origin": "https://own.example" } }
          : undefined,
    },
    {
      found: "subscription newHeads",
      socket: (message) => (readPayload(message) ? [message, message] : undefined),
    },
    {
      found: "error-code request without a method",
      raw: ({ id, method }) =>
        id === 2 && method === undefined ? { status: 500, text: "Internal Server Error" } : undefined,
    },
    {
      found: "error-code params of a wrong type",
      raw: ({ params }) =>
        (params as Message | undefined)?.["nodeaccess"] === undefined
          ? undefined
          : { text: '{"jsonrpc":"2.0","id":3,"result":null}' },
    },
    {
      found: "log-range eth_getLogs",
      plant: (call, { id }) =>
        JSON.stringify(call["params"] ?? "").includes('0000000001"')
          ? { jsonrpc: "2.0", id, error: { code: -32_000, message: "something went wrong" } }
          : undefined,
    },
  ],
  "compression, events after the end and with a secret, and logs that a range lacks": [
    {
      found: "compression content-encoding",
      raw: ({ id, method }, response) =>
        id === 1 && method === "eth_getBlockByNumber"
          ? { headers: { "content-encoding": "gzip" }, text: gzipSync(JSON.stringify(response)) }
          : undefined,
    },
    endless(),
    {
      found: "secret credential",
      socket: (message) =>
        readPayload(message) ? [{ ...message, node: "t0ken-that-must-not-show" }] : undefined,
    },
    {
      found: "log-range eth_getLogs",
      plant: result("eth_getLogs", (logs: unknown[], [filter]) =>
        "address" in (filter as object) ? logs.slice(1) : logs,
      ),
    },
  ],
  "logs that differ in a range, and a subscription with another one's id": [
    {
      found: "subscription logs",
      socket: (() => {
        let first: unknown;
        return (message: Message, call: Message | undefined) => {
          if (call?.["method"] !== "eth_subscribe") return undefined;
          const isLogs = (call["params"] as unknown[])[0] === "logs";
          if (!isLogs) first ??= message["result"];
          return isLogs ? [{ ...message, result: first }] : undefined;
        };
      })(),
    },
    {
      found: "log-range eth_getLogs [0].data",
      plant: result("eth_getLogs", (logs: object[], [filter]) =>
        "address" in (filter as object) ? logs.map((log) => ({ ...log, data: "0x" })) : logs,
      ),
    },
  ],
};

describe("planted defects", () => {
  it.each(Object.entries(runs))("%s: each is found and named, and nothing else", async (_name, defects) => {
    node.plant(defects);
    const { code, report, out, err } = await check();
    const others = found(report).filter((one) => !honest.includes(one));
    expect(others).toEqual(defects.flatMap(({ found: one }) => one).toSorted());
    expect(code).toBe(5);
    expect(out + err).not.toContain(node.token);
  });

  it("a socket that says nothing", async () => {
    node.plant([{ found: "", socket: () => [] }]);
    const { report } = await check("--timeout", "1500");
    expect(found(report).filter((one) => !honest.includes(one))).toEqual(["web-socket WebSocket"]);
  });

  it("subscriptions that send nothing, while the chain grows", async () => {
    node.plant([{ found: "", socket: (message) => (readPayload(message) ? [] : undefined) }]);
    const { report } = await check("--event-seconds", "1", "--timeout", "1500");
    expect(found(report).filter((one) => !honest.includes(one))).toEqual(["subscription WebSocket"]);
    expect(report.capabilities["firstEventSeconds"]).toBe("none in 1");
  });

  it.each([
    ["before it was subscribed to", 1],
    ["right before it is looked at, and its event comes a moment later", 2],
  ])("subscriptions that send nothing, but not if the chain grew %s", async (_, read) => {
    const calm = await startDefectiveNode(anvil.url);
    onTestFinished(() => calm.close());
    let [isSubscribed, reads] = [false, 0];
    calm.plant([
      {
        found: "",
        plant: result("eth_blockNumber", (height: string) => {
          if (!isSubscribed || ++reads < read) return height;
          if (reads === 2) void callNode(anvil.url, "evm_mine");
          return `0x${(BigInt(height) + 1n).toString(16)}`;
        }),
        socket: (_message, call) => {
          isSubscribed ||= call?.["method"] === "eth_subscribe";
          return undefined;
        },
      },
    ]);
    const { report } = await checkAt(calm, "--event-seconds", "0.1");
    expect(found(report).filter((one) => !honest.includes(one))).toEqual([]);
  });

  it("a compressed response that is truncated", async () => {
    const block = gzipSync(JSON.stringify({ jsonrpc: "2.0", id: 1, result: "x".repeat(1_000) }));
    let count = 0;
    node.plant([
      {
        found: "",
        // The first one is without compression.
        raw: ({ id, method }) =>
          id === 1 && method === "eth_getBlockByNumber" && ++count === 2
            ? { headers: { "content-encoding": "gzip" }, text: block.subarray(0, -12) }
            : undefined,
      },
    ]);
    const { report } = await check();
    expect(found(report).filter((one) => !honest.includes(one))).toEqual(["compression accept-encoding"]);
  });

  it("a node that lags, and says other things of the same blocks", async () => {
    const old = (await callNode(anvil.url, "eth_getBlockByNumber", "latest", false)) as { number: string };
    await callNode(anvil.url, "evm_increaseTime", 600);
    await callNode(anvil.url, "anvil_mine", "0x3");
    node.plant([
      { found: "", plant: result("eth_getBlockByNumber", (block, [tag]) => (isNewest(tag) ? old : block)) },
      { found: "", plant: result("eth_blockNumber", () => old.number) },
      { found: "", plant: result("eth_getBalance", () => "0x7") },
      {
        found: "",
        plant: result("eth_getBlockReceipts", (all: object[]) => all.map((one) => own(one, "gasUsed"))),
      },
      { found: "", plant: result("eth_getLogs", (logs: object[]) => logs.map((log) => own(log, "data"))) },
    ]);
    const { report } = await check("--compare", anvil.url);
    expect(report.comparison?.headLag).toBeGreaterThan(2);
    const compared = found(report).filter((one) => /^(lag|differs)/.test(one));
    expect(compared).toEqual([
      "differs eth_getBalance",
      "differs eth_getBlockReceipts [0].gasUsed",
      "differs eth_getLogs [0].data",
      "lag newest block",
    ]);
  });
});
