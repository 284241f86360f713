import { diagonal, isNight } from "@node-access-tools/workspace";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createGateway, type Credentials, type Gateway, type GatewayOptions } from "../../src/index.ts";
import { findNode, request } from "../client.ts";
import { startUpstream, type UpstreamServer } from "../upstream-server.ts";
import { invalidUtf8, openSocket, sendRaw, statusesIn } from "./raw-request.ts";
import { upstreamsAt, networksWith } from "../networks.ts";

const megabyte = 1024 * 1024;

/** The owner of an API key and nodes. */
type Owner = Pick<Gateway<Credentials>, "credentials">;

/** An endpoint that accepts JSON, and a valid body for it. */
interface Surface {
  readonly method: string;
  readonly path: (owner: Owner) => string;
  readonly head?: (owner: Owner) => string;
  /** A body with a text of any length. */
  readonly body: (filler: string) => string;
  /** The status of a successful response. */
  readonly status: number;
  /** Maximum bytes of a body. Default: 1 MiB. */
  readonly limit?: number;
  /** Whether the request is forwarded to a node. */
  readonly hasNode?: boolean;
}

const bearer = ({ credentials }: Owner): string => `Authorization: Bearer ${credentials.apiKey}\r\n`;
const surfaces: Readonly<Record<string, Surface>> = {
  management: {
    method: "PATCH",
    path: (owner) => `/v1/nodes/${findNode(owner, "ethereum").id}/`,
    head: bearer,
    body: (filler) => `{"name":"well"${filler && `,"x":"${filler}"`}}`,
    status: 200,
  },
  "JSON-RPC": {
    method: "POST",
    path: (owner) => `/${findNode(owner, "ethereum").key}`,
    body: (filler) => `{"jsonrpc":"2.0","id":1,"method":"eth_chainId"${filler && `,"params":["${filler}"]`}}`,
    limit: 8 * megabyte,
    status: 200,
    hasNode: true,
  },
  beacon: {
    method: "POST",
    path: (owner) => `/${findNode(owner, "ethereum").key}/eth/v1/validator/prepare_beacon_proposer`,
    body: (filler) => `[{"x":"${filler}"}]`,
    limit: 8 * megabyte,
    status: 200,
    hasNode: true,
  },
  info: {
    method: "POST",
    path: (owner) => `/${findNode(owner, "hyperliquid").key}/info`,
    body: (filler) => `{"type":"meta"${filler && `,"x":"${filler}"`}}`,
    status: 200,
    hasNode: true,
  },
  exchange: {
    method: "POST",
    path: () => "/exchange",
    body: (filler) => `{"action":{"type":"noop","x":"${filler}"}}`,
    status: 200,
    hasNode: true,
  },
  feeder: {
    method: "POST",
    path: (owner) => `/${findNode(owner, "starknet").key}/feeder_gateway/simulate_transaction`,
    body: (filler) => `{"x":"${filler}"}`,
    status: 200,
    hasNode: true,
  },
};

const columns = Object.entries(surfaces).map(([name, surface], column) => ({ name, column, surface }));

