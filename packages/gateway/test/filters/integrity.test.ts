import type { ServerResponse } from "node:http";
import { type Evidence, isNodeAccessError, verifyEvidence } from "@node-access/verify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { UpstreamsPart } from "../../src/options/network-options.ts";
import { createGateway, type Gateway } from "../../src/index.ts";
import { adminClient, readBody, gatewayWithAdmin } from "../admin-client.ts";
import { closeAfterTest } from "../cleanup.ts";
import { call, findNode, post, request as send } from "../client.ts";
import { startUpstream, type UpstreamServer } from "../upstream-server.ts";

interface Call {
  readonly id: unknown;
  readonly method: string;
  readonly params: readonly unknown[];
}

interface Block {
  readonly number: string;
  readonly hash: string;
  readonly transactions: readonly { readonly hash: string; readonly from: string }[];
}

/** Changes an upstream's result; `undefined` for an error in its place. */
type Lie = (result: unknown, call: Call) => unknown;

interface Listed {
  readonly id: string;
  readonly upstream: string;
  readonly method: string;
  readonly check: string;
  readonly path: string;
  readonly cordoned: boolean;
}

/** Serves the chain that all upstreams show. */
let source: Gateway;
let head: Block;
beforeAll(async () => {
  source = await createGateway({ networks: { "ethereum-mainnet": "simulator" }, blockTime: 3_600_000 });
  head = (await call(source, "eth_getBlockByNumber", "latest", true)) as Block;
});
afterAll(() => source.close());

