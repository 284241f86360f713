import { once } from "node:events";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { WebSocket } from "ws";
import { createGateway, type Credentials, type Gateway } from "../../../src/index.ts";
import { closeAfterTest } from "../../cleanup.ts";
import { call, findNode, post } from "../../client.ts";
import { startWithCallers, type TestCaller } from "../../access/two-callers.ts";
import { respondWith, startUpstream, type UpstreamServer } from "../../upstream-server.ts";
import { upstreamsAt, networksWith } from "../../networks.ts";

function filterServer(name: string): ReturnType<typeof respondWith> {
  return respondWith((method, params) => (method.startsWith("eth_new") ? "0x1" : { name, method, params }));
}

describe("filters", () => {
  let first: UpstreamServer;
  let second: UpstreamServer;
  let isFirstDown = false;
  let gateway: Gateway<Credentials>;

  beforeAll(async () => {
    first = await startUpstream((body, response) => {
      if (isFirstDown) response.writeHead(503).end();
      else filterServer("first")(body, response);
    });
    second = await startUpstream(filterServer("second"));
    const rpc = upstreamsAt(first.url, second.url);
    gateway = await createGateway({
      networks: networksWith({ ethereum: { rpc } }),
      // Longer than a busy machine needs between two polls.
      limits: { filterIdle: 3_000, filters: 3 },
    });
  });
  const countEnded = (): number =>
    [...first.bodies, ...second.bodies].filter((body) => body.includes("uninstall")).length;
  const countCreated = (): number =>
    [...first.bodies, ...second.bodies].filter((body) => body.includes("eth_newBlockFilter")).length;
  afterAll(async () => {
    await gateway.close();
    await first.close();
    await second.close();
  });

  it("stay with the upstream that created them, under the gateway's own ids", async () => {
    isFirstDown = true;
    const ofSecond = await call(gateway, "eth_newPendingTransactionFilter");
    isFirstDown = false;
    expect(ofSecond).not.toBe("0x1");
    for (let poll = 0; poll < 3; poll++) {
      expect(await call(gateway, "eth_getFilterChanges", ofSecond)).toEqual({
        name: "second",
        method: "eth_getFilterChanges",
        params: ["0x1"],
      });
    }
    expect(await call(gateway, "eth_uninstallFilter", ofSecond)).toMatchObject({ name: "second" });
    await expect(call(gateway, "eth_getFilterChanges", ofSecond)).rejects.toThrow("filter not found");
  });

  it("have other ids than at the node", async () => {
    const { json } = await post(gateway, "ethereum", {
      jsonrpc: "2.0",
      id: 1,
      method: "eth_getFilterChanges",
      params: ["0x1"],
    });
    expect(json).toMatchObject({ error: { code: -32000, message: "filter not found" } });
  });

  it("that are unknown, ended or of another node cannot be ended, in a call, a batch and on a socket", async () => {
    const ended = await call(gateway, "eth_newBlockFilter");
    await call(gateway, "eth_uninstallFilter", ended);
    const { json } = await post(gateway, "avalanche", {
      jsonrpc: "2.0",
      id: 1,
      method: "eth_newBlockFilter",
      params: [],
    });
    const { result: ofOther } = json as { result: string };
    expect(ofOther).toMatch(/^0x/);
    const count = countEnded();
    const ids = ["0x1", "0xffffffffffffffffffffffffffffffff", "", ended, ofOther];
    for (const id of ids) expect(await call(gateway, "eth_uninstallFilter", id)).toBe(false);
    const batch = ids.map((id, index) => ({
      jsonrpc: "2.0",
      id: index,
      method: "eth_uninstallFilter",
      params: [id],
    }));
    const results = batch.map(({ id }) => ({ jsonrpc: "2.0", id, result: false }));
    expect((await post(gateway, "ethereum", batch)).json).toEqual(results);
    const { key } = findNode(gateway, "ethereum");
    const socket = new WebSocket(`${gateway.url.replace("http", "ws")}/ws/${key}`);
    onTestFinished(() => socket.terminate());
    await once(socket, "open");
    socket.send(JSON.stringify(batch));
    const [data] = (await once(socket, "message")) as [Buffer];
    expect(JSON.parse(data.toString("utf8"))).toEqual(results);
    expect(countEnded()).toBe(count);
    for (const params of [[], [1], [null]])
      await expect(call(gateway, "eth_uninstallFilter", ...params)).rejects.toThrow("params[0]");
  });

  it("end when they are not polled, here and upstream", async () => {
    const id = await call(gateway, "eth_newBlockFilter");
    const before = countEnded();
    await expect.poll(countEnded).toBeGreaterThan(before);
    await expect(call(gateway, "eth_getFilterChanges", id)).rejects.toThrow("filter not found");
  });

  it("are limited in number, and none beyond the limit is created at the node", async () => {
    for (let count = 0; count < 3; count++) await call(gateway, "eth_newBlockFilter");
    const before = countCreated();
    await expect(call(gateway, "eth_newBlockFilter")).rejects.toThrow(
      "all 3 filters of this node are in use",
    );
    expect(countCreated()).toBe(before);
  });
});

