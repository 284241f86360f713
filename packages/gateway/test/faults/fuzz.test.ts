import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createGateway, type Credentials, type Gateway } from "../../src/index.ts";
import { call, nodeOf, request } from "../client.ts";
import { answerCalls, startUpstream, type UpstreamServer } from "../upstream-server.ts";
import { sendRaw } from "./raw-request.ts";

const marker = "0xfeedfacecafebeef";
let upstream: UpstreamServer;
let gateway: Gateway<Credentials>;
let other: Credentials;
beforeAll(async () => {
  upstream = await startUpstream(answerCalls(() => marker));
  gateway = await createGateway({
    upstreams: { ethereum: { rpc: { urls: [upstream.url] } } },
    limits: { requestsPerSecond: 1e6, requestBurst: 1e6 },
  });
  other = gateway.addOrganization("Other");
});
afterAll(async () => {
  await gateway.close();
  await upstream.close();
});

/** Everything that only its owner may see. */
function secretsOf({ apiKey, nodes, organization }: Credentials): string[] {
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

/** Requests that are well, of the first organization's owner. */
function requests(): string[] {
  const { apiKey } = gateway.credentials;
  const { key, id, username, password } = nodeOf(gateway, "ethereum");
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

/** What is done to a request at a place of it. */
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

it("answers whatever bytes come, and shows nobody what is another's", { timeout: 40_000 }, async () => {
  const secrets = secretsOf(other);
  await fc.assert(
    fc.asyncProperty(fc.nat(), fc.array(change, { minLength: 1, maxLength: 6 }), async (which, changes) => {
      const all = requests();
      let text = all[which % all.length] ?? "";
      for (const { at, remove, insert } of changes) {
        const place = Math.floor(at * text.length);
        text = text.slice(0, place) + insert + text.slice(place + remove);
      }
      const answer = await sendRaw(gateway.url, Buffer.from(text, "latin1"), 40);
      for (const secret of secrets) expect(answer).not.toContain(secret);
      if (answer.includes(marker)) {
        const { key, username } = nodeOf(gateway, "ethereum");
        const basic = Buffer.from(username).toString("base64").slice(0, 8);
        const proofs = [key, gateway.credentials.apiKey, basic];
        expect(proofs.some((proof) => text.includes(proof))).toBe(true);
      }
    }),
    { numRuns: 600, interruptAfterTimeLimit: 8_000 },
  );
  await expectService();
});

it("answers whatever JSON comes with JSON-RPC", { timeout: 40_000 }, async () => {
  const { key } = nodeOf(gateway, "ethereum");
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
      const answers = (isBatch ? json : [json]) as object[];
      expect(answers).toHaveLength(isBatch ? value.length : 1);
      for (const answer of answers) {
        expect(answer).toMatchObject({ jsonrpc: "2.0" });
        expect("result" in answer).not.toBe("error" in answer);
      }
    }),
    { numRuns: 300, interruptAfterTimeLimit: 8_000 },
  );
  await expectService();
});