/** An upstream that returns what the source returns, or a lie. */
async function upstreamWith(lie: Lie = (result) => result): Promise<UpstreamServer> {
  const { key } = findNode(source, "ethereum");
  const forward = async (body: string, response: ServerResponse): Promise<void> => {
    const value = JSON.parse(body) as Call | Call[];
    const calls = Array.isArray(value) ? value : [value];
    const answer = await fetch(`${source.url}/${key}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(calls),
    });
    const replies = (await answer.json()) as { id: unknown; result?: unknown; error?: unknown }[];
    for (const reply of replies) {
      const asked = calls.find(({ id }) => id === reply.id) as Call;
      if (reply.result === undefined) continue;
      reply.result = lie(reply.result, asked);
      if (reply.result === undefined) reply.error = { code: -32_601, message: "the method does not exist" };
    }
    response.setHeader("content-type", "application/json");
    const text = JSON.stringify(Array.isArray(value) ? replies : replies[0]);
    // A lie can name a member twice.
    response.end(text.replaceAll('"first:', '"'));
  };
  const server = await startUpstream((body, response) => {
    if (body === "") return void response.writeHead(426).end();
    forward(body, response).catch(() => response.destroy());
  });
  closeAfterTest(server);
  return server;
}

async function open(
  integrity: UpstreamsPart["integrity"],
  ...lies: readonly (Lie | undefined)[]
): Promise<{ gateway: Gateway; servers: readonly UpstreamServer[] }> {
  const servers = await Promise.all(lies.map((lie) => upstreamWith(lie)));
  // Each upstream is used only if those before it cannot be.
  const upstreams = servers.map(({ url }, index) => ({ name: `node-${index + 1}`, url, tier: index + 1 }));
  const rpc = { upstreams, cache: "off", hedging: "off", ...(integrity && { integrity }) } as const;
  const gateway = await gatewayWithAdmin({
    networks: { "ethereum-mainnet": { rpc } },
    metrics: { port: 0 },
  });
  closeAfterTest(gateway);
  return { gateway, servers };
}

async function listed(gateway: Gateway): Promise<readonly Listed[]> {
  return readBody<{ results: Listed[] }>(await adminClient(gateway)("GET", "/wrong-results/"), 200).results;
}

async function cordoned(gateway: Gateway): Promise<Record<string, string | null>> {
  interface Upstream {
    readonly name: string;
    readonly cordoned: boolean;
    readonly cordon_reason: string | null;
  }
  const { results } = readBody<{ results: Upstream[] }>(
    await adminClient(gateway)("GET", "/upstreams/"),
    200,
  );
  return Object.fromEntries(
    results.filter((one) => one.cordoned).map(({ name, cordon_reason: reason }) => [name, reason]),
  );
}

/** Drops the last log or receipt. */
const shorter =
  (name: string): Lie =>
  (result, { method }) =>
    method === name ? (result as unknown[]).slice(0, -1) : result;
const shorterLogs = shorter("eth_getLogs");
/** Returns fewer logs, and not what would give that away. */
const silent: Lie = (result, asked) =>
  asked.method === "eth_getBlockByHash" ? undefined : shorterLogs(result, asked);

const deny: Lie = (result, { method }) => (method === "eth_getTransactionReceipt" ? null : result);

const stale: Lie = (result, { method }) => (method === "eth_getBalance" ? "0x1" : result);

const wrong: Lie = (result, asked) =>
  asked.method === "eth_getTransactionReceipt"
    ? { ...(result as object), status: "0x0" }
    : shorterLogs(result, asked);

const receipt = (gateway: Gateway): Promise<unknown> =>
  call(gateway, "eth_getTransactionReceipt", head.transactions[0]?.hash);

const range = () => ({ fromBlock: `0x${(Number(head.number) - 3).toString(16)}`, toBlock: head.number });

describe("wrong results of an upstream", () => {
  it("reach no caller with enforce: another upstream is asked, and the liar is cordoned", async () => {
    const { gateway } = await open("enforce", shorterLogs, undefined, undefined);
    const right = await call(source, "eth_getLogs", range());
    const calls = Array.from({ length: 12 }, () => call(gateway, "eth_getLogs", range()));
    for (const result of await Promise.all(calls)) expect(result).toEqual(right);
    await expect
      .poll(() => cordoned(gateway))
      .toEqual({
        "node-1": "returned a wrong result of eth_getLogs: result (missing-log)",
      });
    await expect.poll(() => listed(gateway)).toHaveLength(1);
    const [one] = await listed(gateway);
    expect(one).toMatchObject({
      upstream: "ethereum-mainnet.rpc.node-1",
      check: "missing-log",
      cordoned: true,
    });
    const admin = adminClient(gateway);
    const whole = readBody<{ evidence: Evidence }>(await admin("GET", `/wrong-results/${one?.id}/`), 200);
    const again = await verifyEvidence(whole.evidence).catch((error: unknown) => error);
    expect(isNodeAccessError(again, "DATA_INVALID") && again.context.check).toBe("missing-log");
    const audit = readBody<{ results: object[] }>(await admin("GET", "/audit/?action=cordonUpstream"), 200);
    expect(audit.results).toMatchObject([{ actor: "gateway", subject: "ethereum-mainnet.rpc.node-1" }]);
    const metrics = await (await fetch(String(gateway.metricsUrl))).text();
    expect(metrics).toMatch(/gateway_integrity_checks_total\{.*upstream="node-1",outcome="wrong"\} [1-9]/);
    // As with other cordons, an operator puts it back into use.
    readBody(await admin("POST", "/upstreams/ethereum-mainnet.rpc.node-1/uncordon/"), 200);
    expect(await cordoned(gateway)).toEqual({});
    for (let count = 0; count < 6; count += 1)
      expect(await call(gateway, "eth_getLogs", range())).toEqual(right);
    await expect.poll(async () => Object.keys(await cordoned(gateway))).toEqual(["node-1"]);
  });

  it("are returned with observe, and recorded afterwards", async () => {
    const { gateway } = await open({ mode: "observe" }, shorter("eth_getBlockReceipts"));
    const right = (await call(source, "eth_getBlockReceipts", head.number)) as unknown[];
    expect(await call(gateway, "eth_getBlockReceipts", head.number)).toEqual(right.slice(0, -1));
    await expect
      .poll(() => listed(gateway))
      .toMatchObject([{ method: "eth_getBlockReceipts", cordoned: false }]);
    expect(await cordoned(gateway)).toEqual({});
  });

  it("are errors if no upstream has a right one, and the last upstream is not cordoned", async () => {
    const { gateway } = await open("enforce", shorterLogs);
    await expect(call(gateway, "eth_getLogs", range())).rejects.toThrow(
      "no upstream has a result of eth_getLogs that agrees with the chain: result is wrong (missing-log)",
    );
    expect(await cordoned(gateway)).toEqual({});
    expect(await call(gateway, "eth_getBlockByNumber", head.number, true)).toMatchObject({ hash: head.hash });
  });

  it("do not make those wrong that come later from the same upstream", async () => {
    let liesLeft = 1;
    const once: Lie = (result, { method }) =>
      method === "eth_getBlockByHash" && liesLeft-- > 0
        ? { ...(result as Block), stateRoot: head.hash }
        : result;
    const { gateway } = await open("enforce", once);
    await expect(receipt(gateway)).rejects.toThrow("is wrong");
    expect(await receipt(gateway)).toMatchObject({ blockHash: head.hash });
  });

  it("cannot hide in front of right ones with the same name", async () => {
    const { gateway } = await open("enforce", (result, { method }) =>
      method === "eth_getTransactionReceipt" ? { "first:status": "0x0", ...(result as object) } : result,
    );
    const params = [head.transactions[0]?.hash];
    const { text } = await post(gateway, "ethereum", {
      jsonrpc: "2.0",
      id: 1,
      method: "eth_getTransactionReceipt",
      params,
    });
    expect(text.match(/"status":"\w+"/g)).toEqual(['"status":"0x1"']);
  });

  it("cannot hide behind an upstream that does not return what would settle them", async () => {
    const { gateway } = await open("enforce", silent, undefined);
    const right = await call(source, "eth_getLogs", range());
    for (let count = 0; count < 4; count += 1)
      expect(await call(gateway, "eth_getLogs", range())).toEqual(right);
    expect(await cordoned(gateway)).toEqual({});
  });

  it("are found if an upstream denies a receipt of a block that it has", async () => {
    const number = `0x${(Number(head.number) - 8).toString(16)}`;
    const old = (await call(source, "eth_getBlockByNumber", number, true)) as Block;
    const hash = old.transactions[0]?.hash;
    const right = await call(source, "eth_getTransactionReceipt", hash);
    const { gateway: alone } = await open("enforce", deny);
    await expect(call(alone, "eth_getTransactionReceipt", hash)).rejects.toThrow("result is wrong (absence)");
    expect(await call(alone, "eth_getTransactionReceipt", `0x${"ab".repeat(32)}`)).toBeNull();
    const { gateway } = await open("enforce", deny, undefined);
    expect(await call(gateway, "eth_getTransactionReceipt", hash)).toEqual(right);
  });

  it("are found by a block that the operator trusts", async () => {
    const { number, hash } = head;
    const trustedBlock = { number: Number(number), hash };
    const verified = { mode: "enforce", level: "verified", trustedBlock } as const;
    const before = `0x${(Number(number) - 3).toString(16)}`;
    const { gateway: honest } = await open(verified, undefined);
    const right = await call(honest, "eth_getBlockByNumber", before, true);
    expect(right).toEqual(await call(source, "eth_getBlockByNumber", before, true));
    expect(await (await fetch(String(honest.metricsUrl))).text()).toContain('outcome="verified"');
    // The chain of this node is another one, and consistent with itself.
    const wrongBlock = { number: Number(number), hash: `0x${"ab".repeat(32)}` };
    const { gateway: other } = await open({ ...verified, trustedBlock: wrongBlock }, undefined);
    await expect(call(other, "eth_getBlockByNumber", before, true)).rejects.toThrow("(anchor)");
  });

  it("are those of an upstream that has a block, if another one is behind", async () => {
    const before = `0x${(Number(head.number) - 3).toString(16)}`;
    const older = (await call(source, "eth_getBlockByNumber", before, false)) as Block;
    const trustedBlock = { number: Number(older.number), hash: older.hash };
    const late: Lie = (result, { params }) =>
      [head.hash, head.number, head.transactions[0]?.hash].includes(params[0] as string) ? null : result;
    const { gateway } = await open({ mode: "enforce", level: "verified", trustedBlock }, late, undefined);
    for (const [method, ...params] of [
      ["eth_getBlockByHash", head.hash, false],
      ["eth_getBlockByNumber", head.number, true],
      ["eth_getTransactionByHash", head.transactions[0]?.hash],
      ["eth_getTransactionReceipt", head.transactions[0]?.hash],
    ] as const)
      expect(await call(gateway, method, ...params)).toEqual(await call(source, method, ...params));
  });

  it("are found in batches and behind tags", async () => {
    const { gateway } = await open("enforce", stale, undefined, undefined);
    const address = head.transactions[0]?.from;
    const right = await call(source, "eth_getBalance", address, "latest");
    const batch = Array.from({ length: 9 }, (_, id) => ({
      jsonrpc: "2.0",
      id,
      method: "eth_getBalance",
      params: [address, id % 2 === 0 ? "latest" : head.number],
    }));
    const { key } = findNode(gateway, "ethereum");
    const answer = await fetch(`${gateway.url}/${key}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(batch),
    });
    const results = (await answer.json()) as { result: unknown }[];
    expect(results.map(({ result }) => result)).toEqual(batch.map(() => right));
  });
});