/** A node that counts the filters that it has. */
async function startFilterNode(): Promise<UpstreamServer & { readonly filters: ReadonlySet<string> }> {
  const filters = new Set<string>();
  let last = 0;
  const upstream = await startUpstream(
    respondWith((method, params) => {
      if (method === "eth_uninstallFilter") return filters.delete((params as [string])[0]);
      if (!method.startsWith("eth_new")) return [];
      last += 1;
      filters.add(`0x${last.toString(16)}`);
      return `0x${last.toString(16)}`;
    }),
  );
  closeAfterTest(upstream);
  return { ...upstream, filters };
}

describe("filters of a node", () => {
  it("remain for other credentials when one creates as many as it can", async () => {
    const node = await startFilterNode();
    const networks = networksWith({ ethereum: { rpc: upstreamsAt(node.url) } });
    const { callers } = await startWithCallers(2, { networks, limits: { filters: 20 } });
    const [hog, other] = callers as [TestCaller, TestCaller];
    const all = await Promise.all(Array.from({ length: 40 }, () => hog.call("eth_newBlockFilter")));
    expect(all.filter(({ result }) => result !== undefined)).toHaveLength(15);
    for (const { error } of all.filter(({ result }) => result === undefined))
      expect(error).toMatchObject({
        code: -32_005,
        message: expect.stringContaining("15 of 20 filters of this node, which is its share") as string,
      });
    expect(node.filters.size).toBe(15);
    expect((await other.call("eth_newBlockFilter")).result).toBeDefined();
    const { result } = all.find((one) => one.result !== undefined) ?? {};
    expect((await hog.call("eth_uninstallFilter", result)).result).toBe(true);
    expect((await hog.call("eth_newBlockFilter")).result).toBeDefined();
  });

  it("are removed at the node when the gateway closes", async () => {
    const node = await startFilterNode();
    const gateway = await createGateway({
      networks: networksWith({ ethereum: { rpc: upstreamsAt(node.url) } }),
    });
    for (let count = 0; count < 50; count++) await call(gateway, "eth_newBlockFilter");
    expect(node.filters.size).toBe(50);
    await gateway.close();
    expect(node.filters.size).toBe(0);
  });

  it("are removed at the node when their caller has gone before it got the id", async () => {
    const release = Promise.withResolvers<void>();
    const [created, removed]: [string[], string[]] = [[], []];
    const upstream = await startUpstream((body, response) => {
      const { id, method, params } = JSON.parse(body) as { id: unknown; method: string; params: string[] };
      const answer = (result: unknown): void =>
        void response.end(JSON.stringify({ jsonrpc: "2.0", id, result }));
      if (method !== "eth_newBlockFilter") {
        removed.push(...params);
        return answer(true);
      }
      created.push("0x7");
      void release.promise.then(() => answer("0x7"));
    });
    closeAfterTest(upstream);
    const gateway = await createGateway({
      networks: networksWith({ ethereum: { rpc: upstreamsAt(upstream.url) } }),
      limits: { filters: 1 },
    });
    closeAfterTest(gateway);
    const abort = new AbortController();
    const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "eth_newBlockFilter", params: [] });
    const url = `${gateway.url}/${findNode(gateway, "ethereum").key}`;
    const headers = { "content-type": "application/json" };
    const left = fetch(url, { method: "POST", headers, body, signal: abort.signal }).catch(() => "left");
    await expect.poll(() => created).toHaveLength(1);
    abort.abort();
    expect(await left).toBe("left");
    // The gateway notices that before the node responds.
    await call(gateway, "eth_uninstallFilter", "0x1").catch(() => {});
    release.resolve();
    await expect.poll(() => removed).toContain("0x7");
    await expect.poll(() => call(gateway, "eth_newBlockFilter").catch(() => undefined)).toBeDefined();
  });
});
