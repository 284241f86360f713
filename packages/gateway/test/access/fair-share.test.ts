import { Readable } from "node:stream";
import { afterEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { WebSocket } from "ws";
import { createGateway, type Credentials, type Gateway, type GatewayOptions } from "../../src/index.ts";
import { closeAfterTest } from "../cleanup.ts";
import { findNode, post, request } from "../client.ts";
import { respondWith, startUpstream } from "../upstream-server.ts";
import { upstreamsAt, networksWith } from "../networks.ts";

afterEach(() => vi.restoreAllMocks());

function readId(text: string): string {
  return /"id":([^,}]+)/.exec(text)?.[1] ?? "none";
}

function padded(text: string): string {
  return text + " ".repeat(7_000);
}

async function ok(response: Promise<{ status: number }>): Promise<boolean> {
  return (await response).status !== 429;
}

/** How many requests of each kind a credential may make: one large one, and how many small ones after it. */
async function accepted(
  send: (body: string) => Promise<boolean>,
  body: string,
): Promise<[boolean, boolean, number]> {
  const large = [await send(padded(body)), await send(padded(body))] as const;
  let small = 0;
  while (small < 20 && (await send(body))) small += 1;
  return [...large, small];
}

async function expectCharged(send: (body: string) => Promise<boolean>, body: string): Promise<void> {
  const [first, second, small] = await accepted(send, body);
  expect([first, second]).toEqual([true, false]);
  // A REST request that is rejected once its body has arrived has been counted as one.
  expect([2, 3]).toContain(small);
}

async function start(
  options: GatewayOptions & { readonly database?: ":memory:" } = {},
): Promise<Gateway<Credentials<never>>> {
  const gateway = await createGateway(options);
  closeAfterTest(gateway);
  return gateway;
}

/** A gateway in front of an upstream that rounds ids, as nodes written in JavaScript do. */
async function startNode(result: unknown = "0x1"): Promise<Gateway<Credentials<never>>> {
  const upstream = await startUpstream(respondWith(() => result));
  closeAfterTest(upstream);
  return start({ networks: networksWith({ ethereum: { rpc: upstreamsAt(upstream.url) } }) });
}

async function messagesFor(
  gateway: Gateway<Credentials<never>>,
  path: string,
  sent: readonly string[],
): Promise<string[]> {
  const socket = new WebSocket(`${gateway.url.replace("http", "ws")}${path}`);
  onTestFinished(() => socket.terminate());
  const messages: string[] = [];
  socket.on("message", (data: Buffer) => messages.push(data.toString("utf8")));
  await new Promise((resolve, reject) => socket.once("open", resolve).once("error", reject));
  for (const text of sent) socket.send(text);
  await expect.poll(() => messages.length).toBeGreaterThanOrEqual(sent.length);
  return messages;
}

describe("a body full of numbers", () => {
  it.each(["1e1", "1.10", "12345678901234567890", "-0"])(
    "of %s is checked as it arrives, and never parsed",
    async (number) => {
      const bodies: string[] = [];
      const upstream = await startUpstream((body, response) => {
        bodies.push(body);
        response.end('{"jsonrpc":"2.0","id":1,"result":true}');
      });
      closeAfterTest(upstream);
      const gateway = await start({
        networks: networksWith({ ethereum: { rpc: upstreamsAt(upstream.url) } }),
      });
      const params = `[${Array.from({ length: 10_000 }, () => number).join(",")}]`;
      const body = `{"jsonrpc":"2.0","id":1,"method":"eth_call","params":${params}}`;
      const parse = vi.spyOn(JSON, "parse");
      expect((await post(gateway, "ethereum", body)).status).toBe(200);
      const characters = parse.mock.calls.reduce((sum, [text]) => sum + String(text).length, 0);
      expect(characters).toBeLessThan(0.1 * body.length);
      expect(bodies).toEqual([body]);
    },
  );
});

