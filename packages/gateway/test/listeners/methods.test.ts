import { once } from "node:events";
import { connect } from "node:net";
import { text as readText } from "node:stream/consumers";
import { beforeAll, afterAll, describe, expect, it } from "vitest";
import type { Credentials, Gateway } from "../../src/index.ts";
import { createGateway } from "../../src/index.ts";
import { adminKey } from "../admin-client.ts";
import { request } from "../client.ts";
import { consolePassword, ownPage, signInForCookie } from "../surfaces/console/console-client.ts";

let gateway: Gateway<Credentials>;
let cookie = "";
beforeAll(async () => {
  gateway = (await createGateway({
    admin: { port: 0, key: adminKey },
    console: { port: 0, password: consolePassword },
    metrics: {},
  })) as Gateway<Credentials>;
  cookie = await signInForCookie(gateway.consoleUrl ?? "");
});
afterAll(() => gateway.close());

type Target = readonly [url: string, headers: Record<string, string>];

const targets: Readonly<Record<string, () => Target>> = {
  "the management API": () => [
    `${gateway.url}/v1/projects/`,
    { authorization: `Bearer ${gateway.credentials.apiKey}` },
  ],
  "the admin API": () => [`${gateway.adminUrl}/v1/organizations/`, { authorization: `Bearer ${adminKey}` }],
  "the console's page": () => [`${gateway.consoleUrl}/`, {}],
  "the console's session": () => [`${gateway.consoleUrl}/session`, { ...ownPage, cookie }],
  "the console's operations": () => [`${gateway.consoleUrl}/v1/organizations/`, { ...ownPage, cookie }],
  "the metrics": () => [gateway.metricsUrl ?? "", {}],
  "the health check": () => [`${gateway.url}/healthz`, {}],
  "a beacon node": () => {
    const { key } = gateway.credentials.nodes.ethereum;
    return [`${gateway.url}/${key}/eth/v1/node/version`, {}];
  },
  "a node's GraphQL": () => {
    const { key } = gateway.credentials.nodes.ethereum;
    return [`${gateway.url}/${key}/graphql?query=${encodeURIComponent("{chainID}")}`, {}];
  },
};

const surfaces = Object.keys(targets);

function locate(surface: string): Target {
  return targets[surface]?.() ?? ["", {}];
}

describe("HEAD", () => {
  it.each(surfaces)("is GET without its body at %s", async (surface) => {
    const [url, headers] = locate(surface);
    const [get, head] = [await request(url, { headers }), await request(url, { method: "HEAD", headers })];
    expect([get.status, head.status, head.text]).toEqual([200, 200, ""]);
    expect(head.headers.get("content-type")).toBe(get.headers.get("content-type"));
  });

  it("is rejected where a response has no end, and where there is no GET", async () => {
    const { key } = gateway.credentials.nodes.ethereum;
    const at = async (path: string): Promise<unknown> => {
      const { status, headers } = await request(`${gateway.url}/${key}${path}`, { method: "HEAD" });
      return [status, headers.get("allow")];
    };
    expect(await at("/eth/v1/events?topics=head")).toEqual([405, "GET"]);
    expect(await at("")).toEqual([405, "POST"]);
  });
});

it.each(surfaces.filter((surface) => !/node|health/.test(surface)))(
  "another method at %s is rejected with those that it takes",
  async (surface) => {
    const [url, headers] = locate(surface);
    const { status, headers: received } = await request(url, { method: "PUT", headers });
    expect(status).toBe(405);
    expect(received.get("allow")).toMatch(/^GET, HEAD\b/);
  },
);

async function upgrade(url: string, headers: Record<string, string>): Promise<string> {
  const { host, hostname, port, pathname } = new URL(url);
  const socket = connect(Number(port), hostname);
  await once(socket, "connect");
  const asked = { host, connection: "Upgrade", upgrade: "websocket", ...headers };
  const lines = Object.entries({
    ...asked,
    "sec-websocket-version": "13",
    "sec-websocket-key": "dGhlIHNhbXBsZSBub25jZQ==",
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`GET ${pathname} HTTP/1.1\r\n${lines.join("")}\r\n`);
  return readText(socket);
}

describe("a WebSocket", () => {
  it.each([
    ["the admin API", "/ws", 401],
    ["the console's page", "/ws", 404],
    ["the metrics", "/ws", 404],
  ] as const)("is rejected in the form of %s, which has none", async (surface, path, status) => {
    const [url] = locate(surface);
    const response = await upgrade(new URL(path, url).href, {});
    expect(response).toContain(`HTTP/1.1 ${status} `);
    expect(response).toMatch(/\r\n\r\n\{"error":\{"code":"\w+","message":".+"\}\}$/);
  });

  it.each(["the admin API", "the console's operations", "the metrics"])(
    "that is asked for at a path of %s gets what a GET gets",
    async (surface) => {
      expect(await upgrade(...locate(surface))).toContain("HTTP/1.1 200 ");
    },
  );
});
