import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { createGateway, type Credentials, type Gateway } from "@node-access/gateway";
import type { CloudEvent, Stream } from "@node-access/management";
import { verifyWebhook } from "@node-access/management/webhooks";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { startCutProxy } from "../cut-proxy.ts";
import { type Ran, runCli, startCli, type Surroundings } from "../run-cli.ts";

let gateway: Gateway<Credentials>;
beforeAll(async () => {
  gateway = (await createGateway({
    networks: { "ethereum-mainnet": "simulator" },
    streams: { allowPrivate: true },
  })) as Gateway<Credentials>;
});
afterAll(() => gateway.close());

function streams(args: readonly string[], more: Surroundings = {}, url = gateway.url): Promise<Ran> {
  const env = { NODE_ACCESS_ENDPOINT: url, KEY: gateway.credentials.apiKey };
  return runCli(["streams", ...args, "--token-env", "KEY"], { ...more, env });
}

/** Runs a command that must succeed. @returns what it printed. */
async function done<Result>(...args: readonly string[]): Promise<Result> {
  const { code, out, err } = await streams([...args, ...(args[0] === "watch" ? [] : ["--yes"])]);
  expect({ code, err }).toEqual({ code: 0, err: "" });
  return (out === "" ? undefined : JSON.parse(out)) as Result;
}

const linesOf = (out: string): CloudEvent[] =>
  out
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line) as CloudEvent);
const sequences = (out: string): string[] => linesOf(out).map(({ sequence }) => sequence);
const pull = ["create", "--network", "ethereum-mainnet", "--source", "blocks", "--from", "1", "--to", "pull"];

describe("a stream that is pulled", () => {
  it("is created by options, watched, paused, replayed and deleted", async () => {
    const { id } = await done<Stream>(...pull, "--name", "blocks of the test");
    const first = await streams(["watch", id, "--limit", "3"]);
    expect(first).toMatchObject({ code: 0, err: "" });
    expect(linesOf(first.out).map(({ type, subject }) => [type, subject])).toEqual(
      [1, 2, 3].map((number) => ["block", `ethereum-mainnet/${number}`]),
    );
    // Printed events are acknowledged, and no others.
    const next = await streams(["watch", id, "--limit", "2", "--select", "subject"]);
    expect(next.out).toBe('"ethereum-mainnet/4"\n"ethereum-mainnet/5"\n');

    expect(await done<Stream>("pause", id)).toMatchObject({ id, status: "paused" });
    expect((await done<{ results: Stream[] }>("list", "--status", "paused")).results).toMatchObject([{ id }]);
    expect(await done<Stream>("update", id, '{"batch_size":7}')).toMatchObject({ batch_size: 7 });
    await done("replay", id, "2");
    expect(await done<Stream>("resume", id)).toMatchObject({ status: "running" });
    // It begins at the last final block if that is earlier.
    const again = linesOf((await streams(["watch", id, "--limit", "2"])).out);
    const second = again.find(({ subject }) => subject === "ethereum-mainnet/2");
    expect(second?.id).toBe(linesOf(first.out)[1]?.id);
    expect(Number(second?.sequence)).toBeGreaterThan(5);

    expect(await done("show", id)).toMatchObject({ id, name: "blocks of the test" });
    expect(await done("ledger", id)).toHaveProperty("results");
    // No stream has these blocks yet.
    expect(await streams(["recheck", id, "1", "999999999999", "--select", "differences"])).toMatchObject({
      code: 5,
      out: expect.stringContaining("999999999999"),
    });
    expect(await done("dead-letters", id)).toMatchObject({ count: 0 });
    expect(await done("redeliver", id)).toEqual({ delivered: 0, rejected: 0, waiting: 0 });
    const unknown = await streams(["redeliver", id, "7", "9", "--yes"]);
    expect(unknown).toMatchObject({ code: 1, out: "" });
    expect(unknown.err).toContain("no dead letter with the number 7 or 9");
    await done("delete", id);
    expect(await streams(["show", id])).toMatchObject({ code: 1 });
  });

  it("fails if dead letters are rejected again", async () => {
    const { id } = await done<Stream>(...pull, "--filter", "event.missing");
    const count = async (): Promise<number> => (await done<{ count: number }>("dead-letters", id)).count;
    await expect.poll(count, { timeout: 20_000 }).toBeGreaterThan(0);
    const { code, out, err } = await streams(["redeliver", id, "1", "--yes"]);
    expect(JSON.parse(out)).toEqual({ delivered: 0, rejected: 1, waiting: 0 });
    expect(err).toContain(`events that were rejected again: 1. See: node-access streams dead-letters ${id}`);
    expect(code).toBe(5);
    await done("delete", id);
  });

  it("is watched through lost connections, and no event is missing or printed twice", async () => {
    const { id } = await done<Stream>(...pull);
    const proxy = await startCutProxy(gateway.url);
    onTestFinished(() => proxy.close());
    const env = { NODE_ACCESS_ENDPOINT: proxy.url, KEY: gateway.credentials.apiKey };
    const running = startCli(["streams", "watch", id, "--limit", "150", "--token-env", "KEY"], { env });
    await expect.poll(() => linesOf(running.out()).length).toBeGreaterThan(99);
    proxy.cut();
    const { code, out } = await running.ended;
    expect(code).toBe(0);
    expect(sequences(out).map(Number)).toEqual(Array.from({ length: 150 }, (_, index) => index + 1));
    await done("delete", id);
  });

  it("is watched until it is interrupted", async () => {
    const { id } = await done<Stream>(...pull.with(6, String(10 ** 9)));
    const controller = new AbortController();
    const ended = streams(["watch", id], { signal: controller.signal });
    controller.abort();
    expect(await ended).toMatchObject({ code: 130, out: "" });
    await done("delete", id);
  });
});

