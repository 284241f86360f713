import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createGateway, type Credentials, type Gateway } from "../../src/index.ts";
import { call, findNode, request } from "../client.ts";
import { respondWith, startUpstream, type UpstreamServer } from "../upstream-server.ts";
import { sendRaw } from "./raw-request.ts";
import { frame, opcode, openRawWebSocket } from "./raw-web-socket.ts";
import { upstreamsAt, networksWith } from "../networks.ts";

const marker = "0xfeedfacecafebeef";
let upstream: UpstreamServer;
let gateway: Gateway<Credentials>;
let other: Credentials;
beforeAll(async () => {
  upstream = await startUpstream(respondWith(() => marker));
  gateway = await createGateway({
    networks: networksWith({ ethereum: { rpc: upstreamsAt(upstream.url) } }),
    limits: { requestsPerSecond: 1e6, requestBurst: 1e6 },
  });
  other = await gateway.addOrganization("Other");
});
afterAll(async () => {
  await gateway.close();
  await upstream.close();
});

/** All secrets that only their owner may see. */
function listSecrets({ apiKey, nodes, organization }: Credentials): string[] {
  const ofNodes = Object.values(nodes).flatMap(({ id, key, password, username }) => [
    id,
    key,
    password,
    username,
  ]);
  return [apiKey, organization.id, ...ofNodes];
}

async function expectService(): Promise<void> {
  expect(await call(gateway, "eth_chainId")).toBe(marker);
}

const rpc = '{"jsonrpc":"2.0","id":1,"method":"eth_chainId","params":[]}';

/** Valid requests of the first organization's owner. */
function requests(): string[] {
  const { apiKey } = gateway.credentials;
  const { key, id, username, password } = findNode(gateway, "ethereum");
  const basic = Buffer.from(`${username}:${password}`).toString("base64");
  const body = `Content-Type: application/json\r\nContent-Length: ${rpc.length}\r\n\r\n${rpc}`;
  return [
    `POST /${key} HTTP/1.1\r\nHost: a\r\n${body}`,
    `POST / HTTP/1.1\r\nHost: a\r\nAuthorization: Basic ${basic}\r\n${body}`,
    `GET /v1/nodes/ HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${apiKey}\r\n\r\n`,
    `PATCH /v1/nodes/${id}/ HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${apiKey}\r\nContent-Length: 12\r\n\r\n{"name":"ab"}`,
    `GET /${key}/eth/v1/beacon/genesis HTTP/1.1\r\nHost: a\r\n\r\n`,
    `POST /exchange HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\n\r\n{}`,
    `GET /ws/${key} HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n\x81\x05hello`,
  ];
}

/** A change to a request at some position. */
const change = fc.record({
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  remove: fc.nat({ max: 20 }),
  insert: fc.oneof(
    fc.uint8Array({ maxLength: 20 }).map((bytes) => Buffer.from(bytes).toString("latin1")),
    fc.constantFrom(
      "\r\n",
      "\n",
      "\r\n\r\n",
      " ",
      "\0",
      "/../",
      "//",
      "%2f",
      "%00",
      "?",
      "#",
      ":",
      "Transfer-Encoding: chunked\r\n",
      "Content-Length: 0\r\n",
      "Upgrade: h2c\r\n",
      "Expect: 100-continue\r\n",
      "X-Forwarded-Proto: http\r\n",
      "HTTP/1.0",
      "{",
      "]",
      '"',
      "\\u0000",
      "1e999",
    ),
  ),
});