const otherHash = `0x${"cd".repeat(32)}`;
/** Changes a result of one method, whoever asks: also what checks read. */
const change =
  (method: string, of: (result: never, params: readonly unknown[]) => unknown): Lie =>
  (result, asked) =>
    asked.method === method ? of(result as never, asked.params) : result;
const both =
  (...lies: readonly Lie[]): Lie =>
  (result, asked) => {
    let told: unknown = result;
    for (const lie of lies) told = told === undefined ? undefined : lie(told, asked);
    return told;
  };
/** Refuses what a check reads of blocks. */
const mute =
  (methods: RegExp): Lie =>
  (result, { method }) =>
    methods.test(method) ? undefined : result;
const withExtra = (block: Block): object => ({ ...block, laterRoot: otherHash, gasUsed: "0x1" });
const ofLaterFork = both(change("eth_getBlockByNumber", withExtra), change("eth_getBlockByHash", withExtra));
const withType = (block: Block): object => ({
  ...block,
  transactions: block.transactions.map((one) => (typeof one === "string" ? one : { ...one, type: "0x70" })),
});
const ofLaterType = both(change("eth_getBlockByNumber", withType), change("eth_getBlockByHash", withType));
const pending = change("eth_getTransactionByHash", (transaction: object) => ({
  ...transaction,
  blockHash: null,
  blockNumber: null,
  transactionIndex: null,
}));
const address = (): string => String(head.transactions[0]?.from);
const hash = (): string => String(head.transactions[0]?.hash);
const createIntegrityLog = (number: number): object => ({
  address: address(),
  topics: [],
  data: "0x",
  blockNumber: `0x${number.toString(16)}`,
  blockHash: otherHash,
  transactionHash: otherHash,
  transactionIndex: "0x0",
  logIndex: "0x0",
  removed: false,
});
const longRange = () => ({
  fromBlock: `0x${(Number(head.number) - 29).toString(16)}`,
  toBlock: head.number,
});
const invented = Array.from({ length: 30 }, (_, index) => index);