describe.each(columns)("the $name endpoint with hostile callers", ({ name, column, surface }) => {
  const ofThis = <Row>(rows: readonly Row[]): readonly Row[] => diagonal(rows, column, columns.length);
  // What is the same for all is tried with one of them by day.
  const itOnce = it.runIf(isNight || name === "JSON-RPC");
  let upstream: UpstreamServer;
  let gateway: Gateway<Credentials>;
  let other: Owner;
  beforeAll(async () => {
    // The response is valid for the venue's endpoint and for a JSON-RPC caller, whose calls have the id 1.
    upstream = await startUpstream((__, response) => response.end('{"jsonrpc":"2.0","id":1,"result":"0x1"}'));
    gateway = await startGateway({});
    other = { credentials: await gateway.addOrganization("Other") };
  });
  afterAll(async () => {
    await gateway.close();
    await upstream.close();
  });

  function startGateway(limits: NonNullable<GatewayOptions["limits"]>): Promise<Gateway<Credentials>> {
    const source = upstreamsAt(upstream.url);
    return createGateway({
      networks: networksWith({
        ethereum: { rpc: source, beacon: source },
        hyperliquid: { info: source, exchange: source },
        starknet: { feeder: source },
      }),
      limits: { requestsPerSecond: 1e6, requestBurst: 1e6, shutdown: 1, ...limits },
    });
  }

  /** The request as text; `more` has header lines, each with its line end. */
  function text(more: string, body: string, owner: Owner = gateway): string {
    const head = `Host: gateway\r\nContent-Type: application/json\r\n${surface.head?.(owner) ?? ""}`;
    return `${surface.method} ${surface.path(owner)} HTTP/1.1\r\n${head}${more}\r\n${body}`;
  }

  function sized(body: string, owner?: Owner): string {
    return text(`Connection: close\r\nContent-Length: ${Buffer.byteLength(body)}\r\n`, body, owner);
  }

  async function expectService(owner?: Owner): Promise<void> {
    expect(statusesIn(await sendRaw(gateway.url, sized(surface.body(""), owner), 30_000))).toEqual([
      surface.status,
    ]);
    expect((await request(`${gateway.url}/healthz`)).status).toBe(200);
  }

  /** How many requests its node has received; constant without a node. */
  const seen = (): number => upstream.bodies.length;

  it("accept a body up to the limit, with its length or without, and not one byte more", async () => {
    const { limit = megabyte } = surface;
    const whole = surface.body("a".repeat(limit - surface.body("a").length + 1));
    expect(Buffer.byteLength(whole)).toBe(limit);
    const [status] = statusesIn(await sendRaw(gateway.url, sized(whole), 2000));
    // The management API has no such field, and reports that once it has read the whole body.
    expect(status).toBe(surface.hasNode ? 200 : 400);
    const before = seen();
    const large = surface.body("a".repeat(limit - surface.body("a").length + 2));
    expect(statusesIn(await sendRaw(gateway.url, sized(large)))).toEqual([413]);
    const chunked = `${large.length.toString(16)}\r\n${large}\r\n0\r\n\r\n`;
    const unannounced = text("Transfer-Encoding: chunked\r\n", chunked);
    expect(statusesIn(await sendRaw(gateway.url, unannounced))).toEqual([413]);
    expect(seen()).toBe(before);
    await expectService();
  });

  it("are rejected if their text is not UTF-8, or compressed", async () => {
    const before = seen();
    for (const invalid of invalidUtf8) {
      const [start = "", end = ""] = surface.body("|").split("|");
      const body = Buffer.concat([Buffer.from(start), invalid, Buffer.from(end)]);
      const head = text(`Connection: close\r\nContent-Length: ${body.length}\r\n`, "");
      expect((await sendRaw(gateway.url, Buffer.concat([Buffer.from(head), body]))).slice(9, 12)).toMatch(
        /4(00|22)/,
      );
    }
    const compressed = text(`Connection: close\r\nContent-Encoding: gzip\r\nContent-Length: 2\r\n`, "{}");
    expect(statusesIn(await sendRaw(gateway.url, compressed))).toEqual([415]);
    expect(seen()).toBe(before);
  });

  it.each(
    ofThis([
      ["lists", `${"[".repeat(400_000)}${"]".repeat(400_000)}`],
      ["objects", `${'{"a":'.repeat(150_000)}1${"}".repeat(150_000)}`],
      [
        "a field",
        '{"name":NESTED,"params":NESTED,"type":NESTED,"action":NESTED}'.replaceAll(
          "NESTED",
          "[".repeat(1e5) + "]".repeat(1e5),
        ),
      ],
    ] as const),
  )("get a response to endless nesting in %s", async (__, body) => {
    const [status = 0, ...more] = statusesIn(await sendRaw(gateway.url, sized(body), 5000));
    expect(more).toEqual([]);
    // The node itself judges what is only forwarded.
    if (status !== 200) expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    await expectService();
  });

  it("are served by the last of repeated names", async () => {
    const twice = surface.body("").replace("{", '{"name":5,"type":5,"method":5,');
    const [status] = statusesIn(await sendRaw(gateway.url, sized(twice), 2000));
    expect([200, 400]).toContain(status);
    await expectService();
  });

  const hidden = "GET /hidden HTTP/1.1\r\nHost: a\r\n\r\n";
  it.each(
    ofThis([
      ["a length and a coding", "Content-Length: 2\r\nTransfer-Encoding: chunked\r\n", `0\r\n\r\n${hidden}`],
      ["a coding and a length", `Transfer-Encoding: chunked\r\nContent-Length: 4\r\n`, `0\r\n\r\n${hidden}`],
      ["two lengths", "Content-Length: 2\r\nContent-Length: 40\r\n", `{}${hidden}`],
      ["two codings", "Transfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n", `0\r\n\r\n${hidden}`],
      ["an invalid coding", "Transfer-Encoding: chunkedx\r\n", `0\r\n\r\n${hidden}`],
      ["a coding with a control character", "Transfer-Encoding: \x0bchunked\r\n", `0\r\n\r\n${hidden}`],
      [
        "a coding before chunked, twice",
        "Transfer-Encoding: gzip\r\nTransfer-Encoding: x\r\n",
        `0\r\n\r\n${hidden}`,
      ],
      ["a folded coding", "X-A: b\r\n Transfer-Encoding: chunked\r\nContent-Length: 2\r\n", `{}${hidden}`],
      [
        "a folded coding's value",
        "Transfer-Encoding:\r\n chunked\r\nContent-Length: 2\r\n",
        `0\r\n\r\n${hidden}`,
      ],
      ["a bare line feed", "X-A: b\nContent-Length: 2\r\n", `{}${hidden}`],
      ["a bare carriage return", "X-A: b\rContent-Length: 2\r\n\r\n", `{}${hidden}`],
      ["a space before the colon", "Content-Length : 2\r\n", `{}${hidden}`],
      ["a line feed after a chunk's size", "Transfer-Encoding: chunked\r\n", `2\n{}\r\n0\r\n\r\n${hidden}`],
      [
        "a line feed within a chunk's extension",
        "Transfer-Encoding: chunked\r\n",
        `2;a\nb\r\n{}\r\n0\r\n\r\n${hidden}`,
      ],
      ["a chunk longer than its size", "Transfer-Encoding: chunked\r\n", `1\r\n{}\r\n0\r\n\r\n${hidden}`],
      ["a chunk size with a sign", "Transfer-Encoding: chunked\r\n", `+2\r\n{}\r\n0\r\n\r\n${hidden}`],
    ] as const),
  )("cannot smuggle requests behind %s", async (__, more, body) => {
    const before = seen();
    const response = await sendRaw(gateway.url, text(more, body));
    const statuses = statusesIn(response);
    expect(statuses.length).toBeLessThanOrEqual(1);
    for (const status of statuses) expect(status).toBeGreaterThanOrEqual(400);
    expect(response).not.toContain("hidden");
    expect(seen()).toBe(before);
  });

  itOnce("are disconnected if they do not finish, and others are served meanwhile", async () => {
    const impatient = await startGateway({ requestTimeout: 800 });
    const slow = [
      text("", "", impatient).slice(0, 60),
      text("Content-Length: 1000\r\n", "{", impatient),
      text("Transfer-Encoding: chunked\r\n", "5\r\n{", impatient),
    ].map((begun) => {
      const socket = openSocket(impatient.url);
      socket.write(begun);
      return { socket, ended: new Promise((resolve) => socket.resume().once("close", resolve)) };
    });
    const trickle = setInterval(() => slow[1]?.socket.write(" "), 100);
    const whole = sized(surface.body(""), impatient);
    await expect
      .poll(async () => statusesIn(await sendRaw(impatient.url, whole, 5000)))
      .toEqual([surface.status]);
    await Promise.all(slow.map(({ ended }) => ended));
    clearInterval(trickle);
    await impatient.close();
  });

  itOnce("are not waited for if they leave during or right after their body", async () => {
    for (let count = 0; count < 200; count++) {
      const socket = openSocket(gateway.url);
      socket.write(count % 2 ? text("Content-Length: 1000\r\n", "{") : sized(surface.body("")), () =>
        socket.resetAndDestroy(),
      );
    }
    await expectService();
  });

  itOnce("are served while one floods it", async () => {
    const flood = Array.from({ length: 4 }, () => openSocket(gateway.url));
    for (const socket of flood)
      socket.write(sized(surface.body("")).replace("close", "keep-alive").repeat(500));
    await expectService(other);
    for (const socket of flood) socket.destroy();
    await expectService();
  });
});

