import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Destination } from "@node-access/delivery";
import { createClient } from "@redis/client";
import { generate } from "selfsigned";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { createDestination } from "../../src/destinations/create-destination.ts";
import { batchOf, definitionOf } from "./events.ts";
import { testExactlyOnce } from "./exactly-once.ts";
import { type ServerProcess, startServerProcess } from "@node-access-tools/local-servers";
import { readKey, redisProgram, startRedis, startRedisTarget } from "./targets.ts";

const never = new AbortController().signal;

async function withClient<T>(
  url: string,
  use: (client: ReturnType<typeof createClient>) => Promise<T>,
): Promise<T> {
  const client = createClient({ url });
  await client.connect();
  try {
    return await use(client as ReturnType<typeof createClient>);
  } finally {
    client.destroy();
  }
}

async function sequences(url: string, key: string): Promise<number[]> {
  return (await readKey(url, key)).map(({ sequence }) => Number(sequence));
}

/** A failure that pauses the stream. */
function pause(message: string): object {
  return { name: "DeliveryError", outcome: "pause", message: expect.stringContaining(message) };
}

describe.runIf(redisProgram)("a stream of Redis", () => {
  testExactlyOnce(startRedisTarget);
});

describe.runIf(redisProgram)("Redis", () => {
  const password = "p4ss/word";
  let server: ServerProcess;
  let url: string;
  beforeAll(async () => {
    server = await startRedis("--requirepass", password);
    url = `redis://:${encodeURIComponent(password)}@127.0.0.1:${server.port}`;
  });
  afterAll(() => server?.stop());

  async function create(key: string, address = url, stream = "ST-1"): Promise<Destination> {
    const definition = definitionOf({ type: "redis", url: address, key }, { id: stream });
    const destination = await createDestination(definition, { allowPrivate: true, log() {} });
    onTestFinished(() => destination.close());
    return destination;
  }

  async function open(key: string, address?: string, stream?: string): Promise<Destination> {
    const destination = await create(key, address, stream);
    await destination.open(1, never);
    return destination;
  }

  it("has an entry for each event, in the database of the URL", async () => {
    await (await open("events", `${url}/3`)).deliver(batchOf(1, 3), never);
    expect(await sequences(`${url}/3`, "events")).toEqual([1, 2, 3]);
    expect(await sequences(url, "events")).toEqual([]);
    const [entry] = (await withClient(`${url}/3`, (client) => client.xRange("events", "-", "+"))) ?? [];
    expect(entry?.message).toMatchObject({
      stream: "ST-1",
      event: expect.stringContaining('"specversion":"1.0"'),
    });
  });

  it("knows what it had if its entries were deleted or trimmed", async () => {
    await (await open("trimmed")).deliver(batchOf(1, 9), never);
    await withClient(url, (client) => client.xTrim("trimmed", "MAXLEN", 0));
    const destination = await create("trimmed");
    expect(await destination.open(1, never)).toBe(9);
    await destination.deliver(batchOf(8, 11), never);
    expect(await sequences(url, "trimmed")).toEqual([10, 11]);
  });

  it("does not mix the events of streams, or of others", async () => {
    const [one, other] = [await open("shared"), await open("shared", url, "ST-2")];
    await one.deliver(batchOf(1, 3), never);
    const mixed = { ...batchOf(1, 5), stream: "ST-2" };
    await expect(other.deliver(mixed, never)).rejects.toMatchObject(
      pause("the key shared has entries that are not of this stream"),
    );
    await expect(open("shared", url, "ST-2")).rejects.toMatchObject(pause("shared"));
    expect(await sequences(url, "shared")).toEqual([1, 2, 3]);
    await withClient(url, (client) => client.xAdd("foreign", "*", { some: "thing" }));
    await expect(open("foreign")).rejects.toMatchObject(pause("foreign"));
    await expect((await create("foreign")).test(batchOf(1, 1), never)).rejects.toMatchObject(
      pause("foreign"),
    );
  });

  it("pauses the stream if the key has another type", async () => {
    await withClient(url, (client) => client.set("text", "x"));
    await expect(open("text")).rejects.toMatchObject(pause("WRONGTYPE"));
    await expect((await create("text")).test(batchOf(1, 1), never)).rejects.toMatchObject(pause("WRONGTYPE"));
  });

  it("stores nothing of a batch while it has no memory", async () => {
    const destination = await open("full");
    await destination.deliver(batchOf(1, 3), never);
    await withClient(url, (client) => client.configSet("maxmemory", "1"));
    const retry = { outcome: "retry", message: expect.stringContaining("OOM") };
    await expect(destination.deliver(batchOf(4, 9), never)).rejects.toMatchObject(retry);
    await expect((await create("full")).test(batchOf(1, 1), never)).rejects.toMatchObject(retry);
    await withClient(url, (client) => client.configSet("maxmemory", "0"));
    expect(await sequences(url, "full")).toEqual([1, 2, 3]);
    await destination.deliver(batchOf(4, 9), never);
    expect(await sequences(url, "full")).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  it("makes the stream wait while it is a replica", async () => {
    const destination = await open("replica");
    await withClient(url, (client) => client.sendCommand(["REPLICAOF", "127.0.0.1", "1"]));
    const retry = { outcome: "retry", message: expect.stringContaining("READONLY") };
    await expect(destination.deliver(batchOf(1, 3), never)).rejects.toMatchObject(retry);
    await withClient(url, (client) => client.sendCommand(["REPLICAOF", "NO", "ONE"]));
    await destination.deliver(batchOf(1, 3), never);
  });

  it("pauses the stream if it may not write, and names no password", async () => {
    await withClient(url, (client) =>
      client.sendCommand([
        "ACL",
        "SETUSER",
        "reader",
        "on",
        ">r3ader",
        "~*",
        "+@read",
        "+eval",
        "+@connection",
      ]),
    );
    const { port } = server;
    const reader = `redis://reader:r3ader@127.0.0.1:${port}`;
    await expect((await create("acl", reader)).test(batchOf(1, 1), never)).rejects.toMatchObject(
      pause("NOPERM"),
    );
    await expect(open("acl", reader).then((one) => one.deliver(batchOf(1, 1), never))).rejects.toMatchObject({
      outcome: "pause",
    });
    for (const address of [`redis://:wr0ng@127.0.0.1:${port}`, `redis://127.0.0.1:${port}`]) {
      await expect(open("acl", address)).rejects.toMatchObject({
        outcome: "pause",
        message: expect.not.stringMatching(/wr0ng|p4ss/),
      });
    }
  });

  it.each([
    "redis://host/x",
    "redis://host/1/2",
    "unix:///tmp/socket",
    "redis+unix://host",
    "http://host",
    "redis://us%er@host",
  ])("cannot have the URL %s", async (address) => {
    await expect(create("x", address)).rejects.toMatchObject({ outcome: "pause" });
  });

  it("is reached over TLS with a valid certificate", async () => {
    const pem = await generate([{ name: "commonName", value: "localhost" }]);
    const secure = await startServerProcess(redisProgram as string, /eady to accept/, (port, folder) => {
      writeFileSync(join(folder, "cert"), pem.cert);
      writeFileSync(join(folder, "key"), pem.private);
      // prettier-ignore
      return ["--port", "0", "--tls-port", String(port), "--tls-cert-file", join(folder, "cert"), "--tls-key-file", join(folder, "key"), "--tls-auth-clients", "no"];
    });
    onTestFinished(() => secure.stop());
    await expect(open("x", `rediss://127.0.0.1:${secure.port}`)).rejects.toMatchObject({
      outcome: "retry",
      message: `127.0.0.1:${secure.port} cannot be reached: its certificate is not valid (DEPTH_ZERO_SELF_SIGNED_CERT)`,
    });
  });
});
