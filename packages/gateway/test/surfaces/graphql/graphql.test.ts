import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createGateway, type Gateway, type LogEntry } from "../../../src/index.ts";
import { closeAfterTest } from "../../cleanup.ts";
import { call, type HttpResponse, findNode, request } from "../../client.ts";
import { upstreamsAt } from "../../networks.ts";
import { respondWith, startUpstream, type UpstreamServer } from "../../upstream-server.ts";

const adminKey = "a".repeat(32);
const limits = { graphqlDepth: 6, graphqlCost: 2_000, requestsPerSecond: 100_000, requestBurst: 100_000 };
const [owner, other] = [`0x${"11".repeat(20)}`, `0x${"22".repeat(20)}`];
const draft = { accept: "application/graphql-response+json" };

interface Result {
  readonly data?: unknown;
  readonly errors?: readonly { message: string; path?: unknown; extensions?: unknown }[];
}

function send(
  gateway: Gateway,
  query: unknown,
  variables?: object | string,
  headers: Record<string, string> = draft,
): Promise<HttpResponse> {
  const body =
    typeof variables === "string"
      ? `{"query":${JSON.stringify(query)},"variables":${variables}}`
      : { query, variables };
  const url = `${gateway.url}/${findNode(gateway, "ethereum").key}/graphql`;
  return request(url, { method: "POST", headers, body });
}

async function run(gateway: Gateway, query: string, variables?: object | string): Promise<Result> {
  return JSON.parse((await send(gateway, query, variables)).text) as Result;
}

function readLogs(receipt: Record<string, unknown> = {}): Record<string, unknown>[] {
  return receipt["logs"] as Record<string, unknown>[];
}

