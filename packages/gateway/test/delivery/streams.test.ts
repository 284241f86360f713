import { createHmac } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { createGateway, type Gateway } from "../../src/index.ts";
import { temporaryFolder } from "../cleanup.ts";
import { request } from "../client.ts";
import { type ApiClient, createNetwork, draft, managementClient, readFields } from "../management-client.ts";
import { startReceiver } from "./receiver.ts";

const wait = { timeout: 30_000, interval: 50 };
const pull = { type: "pull" } as const;

interface StreamRecord {
  readonly id: string;
  readonly status: string;
  readonly reason?: string;
  readonly destination: { readonly url?: string };
  readonly signing_secret?: string;
  readonly filter?: string;
  readonly batch_size: number;
  readonly position: { readonly next: number; readonly delivered: number; readonly lag: number | null };
}

interface Events {
  readonly events: readonly { readonly id: string; readonly sequence: string; readonly subject: string }[];
  readonly last: number;
}

let gateway: Gateway;
let api: ApiClient;
let network: string;

beforeAll(async () => {
  gateway = await createGateway({
    networks: {
      "ethereum-mainnet": "simulator",
      "ethereum-sepolia-testnet": "simulator",
      "solana-mainnet": "simulator",
    },
    streams: { allowPrivate: true },
    blockTime: 100,
    limits: { streams: 12 },
  });
  api = managementClient(gateway);
  const { json } = await api("GET", "/networks/?protocol=ethereum");
  network = (json as { results: { id: string }[] }).results[0]?.id ?? "";
});

afterAll(() => gateway.close());

async function create(body: object): Promise<StreamRecord> {
  const defaults = { network, source: { type: "blocks" }, start: { block: 0 }, destination: pull };
  const { status, json, text } = await api("POST", "/streams/", { ...defaults, ...body });
  expect(status, text).toBe(201);
  return json as StreamRecord;
}

async function read(id: string): Promise<StreamRecord> {
  return (await api("GET", `/streams/${id}/`)).json as StreamRecord;
}

async function readEvents(id: string, query = "limit=10&wait=20"): Promise<Events> {
  return (await api("GET", `/streams/${id}/events/?${query}`)).json as Events;
}

const post = async (id: string, action: string, body?: object): Promise<StreamRecord> => {
  const { status, json, text } = await api("POST", `/streams/${id}/${action}/`, body);
  expect(status, text).toBe(200);
  return json as StreamRecord;
};

const remove = (id: string): Promise<unknown> => api("DELETE", `/streams/${id}/`);