it("responds to arbitrary bytes, and reveals no secret of others", async () => {
  const secrets = listSecrets(other);
  await fc.assert(
    fc.asyncProperty(fc.nat(), fc.array(change, { minLength: 1, maxLength: 6 }), async (which, changes) => {
      const all = requests();
      let text = all[which % all.length] ?? "";
      for (const { at, remove, insert } of changes) {
        const place = Math.floor(at * text.length);
        text = text.slice(0, place) + insert + text.slice(place + remove);
      }
      const response = await sendRaw(gateway.url, Buffer.from(text, "latin1"), 40, 40);
      for (const secret of secrets) expect(response).not.toContain(secret);
      if (response.includes(marker)) {
        const { key, username } = findNode(gateway, "ethereum");
        const basic = Buffer.from(username).toString("base64").slice(0, 8);
        const proofs = [key, gateway.credentials.apiKey, basic];
        expect(proofs.some((proof) => text.includes(proof))).toBe(true);
      }
    }),
    { numRuns: process.env["NIGHTLY"] ? 6_000 : 70, interruptAfterTimeLimit: 60_000 },
  );
  await expectService();
});

it("responds to arbitrary JSON in JSON-RPC", async () => {
  const { key } = findNode(gateway, "ethereum");
  const member = fc.oneof(
    fc.jsonValue(),
    fc.constantFrom(
      "2.0",
      "eth_chainId",
      "eth_getFilterChanges",
      "eth_newBlockFilter",
      "eth_subscribe",
      "debug_getRawHeader",
      1,
      null,
      [],
    ),
  );
  const item = fc.dictionary(
    fc.constantFrom("jsonrpc", "id", "method", "params", "__proto__", "constructor"),
    member,
  );
  const body = fc.oneof(item, fc.array(fc.oneof(item, fc.jsonValue()), { maxLength: 20 }), fc.jsonValue());
  await fc.assert(
    fc.asyncProperty(body, async (value) => {
      const { status, json } = await request(`${gateway.url}/${key}`, {
        method: "POST",
        body: JSON.stringify(value),
      });
      expect([200, 400]).toContain(status);
      const isBatch = Array.isArray(value) && value.length > 0;
      const responses = (isBatch ? json : [json]) as object[];
      expect(responses).toHaveLength(isBatch ? value.length : 1);
      for (const response of responses) {
        expect(response).toMatchObject({ jsonrpc: "2.0" });
        expect("result" in response).not.toBe("error" in response);
      }
    }),
    { numRuns: process.env["NIGHTLY"] ? 3_000 : 40, interruptAfterTimeLimit: 60_000 },
  );
  await expectService();
});

it("responds to arbitrary JSON at REST endpoints", async () => {
  const { apiKey, nodes } = gateway.credentials;
  const [ethereum, hyperliquid, starknet] = ["ethereum", "hyperliquid", "starknet"].map(
    (name) => nodes[name],
  );
  const places = fc.constantFrom(
    ["PATCH", `/v1/nodes/${ethereum?.id}/`],
    ["PATCH", "/v1/organization/"],
    ["POST", "/v1/projects/"],
    ["POST", "/v1/networks/"],
    ["POST", "/v1/nodes/"],
    ["POST", `/${hyperliquid?.key}/info`],
    ["POST", "/exchange"],
    ["POST", `/${starknet?.key}/feeder_gateway/simulate_transaction?blockNumber=1`],
    ["POST", `/${ethereum?.key}/eth/v1/validator/prepare_beacon_proposer`],
    ["POST", `/${ethereum?.key}/eth/v2/beacon/blocks`],
  );
  const body = fc.oneof(
    fc.jsonValue(),
    fc.dictionary(
      fc.constantFrom(
        "type",
        "action",
        "nonce",
        "signature",
        "name",
        "configuration",
        "__proto__",
        "constructor",
        "toString",
      ),
      fc.oneof(
        fc.jsonValue(),
        fc.constantFrom("meta", "order", { type: "order", orders: [] }, { r: "0x1", s: "0x1", v: 27 }),
      ),
    ),
  );
  const secrets = listSecrets(other);
  await fc.assert(
    fc.asyncProperty(places, body, async ([method = "", path = ""], value) => {
      const headers: Record<string, string> = path.startsWith("/v1/")
        ? { authorization: `Bearer ${apiKey}` }
        : {};
      const { status, text } = await request(gateway.url + path, {
        method,
        headers,
        body: JSON.stringify(value),
      });
      expect(status).toBeGreaterThanOrEqual(200);
      expect(status).toBeLessThan(500);
      for (const secret of secrets) expect(text).not.toContain(secret);
    }),
    { numRuns: process.env["NIGHTLY"] ? 4_000 : 50, interruptAfterTimeLimit: 60_000 },
  );
  await expectService();
});

