import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type MockServer, startMockServer } from "../../src/mock/index.ts";

const rest = `
openapi: 3.1.0
info: { title: Acme, version: 1.0.0 }
paths:
  /blocks/{id}:
    get:
      operationId: getBlock
      parameters: [{ name: id, in: path, required: true, schema: { $ref: "#/components/schemas/Hash" } }]
      responses: { 200: { description: ok, content: { application/json: { schema: { $ref: "#/components/schemas/Block" } } } } }
  /blocks:
    get:
      operationId: getBlocks
      parameters: [{ name: height, in: query, schema: { $ref: "#/components/schemas/Height" } }]
      responses: { 200: { description: ok, content: { application/json: { schema: { type: array, items: { $ref: "#/components/schemas/Block" } } } } } }
  /jobs:
    post:
      operationId: startJob
      requestBody: { content: { application/json: { schema: { $ref: "#/components/schemas/NewJob" } } } }
      responses: { 201: { description: ok, content: { application/json: { schema: { $ref: "#/components/schemas/Job" } } } } }
  /jobs/{id}:
    parameters: [{ name: id, in: path, required: true, schema: { $ref: "#/components/schemas/JobId" } }]
    get:
      operationId: getJob
      responses: { 200: { description: ok, content: { application/json: { schema: { $ref: "#/components/schemas/Job" } } } } }
    put:
      operationId: changeJob
      requestBody: { content: { application/json: { schema: { $ref: "#/components/schemas/NewJob" } } } }
      responses: { 200: { description: ok, content: { application/json: { schema: { $ref: "#/components/schemas/Job" } } } } }
    delete:
      operationId: endJob
      responses: { 204: { description: ok } }
components:
  schemas:
    Hash: { type: string, example: "0xab00000000000001", x-simulated: hash block }
    Height: { type: integer, example: 7, x-simulated: height }
    Block:
      type: object
      properties:
        hash: { $ref: "#/components/schemas/Hash" }
        height: { $ref: "#/components/schemas/Height" }
        parent: { type: object, x-simulated: at -1, properties: { hash: { $ref: "#/components/schemas/Hash" } } }
        uncle: { type: string, example: "0xab01", x-simulated: hash uncle -2 }
        at: { type: string, format: date-time, x-simulated: time }
        seconds: { type: integer, example: 1700000000, x-simulated: time }
    JobId: { type: integer, example: 5, x-simulated: number job }
    NewJob: { type: object, properties: { label: { type: string } } }
    Job:
      type: object
      properties:
        id: { $ref: "#/components/schemas/JobId" }
        label: { type: string, example: old, x-simulated: given label }
        state: { type: string, example: done }
`;

const rpc = `
openrpc: 1.3.2
info: { title: Acme node, version: 1.0.0 }
methods:
  - name: acme_height
    params: []
    result: { name: height, schema: { type: string, example: "0x7", x-simulated: height } }
    x-idempotency: safe
  - name: acme_echo
    params: [{ name: text, required: true, schema: { type: string } }, { name: height, schema: { type: integer, x-simulated: height } }]
    result: { name: echo, schema: { type: object, properties: { text: { type: string, x-simulated: given text } } } }
    x-idempotency: safe
`;

const folder = mkdtempSync(join(tmpdir(), "mock-state-"));
afterAll(() => rmSync(folder, { recursive: true }));
const servers: MockServer[] = [];
afterAll(() => Promise.all(servers.map((server) => server.close())));

async function start(file: string, text: string): Promise<MockServer> {
  writeFileSync(join(folder, file), text);
  const server = await startMockServer(join(folder, file));
  servers.push(server);
  return server;
}

interface Block {
  readonly hash: string;
  readonly height: number;
  readonly parent: { readonly hash: string };
  readonly uncle: string;
  readonly at: string;
  readonly seconds: number;
}

