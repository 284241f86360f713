import { keccak_256 } from "@noble/hashes/sha3.js";
import { describe, expect, it } from "vitest";
import {
  createGateway,
  type Credentials,
  type Gateway,
  type GatewayOptions,
  type LogEntry,
} from "../../src/index.ts";
import type { ServerResponse } from "node:http";
import { closeAfterTest } from "../cleanup.ts";
import { findNode, post, request } from "../client.ts";
import { startChain } from "./chain-server.ts";
import {
  hangTimeout,
  type Respond,
  respondWith,
  startUpstream,
  type UpstreamServer,
} from "../upstream-server.ts";
import { upstreamsAt, networksWith } from "../networks.ts";

const read = { jsonrpc: "2.0", id: 1, method: "eth_syncing", params: [] };
const write = {
  jsonrpc: "2.0",
  id: 1,
  method: "eth_sendTransaction",
  params: [{ from: `0x${"11".repeat(20)}` }],
};
const signed = { jsonrpc: "2.0", id: 1, method: "eth_sendRawTransaction", params: ["0x02f86b01"] };
const signedHash = `0x${Buffer.from(keccak_256(Buffer.from("02f86b01", "hex"))).toString("hex")}`;

function requestCount({ bodies }: UpstreamServer, { method }: { method: string }): number {
  return bodies.filter((body) => body.includes(method)).length;
}

async function server(respond: Respond): Promise<UpstreamServer> {
  const upstream = await startUpstream(respond);
  closeAfterTest(upstream);
  return upstream;
}

async function gatewayTo(
  urls: string[],
  options: GatewayOptions & { database?: ":memory:" } = {},
): Promise<Gateway<Credentials>> {
  const gateway = await createGateway({
    allowMethods: [write.method],
    ...options,
    networks: networksWith({ ethereum: { rpc: upstreamsAt(...urls) } }),
  });
  closeAfterTest(gateway);
  return gateway;
}

/** Upstreams of which each is tried only if none before it can serve. */
async function gatewayInOrder(urls: string[]): Promise<Gateway<Credentials>> {
  const upstreams = urls.map((url, index) => ({ name: `u-${index}`, url, tier: index + 1 }));
  const gateway = await createGateway({
    allowMethods: [write.method],
    networks: networksWith({ ethereum: { rpc: { upstreams } } }),
  });
  closeAfterTest(gateway);
  return gateway;
}

/** Responds to a call with a result or an error. */
function rpc(member: string): Respond {
  return (body, response) => {
    const { id } = JSON.parse(body) as { id: unknown };
    response.end(`{"jsonrpc":"2.0","id":${JSON.stringify(id)},${member}}`);
  };
}