it("a stream to a webhook is created from stdin, its secret is printed once, and a test event arrives", async () => {
  let secret = "";
  const received: CloudEvent[] = [];
  const server = createServer((request, response) => {
    void (async () => {
      received.push(
        ...(await verifyWebhook({ headers: request.headers, body: await buffer(request) }, secret)),
      );
      response.writeHead(204).end();
    })().catch(() => response.writeHead(401).end());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/events`;
  const created = await done<Stream & { signing_secret: string }>(
    ...pull.toSpliced(5, 4, "--from", String(10 ** 9), "--to", url),
  );
  secret = created.signing_secret;
  expect(secret).toMatch(/^whsec_/);
  const input = JSON.stringify({
    network: "ethereum-mainnet",
    source: { type: "logs" },
    start: { block: 10 ** 9 },
    destination: { type: "webhook", url },
  });
  const other = JSON.parse((await streams(["create", "--yes"], { input })).out) as typeof created;
  expect(other).toMatchObject({
    network: created.network,
    source: { type: "logs" },
    signing_secret: expect.stringMatching(/^whsec_/),
  });
  expect((await streams(["show", created.id])).out).not.toContain("whsec_");
  expect(await done("test", created.id)).toEqual({ delivered: true });
  secret = `whsec_${"A".repeat(44)}`;
  expect(await streams(["test", created.id, "--yes"])).toMatchObject({
    code: 5,
    out: expect.stringContaining("status 401"),
  });
  expect(received).toMatchObject([{ type: "test" }]);
  const rotated = (await streams(["rotate", created.id, "--select", "signing_secret", "--yes"])).out.trim();
  expect(rotated).not.toBe(secret);
  secret = rotated;
  const args = ["management", "rotateStreamSecret", created.id, "--yes", "--token-env", "KEY"];
  const env = { NODE_ACCESS_ENDPOINT: gateway.url, KEY: gateway.credentials.apiKey };
  secret = (JSON.parse((await runCli(args, { env })).out) as typeof created).signing_secret;
  expect(await done("test", created.id)).toEqual({ delivered: true });
});

describe("mistakes are found before anything is sent", () => {
  it.each([
    [[], "expected --network, --logs and --to, or a stream as JSON on stdin", { isTerminal: true }],
    [[], "stdin: expected JSON", { input: "{" }],
    [[], "createStream: body", { input: "{}" }],
    [["--network", "NW-1", "--to", "pull"], "expected either --logs ADDRESS, --logs all or --source TYPE"],
    [["--network", "NW-1", "--logs", "all", "--source", "blocks", "--to", "pull"], "expected either --logs"],
    [["--network", "NW-1", "--logs", "0x12", "--to", "pull"], "addresses[0]: expected 20 bytes"],
    [
      ["--network", "NW-1", "--logs", "all"],
      "--to: expected the URL of a webhook, or pull, received nothing",
    ],
    [
      ["--network", "NW-1", "--logs", "all", "--to", "postgres://user:pass@host/name"],
      'received "postgres://***". Streams to databases, queues and files are created from JSON on stdin',
    ],
    [["--network", "NW-1", "--source", "fills", "--to", "pull"], "--source: expected blocks, logs, receipts"],
    [
      ["--network", "NW-1", "--logs", "all", "--from", "yesterday", "--to", "pull"],
      "--from: expected latest",
    ],
    [["--network", "NW-1", "--logs", "all", "--from", "1.5", "--to", "pull"], "--from: expected latest"],
    [["--logs", "all", "--to", "pull"], "--network: expected a network"],
  ] as [string[], string, Surroundings?][])("create %j", async (args, message, more = {}) => {
    const { code, out, err } = await streams(["create", ...args, "--yes"], more, "http://127.0.0.1:1");
    expect(err).toContain(message);
    expect({ code, out }).toEqual({ code: 2, out: "" });
  });

  it.each([
    [["watch", "ND-1"], "id: expected that of a stream"],
    [["replay", "ST-1", "first"], "block: expected the number of a block"],
    [["redeliver", "ST-1", "one"], "sequence: expected the sequence number"],
    [["pause", "ST-1"], "add --yes"],
    [["remove", "ST-1"], "unknown command 'remove'\n\nUsage: node-access streams "],
  ])("%j", async (args, message) => {
    const { code, err } = await streams(args, {}, "http://127.0.0.1:1");
    expect(err).toContain(message);
    expect(code).toBe(2);
  });

  it("a chain without a network is named, with those that there are", async () => {
    const { code, err } = await streams(["create", "--network", "none", "--logs", "all", "--to", "pull"]);
    expect(err).toContain("one of ethereum-mainnet");
    expect(code).toBe(2);
  });
});