describe("a stream of a gateway", () => {
  it("delivers the blocks of a chain to a webhook in another process, in order and signed", async () => {
    const receiver = await startReceiver();
    const stream = await create({ destination: { type: "webhook", url: receiver.url } });
    await vi.waitFor(() => expect(receiver.blocksOf(stream.id).length).toBeGreaterThan(50), wait);
    const blocks = receiver.blocksOf(stream.id);
    expect(blocks).toEqual(blocks.map((_, index) => index));
    expect(stream.signing_secret).toMatch(/^whsec_/);
    expect(receiver.signatures[0]).toHaveLength(1);
    expect((await read(stream.id)).signing_secret).toBeUndefined();
    const rotated = await post(stream.id, "secret");
    expect(rotated.signing_secret).not.toBe(stream.signing_secret);
    // The running stream signs with both.
    await vi.waitFor(() => expect(receiver.signatures.at(-1)).toHaveLength(2), wait);
    expect(await post(stream.id, "test")).toEqual({ delivered: true });
    expect(receiver.events.some(({ type }) => type === "test")).toBe(true);
    await remove(stream.id);
    expect((await api("GET", `/streams/${stream.id}/`)).status).toBe(404);
  });

  it("signs with each secret for a day, also if it is rotated several times", async () => {
    const receiver = await startReceiver();
    const stream = await create({ destination: { type: "webhook", url: receiver.url } });
    const secrets = [stream.signing_secret];
    for (let count = 0; count < 4; count += 1) secrets.push((await post(stream.id, "secret")).signing_secret);
    await vi.waitFor(() => expect(receiver.signatures.at(-1)).toHaveLength(5), wait);
    const { headers, body } = receiver.requests.at(-1) as (typeof receiver.requests)[number];
    const signed = `${headers["webhook-id"]}.${headers["webhook-timestamp"]}.${body}`;
    const signatures = secrets.toReversed().map((secret = "") => {
      const key = Buffer.from(secret.replace("whsec_", ""), "base64");
      return `v1,${createHmac("sha256", key).update(signed).digest("base64")}`;
    });
    expect(receiver.signatures.at(-1)).toEqual(signatures);
    const late = await api("POST", `/streams/${stream.id}/secret/`);
    expect(late).toMatchObject({ status: 409, json: { error: { code: "too_many_secrets" } } });
    expect(Number(late.headers.get("retry-after"))).toBeGreaterThan(86_000);
    await remove(stream.id);
  });

  it("is read and acknowledged by its owner, paused, replayed and resumed", async () => {
    const { id } = await create({ name: "pulled" });
    const first = await readEvents(id);
    expect(first.events.map(({ sequence }) => Number(sequence))).toEqual(
      Array.from({ length: first.events.length }, (_, at) => at + 1),
    );
    expect(await readEvents(id, `limit=${first.events.length}`)).toEqual(first);
    expect((await api("POST", `/streams/${id}/acknowledge/`, { sequence: first.last })).status).toBe(204);
    const second = await readEvents(id, "limit=1&wait=20");
    expect(second.events).toMatchObject([{ sequence: String(first.last + 1).padStart(16, "0") }]);
    expect(readFields(await api("POST", `/streams/${id}/acknowledge/`, { sequence: 1e9 }))).toHaveProperty(
      "sequence",
    );
    expect(await api("POST", `/streams/${id}/replay/`, { from: 0 })).toMatchObject({
      status: 409,
      json: { error: { code: "not_paused" } },
    });
    expect((await api("PATCH", `/streams/${id}/`, { batch_size: 5 })).status).toBe(409);
    expect(await post(id, "pause")).toMatchObject({ status: "paused" });
    const paused = await read(id);
    expect(paused.position).not.toHaveProperty("instance");
    expect(readFields(await api("POST", `/streams/${id}/replay/`, { from: 1e9 }))).toHaveProperty("from");
    expect((await post(id, "replay", { from: 0 })).position).toMatchObject({ next: 0 });
    const changed = await api("PATCH", `/streams/${id}/`, { batch_size: 5, name: "other" });
    expect(changed.json).toMatchObject({ batch_size: 5, name: "other" });
    expect(await post(id, "resume")).toMatchObject({ status: "running" });
    const again = await readEvents(id);
    expect(again.events[0]?.id).toBe(first.events[0]?.id);
    expect(Number(again.events[0]?.sequence)).toBeGreaterThan(paused.position.delivered);
    await remove(id);
  });

  it("filters events, and writes what it has delivered in its ledger", async () => {
    const { id } = await create({
      confirmations: "finalized",
      filter: 'event.number != "0x1"',
      projection: "{'number': event.number}",
    });
    expect((await readEvents(id, "limit=2&wait=20")).events).toMatchObject([
      { data: { number: "0x0" } },
      { data: { number: "0x2" } },
    ]);
    const { last } = await readEvents(id);
    await api("POST", `/streams/${id}/acknowledge/`, { sequence: last });
    await vi.waitFor(async () => {
      const { json } = await api("GET", `/streams/${id}/ledger/`);
      expect((json as { results: unknown[] }).results).toMatchObject([{ from: 0 }]);
    }, wait);
    expect(await post(id, "recheck", { from: 0, to: last - 2 })).toMatchObject({
      ranges: 1,
      differences: [],
    });
    await remove(id);
  });

  it("delivers dead letters again, and rejects numbers of which it has none", async () => {
    const { id } = await create({ filter: 'event.number == "0x0" || event.missing' });
    await vi.waitFor(async () => {
      const { json } = await api("GET", `/streams/${id}/dead-letters/`);
      expect((json as { count: number }).count).toBeGreaterThan(2);
    }, wait);
    const unknown = await api("POST", `/streams/${id}/redeliver/`, { sequences: [2, 999_999, 1, 2] });
    expect(unknown.status).toBe(400);
    expect(readFields(unknown)["sequences"]).toEqual([
      "the stream has no dead letter with the number 999999 or 1",
    ]);
    // The filter still fails.
    const again = await post(id, "redeliver", { sequences: [2, 3, 2] });
    expect(again).toEqual({ delivered: 0, rejected: 2, waiting: 0 });
    await post(id, "pause");
    expect((await api("PATCH", `/streams/${id}/`, { filter: "true" })).status).toBe(200);
    const paused = await post(id, "redeliver", { sequences: [2, 3] });
    expect(paused).toEqual({ delivered: 0, rejected: 0, waiting: 2 });
    await remove(id);
  });

  it("waits without a node, and goes on with a new one", async () => {
    const own = await createNetwork(api, "ethereum", [draft], "ethereum-sepolia-testnet");
    const { id } = await create({ network: own.id });
    await readEvents(id);
    expect((await api("DELETE", `/nodes/${own.nodes[0]?.id}/`)).status).toBe(204);
    await vi.waitFor(
      async () =>
        expect(await read(id)).toMatchObject({ status: "waiting", reason: "its network has no node" }),
      wait,
    );
    expect((await read(id)).position.lag).toBeNull();
    expect((await api("DELETE", `/networks/${own.id}/`)).json).toMatchObject({ error: { code: "in_use" } });
    expect((await api("POST", "/nodes/", { ...draft, network: own.id })).status).toBe(201);
    await vi.waitFor(async () => expect(await read(id)).toMatchObject({ status: "running" }), wait);
    const { last } = await readEvents(id, "limit=1000");
    await api("POST", `/streams/${id}/acknowledge/`, { sequence: last });
    expect(Number((await readEvents(id)).events[0]?.sequence)).toBe(last + 1);
    await remove(id);
  });
});

