import { Client, credentials, Metadata } from "@grpc/grpc-js";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runCommand } from "../../src/command/run-command.ts";
import { type MockCall, type MockServer, startMockServer } from "../../src/mock/index.ts";
import { proto, rest, rpc } from "./specs.ts";

const folder = mkdtempSync(join(tmpdir(), "mock-"));
const specs = { "rest.yaml": rest, "rpc.yaml": rpc, "acme.proto": proto };
for (const [file, text] of Object.entries(specs)) writeFileSync(join(folder, file), text);
afterAll(() => rmSync(folder, { recursive: true }));

const calls: MockCall[] = [];
const start = (file: string): Promise<MockServer> =>
  startMockServer(join(folder, file), { onCall: (call) => calls.push(call) });

const prefer = (code: number): RequestInit => ({ headers: { prefer: `code=${code}` } });
const call = (params: unknown, method = "acme_getJob"): object => ({ jsonrpc: "2.0", id: 1, method, params });
const bytes = (value: Buffer): Buffer => value;
const sendJob = (url: string, body: object): Promise<Response> =>
  fetch(`${url}/acme.JobService/Get`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });

describe("a mock of an OpenAPI document", () => {
  let server: MockServer;
  beforeAll(async () => {
    server = await start("rest.yaml");
  });
  afterAll(() => server.close());
  const send = async (path: string, init?: RequestInit): Promise<[number, unknown]> => {
    const response = await fetch(server.url + path, init);
    const body = await response.text();
    return [
      response.status,
      /json/.test(response.headers.get("content-type") ?? "") ? JSON.parse(body) : body,
    ];
  };
  const key = { "x-key": "k" };
  const json = (body: unknown): RequestInit => ({
    method: "POST",
    headers: { ...key, "content-type": "application/json" },
    body: JSON.stringify(body),
  });

  it("responds with the spec's example, or one that is made from the schema", async () => {
    expect(await send("/jobs/7")).toEqual([200, { id: "7", state: "done" }]);
    expect(await send("/v1/jobs/latest")).toEqual([200, "text"]);
    expect(await send("/jobs", json({ size: 1 }))).toEqual([
      201,
      { id: "text", state: "running", parts: [] },
    ]);
    const csv = { ...json({ size: 1 }), headers: { ...json({}).headers, accept: "text/csv" } };
    expect(await send("/jobs", csv)).toEqual([201, "text"]);
  });

  it("responds with the status that a request prefers", async () => {
    expect(await send("/jobs/7", prefer(404))).toEqual([404, { reason: "text" }]);
    expect(await send("/jobs/7", prefer(503))).toMatchObject([503, { status: 503 }]);
  });

  const form = new FormData();
  form.set("size", "1.5");
  form.set("job", JSON.stringify({ size: 0 }));
  const whole = new FormData();
  whole.set("file", new Blob(["a"]));
  whole.set("job", JSON.stringify({ size: 1 }));
  it.each<[string, RequestInit, number, string]>([
    ["/jobs/x?limt=9", {}, 400, "path.id must be integer; query.limt is unknown: did you mean limit?"],
    [
      "/jobs/7?limit=9&tags=a&tags=c",
      {},
      400,
      'query.limit must be <= 5; query.tags.1 must be one of "a", "b"',
    ],
    [
      "/jobs/7?ids=1,b&filter[size]=0",
      {},
      400,
      "query.ids.1 must be integer; query.filter.size must be >= 1",
    ],
    ["/jobs/7", { headers: { "x-trace": "a" } }, 400, "header.X-Trace must NOT have fewer than 2 characters"],
    ["/job/7", {}, 404, "/job/7 is not a path of the spec: did you mean /jobs/{id}?"],
    ["/jobs/7", { method: "DELETE" }, 405, "DELETE must be one of GET, HEAD"],
    ["/jobs", { method: "POST" }, 401, "needs a credential: key, or user"],
    ["/jobs", { method: "POST", headers: key }, 400, "body is missing"],
    ["/jobs", json({}), 400, "body.size is missing"],
    ["/jobs", json({ size: 1, items: [{ a: "A" }] }), 400, 'body.items.0.a must match pattern "^[a-z]+$"'],
    ["/jobs", json({ size: 1, sise: 1 }), 400, "body.sise is unknown"],
    ["/jobs", { ...json({}), body: "{" }, 400, "body is not JSON"],
    [
      "/jobs",
      { method: "POST", headers: { ...key, "content-type": "text/plain" }, body: "a" },
      415,
      "header.content-type must be one of application/json, application/x-www-form-urlencoded, is text/plain",
    ],
    [
      "/files",
      { method: "PUT", body: form },
      400,
      "body.job.size must be >= 1; body.file is missing; body.size must be integer",
    ],
  ])("rejects %s %j", async (path, init, status, detail) => {
    const [sent, problem] = await send(path, init);
    const errors = (problem as { errors: { path: string; message: string }[] }).errors;
    const texts = errors.map((one) => `${one.path} ${one.message}`.trim());
    expect([sent, texts.join("; ")]).toEqual([status, expect.stringContaining(detail.split("; ")[0] ?? "")]);
    for (const text of detail.split("; ")) expect(texts.join("; ")).toContain(text);
    expect(calls.at(-1)).toMatchObject({ status, mistakes: errors });
  });

  it("accepts forms, parameters of all styles, either credential, and calls of browsers", async () => {
    expect((await send("/files", { method: "PUT", body: whole }))[0]).toBe(204);
    const headers = { authorization: "Basic dTpw" };
    const body = new URLSearchParams({ size: "3", "items[0][a]": "a" });
    expect((await send("/jobs", { method: "POST", headers, body }))[0]).toBe(201);
    const query = "limit=5&tags=a&tags=b&ids=1,2&filter[size]=1&filter[items][0][a]=b&unknown=1";
    expect((await send(`/jobs/7?${query}`))[0]).toBe(200);
    const ask = { "access-control-request-method": "POST", "access-control-request-headers": "x-key" };
    const preflight = await fetch(`${server.url}/jobs`, { method: "OPTIONS", headers: ask });
    expect([preflight.status, preflight.headers.get("access-control-allow-headers")]).toEqual([204, "x-key"]);
    expect(preflight.headers.get("access-control-allow-origin")).toBe("*");
    const head = await fetch(`${server.url}/jobs/7`, { method: "HEAD" });
    expect([head.status, await head.text()]).toEqual([200, ""]);
  });
});