const steered: readonly (readonly [string, string, () => readonly unknown[], Lie])[] = [
  ["a field that no rules know", "eth_getBlockByNumber", () => [head.number, false], ofLaterFork],
  [
    "such a field of the header that the check reads",
    "eth_getBalance",
    () => [address(), head.number],
    both(ofLaterFork, stale),
  ],
  ["a type that no rules know", "eth_getBlockByHash", () => [head.hash, true], ofLaterType],
  [
    "such a type in the block that the check reads",
    "eth_getTransactionReceipt",
    () => [hash()],
    both(ofLaterType, wrong),
  ],
  [
    "receipts that the upstream does not have",
    "eth_getTransactionReceipt",
    () => [hash()],
    both(mute(/eth_getBlockReceipts/), wrong),
  ],
  [
    "proofs that it does not have",
    "eth_getBalance",
    () => [address(), head.number],
    both(mute(/Proof/), stale),
  ],
  [
    "a block that it does not have",
    "eth_getLogs",
    () => [range()],
    both(
      change("eth_getBlockByHash", () => null),
      shorterLogs,
    ),
  ],
  [
    "logs of more blocks than a check reads",
    "eth_getLogs",
    () => [longRange()],
    change("eth_getLogs", () =>
      invented.map((index) => createIntegrityLog(Number(head.number) - 29 + index)),
    ),
  ],
  ["a transaction that is in a block, as pending", "eth_getTransactionByHash", () => [hash()], pending],
  ["an error in place of a result", "eth_getBlockByNumber", () => [head.number, true], mute(/eth_getBlock/)],
  [
    "no bytes in place of a transaction",
    "debug_getRawTransaction",
    () => [hash()],
    change("debug_getRawTransaction", () => "0x"),
  ],
  [
    "no block with a hash",
    "eth_getBlockByHash",
    () => [head.hash, true],
    change("eth_getBlockByHash", () => null),
  ],
];

async function marked(gateway: Gateway, method: string, ...params: readonly unknown[]) {
  const { json, headers } = await post(gateway, "ethereum", { jsonrpc: "2.0", id: 1, method, params });
  const { result, error } = json as { result?: unknown; error?: { message: string } };
  return { result, error: error?.message, mark: headers.get("x-node-access-integrity") };
}

