import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import type { Credentials, Gateway } from "../../../src/index.ts";
import { adminClient, gatewayWithAdmin, readBody, readCode } from "../../admin-client.ts";
import { type ApiClient, managementClient } from "../../management-client.ts";

interface StreamRecord {
  readonly id: string;
  readonly organization: string;
  readonly status: string;
  readonly reason: string | null;
  readonly dead_letters: number;
  readonly delivered: number;
}

const wait = { timeout: 30_000, interval: 50 };
let gateway: Gateway<Credentials>;
let admin: ApiClient;
let id: string;
/** What the destination responds to events. */
let status = 503;
const receiver = createServer((request, response) => {
  request.resume();
  response.writeHead(status).end();
});

beforeAll(async () => {
  receiver.listen(0, "127.0.0.1");
  await once(receiver, "listening");
  gateway = await gatewayWithAdmin({
    networks: { "ethereum-mainnet": "simulator" },
    streams: { allowPrivate: true },
  });
  admin = adminClient(gateway);
  const owner = managementClient(gateway);
  const { json } = await owner("GET", "/networks/?protocol=ethereum");
  const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`;
  const created = await owner("POST", "/streams/", {
    name: "blocks",
    network: (json as { results: { id: string }[] }).results[0]?.id,
    source: { type: "blocks" },
    start: { block: 1 },
    destination: { type: "webhook", url },
    batch_size: 1,
  });
  ({ id } = readBody<{ id: string }>(created, 201));
});
afterAll(async () => {
  await gateway.close();
  receiver.closeAllConnections();
  receiver.close();
});

async function list(query = ""): Promise<readonly StreamRecord[]> {
  return readBody<{ results: StreamRecord[] }>(await admin("GET", `/streams/${query}`), 200).results;
}

const post = async <Result>(action: string): Promise<Result> =>
  readBody<Result>(await admin("POST", `/streams/${id}/${action}/`), 200);

it("lists the streams of all organizations, and says why one waits", async () => {
  await vi.waitFor(
    async () => expect(await list()).toMatchObject([{ id, status: "retrying", delivered: 0 }]),
    wait,
  );
  const [stream] = await list(`?organization=${gateway.credentials.organization.id}&status=retrying`);
  expect(stream?.reason).toContain("responded with status 503");
  expect(await list("?status=paused")).toEqual([]);
});

it("tests, pauses and resumes a stream, and the audit log has who did", async () => {
  expect(await post("test")).toMatchObject({ delivered: false, reason: expect.stringContaining("503") });
  expect(await post<StreamRecord>("pause")).toMatchObject({ id, status: "paused", reason: null });
  expect(await post<StreamRecord>("pause")).toMatchObject({ status: "paused" });
  status = 204;
  expect(await post("test")).toEqual({ delivered: true });
  expect(await post<StreamRecord>("resume")).toMatchObject({ id, status: "running" });
  await vi.waitFor(async () => expect((await list())[0]?.delivered).toBeGreaterThan(5), wait);
  const audit = readBody<{ results: { actor: string; action: string; subject: string }[] }>(
    await admin("GET", "/audit/"),
    200,
  ).results.filter(({ subject, actor }) => subject === id && actor === "admin");
  expect(audit.map(({ action }) => action)).toEqual(["resumeStream", "pauseStream"]);
});

it("lists dead letters with their reasons", async () => {
  status = 422;
  await vi.waitFor(async () => expect((await list())[0]?.dead_letters).toBeGreaterThan(0), wait);
  const { results } = readBody<{ results: object[] }>(
    await admin("GET", `/streams/${id}/dead-letters/`),
    200,
  );
  expect(results[0]).toEqual({
    sequence: expect.any(Number),
    event: expect.stringMatching(/^0x[0-9a-f]{64}$/),
    block: expect.any(Number),
    reason: expect.stringContaining("status 422"),
    created_at: expect.stringMatching(/Z$/),
  });
});

it.each(["pause", "resume", "test"])("%s of a stream that does not exist is 404", async (action) => {
  expect(readCode(await admin("POST", `/streams/ST-1/${action}/`))).toBe("404 not_found");
});

it("dead letters of a stream that does not exist are 404", async () => {
  expect(readCode(await admin("GET", "/streams/ST-1/dead-letters/"))).toBe("404 not_found");
});