describe("a mock of an OpenAPI document with rules", () => {
  let url: string;
  beforeAll(async () => ({ url } = await start("rest.yaml", rest)));
  const send = async <Body>(path: string, method = "GET", body?: object): Promise<[number, Body]> => {
    const headers = { "content-type": "application/json" };
    const response = await fetch(url + path, {
      method,
      ...(body && { headers, body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return [response.status, (text === "" ? undefined : JSON.parse(text)) as Body];
  };

  it("has blocks that name each other, and are found again", async () => {
    const [, [block]] = await send<[Block]>("/blocks?height=900");
    expect(block).toMatchObject({ height: 900, hash: expect.stringMatching(/^0x[\da-f]{16}$/) as unknown });
    expect(new Date(block.at).getTime()).toBe(block.seconds * 1_000 + (new Date(block.at).getTime() % 1_000));
    const [, parent] = await send<Block>(`/blocks/${block.parent.hash}`);
    expect(parent).toMatchObject({ height: 899, hash: block.parent.hash });
    expect(parent.uncle).not.toBe(block.uncle);
    const [, [newest]] = await send<[Block]>("/blocks");
    expect(newest.height).toBeGreaterThanOrEqual(1_000);
    expect(await send(`/blocks?height=${newest.height + 1_000}`)).toMatchObject([404, { status: 404 }]);
    expect(await send("/blocks/0xab00000000000001")).toMatchObject([
      404,
      { title: "The request names what does not exist", detail: "id names no block yet" },
    ]);
  });

  it("shows what was sent, until it is deleted", async () => {
    expect(await send("/jobs/7")).toEqual([200, { id: 7, label: "old", state: "done" }]);
    const [status, job] = await send<{ id: number }>("/jobs", "POST", { label: "first" });
    expect([status, job]).toEqual([201, { id: 1, label: "first", state: "done" }]);
    expect((await send<object>("/jobs", "POST", { label: "second" }))[1]).toMatchObject({ id: 2 });
    expect(await send("/jobs/1")).toEqual([200, { id: 1, label: "first", state: "done" }]);
    await send("/jobs/1", "PUT", { label: "changed" });
    expect((await send<object>("/jobs/1"))[1]).toEqual({ id: 1, label: "changed", state: "done" });
    expect((await send("/jobs/1", "DELETE"))[0]).toBe(204);
    expect(await send("/jobs/1")).toMatchObject([404, { detail: "id names nothing that exists" }]);
    expect((await send<object>("/jobs/2"))[1]).toMatchObject({ label: "second" });
  });
});

const parts = `
openapi: 3.1.0
info: { title: Acme, version: 1.0.0 }
paths:
  /jobs/{job}:
    parameters: [{ name: job, in: path, required: true, schema: { $ref: "#/components/schemas/JobId" } }]
    get:
      operationId: getJob
      parameters: [{ name: near, in: query, schema: { $ref: "#/components/schemas/StepId" } }]
      responses: { 200: { description: ok, content: { application/json: { schema: { $ref: "#/components/schemas/Job" } } } } }
    put:
      operationId: changeJob
      requestBody: { content: { application/json: { schema: { $ref: "#/components/schemas/Job" } } } }
      responses: { 204: { description: ok } }
  /jobs/{job}/steps:
    parameters: [{ name: job, in: path, required: true, schema: { $ref: "#/components/schemas/JobId" } }]
    post:
      operationId: addStep
      requestBody: { content: { application/json: { schema: { $ref: "#/components/schemas/Step" } } } }
      responses: { 201: { description: ok, content: { application/json: { schema: { $ref: "#/components/schemas/Step" } } } } }
  /blocks/{height}:
    get:
      operationId: getBlock
      parameters: [{ name: height, in: path, required: true, schema: { type: string, x-simulated: height } }]
      responses: { 200: { description: ok, content: { application/json: { schema: { type: object, properties: { hash: { type: string, example: "0xab01", x-simulated: hash block }, former: { type: string, example: "0x1", x-simulated: height -1 } } } } } } }
  /hashes/{hash}:
    get:
      operationId: getHash
      parameters: [{ name: hash, in: path, required: true, schema: { type: string, example: "0xab01", x-simulated: hash block } }]
      responses: { 200: { description: ok, content: { application/json: { schema: { type: object, properties: { constructor: { type: string, example: own, x-simulated: given constructor }, trace: { type: string, example: none, x-simulated: given x-trace } } } } } } }
    parameters: [{ name: x-trace, in: header, schema: { type: string } }]
components:
  schemas:
    JobId: { type: string, example: job-5, x-simulated: number job }
    StepId: { type: integer, example: 3, x-simulated: number step }
    Job: { type: object, properties: { id: { $ref: "#/components/schemas/JobId" }, label: { type: string, example: old } } }
    Step: { type: object, properties: { id: { $ref: "#/components/schemas/StepId" }, label: { type: string, example: none } } }
`;

describe("a mock whose objects have parts", () => {
  let url: string;
  beforeAll(async () => ({ url } = await start("parts.yaml", parts)));
  const send = async (path: string, method = "GET", body?: object): Promise<unknown> => {
    const headers = { "content-type": "application/json" };
    const response = await fetch(url + path, {
      method,
      ...(body && { headers, body: JSON.stringify(body) }),
    });
    return response.status === 204 ? 204 : response.json();
  };

  it("keeps what a write without a response has sent, under ids that are no numbers", async () => {
    expect(await send("/jobs/job-5")).toEqual({ id: "job-5", label: "old" });
    expect(await send("/jobs/job-5", "PUT", { label: "changed" })).toBe(204);
    expect(await send("/jobs/job-5")).toEqual({ id: "job-5", label: "changed" });
    expect(await send("/jobs/job-6")).toEqual({ id: "job-6", label: "old" });
  });

  it("does not take an object for one that belongs to it, nor for one in the query", async () => {
    await send("/jobs/8", "PUT", { label: "job" });
    expect(await send("/jobs/8/steps", "POST", { label: "step" })).toEqual({ id: 1, label: "step" });
    expect(await send("/jobs/8?near=1")).toEqual({ id: "8", label: "job" });
  });

  it("knows only whole numbers and hashes of blocks", async () => {
    for (const height of ["latest", "1.5", "-1"])
      expect(await send(`/blocks/${height}`)).toMatchObject({ detail: "height names no block yet" });
    expect(await send("/blocks/0")).toMatchObject({ former: "0x0" });
    const { hash } = (await send("/blocks/900")) as { readonly hash: string };
    const prefixes = [hash.slice(0, 3), "0x", `${hash}0`];
    for (const prefix of prefixes)
      expect(await send(`/hashes/${prefix}`)).toMatchObject({ detail: "hash names no block yet" });
    expect(await send(`/hashes/${hash}`)).toEqual({ constructor: "own", trace: "none" });
  });

  it("repeats a header", async () => {
    const { hash } = (await send("/blocks/900")) as { readonly hash: string };
    const response = await fetch(`${url}/hashes/${hash}`, { headers: { "x-trace": "t1" } });
    expect(await response.json()).toMatchObject({ trace: "t1" });
  });
});

it("says where a rule is that a mock does not know", async () => {
  const rules = ["heigth", "hash", "given", 5, "at start", "height now", "number job +"];
  const properties = rules.map((rule, at) => `p${at}: { type: string, x-simulated: ${rule} }`).join(", ");
  const wrong = rest
    .replace("state: {", `${properties}, state: {`)
    .replaceAll(/(p0: .*), state:/g, "w: { type: object, properties: { $1 } }\n        state:");
  const server = await start("wrong.yaml", wrong);
  expect(server.reports).toHaveLength(rules.length);
  expect(server.reports[0]).toMatchObject({
    file: expect.stringMatching(/wrong\.yaml$/) as unknown,
    what: 'x-simulated is ignored: "heigth" is not a rule',
    remedy: "write height, hash NAME, time, given NAME, number NAME or at -1",
  });
  expect(server.reports.every(({ line }) => line > 0)).toBe(true);
});

describe("a mock of an OpenRPC document with rules", () => {
  it("follows the blocks, and returns what was given", async () => {
    const { url } = await start("rpc.yaml", rpc);
    const call = async (method: string, ...params: readonly unknown[]): Promise<unknown> => {
      const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method, params });
      return (await fetch(url, { method: "POST", body })).json();
    };
    expect(await call("acme_height")).toMatchObject({
      result: expect.stringMatching(/^0x[\da-f]+$/) as unknown,
    });
    expect(await call("acme_echo", "hi")).toMatchObject({ result: { text: "hi" } });
    expect(await call("acme_echo", "hi", 5_000_000)).toMatchObject({
      error: { code: -32_000, message: "height names no block yet" },
    });
  });
});