describe("results that cannot be checked", () => {
  it.each(steered)("are those of another upstream: %s", async (_, method, params, lie) => {
    const { gateway } = await open("enforce", lie, undefined, undefined);
    const right = await call(source, method, ...params());
    const { result, mark } = await marked(gateway, method, ...params());
    expect(result).toEqual(right);
    // Nobody can check so many logs: the other two agree.
    expect(mark).toBe(JSON.stringify(params()) === JSON.stringify([longRange()]) ? "unverified" : null);
    expect(await cordoned(gateway)).toEqual({});
  });

  it("pass marked if two upstreams agree, or there is only one", async () => {
    const right = (await call(source, "eth_getBlockByNumber", head.number, false)) as Block;
    const params = ["eth_getBlockByNumber", head.number, false] as const;
    const agreeing = { result: withExtra(right), error: undefined, mark: "unverified" };
    const { gateway: alone } = await open("enforce", ofLaterFork);
    expect(await marked(alone, ...params)).toEqual(agreeing);
    const { gateway } = await open("enforce", ofLaterFork, ofLaterFork);
    expect(await marked(gateway, ...params)).toEqual(agreeing);
    const { key } = findNode(alone, "ethereum");
    const batch = [1, 2].map((id) => ({ jsonrpc: "2.0", id, method: params[0], params: params.slice(1) }));
    const { headers } = await send(`${alone.url}/${key}`, { method: "POST", body: batch });
    expect(headers.get("x-node-access-integrity")).toBe("unverified");
  });

  it("are errors if upstreams disagree", async () => {
    const other = change("eth_getBlockByNumber", (block: Block) => ({ ...withExtra(block), gasUsed: "0x2" }));
    const { gateway } = await open("enforce", ofLaterFork, other);
    const { error } = await marked(gateway, "eth_getBlockByNumber", head.number, false);
    expect(error).toContain("no upstream has a result of eth_getBlockByNumber that can be checked");
    expect(await cordoned(gateway)).toEqual({});
  });

  it("are not stored as if they had been checked", async () => {
    const servers = [await upstreamWith(ofLaterFork)];
    const upstreams = servers.map(({ url }) => ({ name: "node", url }));
    const gateway = await createGateway({
      networks: { "ethereum-mainnet": { rpc: { upstreams, integrity: "enforce" } } },
    });
    closeAfterTest(gateway);
    for (let count = 0; count < 2; count += 1)
      expect(await marked(gateway, "eth_getBlockByHash", head.hash, false)).toMatchObject({
        mark: "unverified",
      });
  });

  it("of a pending transaction are checked for who has signed it", async () => {
    const from = change("eth_getTransactionByHash", (one: object) => ({
      ...one,
      from: otherHash.slice(0, 42),
    }));
    const { gateway } = await open("enforce", both(pending, from));
    const { error } = await marked(gateway, "eth_getTransactionByHash", hash());
    expect(error).toContain("result.from is wrong (sender)");
  });
});

it("the logs of a filter are checked like others: wrong ones reach no caller", async () => {
  const { gateway } = await open("enforce", both(shorterLogs, shorter("eth_getFilterLogs")), undefined);
  const right = await call(source, "eth_getLogs", range());
  const id = await call(gateway, "eth_newFilter", range());
  expect(await call(gateway, "eth_getFilterLogs", id)).toEqual(right);
  await expect.poll(() => cordoned(gateway)).toHaveProperty("node-1");
  // The upstream that created it is out of use now, and not needed for it.
  expect(await call(gateway, "eth_getFilterLogs", id)).toEqual(right);
  const other = await call(gateway, "eth_newFilter", {});
  expect(await call(gateway, "eth_uninstallFilter", other)).toBe(true);
  await expect(call(gateway, "eth_getFilterLogs", other)).rejects.toThrow("filter not found");
});

describe("what all upstreams contradict", () => {
  it("is reported once, and no upstream is taken out of use", async () => {
    const { gateway } = await open("enforce", shorterLogs, shorterLogs);
    for (let count = 0; count < 3; count += 1)
      await expect(call(gateway, "eth_getLogs", range())).rejects.toThrow("result is wrong (missing-log)");
    await expect.poll(() => listed(gateway)).toHaveLength(1);
    expect(await listed(gateway)).toMatchObject([{ check: "missing-log", cordoned: false }]);
    expect(await cordoned(gateway)).toEqual({});
  });

  it("does not hide different lies", async () => {
    const noLogs = change("eth_getLogs", () => []);
    const { gateway } = await open("enforce", shorterLogs, noLogs);
    await expect(call(gateway, "eth_getLogs", range())).rejects.toThrow("no upstream has a result");
    await expect.poll(() => listed(gateway)).toHaveLength(2);
  });
});

