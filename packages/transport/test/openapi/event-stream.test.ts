import { bearer, refreshing } from "@node-access/auth";
import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, it } from "vitest";
import { jsonEvents, namedEvents, streaming, textEvents } from "../../src/openapi-events/event-stream.ts";
import {
  type ApiExchange,
  type ApiRequest,
  createApiCaller,
  json,
  onServer,
} from "../../src/openapi/index.ts";

interface Seen {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

const seen: Seen[] = [];
let respond: (response: ServerResponse, number: number) => void = () => {};
const server = createServer((request, response) => {
  void text(request).then((body) => {
    seen.push({ headers: request.headers, body });
    respond(response, seen.length);
  });
});
let endpoint = "";
beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

/** Responds with the events of the next call. */
function next(handle: typeof respond): void {
  seen.length = 0;
  respond = handle;
}

function begin(response: ServerResponse, ...chunks: (string | Buffer)[]): void {
  response.writeHead(200, { "content-type": "text/event-stream" });
  for (const chunk of chunks) response.write(chunk);
}

const operation = (exchange: ApiExchange, more: object = {}): ApiRequest => ({
  name: "watch",
  method: "GET",
  path: "/watch",
  idempotency: "safe",
  accept: "text/event-stream",
  exchange,
  ...more,
});

type Opened = AsyncIterableIterator<{ readonly event?: string; readonly data?: unknown }, undefined>;

async function open(
  exchange: ApiExchange,
  options: object = {},
  more: object = {},
  ...args: unknown[]
): Promise<Opened> {
  const { call } = createApiCaller({ endpoint, ...options });
  return (await call(operation(exchange, more) as never, ...(args as []))) as Opened;
}

async function all(stream: Opened): Promise<unknown[]> {
  const items: unknown[] = [];
  for await (const item of stream) items.push(item);
  return items;
}

it("reads JSON until [DONE], and skips comments and events without data", async () => {
  next((response) =>
    begin(
      response,
      ': hi\n\ndata: {"a":1}\n\nevent: ping\ndata:\n\ndata: {"a":18446744073709551615}\n\ndata: [DONE]\n\ndata: {"a":3}\n\n',
    ),
  );
  expect(await all(await open(jsonEvents))).toEqual([{ a: 1 }, { a: 2n ** 64n - 1n }]);
  expect(seen[0]?.headers["accept"]).toBe("text/event-stream");
});

it("reads a character that is split between two packets", async () => {
  const bytes = Buffer.from('data: "注文"\n\n');
  next((response) => {
    begin(response, bytes.subarray(0, 9));
    setTimeout(() => response.end(bytes.subarray(9)), 5);
  });
  expect(await all(await open(jsonEvents))).toEqual(["注文"]);
});

it("reads events by name, as text or JSON, and as they are", async () => {
  const events =
    'event: step\ndata: {"percent":5}\nid: 7\n\nevent: log\ndata: {no json\n\ndata: plain\n\nevent: done\ndata: [DONE]\n\n';
  next((response) => void (begin(response, events), response.end()));
  expect(await all(await open(namedEvents(["step"])))).toEqual([
    { event: "step", data: { percent: 5 }, id: "7" },
    { event: "log", data: "{no json" },
    { event: "message", data: "plain" },
    { event: "done", data: "[DONE]" },
  ]);
  expect((await all(await open(textEvents)))[0]).toEqual({ event: "step", data: '{"percent":5}', id: "7" });
  const stream = await open(namedEvents());
  expect((await stream.next()).value).toEqual({ event: "step", data: { percent: 5 }, id: "7" });
  await expect(stream.next()).rejects.toMatchObject({
    code: "UNDECODABLE_BODY",
    requestId: expect.any(String) as string,
  });
  expect(await stream.next()).toEqual({ done: true, value: undefined });
});

it("opens a stream again only if it has not begun", async () => {
  next((response, number) => {
    if (number === 1) response.writeHead(503).end("later");
    else begin(response, "data: 1\n\n");
    if (number > 1) setTimeout(() => response.destroy(), 5);
  });
  const stream = await open(jsonEvents, { retries: 2 });
  expect(await stream.next()).toEqual({ done: false, value: 1 });
  await expect(stream.next()).rejects.toMatchObject({ code: "UNANSWERED" });
  expect(seen.length).toBe(2);
});

it("bounds the wait for the start and for each part, and the size of an event", async () => {
  next(() => {});
  await expect(open(jsonEvents, { timeout: 40, retries: 0 })).rejects.toMatchObject({ code: "TIMEOUT" });
  next((response) => begin(response, "data: 1\n\n"));
  const slow = await open(jsonEvents, { timeout: 40 });
  await slow.next();
  await expect(slow.next()).rejects.toMatchObject({ code: "TIMEOUT", context: { option: "timeout" } });
  next((response) => begin(response, `data: "${"a".repeat(500)}`));
  const large = await open(jsonEvents, { maxResponseBytes: 100 });
  await expect(large.next()).rejects.toMatchObject({ code: "RESPONSE_TOO_LARGE" });
});

it("closes the connection when the loop is left, and on abort", async () => {
  let closed = 0;
  next((response) => {
    response.on("close", () => (closed += 1));
    begin(response, "data: 1\n\n");
  });
  for await (const item of await open(jsonEvents)) {
    expect(item).toBe(1);
    break;
  }
  await expect.poll(() => closed).toBe(1);
  const controller = new AbortController();
  const stream = await open(jsonEvents, { signal: controller.signal });
  await stream.next();
  const waiting = stream.next();
  controller.abort();
  await expect(waiting).rejects.toMatchObject({ code: "ABORTED" });
  next((response) => begin(response, "data: 1\n\ndata: 2\n\n"));
  const other = new AbortController();
  const buffered = await open(jsonEvents, { signal: other.signal });
  await buffered.next();
  other.abort();
  await expect(buffered.next()).rejects.toMatchObject({ code: "ABORTED" });
  await expect.poll(() => closed).toBe(2);
});

it("rejects a response that is no stream, with the status and body of an error", async () => {
  next((response) => void response.writeHead(200, { "content-type": "application/json" }).end("{}"));
  await expect(open(jsonEvents)).rejects.toMatchObject({
    code: "UNDECODABLE_BODY",
    message: expect.stringContaining("not an event stream but application/json") as string,
  });
  next((response) => void response.writeHead(404).end('{"reason":"gone"}'));
  await expect(open(jsonEvents)).rejects.toMatchObject({
    code: "HTTP_STATUS",
    context: { status: 404, data: { reason: "gone" } },
  });
});

it("sends a body with stream: true at most once, with credentials that are renewed, to the operation's server", async () => {
  next((response, number) =>
    number === 1 ? void response.writeHead(401).end() : begin(response, "data: 1\n\n"),
  );
  let tokens = 0;
  const credential = refreshing(async () => bearer(`token-number-${(tokens += 1)}`));
  const more = { method: "POST", idempotency: "write", body: streaming(json), server: onServer("/v2") };
  const stream = await open(jsonEvents, { credential }, more, { prompt: "Hi", stream: false });
  expect(await stream.next()).toEqual({ done: false, value: 1 });
  expect(seen.map(({ headers }) => headers["authorization"])).toEqual([
    "Bearer token-number-1",
    "Bearer token-number-2",
  ]);
  expect(seen[1]?.body).toBe('{"prompt":"Hi","stream":true}');
  await stream.return?.();

  next((response) => void response.writeHead(503).end());
  await expect(open(jsonEvents, {}, more, {})).rejects.toMatchObject({ code: "HTTP_STATUS" });
  expect(seen.length).toBe(1);
});

it("works with fetch, and rejects calls of a closed client", async () => {
  next((response) => void (begin(response, 'data: "a"\n\n'), response.end()));
  expect(await all(await open(jsonEvents, { fetch: globalThis.fetch }))).toEqual(["a"]);
  const { call, close } = createApiCaller({ endpoint });
  await close();
  await expect(call(operation(jsonEvents) as never)).rejects.toMatchObject({ code: "CLOSED" });
});