describe("GraphQL over the simulated chain", () => {
  const log: LogEntry[] = [];
  let gateway: Gateway;
  beforeAll(async () => {
    gateway = await createGateway({
      networks: { "ethereum-mainnet": "simulator", "starknet-mainnet": "simulator" },
      admin: { key: adminKey },
      metrics: {},
      accessLog: 1,
      limits,
      log: (entry) => void log.push(entry),
      cors: { origins: ["https://page.example"] },
    });
  });
  afterAll(() => gateway.close());

  it("returns what JSON-RPC returns", async () => {
    const block = (await call(gateway, "eth_getBlockByNumber", "0x55d4a80", true)) as Record<string, unknown>;
    const receipts = (await call(gateway, "eth_getBlockReceipts", "0x55d4a80")) as Record<string, unknown>[];
    const transactions = block["transactions"] as Record<string, string>[];
    expect(transactions.length).toBeGreaterThan(1);
    const code = await call(gateway, "eth_getCode", transactions[0]?.["to"], "latest");
    const countsNow = (): Promise<unknown[]> =>
      Promise.all(transactions.map(({ from }) => call(gateway, "eth_getTransactionCount", from, "latest")));
    const runQuery = () =>
      run(
        gateway,
        `{ chainID block(number: 90000000) { hash transactionCount parent { hash } transactions {
          hash status effectiveTip from { address transactionCount } logs { index topics account { code } }
        } } }`,
      );
    let before: unknown[];
    let counts: unknown[] = [];
    let response: Awaited<ReturnType<typeof run>>;
    // The chain moves: between two equal counts, it has not.
    do {
      before = await countsNow();
      response = await runQuery();
      counts = await countsNow();
    } while (String(before) !== String(counts));
    const { data, errors } = response;
    expect(errors).toBeUndefined();
    expect(data).toEqual({
      chainID: await call(gateway, "eth_chainId"),
      block: {
        hash: block["hash"],
        transactionCount: `0x${transactions.length.toString(16)}`,
        parent: { hash: block["parentHash"] },
        transactions: transactions.map(({ hash, from, maxPriorityFeePerGas }, index) => ({
          hash,
          status: receipts[index]?.["status"],
          effectiveTip: maxPriorityFeePerGas,
          from: { address: from, transactionCount: counts[index] },
          logs: readLogs(receipts[index]).map(({ logIndex, topics }) => ({
            index: logIndex,
            topics,
            account: { code },
          })),
        })),
      },
    });
  });

  it("returns the other fields next to the errors of some", async () => {
    const { status, text } = await send(
      gateway,
      `{ chainID transaction(hash: "0x${"0".repeat(64)}") { hash } blocks { number } }`,
    );
    expect(status).toBe(200);
    expect(JSON.parse(text)).toEqual({
      data: null,
      errors: [
        expect.objectContaining({
          message: "blocks: expected the number of the first block (from)",
          path: ["blocks"],
        }) as unknown,
      ],
    });
    const partial = await run(
      gateway,
      "{ chainID block { call(data: {}) { gasUsed } ommerAt(index: 5) { hash } } }",
    );
    expect(partial).toMatchObject({ data: { chainID: "0x1", block: { ommerAt: null } } });
  });

  it("rejects what nests too deep, also in fragments, and says how to allow it", async () => {
    const deep = `{ block { ...a } } fragment a on Block { parent { parent { ... on Block { parent { ...b } } } } }
      fragment b on Block { parent { parent { number } } }`;
    const { status, text } = await send(gateway, deep);
    expect(status).toBe(400);
    expect(text).toContain("7 levels deep, and 6 are allowed");
    expect(text).toContain("limits.graphqlDepth");
    expect(await run(gateway, "{ block { ...a } } fragment a on Block { parent { ...a } }")).toMatchObject({
      errors: [{ message: expect.stringContaining("within itself") as unknown }],
    });
  });

  it.each([
    ["a range of many blocks", "{ blocks(from: 0, to: 89000000) { number } }"],
    [
      "many calls",
      `{ ${Array.from({ length: 60 }, (_, at) => `b${at}: block(number: ${at}) { hash }`).join(" ")} }`,
    ],
    [
      "many fields of few blocks",
      `{ block { transactions { block { transactions { ${Array.from({ length: 300 }, (_, at) => `h${at}: hash`).join(" ")} } } } } }`,
    ],
  ])("ends a query that costs too much: %s", async (_, query) => {
    const { data, errors } = await run(gateway, query);
    expect(data).toBeNull();
    expect(errors).toHaveLength(1);
    expect(errors?.[0]).toMatchObject({ extensions: { code: "COST_LIMIT", limit: 2_000 } });
    expect(errors?.[0]?.message).toContain("limits.graphqlCost");
  });

  it("rejects a query whose fragments stand for too many fields before it checks it", async () => {
    const doubled = Array.from(
      { length: 20 },
      (_, at) => `fragment f${at} on Block { ...f${at + 1} ...f${at + 1} }`,
    );
    const text = `{ block { ...f0 } } ${doubled.join(" ")} fragment f20 on Block { number }`;
    expect(await run(gateway, text)).toMatchObject({ errors: [{ extensions: { code: "FIELD_LIMIT" } }] });
  });

  it("counts the fields that describe the schema too", async () => {
    const { errors } = await run(
      gateway,
      `{ ${Array.from({ length: 90 }, (_, at) => `a${at}: __schema { types { name } }`).join(" ")} }`,
    );
    expect(errors).toMatchObject([{ extensions: { code: "COST_LIMIT" } }]);
  });

  it("rejects a query with too many words before it checks it", async () => {
    const { text } = await send(gateway, `{ ${"chainID ".repeat(11_000)} }`);
    expect(text).toContain("10000 tokens");
  });

  it("reads integers of any form, and keeps their digits", async () => {
    const query = "query ($n: Long) { block(number: $n) { number } }";
    for (const n of ["90000000", '"90000000"', '"0x55d4a80"'])
      expect(await run(gateway, query, `{"n":${n}}`)).toEqual({ data: { block: { number: "0x55d4a80" } } });
    // Rounded, it would be 2^64, which is too large.
    expect(await run(gateway, query, '{"n":18446744073709551615}')).toEqual({ data: { block: null } });
    expect(await run(gateway, query, '{"n":18446744073709551616}')).toMatchObject({
      errors: [{ message: expect.stringContaining("from 0 to 2^64 - 1") as unknown }],
    });
    expect(await run(gateway, '{ block(hash: "0x12") { number } }')).toMatchObject({
      errors: [{ message: expect.stringContaining("32 bytes as hex") as unknown }],
    });
  });

  it("serves queries with GET, and mutations only with POST", async () => {
    const { key } = findNode(gateway, "ethereum");
    const get = (query: string): Promise<HttpResponse> =>
      request(`${gateway.url}/${key}/graphql?query=${encodeURIComponent(query)}`);
    expect((await get("{ chainID }")).json).toEqual({ data: { chainID: "0x1" } });
    expect((await get('mutation { sendRawTransaction(data: "0x01") }')).status).toBe(405);
    expect((await request(`${gateway.url}/${key}/graphql`, { method: "DELETE" })).status).toBe(405);
  });

  it("reports a mutation's error of the node with its code", async () => {
    const { errors } = await run(gateway, 'mutation { sendRawTransaction(data: "0x01") }');
    expect(errors).toMatchObject([{ path: ["sendRawTransaction"], extensions: { code: -32000 } }]);
  });

  it("accepts the credentials of JSON-RPC, and no others", async () => {
    const { key, username, password } = findNode(gateway, "ethereum");
    const body = { query: "{ chainID }" };
    const at = (headers: Record<string, string>): Promise<HttpResponse> =>
      request(`${gateway.url}/graphql`, { method: "POST", headers, body });
    const basic = `Basic ${Buffer.from(`${username}:${password}`).toString("base64")}`;
    expect((await at({ authorization: basic })).json).toEqual({ data: { chainID: "0x1" } });
    expect((await at({ authorization: `Bearer ${key}` })).status).toBe(401);
    expect((await at({})).status).toBe(401);
    const { headers } = await send(gateway, "{ chainID }", {}, { origin: "https://page.example" });
    expect(headers.get("access-control-allow-origin")).toBe("https://page.example");
  });

  it("denies the methods that a credential does not allow, each in its field", async () => {
    const { id } = findNode(gateway, "ethereum");
    const { json } = await request(`${gateway.adminUrl}/v1/nodes/${id}/credentials/`, {
      method: "POST",
      headers: { authorization: `Bearer ${adminKey}` },
      body: { name: "reader", methods: ["eth_chainId", "eth_getBlock*"] },
    });
    const url = `${gateway.url}/${(json as { key: string }).key}/graphql`;
    const ask = async (query: string): Promise<unknown> =>
      (await request(url, { method: "POST", body: { query } })).json;
    expect(await ask(`{ chainID block { call(data: {}) { data } } }`)).toMatchObject({
      data: { chainID: "0x1", block: { call: null } },
      errors: [{ message: "this credential does not allow eth_call", path: ["block", "call"] }],
    });
    expect(await ask('mutation { sendRawTransaction(data: "0x01") }')).toMatchObject({
      data: null,
      errors: [{ message: "this credential does not allow eth_sendRawTransaction" }],
    });
  });

  it("says that a protocol has no GraphQL", async () => {
    const url = `${gateway.url}/${findNode(gateway, "starknet").key}/graphql`;
    const { status, text } = await request(url, { method: "POST", body: { query: "{ chainID }" } });
    expect(status).toBe(404);
    expect(text).toContain("Starknet nodes have no GraphQL");
  });

  it("is in the log and the metrics under its own name, and in the usage by the calls that it took", async () => {
    await run(gateway, "{ chainID gasPrice }");
    const entries = log.filter(({ event, surface }) => event === "call" && surface === "graphql");
    expect(entries).toContainEqual(expect.objectContaining({ method: "query", outcome: "ok" }));
    expect(entries).toContainEqual(expect.objectContaining({ method: "mutation", outcome: "caller" }));
    const { text } = await request(gateway.metricsUrl ?? "");
    expect(text).toMatch(/gateway_calls_total\{surface="graphql",method="query",network="ethereum-mainnet"/);
  });
});

const createHash = (at: number): string => `0x${at.toString(16).padStart(64, "0")}`;

async function start(upstream: UpstreamServer, more: object = {}): Promise<Gateway> {
  const gateway = await createGateway({
    networks: { "ethereum-mainnet": { chainId: "any", rpc: upstreamsAt(upstream.url) } },
    ...more,
  });
  closeAfterTest(gateway);
  return gateway;
}

describe("GraphQL over upstreams", () => {
  const transactions = Array.from({ length: 100 }, (_, at) => ({
    hash: createHash(at),
    from: at % 2 === 0 ? owner : other,
    to: null,
    blockNumber: "0x5",
    blockHash: createHash(5_000),
    transactionIndex: `0x${at.toString(16)}`,
  }));
  const block = { number: "0x5", hash: createHash(5_000), timestamp: "0x0", parentHash: createHash(4_999) };
  const createReceipt = ({ hash, blockHash }: (typeof transactions)[0]): object => ({
    transactionHash: hash,
    blockHash,
    status: "0x1",
    logs: [],
  });
  /** What the node responds with, by method. */
  const results: Record<string, (params: unknown[]) => unknown> = {
    eth_chainId: () => "0x1",
    eth_blockNumber: () => "0x5",
    eth_getBlockByNumber: ([, isWhole]) => ({
      ...block,
      transactions: isWhole ? transactions : transactions.map(({ hash }) => hash),
    }),
    eth_getBlockReceipts: () => transactions.map(createReceipt),
    eth_getBalance: () => "0x7",
  };

  it("reads a block with a hundred transactions, their receipts and accounts with few requests", async () => {
    const upstream = await startUpstream(
      respondWith((method, params) => results[method]?.(params as unknown[]) ?? null),
    );
    closeAfterTest(upstream);
    const gateway = await start(upstream);
    const query = `{ block(number: 5) { transactions { hash status block { hash } from { balance } } } }`;
    const { data, errors } = await run(gateway, query);
    expect(errors).toBeUndefined();
    expect((data as { block: { transactions: unknown[] } }).block.transactions).toEqual(
      transactions.map(({ hash }) => ({
        hash,
        status: "0x1",
        block: { hash: block.hash },
        from: { balance: "0x7" },
      })),
    );
    const made = upstream.bodies
      .filter((body) => body !== "")
      .flatMap((body) => [JSON.parse(body)].flat() as { method: string }[])
      .map(({ method }) => method);
    expect(made.filter((method) => method === "eth_getBlockReceipts")).toHaveLength(1);
    expect(made.filter((method) => method === "eth_getBalance")).toHaveLength(2);
    expect(made.filter((method) => method.startsWith("eth_getTransaction"))).toEqual([]);
  });

  it("reports a block that another one replaced between two calls", async () => {
    const receipts = transactions.map((one) => createReceipt({ ...one, blockHash: createHash(6_000) }));
    const upstream = await startUpstream(
      respondWith((method, params) =>
        method === "eth_getBlockReceipts" ? receipts : (results[method]?.(params as unknown[]) ?? null),
      ),
    );
    closeAfterTest(upstream);
    const gateway = await start(upstream);
    const { errors } = await run(gateway, "{ block(number: 5) { transactions { status } } }");
    expect(errors?.[0]?.message).toContain("was replaced by another one");
  });

  it.each([
    ["responds 502 if no upstream can", 503, 502],
    ["responds 429 with the time to wait if all are throttled", 429, 429],
  ])("%s", async (_, status, expected) => {
    const upstream = await startUpstream((__, response) => {
      response.writeHead(status, { "retry-after": "7" }).end();
    });
    closeAfterTest(upstream);
    const gateway = await start(upstream);
    const response = await send(gateway, "{ chainID }");
    expect(response.status).toBe(expected);
    expect(Number(response.headers.get("retry-after")) > 0).toBe(expected === 429);
    expect(JSON.parse(response.text)).toMatchObject({ data: null, errors: [{ path: ["chainID"] }] });
  });

  it("reports a query for too many blocks as the caller's, although its code is that of limits", async () => {
    const error = { code: -32005, message: "query exceeds max block range 1000" };
    const upstream = await startUpstream((__, response) => {
      response.end(JSON.stringify({ jsonrpc: "2.0", id: 0, error }));
    });
    closeAfterTest(upstream);
    const response = await send(await start(upstream), "{ chainID }");
    expect(response.status).toBe(200);
    expect(response.headers.get("retry-after")).toBeNull();
    expect(JSON.parse(response.text)).toMatchObject({ errors: [{ message: error.message }] });
  });

  it("counts its calls against the rate limit", async () => {
    const upstream = await startUpstream(respondWith((method) => results[method]?.([]) ?? null));
    closeAfterTest(upstream);
    const gateway = await start(upstream, { limits: { requestsPerSecond: 0.001, requestBurst: 4 } });
    expect(await run(gateway, "{ chainID }")).toEqual({ data: { chainID: "0x1" } });
    const response = await send(gateway, "{ chainID gasPrice block { number } }");
    expect(response.status).toBe(429);
    expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await send(gateway, "{ chainID }")).status).toBe(429);
  });

  it("says that JSON-RPC is off", async () => {
    const gateway = await createGateway({ networks: { "ethereum-mainnet": { beacon: "simulator" } } });
    closeAfterTest(gateway);
    const response = await send(gateway, "{ chainID }");
    expect(response.status).toBe(404);
    expect(response.text).toContain("networks.ethereum-mainnet.rpc");
  });
});