describe("checks of results", () => {
  it("leave honest upstreams alone", async () => {
    const { gateway } = await open({ mode: "enforce", senders: true }, undefined, undefined);
    const [transaction] = head.transactions;
    const calls: [string, ...unknown[]][] = [
      ["eth_getBlockByNumber", "latest", true],
      ["eth_getBlockByHash", head.hash, false],
      ["eth_getTransactionReceipt", transaction?.hash],
      ["eth_getTransactionByHash", transaction?.hash],
      ["eth_getLogs", range()],
      ["eth_getProof", transaction?.from, [], head.number],
      ["eth_getBalance", transaction?.from, "latest"],
      ["eth_call", { to: transaction?.from }, "latest"],
      ["eth_getTransactionReceipt", `0x${"ab".repeat(32)}`],
    ];
    for (const [method, ...params] of calls)
      expect(await call(gateway, method, ...params)).toEqual(await call(source, method, ...params));
    expect(await listed(gateway)).toEqual([]);
    const metrics = await (await fetch(String(gateway.metricsUrl))).text();
    expect(metrics).toContain('outcome="consistent"');
    expect(metrics).not.toContain('outcome="unverifiable"');
    expect(metrics).not.toContain('outcome="wrong"');
  });

  it("are made of the chosen methods, and with no more additional calls than allowed", async () => {
    const chosen = await open({ mode: "enforce", methods: ["eth_getBlockByNumber"] }, wrong);
    expect(await receipt(chosen.gateway)).toMatchObject({ status: "0x0" });
    const bounded = await open({ mode: "enforce", readsPerMinute: 0 }, wrong);
    expect(await receipt(bounded.gateway)).toMatchObject({ status: "0x0" });
    const alone = await open({ mode: "enforce", maxReads: 0 }, wrong);
    expect(await receipt(alone.gateway)).toMatchObject({ status: "0x0" });
    const none = await open({ mode: "enforce", sampling: 0 }, wrong);
    expect(await receipt(none.gateway)).toMatchObject({ status: "0x0" });
    const all = await open("enforce", wrong);
    await expect(receipt(all.gateway)).rejects.toThrow("no upstream has a result");
    expect(chosen.servers[0]?.bodies.join()).not.toContain("eth_getBlockReceipts");
  });

  it("are rejected with a level and no trusted block, or the other way around", async () => {
    const upstreams = [{ name: "a", url: "http://127.0.0.1:1" }];
    const trustedBlock = { number: 1, hash: `0x${"11".repeat(32)}` };
    const path = "networks.ethereum-mainnet.rpc.integrity.trustedBlock";
    for (const [options, wrongPath] of [
      [{ level: "verified" }, path],
      [{ trustedBlock }, path],
      [{ level: "verified", trustedBlock: { number: 1, hash: "0x1" } }, `${path}.hash`],
      [{ level: "trusted" }, "networks.ethereum-mainnet.rpc.integrity.level"],
    ] as const) {
      const integrity = { mode: "enforce", ...options } as never;
      await expect(
        createGateway({ networks: { "ethereum-mainnet": { rpc: { upstreams, integrity } } } }),
      ).rejects.toThrow(wrongPath);
    }
  });

  it("are rejected where there is nothing to check", async () => {
    const upstreams = [{ name: "a", url: "http://127.0.0.1:1" }];
    const integrity = "enforce";
    await expect(
      createGateway({ networks: { "solana-mainnet": { rpc: { upstreams, integrity } } } }),
    ).rejects.toThrow("networks.solana-mainnet.rpc.integrity");
    await expect(
      createGateway({ networks: { "ethereum-mainnet": { beacon: { upstreams, integrity } } } }),
    ).rejects.toThrow("networks.ethereum-mainnet.beacon.integrity");
    await expect(
      createGateway({ networks: { "ethereum-mainnet": { chainId: "any", rpc: { upstreams, integrity } } } }),
    ).rejects.toThrow("networks.ethereum-mainnet.rpc.integrity");
  });
});