describe("a mock of an OpenRPC document", () => {
  let server: MockServer;
  beforeAll(async () => {
    server = await start("rpc.yaml");
  });
  afterAll(() => server.close());
  const send = async (body: unknown): Promise<unknown> => {
    const response = await fetch(server.url, { method: "POST", body: JSON.stringify(body) });
    return response.status === 204 ? 204 : response.json();
  };

  it("responds with the example for the params, and to batches", async () => {
    expect(await send(call(["8"]))).toEqual({ jsonrpc: "2.0", id: 1, result: { id: "8" } });
    expect(await send(call({ id: "9" }))).toEqual({ jsonrpc: "2.0", id: 1, result: { id: "7" } });
    const notification = { jsonrpc: "2.0", method: "acme_getJob", params: ["7"] };
    expect(await send([call(["7"]), notification])).toHaveLength(1);
    expect(await send(notification)).toBe(204);
  });

  it.each([
    [call([7]), -32602, "params.id must be string"],
    [call([]), -32602, "params.id is missing"],
    [call({ id: "7", dept: 1 }), -32602, "params.dept is unknown: did you mean depth?"],
    [call(["7", 1, 2]), -32602, "params must have at most 2 items, has 3"],
    [call(["7"], "acme_getJobs"), -32601, "there is no method acme_getJobs: did you mean acme_getJob?"],
    [call(["7"], "acme_subscribeJob"), -32601, "acme_subscribeJob needs a WebSocket"],
    [
      { id: 1, method: "acme_getJob" },
      -32600,
      'a call has jsonrpc: "2.0", a method, and an id that is a text or a number',
    ],
    [[], -32600, "a batch has at least one call"],
  ])("rejects %j", async (body, code, message) => {
    expect(await send(body)).toMatchObject({ error: { code, message } });
  });

  it("notifies subscribers over a WebSocket", async () => {
    const socket = new WebSocket(server.url.replace("http", "ws"));
    const received: unknown[] = [];
    socket.addEventListener("message", ({ data }) => received.push(JSON.parse(String(data))));
    await new Promise((done) => socket.addEventListener("open", done));
    socket.send(JSON.stringify(call(["7"], "acme_subscribeJob")));
    await expect.poll(() => received).toHaveLength(2);
    const params = { subscription: 1, result: { id: "text" } };
    expect(received).toEqual([
      { jsonrpc: "2.0", id: 1, result: 1 },
      { jsonrpc: "2.0", method: "acme_job", params },
    ]);
    socket.close();
  });
});