describe("headers", () => {
  it("of any number and size get a response, or end the connection", async () => {
    const gateway = await createGateway();
    const path = `/${findNode(gateway, "ethereum").key}/eth/v1/beacon/genesis`;
    for (const more of [
      Array.from({ length: 5000 }, (_, index) => `X-${index}: a\r\n`).join(""),
      `X-A: ${"a".repeat(100_000)}\r\n`,
      `Cookie: ${"a=b; ".repeat(10_000)}\r\n`,
      `${"X".repeat(100_000)}: a\r\n`,
    ]) {
      const response = await sendRaw(gateway.url, `GET ${path} HTTP/1.1\r\nHost: a\r\n${more}\r\n`);
      expect(statusesIn(response)).toEqual([431]);
    }
    expect(
      statusesIn(await sendRaw(gateway.url, `GET /${"a".repeat(100_000)} HTTP/1.1\r\nHost: a\r\n\r\n`)),
    ).toEqual([431]);
    // A valid request has exactly one host header (RFC 9112, 3.2).
    expect(statusesIn(await sendRaw(gateway.url, `GET ${path} HTTP/1.1\r\n\r\n`))).toEqual([400]);
    await gateway.close();
  });

  it("of a request whose body is not read cannot smuggle another request", async () => {
    const gateway = await createGateway();
    const path = `/${findNode(gateway, "ethereum").key}/eth/v1/beacon/genesis`;
    const hidden = `GET /${findNode(gateway, "ethereum").key}/eth/v1/node/version HTTP/1.1\r\nHost: a\r\n\r\n`;
    const response = await sendRaw(
      gateway.url,
      `GET ${path} HTTP/1.1\r\nHost: a\r\nContent-Length: ${hidden.length}\r\n\r\n${hidden}`,
    );
    expect(statusesIn(response)).toEqual([200]);
    await gateway.close();
  });
});