describe("the work of a call", () => {
  it("is charged: a heavy call counts as ten", async () => {
    const upstream = await startUpstream(respondWith(() => []));
    closeAfterTest(upstream);
    const gateway = await start({
      networks: networksWith({ ethereum: { rpc: upstreamsAt(upstream.url) } }),
      limits: { requestsPerSecond: 0.001, requestBurst: 25 },
    });
    const trace = {
      jsonrpc: "2.0",
      id: 1,
      method: "debug_traceTransaction",
      params: [`0x${"0".repeat(64)}`],
    };
    const statuses: number[] = [];
    for (let sent = 0; sent < 3; sent += 1) statuses.push((await post(gateway, "ethereum", trace)).status);
    expect(statuses).toEqual([200, 200, 429]);
    expect((await post(gateway, "ethereum", { ...trace, method: "eth_chainId", params: [] })).status).toBe(
      200,
    );
  });

  it("includes a large body, before the body is read", async () => {
    const upstream = await startUpstream(respondWith(() => "0x1"));
    closeAfterTest(upstream);
    const gateway = await start({
      networks: networksWith({ ethereum: { rpc: upstreamsAt(upstream.url) } }),
      limits: { requestsPerSecond: 0.001, requestBurst: 1_200 },
    });
    const bodies = Array.from({ length: 16 }, (_, index) => {
      const params = `[${"1e1,".repeat(260_000)}${index}]`;
      return `{"jsonrpc":"2.0","id":1,"method":"eth_call","params":${params}}`;
    });
    const all = await Promise.all(bodies.map((body) => post(gateway, "ethereum", body)));
    const served = all.filter(({ status }) => status === 200).length;
    // A megabyte counts as 254 of the 1,200 requests that may come at once.
    expect(served).toBe(4);
    expect(all.filter(({ status }) => status === 429)).toHaveLength(16 - served);
    expect(upstream.bodies).toHaveLength(served);
  });
});

/**
 * Sends a body whose length is not announced.
 *
 * @returns the status.
 */