describe("a mock of protos", () => {
  let server: MockServer;
  let client: Client;
  beforeAll(async () => {
    server = await start("acme.proto");
    client = new Client(server.url.replace("http://", ""), credentials.createInsecure());
  });
  afterAll(async () => {
    client.close();
    await server.close();
  });
  const unary = (
    path: string,
    message: Buffer,
    metadata = new Metadata(),
  ): Promise<Buffer | number | undefined> =>
    new Promise((done) =>
      client.makeUnaryRequest(path, bytes, bytes, message, metadata, (error, value) =>
        done(error?.code ?? value),
      ),
    );

  it("responds to gRPC, with the status that a request prefers", async () => {
    expect(await unary("/acme.JobService/Get", Buffer.from([10, 1, 97]))).toBeInstanceOf(Buffer);
    const metadata = new Metadata();
    metadata.set("prefer", "code=14");
    expect(await unary("/acme.JobService/Get", Buffer.alloc(0), metadata)).toBe(14);
    expect(await unary("/acme.JobService/Gone", Buffer.alloc(0))).toBe(12);
    expect(calls.at(-1)?.mistakes).toEqual([
      { path: "/acme.JobService/Gone", message: "is not a method of the protos" },
    ]);
    const talk = client.makeBidiStreamRequest("/acme.JobService/Talk", bytes, bytes);
    let count = 0;
    talk.on("data", () => (count += 1) === 2 && talk.end());
    talk.write(Buffer.from([10, 1, 97]));
    talk.write(Buffer.from([10, 1, 98]));
    await new Promise((done) => talk.once("status", done));
    expect(count).toBe(2);
  });

  it("responds to programs in browsers, which have HTTP/1.1", async () => {
    const job = { id: "text", state: "STATE_DONE", at: "2026-01-31T12:00:00Z", long: "1", data: "AAEC" };
    expect(await (await sendJob(server.url, { name: "a" })).json()).toEqual({
      ...job,
      owners: { 1: { name: "text" } },
    });
    const rejected = await sendJob(server.url, { nam: "a" });
    expect([rejected.status, rejected.headers.get("access-control-allow-origin")]).toEqual([400, "*"]);
    expect(await rejected.json()).toMatchObject({
      code: "invalid_argument",
      message: expect.stringContaining('"nam"'),
    });
  });
});

describe("the command mock", () => {
  const printed: string[] = [];
  const print = { out: (line: string) => printed.push(line), error: (line: string) => printed.push(line) };

  it("says where it listens and what is wrong with requests, until it is aborted", async () => {
    const controller = new AbortController();
    const ended = runCommand(["mock", join(folder, "rpc.yaml"), "--port", "0"], print, controller.signal);
    await expect.poll(() => printed.at(-1)).toMatch(/rpc.yaml: 2 operations at http:\/\/127\.0\.0\.1:\d+$/);
    const url = printed.at(-1)?.replace(/^.* at /, "") ?? "";
    await fetch(url, { method: "POST", body: "{" });
    await expect.poll(() => printed.at(-1)).toMatch(/^POST \/ 200\n {2}the message is not JSON/);
    controller.abort();
    expect(await ended).toBe(0);
  });

  it.each([
    [["mock"], 2, "There is no spec"],
    [["mock", "a", "b"], 2, "There are several specs"],
    [["mock", "a", "--port", "70000"], 2, "--port 70000: expected a number"],
    [["mock", "a", "--prot", "7"], 2, "Unknown option '--prot'"],
    [["mock", join(folder, "none.yaml")], 1, "none.yaml"],
    [["mock", join(folder, "rest.yaml"), "--include", "tag:none"], 1, "no operation matches tag:none"],
  ])("rejects %j", async (args, code, text) => {
    printed.length = 0;
    expect(await runCommand(args, print)).toBe(code);
    expect(printed[0]).toContain(text);
  });

  it("ends with 1 if the port is in use", async () => {
    const server = await start("rpc.yaml");
    const { port } = new URL(server.url);
    printed.length = 0;
    expect(await runCommand(["mock", join(folder, "rpc.yaml"), "--port", port], print)).toBe(1);
    expect(printed[0]).toContain("EADDRINUSE");
    await server.close();
  });
});