describe("upstreams", () => {
  const good = respondWith(() => "0x1");
  const unreachable = "http://127.0.0.1:1";

  /**
   * Responds to one method with `respond`, and to all others as a node does,
   * since the gateway polls for new blocks.
   */
  function onlyFor({ method }: { method: string }, respond: Respond): Respond {
    return (body, ...rest) => (body.includes(method) ? respond : good)(body, ...rest);
  }

  it("are skipped when they are unreachable, fail or reject us: the next one is tried", async () => {
    const disconnecting = await server(onlyFor(read, (_, response) => response.destroy()));
    const failing = await server(onlyFor(read, (_, response) => response.writeHead(503).end("no")));
    const forbidding = await server(onlyFor(read, (_, response) => response.writeHead(403).end("no")));
    const last = await server(good);
    const gateway = await gatewayInOrder([
      unreachable,
      disconnecting.url,
      failing.url,
      forbidding.url,
      last.url,
    ]);
    expect(await post(gateway, "ethereum", read)).toMatchObject({ status: 200, json: { result: "0x1" } });
    for (const one of [disconnecting, failing, forbidding, last])
      expect(requestCount(one, read)).toBeGreaterThan(0);
  });

  it("get a write once: the next one is tried only if it was never sent", async () => {
    const disconnecting = await server(onlyFor(write, (_, response) => response.destroy()));
    const last = await server(good);
    const gateway = await gatewayInOrder([unreachable, disconnecting.url, last.url]);
    expect(await post(gateway, "ethereum", write)).toMatchObject({
      status: 502,
      json: { id: 1, error: { code: -32603 } },
    });
    expect([disconnecting, last].map((one) => requestCount(one, write))).toEqual([1, 0]);
  });

  describe("that fail with a signed transaction, which a chain includes once", () => {
    const known = '"error":{"code":-32000,"message":"already known"}';
    const usedNonce = '"error":{"code":-32000,"message":"nonce too low"}';
    const accepts = `"result":"${signedHash}"`;
    const failures: readonly (readonly [string, Respond])[] = [
      ["close the connection", (_, response) => void response.destroy()],
      ["respond with HTTP 503", (_, response) => void response.writeHead(503).end()],
      ["respond with HTTP 429", (_, response) => void response.writeHead(429).end("{}")],
      ["are over their limit", rpc('"error":{"code":-32005,"message":"limit exceeded"}')],
      ["respond with a page", (_, response) => void response.end("<html>")],
      ["do not respond", () => {}],
    ];
    it.each(failures)(
      "and %s: the next one gets it, and one that has it already accepts it",
      async (_, how) => {
        const failing = await server(onlyFor(signed, how));
        for (const second of [accepts, known]) {
          const other = await server(onlyFor(signed, rpc(second)));
          const upstreams = [failing, other].map(({ url }, index) => ({
            name: `u-${index}`,
            url,
            tier: index + 1,
          }));
          const gateway = await createGateway({
            networks: networksWith({ ethereum: { rpc: { upstreams } } }),
            limits: { upstreamTimeout: hangTimeout },
          });
          closeAfterTest(gateway);
          expect(await post(gateway, "ethereum", signed)).toMatchObject({
            status: 200,
            json: { result: signedHash },
          });
          if (second === known) continue;
          const batch = await post(gateway, "ethereum", [
            { ...signed, id: 7 },
            { ...read, id: 8 },
          ]);
          expect(batch.json).toEqual([
            { jsonrpc: "2.0", id: 7, result: signedHash },
            { jsonrpc: "2.0", id: 8, result: "0x1" },
          ]);
          expect(requestCount(other, signed)).toBe(2);
        }
      },
    );

    it("and a nonce that it used itself is a success, while nobody knows what became of another one", async () => {
      const failing = await server(onlyFor(signed, (_, response) => void response.destroy()));
      for (const found of ["null", '{"blockNumber":"0x1"}']) {
        const lookup = onlyFor({ method: "eth_getTransactionByHash" }, rpc(`"result":${found}`));
        const other = await server((body, ...rest) =>
          (body.includes(signed.method) ? rpc(usedNonce) : lookup)(body, ...rest),
        );
        const gateway = await gatewayInOrder([failing.url, other.url]);
        const { json } = await post(gateway, "ethereum", signed);
        if (found === "null") expect(json).toMatchObject({ error: { code: -32603 } });
        else expect(json).toMatchObject({ result: signedHash });
      }
    });

    it("and have no other: the failure is passed on, and what the caller sent twice stays an error", async () => {
      const failing = await server(onlyFor(signed, (_, response) => void response.destroy()));
      expect((await post(await gatewayTo([failing.url]), "ethereum", signed)).status).toBe(502);
      expect(requestCount(failing, signed)).toBe(1);
      const has = await server(onlyFor(signed, rpc(known)));
      const { json } = await post(await gatewayTo([has.url]), "ethereum", signed);
      expect(json).toMatchObject({ error: { message: "already known" } });
    });
  });

  it("that fail, alone or all: the caller learns why, but neither names nor addresses", async () => {
    const acts: readonly [string, Parameters<typeof server>[0]][] = [
      ["1 upstream responded with HTTP 503", (_, response) => void response.writeHead(503).end("secret")],
      ["1 upstream responded with HTTP 401", (_, response) => void response.writeHead(401).end("secret")],
      ["1 upstream sent a malformed response", (_, response) => void response.end("<html>secret</html>")],
      ["1 upstream sent a malformed response", rpc('"error":"secret"')],
      [
        "1 upstream responded with JSON-RPC error -32000",
        rpc('"error":{"code":-32000,"message":"invalid api key secret"}'),
      ],
      [
        "1 upstream could not be reached, or ended the connection (UND_ERR_SOCKET)",
        (_, response) => void response.destroy(),
      ],
    ];
    for (const [cause, act] of acts) {
      const { text } = await post(await gatewayTo([(await server(act)).url]), "ethereum", read);
      expect(text).toMatch(/"message":"no node could respond: /);
      expect(text).toContain(cause);
      expect(text).not.toMatch(/secret|127\.0\.0\.1|node-1/);
    }
    const urls = await Promise.all(
      [acts[0], acts[0], acts[2]].map(async (act) => (await server(act?.[1] ?? (() => {}))).url),
    );
    const { text } = await post(await gatewayTo(urls), "ethereum", read);
    expect(text).toContain("2 upstreams responded with HTTP 503");
    expect(text).toContain("1 upstream sent a malformed response");
  });

  it("that do not respond in time: 504", async () => {
    const silent = await server(() => {});
    const gateway = await gatewayTo([silent.url], { limits: { upstreamTimeout: 100 } });
    expect(await post(gateway, "ethereum", read)).toMatchObject({
      status: 504,
      json: { id: 1, error: { code: -32002 } },
    });
  });

  it("have their own rejections passed on, with the time to wait", async () => {
    const busy = await server((_, response) => {
      response.writeHead(429, { "retry-after": "7", "content-type": "application/json" });
      response.end('{"jsonrpc":"2.0","id":1,"error":{"code":-32005,"message":"slow down"}}');
    });
    const response = await post(await gatewayTo([busy.url]), "ethereum", read);
    expect(response).toMatchObject({ status: 429, json: { error: { message: "slow down" } } });
    expect(response.headers.get("retry-after")).toBe("7");
  });

  it.each([
    ["soon", null],
    ["-5", null],
    ["1, 5", null],
    ["Fri, 31 Dec 1999 23:59:59 GMT", null],
    ["Fri, 31 Dec 9999 23:59:59 GMT", "86400"],
    ["99999999999999999999", "86400"],
  ])(
    "whose Retry-After is %j never make the gateway send one that means nothing",
    async (header, expected) => {
      const busy = await server((_, response) =>
        response.writeHead(429, { "retry-after": header, "content-type": "text/plain" }).end("slow down"),
      );
      const { headers, json } = await post(await gatewayTo([busy.url]), "ethereum", read);
      expect(headers.get("retry-after")).toBe(expected);
      const wait = expected === null ? {} : { try_again_in: `${expected}s` };
      expect(json).toMatchObject({ error: { code: -32005, data: { ...wait, limit_of: "upstreams" } } });
    },
  );

  it("have a write's rejection passed on too, without trying others", async () => {
    const busy = await server(
      onlyFor(write, (_, response) => response.writeHead(429, { "retry-after": "7" }).end("{}")),
    );
    const other = await server(good);
    const response = await post(await gatewayInOrder([busy.url, other.url]), "ethereum", write);
    expect(response.status).toBe(429);
    expect(response.headers.get("retry-after")).toBe("7");
    expect(requestCount(other, write)).toBe(0);
  });

  it("get reads and signed transactions again over a new connection when an idle one is dead, but no other write", async () => {
    let served = 0;
    const upstream = await server((body, response, { socket }) => {
      // The second request on each connection gets no response, as after a restart behind a load balancer.
      const count = (seen.get(socket) ?? 0) + 1;
      seen.set(socket, count);
      if (count > 1) return void socket.destroy();
      served++;
      good(body, response);
    });
    const seen = new WeakMap<object, number>();
    const gateway = await gatewayTo([upstream.url]);
    for (let call = 0; call < 4; call++) {
      expect(await post(gateway, "ethereum", read)).toMatchObject({ status: 200, json: { result: "0x1" } });
    }
    const before = served;
    await post(gateway, "ethereum", read);
    const sent = upstream.bodies.length;
    const statuses = [await post(gateway, "ethereum", write), await post(gateway, "ethereum", write)];
    expect(statuses.map(({ status }) => status)).toContain(502);
    expect(upstream.bodies.length).toBe(sent + 2);
    expect(served).toBeGreaterThan(before);
    for (let call = 0; call < 4; call++) expect((await post(gateway, "ethereum", signed)).status).toBe(200);
  });

  it("keep their own query, and get a path before it", async () => {
    const paths: (string | undefined)[] = [];
    const upstream = await server((body, response, { url }) => {
      paths.push(url);
      if (body === "") response.end('{"data":{}}');
      else good(body, response);
    });
    const source = upstreamsAt(`${upstream.url}/base/?key=upstream`);
    const gateway = await createGateway({
      networks: networksWith({ ethereum: { rpc: source, beacon: source }, starknet: { feeder: source } }),
    });
    closeAfterTest(gateway);
    await post(gateway, "ethereum", read);
    const { key } = findNode(gateway, "ethereum");
    await request(`${gateway.url}/${key}/eth/v1/beacon/genesis`);
    await post(gateway, "starknet", {}, "/feeder_gateway/simulate_transaction?blockNumber=1");
    expect(paths).toEqual([
      "/base?key=upstream",
      "/base/eth/v1/beacon/genesis?key=upstream",
      "/base/feeder_gateway/simulate_transaction?key=upstream&blockNumber=1",
    ]);
  });

  it("have large responses passed on byte for byte", async () => {
    const result = "ab".repeat(4_000_000);
    const large = await server(respondWith(() => result));
    const { json } = await post(await gatewayTo([large.url]), "ethereum", read);
    expect((json as { result: string }).result === result).toBe(true);
  });

  it("have events passed on as they come", async () => {
    let events: ServerResponse | undefined;
    const upstream = await server((_, response) => {
      response.writeHead(200, { "content-type": "text/event-stream" });
      response.write("event: head\n\n");
      events = response;
    });
    const gateway = await createGateway({
      networks: networksWith({ ethereum: { beacon: upstreamsAt(upstream.url) } }),
    });
    closeAfterTest(gateway);
    const { key } = findNode(gateway, "ethereum");
    const { body } = await fetch(`${gateway.url}/${key}/eth/v1/beacon/genesis`);
    const reader = body?.getReader();
    expect(Buffer.from((await reader?.read())?.value ?? []).toString()).toBe("event: head\n\n");
    events?.end();
    expect((await reader?.read())?.done).toBe(true);
  });

  it("that end within a large response break the caller's connection too", async () => {
    const begun: ServerResponse[] = [];
    const half = await server((_, response) => {
      response.write(`{"jsonrpc":"2.0","id":1,"result":"${"a".repeat(500_000)}`);
      begun.push(response);
    });
    const gateway = await gatewayTo([half.url]);
    const url = `${gateway.url}/${findNode(gateway, "ethereum").key}`;
    const headers = { "content-type": "application/json" };
    // The caller gets the beginning before the end is known.
    const response = await fetch(url, { method: "POST", headers, body: JSON.stringify(read) });
    for (const one of begun) one.destroy();
    await expect(response.text()).rejects.toThrow();
  });

  it("have their requests aborted when the caller disconnects", async () => {
    const gone = Promise.withResolvers<void>();
    const slow = await server((_, response) => {
      response.on("close", () => gone.resolve());
      aborter.abort();
    });
    const aborter = new AbortController();
    const gateway = await gatewayTo([slow.url]);
    const url = `${gateway.url}/${findNode(gateway, "ethereum").key}`;
    const headers = { "content-type": "application/json" };
    const pending = fetch(url, {
      method: "POST",
      headers,
      body: JSON.stringify(read),
      signal: aborter.signal,
    });
    await expect(pending).rejects.toThrow();
    await gone.promise;
  });

  it("that failed are in the access log's entry of each call, with the reason", async () => {
    const entries: LogEntry[] = [];
    const gasPrice = { jsonrpc: "2.0", id: 1, method: "eth_gasPrice", params: [] };
    // Its polls succeed, so that it stays in use.
    const failing = await server(onlyFor(gasPrice, (_, response) => response.writeHead(500).end()));
    const chain = await startChain(16);
    closeAfterTest(chain);
    const upstreams = [failing.url, chain.url].map((url, index) => ({
      name: `u-${index}`,
      url,
      tier: index + 1,
    }));
    const gateway = await createGateway({
      networks: networksWith({ ethereum: { rpc: { upstreams } } }),
      accessLog: 1,
      log: (entry) => void entries.push(entry),
    });
    closeAfterTest(gateway);
    const failures = (outcome: string): unknown[] =>
      entries.filter((one) => one.event === "call" && one["outcome"] === outcome).map(({ failed }) => failed);
    await post(gateway, "ethereum", gasPrice);
    await expect.poll(() => failures("ok")).toEqual(["u-0: HTTP 500"]);
    chain.isDown = true;
    await post(gateway, "ethereum", gasPrice);
    await expect.poll(() => failures("upstream")).toEqual([expect.stringContaining("u-1: ") as string]);
    expect(entries.find(({ outcome }) => outcome === "upstream")).toHaveProperty("requestId");
  });

  it("have their keys in no log entry and no response", async () => {
    const entries: LogEntry[] = [];
    const failing = await server((_, response) => response.writeHead(500).end());
    const url = `${failing.url.replace("http://", "http://user:upstream-password@")}/upstream-key`;
    const gateway = await gatewayTo([url, `${unreachable}/upstream-key`], {
      log: (entry) => entries.push(entry),
    });
    const { text } = await post(gateway, "ethereum", read);
    await post(gateway, "ethereum", "not json");
    await expect.poll(() => entries.map(({ event }) => event)).toContain("upstream failed");
    const shown = JSON.stringify(entries) + text;
    const { key, password } = findNode(gateway, "ethereum");
    for (const secret of ["upstream-key", "upstream-password", key, password, gateway.credentials.apiKey]) {
      expect(shown).not.toContain(secret);
    }
    expect(failing.headers[0]?.authorization).toBe(
      `Basic ${Buffer.from("user:upstream-password").toString("base64")}`,
    );
  });

  it.each([
    [[], ""],
    [["ftp://example"], ".0.url"],
    [["http://one.example", "not a URL"], ".1.url"],
  ])("are rejected as %j", async (urls, item) => {
    await expect(
      createGateway({ networks: networksWith({ ethereum: { rpc: upstreamsAt(...urls) } }) }),
    ).rejects.toMatchObject({
      code: "INVALID_ARGUMENT",
      context: { path: `networks.ethereum-mainnet.rpc.upstreams${item}` },
    });
  });
});