async function sendPieces(
  gateway: Gateway<Credentials<never>>,
  pieces: AsyncIterable<string>,
): Promise<number> {
  const { key } = findNode(gateway, "ethereum");
  // The types of browsers do not know `duplex`.
  const streamed = { body: Readable.toWeb(Readable.from(pieces)) as ReadableStream, duplex: "half" } as const;
  const response = await fetch(`${gateway.url}/${key}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    ...streamed,
  });
  await response.arrayBuffer();
  return response.status;
}

/** A call with a megabyte of params. */
async function* largeCall(): AsyncGenerator<string> {
  yield '{"jsonrpc":"2.0","id":1,"method":"eth_call","params":[';
  for (let piece = 0; piece < 16; piece += 1) yield "1e1,".repeat(16_000);
  yield "1]}";
}

describe("a large body without a length", () => {
  it("is charged as it arrives, and rejected before its end if it is too large", async () => {
    const upstream = await startUpstream(respondWith(() => "0x1"));
    closeAfterTest(upstream);
    const gateway = await start({
      networks: networksWith({ ethereum: { rpc: upstreamsAt(upstream.url) } }),
      limits: { requestsPerSecond: 0.001, requestBurst: 300 },
    });
    expect(await sendPieces(gateway, largeCall())).toBe(200);
    expect(JSON.parse(upstream.bodies[0] ?? "")).toMatchObject({ method: "eth_call" });
    // A megabyte is 250 of the 300 requests that may come at once.
    const end = Promise.withResolvers<void>();
    async function* endless(): AsyncGenerator<string> {
      yield* largeCall();
      await end.promise;
    }
    expect(await sendPieces(gateway, endless())).toBe(429);
    end.resolve();
    expect(upstream.bodies).toHaveLength(1);
  });
});

describe("a request's id", () => {
  const ids = [
    "9007199254740993",
    "-12345678901234567890123",
    "1.10",
    "1e2",
    "0",
    "-7",
    '"\\u0041"',
    '"9007199254740993"',
  ];

  it.each(ids)("%s is returned unchanged", async (id) => {
    const gateway = await startNode();
    const call = `{"jsonrpc":"2.0","id":${id},"method":"eth_chainId"}`;
    const isSame = (text: string): boolean =>
      readId(text) === id || JSON.parse(id) === (JSON.parse(text) as { id?: unknown }).id;
    const one = (await post(gateway, "ethereum", call)).text;
    expect(one).toContain('"result":"0x1"');
    const batch = (await post(gateway, "ethereum", `[${call},${call.replace("chainId", "gasPrice")}]`)).text;
    const error = (await post(gateway, "ethereum", call.replace("eth_chainId", "evm_mine"))).text;
    const [message = ""] = await messagesFor(gateway, `/ws/${findNode(gateway, "ethereum").key}`, [call]);
    const exact = id.startsWith('"') ? isSame : (text: string) => readId(text) === id;
    expect([one, error, message].map(exact)).toEqual([true, true, true]);
    const items = JSON.parse(batch) as object[];
    expect(items).toHaveLength(2);
    if (!id.startsWith('"'))
      expect([...batch.matchAll(/"id":([^,}]+)/g)].map(([, text]) => text)).toEqual([id, id]);
  });

  it.each(["true", "{}", "[1]"])("%s is rejected", async (id) => {
    const gateway = await startNode();
    const { status, json } = await post(
      gateway,
      "ethereum",
      `{"jsonrpc":"2.0","id":${id},"method":"eth_chainId"}`,
    );
    expect([status, json]).toMatchObject([400, { id: null, error: { code: -32_600 } }]);
  });
});

describe("a result", () => {
  it("is returned unchanged when the gateway assembles a batch response", async () => {
    const upstream = await startUpstream((body, response) => {
      const ids = [...body.matchAll(/"id":(\d+)/g)].map(([, id]) => id);
      response.end(
        `[${ids.map((id) => `{"jsonrpc":"2.0","result":{"a":1e400,"b":1.10},"id":${id}}`).join(",")}]`,
      );
    });
    closeAfterTest(upstream);
    const gateway = await start({ networks: networksWith({ ethereum: { rpc: upstreamsAt(upstream.url) } }) });
    const calls = ["eth_chainId", "evm_mine", "eth_gasPrice"].map((method) => ({
      jsonrpc: "2.0",
      id: 5,
      method,
    }));
    const { text } = await post(gateway, "ethereum", calls);
    expect(text.match(/"result":\{"a":1e400,"b":1\.10\}/g)).toHaveLength(2);
    expect((JSON.parse(text) as { id: number }[]).map(({ id }) => id)).toEqual([5, 5, 5]);
  });
});

describe("a large body", () => {
  const limits = { requestsPerSecond: 0.001, requestBurst: 10, bytesPerRequest: 1_000 };
  it("counts as several JSON-RPC requests of its own credential only", async () => {
    const gateway = await start({ limits });
    const body = '{"jsonrpc":"2.0","id":1,"method":"eth_gasPrice"}';
    await expectCharged((text) => ok(post(gateway, "avalanche", text)), body);
    expect((await post(gateway, "starknet", body)).status).toBe(200);
  });

  it("counts as several messages of a WebSocket", async () => {
    const gateway = await start({ limits });
    const body = '{"jsonrpc":"2.0","id":1,"method":"starknet_chainId"}';
    const sent = [padded(body), padded(body), body, body, body, body, body];
    const { key } = findNode(gateway, "starknet");
    const messages = await messagesFor(gateway, `/ws/${key}`, sent);
    expect(messages.filter((text) => text.includes('"result"'))).toHaveLength(4);
  });

  it("counts as several messages of the venue's WebSocket", async () => {
    const gateway = await start({ limits });
    const ping = '{"method":"ping"}';
    const messages = await messagesFor(gateway, "/ws", [padded(ping), padded(ping), ping, ping, ping, ping]);
    expect(messages.filter((text) => text.includes("pong"))).toHaveLength(4);
  });

  it("counts as several requests without a credential", async () => {
    const gateway = await start({ limits });
    await expectCharged((body) => ok(request(`${gateway.url}/exchange`, { method: "POST", body })), "{}");
  });

  it("counts as several requests to a REST endpoint", async () => {
    const gateway = await start({ limits });
    const path = "/eth/v1/validator/prepare_beacon_proposer";
    await expectCharged((body) => ok(post(gateway, "ethereum", body, path)), "[]");
  });

  it("counts as several requests to the management API", async () => {
    const gateway = await start({ limits });
    const headers = { authorization: `Bearer ${gateway.credentials.apiKey}` };
    const send = (body: string): Promise<boolean> =>
      ok(request(`${gateway.url}/v1/organization/`, { method: "PATCH", headers, body }));
    await expectCharged(send, '{"name":"x"}');
  });
});