describe("a stream's settings", () => {
  it.each([
    [{ network: "NW-1" }, "network"],
    [{ source: { type: "accounts" } }, "source.type"],
    [{ source: { type: "fills", user: `0x${"1".repeat(40)}` } }, "source.type"],
    [{ source: { type: "logs", addresses: ["0x1"] } }, "source.addresses.0"],
    [{ start: { time: "yesterday" } }, "start.time"],
    [{ start: { time: "2026-01-02T03:04:05" } }, "start.time"],
    [{ start: { time: "2026-02-30T03:04:05Z" } }, "start.time"],
    [{ start: { block: 2 ** 53 } }, "start.block"],
    [{ filter: "event.number >" }, "filter"],
    [{ projection: "unknown_function(event)" }, "projection"],
    [{ destination: { type: "file", name: "f.ndjson" } }, "destination.type"],
    [{ destination: { type: "postgres", url: "redis://host/", table: "t" } }, "destination.url"],
    [{ destination: { type: "webhook", url: "https://" } }, "destination.url"],
    [{ destination: { type: "webhook", url: "https://user:pass@app.example/" } }, "destination.url"],
    [{ destination: { type: "webhook", url: "https://app.example:0/" } }, "destination.url"],
    [{ destination: { type: "webhook", url: "https://app.example/\na" } }, "destination.url"],
    [
      { destination: { type: "webhook", url: `https://app.example/${"a".repeat(2_000)}` } },
      "destination.url",
    ],
    [
      { destination: { type: "postgres", url: "postgres://u:%E9@app.example/", table: "t" } },
      "destination.url",
    ],
    [{ destination: { type: "postgres", url: "postgres://app.example/", table: "t" } }, "destination.url"],
    [{ destination: { type: "nats", url: "ws://app.example", subject: "a" } }, "destination.url"],
    [{ destination: { type: "redis", url: "rediss://app.example/name", key: "k" } }, "destination.url"],
    [{ destination: { type: "kafka", url: "http://app.example", topic: "t" } }, "destination.url"],
    [{ destination: { type: "kafka", url: "kafka://a.example/?sasl=x", topic: "t" } }, "destination.url"],
    [{ destination: { type: "kafka", url: "kafka+ssl://app.example", topic: "a b" } }, "destination.topic"],
    [{ batch_size: 0 }, "batch_size"],
    [{ name: "x".repeat(2_000) }, "name"],
    [{ unknown: 1 }, "unknown"],
  ])("are rejected with their field: %j", async (wrong, field) => {
    const body = { network, source: { type: "blocks" }, destination: pull, ...wrong };
    const response = await api("POST", "/streams/", body);
    expect(response.status, response.text).toBe(400);
    expect(Object.keys(readFields(response))).toContain(field);
  });

  it("do not show passwords, and keep them if they are sent back", async () => {
    const urls = {
      "postgres://user:hidden@localhost/db?sslpassword=hidden": { type: "postgres", table: "t" },
      "redis://:hidden@localhost/": { type: "redis", key: "k" },
      "nats://hidden@localhost/": { type: "nats", subject: "a.b" },
      "kafka+ssl://writer:hidden@localhost/?sasl=scram-sha-512": { type: "kafka", topic: "t" },
      "https://localhost/?code=hidden&sig=hidden&Auth=hidden": { type: "webhook" },
    };
    for (const [url, rest] of Object.entries(urls)) {
      const { id, destination } = await create({ destination: { ...rest, url } });
      expect(destination.url).toContain("***");
      await post(id, "pause");
      const list = await api("GET", "/streams/?status=paused");
      expect(list.text).toContain(id);
      expect(list.text).not.toContain("hidden");
      expect((await api("PATCH", `/streams/${id}/`, { destination })).status).toBe(200);
      const masked = { ...rest, url: destination.url?.replace("localhost", "127.0.0.1") };
      expect((await api("PATCH", `/streams/${id}/`, { destination: masked })).status).toBe(400);
      await remove(id);
    }
  });

  it("are those of one organization, for keys that allow them, and limited in number", async () => {
    const { id } = await create({});
    const other = await gateway.addOrganization("Other");
    const stranger = managementClient(gateway, other.apiKey);
    for (const [method, path, body] of [
      ["GET", ""],
      ["PATCH", "", { name: "mine" }],
      ["DELETE", ""],
      ["POST", "pause/"],
      ["POST", "replay/", { from: 0 }],
      ["POST", "redeliver/", {}],
      ["POST", "acknowledge/", { sequence: 1 }],
      ["GET", "events/"],
      ["GET", "ledger/"],
    ] as const)
      expect((await stranger(method, `/streams/${id}/${path}`, body)).status, `${method} ${path}`).toBe(404);
    expect(await read(id)).toMatchObject({ id, status: "running" });
    const made = [id];
    for (;;) {
      const { status, json } = await api("POST", "/streams/", {
        network,
        source: { type: "blocks" },
        destination: pull,
      });
      if (status !== 201) {
        expect(json).toMatchObject({ error: { code: "limit_reached" } });
        break;
      }
      made.push((json as StreamRecord).id);
    }
    expect(made).toHaveLength(12);
    for (const one of made) await remove(one);
  });

  it("may not be larger than what can be stored", async () => {
    const topic = `0x${"1".repeat(64)}`;
    const topics = Array.from({ length: 4 }, () => Array.from({ length: 1_000 }, () => topic));
    const large = { network, source: { type: "logs", topics }, destination: pull };
    expect(readFields(await api("POST", "/streams/", large))).toHaveProperty("source");
    const huge = await request(`${gateway.url}/v1/streams/`, {
      method: "POST",
      headers: { authorization: `Bearer ${gateway.credentials?.apiKey}` },
      body: { ...large, filter: "x".repeat(2 * 1024 * 1024) },
    });
    expect(huge.status).toBe(413);
  });
});

it("writes files only into the folder that its operator has chosen", async () => {
  const folder = temporaryFolder();
  const own = await createGateway({ networks: { "ethereum-mainnet": "simulator" }, streams: { folder } });
  try {
    const caller = managementClient(own);
    const { json } = await caller("GET", "/networks/");
    const body = {
      source: { type: "blocks" },
      start: { block: 0 },
      destination: { type: "file", name: "blocks.ndjson" },
    };
    const of = (json as { results: { id: string }[] }).results[0]?.id;
    const created = await caller("POST", "/streams/", { ...body, network: of });
    expect(created.status, created.text).toBe(201);
    const { id } = created.json as StreamRecord;
    await vi.waitFor(async () => {
      const { position } = (await caller("GET", `/streams/${id}/`)).json as StreamRecord;
      expect(position.delivered).toBeGreaterThan(5);
    }, wait);
    const http = { ...body, network: of, destination: { type: "webhook", url: "http://app.example/" } };
    expect(readFields(await caller("POST", "/streams/", http))).toHaveProperty(["destination.url"]);
  } finally {
    await own.close();
  }
});
