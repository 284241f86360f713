import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { type JetStreamManager, jetstreamManager, type StreamConfig } from "@nats-io/jetstream";
import { connect, type NatsConnection } from "@nats-io/transport-node";
import type { Destination } from "@node-access/delivery";
import { generate } from "selfsigned";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { createDestination } from "../../src/destinations/create-destination.ts";
import { batchOf, batchWith, definitionOf, eventOf } from "./events.ts";
import { testExactlyOnce } from "./exactly-once.ts";
import { type ServerProcess, startServerProcess } from "@node-access-tools/local-servers";
import { natsProgram, readSubject, startNats, startNatsTarget } from "./targets.ts";

const never = new AbortController().signal;

/** The sequence numbers of a subject's events, in their order. */
async function sequences(manager: JetStreamManager, name: string, subject: string): Promise<number[]> {
  return (await readSubject(manager, name, subject)).map(({ sequence }) => Number(sequence));
}

describe.runIf(natsProgram)("a subject of NATS JetStream", () => {
  testExactlyOnce(startNatsTarget);
});

describe.runIf(natsProgram)("NATS JetStream", () => {
  let server: ServerProcess;
  let connection: NatsConnection;
  let manager: JetStreamManager;
  let url: string;
  beforeAll(async () => {
    server = await startNats(`max_payload: 100000
      authorization: { users: [
        { user: admin, password: "4dmin" }
        { user: reader, password: "r3ader", permissions: { publish: ["$JS.API.STREAM.NAMES", "$JS.API.STREAM.MSG.GET.*"], subscribe: ["_INBOX.>"] } }
      ] }`);
    connection = await connect({ port: server.port, user: "admin", pass: "4dmin" });
    manager = await jetstreamManager(connection);
    url = `nats://admin:4dmin@127.0.0.1:${server.port}`;
  });
  afterAll(async () => {
    await connection?.close();
    await server?.stop();
  });

  async function create(subject: string, address = url): Promise<Destination> {
    const definition = definitionOf({ type: "nats", url: address, subject });
    const destination = await createDestination(definition, { allowPrivate: true, log() {} });
    onTestFinished(() => destination.close());
    return destination;
  }

  async function open(subject: string, address?: string): Promise<Destination> {
    const destination = await create(subject, address);
    await destination.open(1, never);
    return destination;
  }

  const add = (name: string, config: Partial<StreamConfig> = {}) =>
    manager.streams.add({ name, subjects: [`${name}.>`], ...config } as Parameters<
      JetStreamManager["streams"]["add"]
    >[0]);

  it("says which stream to create if none stores the subject", async () => {
    const error = {
      name: "DeliveryError",
      outcome: "pause",
      message: `127.0.0.1:${server.port}: no stream stores the subject none.events: create one, for example with nats stream add EVENTS --subjects "none.events"`,
    };
    await expect(open("none.events")).rejects.toMatchObject(error);
    await expect((await create("none.events")).test(batchOf(1, 1), never)).rejects.toMatchObject(error);
    await add("none");
    await (await open("none.events")).deliver(batchOf(1, 2), never);
    expect(await sequences(manager, "none", "none.events")).toEqual([1, 2]);
  });

  it("stores events in order between messages of other subjects and of its own", async () => {
    await add("busy");
    const done = new AbortController();
    const others = (async () => {
      while (!done.signal.aborted) {
        connection.publish("busy.other", "noise");
        connection.publish("busy.events", "noise");
        await sleep(1);
      }
    })();
    const destination = await open("busy.events");
    for (let first = 1; first < 200; first += 50)
      await destination.deliver(batchOf(first, first + 49), never);
    done.abort();
    await others;
    await connection.flush();
    expect(await sequences(manager, "busy", "busy.events")).toEqual(
      Array.from({ length: 200 }, (_, index) => index + 1),
    );
  });

  it("stores events once that two gateways deliver at the same time", async () => {
    await add("two", { duplicate_window: 100_000_000 });
    const gateways = [await open("two.events"), await open("two.events")];
    await Promise.all(
      gateways.map(async (destination, index) => {
        for (let first = 1; first <= 200; first += 20)
          await destination.deliver(batchOf(first, first + 19, index), never);
      }),
    );
    expect(await sequences(manager, "two", "two.events")).toEqual(
      Array.from({ length: 200 }, (_, index) => index + 1),
    );
  });

  it("rejects an event that is larger than the server or the stream accepts, and none after it is stored", async () => {
    await add("limited", { max_msg_size: 5_000 });
    const destination = await open("limited.events");
    for (const size of [6_000, 200_000]) {
      const large = eventOf(2, { data: JSON.stringify("x".repeat(size)) });
      await expect(
        destination.deliver(batchWith([eventOf(1), large, eventOf(3)]), never),
      ).rejects.toMatchObject({ outcome: "reject" });
      expect((await sequences(manager, "limited", "limited.events")).length).toBeLessThan(2);
    }
    await destination.deliver(batchWith([eventOf(1)]), never);
    await destination.deliver(batchWith([eventOf(3)]), never);
    expect(await sequences(manager, "limited", "limited.events")).toEqual([1, 3]);
  });

  it("makes the stream wait while its stream is full, and continues where it was", async () => {
    await add("full", { max_msgs: 5, discard: "new" } as Partial<StreamConfig>);
    const destination = await open("full.events");
    await expect(destination.deliver(batchOf(1, 8), never)).rejects.toMatchObject({
      outcome: "retry",
      message: /maximum messages/,
    });
    await manager.streams.update("full", { max_msgs: 100 });
    await (await open("full.events")).deliver(batchOf(1, 8), never);
    expect(await sequences(manager, "full", "full.events")).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it("pauses the stream if it may not publish or connect, and names no password", async () => {
    await add("closed");
    const reader = url.replace("admin:4dmin", "reader:r3ader");
    await expect(
      open("closed.events", reader).then((one) => one.deliver(batchOf(1, 2), never)),
    ).rejects.toMatchObject({ outcome: "pause" });
    for (const credentials of ["admin:wr0ng@", "wr0ng@", ""]) {
      await expect(open("closed.events", url.replace("admin:4dmin@", credentials))).rejects.toMatchObject({
        outcome: "pause",
        message: expect.not.stringMatching(/wr0ng/),
      });
    }
    await manager.streams.update("closed", { sealed: true } as Partial<StreamConfig>);
    await expect((await open("closed.events")).deliver(batchOf(1, 2), never)).rejects.toMatchObject({
      outcome: "pause",
    });
  });

  it("makes the stream wait while its stream is missing or JetStream is off", async () => {
    await add("gone");
    const destination = await open("gone.events");
    await manager.streams.delete("gone");
    await expect(destination.deliver(batchOf(1, 2), never)).rejects.toMatchObject({ outcome: "retry" });
    const plain = await startServerProcess(natsProgram as string, /Server is ready/, (port) => [
      "-a",
      "127.0.0.1",
      "-p",
      String(port),
    ]);
    onTestFinished(() => plain.stop());
    await expect(open("x", `nats://127.0.0.1:${plain.port}`)).rejects.toMatchObject({
      outcome: "retry",
      message: /jetstream is not enabled/,
    });
  });

  it("is reached over TLS with a valid certificate, and with a token", async () => {
    const pem = await generate([{ name: "commonName", value: "localhost" }]);
    const secure = await startServerProcess(natsProgram as string, /Server is ready/, (port, folder) => {
      writeFileSync(join(folder, "cert"), pem.cert);
      writeFileSync(join(folder, "key"), pem.private);
      return [
        "-js",
        "-sd",
        folder,
        "-a",
        "127.0.0.1",
        "-p",
        String(port),
        "--tls",
        "--tlscert",
        join(folder, "cert"),
        "--tlskey",
        join(folder, "key"),
      ];
    });
    onTestFinished(() => secure.stop());
    await expect(open("x", `tls://127.0.0.1:${secure.port}`)).rejects.toMatchObject({
      outcome: "retry",
      message: expect.stringContaining("its certificate is not valid"),
    });
    await expect(open("x", `nats://127.0.0.1:${secure.port}`)).rejects.toMatchObject({ outcome: "retry" });
    await expect(open("x", url.replace("nats:", "tls:"))).rejects.toMatchObject({
      outcome: "retry",
      message: /'tls'/,
    });
    const tokens = await startNats("authorization: { token: t0ken }");
    onTestFinished(() => tokens.stop());
    await expect(open("x", `nats://t0ken@127.0.0.1:${tokens.port}`)).rejects.toThrow(
      "no stream stores the subject x",
    );
  });
});