it("responds to arbitrary paths and queries at the beacon endpoint", async () => {
  const { key } = findNode(gateway, "ethereum");
  const segment = fc.oneof(
    fc.constantFrom(
      "eth",
      "v1",
      "v2",
      "beacon",
      "genesis",
      "states",
      "head",
      "root",
      "events",
      "node",
      "health",
      "..",
      "%2e",
      "%",
      "",
    ),
    fc.string({ unit: "binary-ascii", maxLength: 8 }).map(encodeURIComponent),
  );
  const query = fc.oneof(
    fc.constant(""),
    fc.string({ unit: "binary-ascii", maxLength: 20 }).map((text) => `?${encodeURIComponent(text)}`),
    fc.constantFrom("?topics=head", "?id=1,2&id=3", "?topics", "?id=%zz", "?__proto__=1"),
  );
  const secrets = listSecrets(other);
  await fc.assert(
    fc.asyncProperty(fc.array(segment, { maxLength: 8 }), query, async (segments, search) => {
      const line = `GET /${key}/${segments.join("/")}${search} HTTP/1.1`;
      const response = await sendRaw(gateway.url, `${line}\r\nHost: a\r\nConnection: close\r\n\r\n`);
      expect(response).toMatch(/^HTTP\/1\.1 [234]\d\d /);
      for (const secret of secrets) expect(response).not.toContain(secret);
    }),
    { numRuns: process.env["NIGHTLY"] ? 4_000 : 50, interruptAfterTimeLimit: 60_000 },
  );
  await expectService();
});

it("survives arbitrary frames on its WebSockets", async () => {
  const paths = fc.constantFrom(`/ws/${findNode(gateway, "ethereum").key}`, "/ws");
  const text = fc.oneof(
    fc.json(),
    fc.string(),
    fc.constantFrom(
      rpc,
      `[${rpc},1]`,
      '{"jsonrpc":"2.0","id":1,"method":"eth_subscribe","params":["newHeads"]}',
      '{"jsonrpc":"2.0","id":1,"method":"eth_unsubscribe","params":{"a":1}}',
      '{"method":"subscribe","subscription":{"type":"l2Book","coin":"BTC"}}',
      '{"method":"subscribe","subscription":null}',
      '{"method":"unsubscribe","subscription":{"__proto__":1}}',
    ),
  );
  const one = fc.record({
    kind: fc.constantFrom(...Object.values(opcode)),
    payload: fc.oneof(text, fc.uint8Array({ maxLength: 200 })),
    isFragment: fc.boolean(),
    isUnmasked: fc.constantFrom(false, false, false, true),
    isCompressed: fc.constantFrom(false, false, false, true),
  });
  const secrets = listSecrets(other);
  await fc.assert(
    fc.asyncProperty(paths, fc.array(one, { minLength: 1, maxLength: 8 }), async (path, frames) => {
      const socket = await openRawWebSocket(gateway.url, path);
      const chunks: Buffer[] = [];
      socket.on("data", (chunk: Buffer) => void chunks.push(chunk));
      socket.write(
        Buffer.concat(frames.map(({ kind, payload, ...options }) => frame(kind, payload, options))),
      );
      await new Promise((resolve) => setTimeout(resolve, 10));
      socket.destroy();
      const all = Buffer.concat(chunks).toString("latin1");
      for (const secret of secrets) expect(all).not.toContain(secret);
    }),
    { numRuns: process.env["NIGHTLY"] ? 3_000 : 40, interruptAfterTimeLimit: 60_000 },
  );
  await expectService();
});
