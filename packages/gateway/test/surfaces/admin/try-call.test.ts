import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Node, NodeMethodList, NodePage, TriedCall } from "@node-access/console/types";
import type { Credentials, Gateway } from "../../../src/index.ts";
import { adminClient, readBody, readCode, gatewayWithAdmin } from "../../admin-client.ts";
import { checked } from "./admin-schemas.ts";
import { findNode } from "../../client.ts";
import { readFields, type ApiClient } from "../../management-client.ts";
import { networksWith, upstreamsAt } from "../../networks.ts";
import { type ChainServer, startChain } from "../../clusters/chain-server.ts";

const hash = `0x${"ab".repeat(32)}`;

describe("a call that an operator tries", () => {
  let chains: [ChainServer, ChainServer];
  let gateway: Gateway<Credentials>;
  let admin: ApiClient;
  let node: string;
  beforeAll(async () => {
    chains = [await startChain(16), await startChain(16)];
    const [one, two] = chains;
    gateway = await gatewayWithAdmin({
      networks: networksWith({ ethereum: { rpc: upstreamsAt(one.url, two.url) } }),
    });
    admin = adminClient(gateway);
    node = findNode(gateway, "ethereum").id;
  });
  afterAll(async () => {
    await gateway.close();
    for (const chain of chains) await chain.close();
  });

  async function attempt(call: object, id = node): Promise<TriedCall> {
    return checked("TriedCall", readBody(await admin("POST", `/nodes/${id}/try-call/`, call), 200));
  }

  it("shows its response and its route", async () => {
    const call = { kind: "rpc", name: "eth_getBlockByHash", input: `["${hash}",false]` };
    const first = await attempt(call);
    expect(first).toMatchObject({ status: 200, is_truncated: false, cache: "miss", served_by: null });
    expect(first.attempts).toEqual([
      expect.objectContaining({ upstream: first.upstream, outcome: "responded", detail: null }),
    ]);
    expect(JSON.parse(first.body)).toEqual({ jsonrpc: "2.0", id: 1, result: "0x1" });
    expect(await attempt(call)).toMatchObject({ cache: "hit", upstream: null, attempts: [] });
    const chosen = { ...call, upstream: "node-2", no_cache: true };
    expect(await attempt(chosen)).toMatchObject({ cache: "bypass", upstream: "node-2" });
  });

  it("shows upstreams that could not respond", async () => {
    const [one, two] = chains;
    one.isDown = true;
    two.isDown = true;
    const failed = await attempt({ kind: "rpc", name: "eth_gasPrice" });
    expect(failed).toMatchObject({ status: 502, upstream: null });
    expect(failed.attempts.map(({ upstream, outcome }) => [upstream, outcome]).toSorted()).toEqual([
      ["node-1", "failed"],
      ["node-2", "failed"],
    ]);
    expect(failed.attempts[0]?.detail).not.toBeNull();
    one.isDown = false;
    two.isDown = false;
  });

  it("must not be a write, unless that is allowed", async () => {
    const call = { kind: "rpc", name: "eth_sendRawTransaction", input: '["0x00"]' };
    const sent = (): number =>
      chains.flatMap(({ calls }) => calls).filter((one) => one.startsWith(call.name)).length;
    expect(readCode(await admin("POST", `/nodes/${node}/try-call/`, call))).toBe("409 is_write");
    expect(sent()).toBe(0);
    expect((await attempt({ ...call, allow_write: true })).status).toBe(200);
    expect(sent()).toBe(1);
  });

  it("keeps numbers unchanged, and truncates long responses", async () => {
    const input = `[${"1".repeat(30)},"${"x".repeat(500_000)}"]`;
    const { status, is_truncated: isCut } = await attempt({ kind: "rpc", name: "eth_call", input });
    expect([status, isCut]).toEqual([200, false]);
    expect(chains.some(({ bodies }) => bodies.some((body) => body.includes(`"params":${input}`)))).toBe(true);
    const long = await attempt({ kind: "rest", name: "GET /eth/v1/beacon/states/head/validators" });
    expect(long.body.length).toBeLessThanOrEqual(64 * 1024);
  });

  it("may be a request to a REST endpoint", async () => {
    const found = await attempt({ kind: "rest", name: "GET /eth/v1/node/version" });
    expect(found).toMatchObject({ status: 200, served_by: "simulator", attempts: [] });
    const hyperliquid = findNode(gateway, "hyperliquid").id;
    const info = { kind: "rest", name: "POST /info", input: '{"type":"allMids"}' };
    expect(await attempt(info, hyperliquid)).toMatchObject({ status: 200 });
    const order = { ...info, name: "POST /exchange" };
    expect(readCode(await admin("POST", `/nodes/${hyperliquid}/try-call/`, order))).toBe("409 is_write");
  });

  it("may be a GraphQL query, with variables", async () => {
    const query = "query ($of: Address!) { block(number: 1) { account(address: $of) { code } } chainID }";
    const call = {
      kind: "graphql",
      name: "POST /graphql",
      input: query,
      variables: `{"of":"0x${"11".repeat(20)}"}`,
    };
    const { status, body, attempts } = await attempt(call);
    expect(status, body).toBe(200);
    expect(JSON.parse(body)).toHaveProperty("data.chainID");
    expect(new Set(attempts.map(({ outcome }) => outcome))).toEqual(new Set(["responded"]));
    const { variables: _, ...incomplete } = call;
    const failed = await attempt(incomplete);
    expect(JSON.parse(failed.body)).toHaveProperty("errors.0.message", expect.stringContaining("$of"));
    for (const input of ["{ nothing }", "not a query", ""]) {
      const rejected = await attempt({ ...incomplete, input });
      expect(JSON.parse(rejected.body), input).toHaveProperty("errors");
      expect(rejected.attempts).toEqual([]);
    }
    const wrong = (changes: object, id = node): Promise<unknown> =>
      admin("POST", `/nodes/${id}/try-call/`, { ...call, ...changes }).then(readCode);
    for (const variables of ["[", "[]", "1", "null"])
      expect(await wrong({ variables }), variables).toBe("400 invalid_request");
    expect(await wrong({ name: "POST /elsewhere" })).toBe("404 not_found");
    expect(await wrong({}, findNode(gateway, "starknet").id)).toBe("404 not_found");
  });

  it("must not be a mutation, unless that is allowed", async () => {
    const input = 'query a { chainID } mutation b { sendRawTransaction(data: "0x00") }';
    const call = { kind: "graphql", name: "POST /graphql", input };
    expect(readCode(await admin("POST", `/nodes/${node}/try-call/`, call))).toBe("409 is_write");
    const alone = { ...call, input: input.replace("query a { chainID } ", ""), allow_write: true };
    expect((await attempt(alone)).attempts).toHaveLength(1);
  });

  it("is rejected if it is not valid", async () => {
    const wrong = (call: object) => admin("POST", `/nodes/${node}/try-call/`, call);
    for (const input of ["[", "1", "null"])
      expect(readFields(await wrong({ kind: "rpc", name: "eth_call", input }))).toHaveProperty("input");
    expect(readCode(await wrong({ kind: "rest", name: "GET /nowhere" }))).toBe("404 not_found");
    expect(readCode(await wrong({ kind: "rest", name: "GET /eth/v1/events?topics=head" }))).toBe(
      "400 is_stream",
    );
    expect(readCode(await admin("POST", "/nodes/ND-0/try-call/", { kind: "rpc", name: "a" }))).toBe(
      "404 not_found",
    );
    const denied = await attempt({ kind: "rpc", name: "anvil_mine" });
    expect(JSON.parse(denied.body)).toMatchObject({ error: { code: -32601 } });
  });

  it("counts as no credential's usage", async () => {
    await attempt({ kind: "rpc", name: "eth_chainId" });
    const today = new Date().toISOString().slice(0, 10);
    const usage = readBody(await admin("GET", `/usage/?from=${today}&to=${today}`), 200);
    expect(usage).toEqual({ results: [] });
  });

  it("can be any of the node's methods, each with an example", async () => {
    const path = `/nodes/${node}/methods/`;
    const { results } = checked<NodeMethodList>("NodeMethodList", readBody(await admin("GET", path), 200));
    const named = new Map(results.map((one) => [one.name, one]));
    expect(named.get("eth_sendRawTransaction")?.writes).toBe(true);
    expect(named.get("eth_getBlockByNumber")?.input).toMatch(/^\[/);
    expect(named.get("GET /eth/v1/beacon/headers/{block_id}")?.call).toBe("GET /eth/v1/beacon/headers/head");
    for (const hidden of ["eth_subscribe", "GET /eth/v1/events"]) expect(named.has(hidden)).toBe(false);
    expect(named.get("mutation sendRawTransaction")).toMatchObject({ kind: "graphql", writes: true });
    const queries = results.filter(({ kind }) => kind === "graphql");
    expect(queries.length).toBeGreaterThan(9);
    for (const { kind, call, input, writes } of [...results.slice(0, 60), ...queries]) {
      if (writes) continue;
      expect(await attempt({ kind, name: call, ...(input !== null && { input }) })).toHaveProperty("status");
    }
  });
});

describe("nodes of all organizations", () => {
  it("are listed with the state of their parts", async () => {
    const chains = [await startChain(16), await startChain(14)];
    const [one = "", two = ""] = chains.map(({ url }) => url);
    const gateway = await gatewayWithAdmin({
      networks: {
        "ethereum-mainnet": { rpc: upstreamsAt(one, two), beacon: "simulator" },
        "starknet-mainnet": "simulator",
      },
    });
    try {
      const admin = adminClient(gateway);
      const other = readBody<{ id: string }>(await admin("POST", "/organizations/", { name: "Labs" }), 201);
      const list = async (query = ""): Promise<NodePage> =>
        checked("NodePage", readBody(await admin("GET", `/nodes/${query}`), 200));
      expect((await list()).results.map(({ protocol }) => protocol).toSorted()).toEqual([
        "ethereum",
        "ethereum",
        "starknet",
        "starknet",
      ]);
      expect((await list(`?organization=${other.id}`)).count).toBe(2);
      const { results } = await list(`?organization=${other.id}&network=ethereum-mainnet`);
      const id = results[0]?.id ?? "";
      const read = async (): Promise<Node> =>
        checked("Node", readBody(await admin("GET", `/nodes/${id}/`), 200));
      await expect.poll(async () => (await read()).parts[0]?.head).toBe(16);
      expect(await read()).toMatchObject({ organization: other.id, state: "serving", connections: 0 });
      // The node has the parts that the catalog gives its protocol, however many these are.
      const findPart = async (name: string) => (await read()).parts.find(({ part }) => part === name);
      const served = { served_by: "upstreams", state: "serving", upstreams: 2, usable: 2, lag: 0 };
      expect(await findPart("rpc")).toMatchObject(served);
      const simulated = { served_by: "simulator", state: "serving", upstreams: 0, head: null };
      expect(await findPart("beacon")).toMatchObject(simulated);
      readBody(await admin("POST", "/upstreams/ethereum-mainnet.rpc.node-1/cordon/"), 200);
      expect((await read()).state).toBe("degraded");
      readBody(await admin("POST", "/upstreams/ethereum-mainnet.rpc.node-2/cordon/"), 200);
      expect((await read()).state).toBe("down");
      expect(await findPart("rpc")).toMatchObject({ usable: 0 });
      expect(await findPart("beacon")).toMatchObject({ state: "serving" });
      expect(readCode(await admin("GET", "/nodes/ND-0/"))).toBe("404 not_found");
      expect(readCode(await admin("GET", "/nodes/?page=9"))).toBe("404 not_found");
    } finally {
      await gateway.close();
      for (const chain of chains) await chain.close();
    }
  });

  it("show the newest block of a single upstream, even without calls", async () => {
    const chain = await startChain(21);
    const gateway = await gatewayWithAdmin({
      networks: { "ethereum-mainnet": { rpc: upstreamsAt(chain.url) } },
    });
    try {
      const list = async () =>
        readBody<{ results: { head: number | null }[] }>(
          await adminClient(gateway)("GET", "/upstreams/"),
          200,
        );
      await expect.poll(async () => (await list()).results[0]?.head).toBe(21);
    } finally {
      await gateway.close();
      await chain.close();
    }
  });
});
