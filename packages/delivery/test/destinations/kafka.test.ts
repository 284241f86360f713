import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Destination } from "@node-access/delivery";
import { freePorts, type ServerProcess } from "@node-access-tools/local-servers";
import { createTopic, readTopic, startKafka } from "@node-access-tools/local-servers/kafka";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { createDestination } from "../../src/destinations/create-destination.ts";
import { batchOf, batchWith, definitionOf, eventOf, STREAM } from "./events.ts";
import { type CuttingProxy, startCuttingProxy } from "./cutting-proxy.ts";
import { kafkaProgram, type StoredEvent } from "./targets.ts";

const never = new AbortController().signal;
const range = (to: number): number[] => Array.from({ length: to }, (_, index) => index + 1);

describe.runIf(kafkaProgram)("a topic of Kafka", () => {
  let server: ServerProcess;
  let proxy: CuttingProxy;
  let ports: readonly number[];
  const [cut, password, tls, other] = [0, 1, 2, 3];
  const port = (place: number): number => ports[place] as number;
  beforeAll(async () => {
    ports = await freePorts(4);
    proxy = await startCuttingProxy(port(cut));
    const advertised = `127.0.0.1:${proxy.port}`;
    server = await startKafka(
      kafkaProgram as string,
      [
        { name: "CUT", port: port(cut), protocol: "PLAINTEXT", advertised },
        { name: "PASSWORD", port: port(password), protocol: "SASL_PLAINTEXT" },
        { name: "TLS", port: port(tls), protocol: "SSL" },
        { name: "OTHER", port: port(other), protocol: "PLAINTEXT", advertised: "10.1.2.3:9092" },
      ],
      (folder) => {
        const store = join(folder, "tls");
        const keys = `-genkeypair -keyalg RSA -dname CN=localhost -storetype PKCS12 -storepass secret -keystore ${store}`;
        execFileSync("keytool", keys.split(" "), { stdio: "ignore" });
        const login = "org.apache.kafka.common.security.plain.PlainLoginModule";
        return [
          "sasl.enabled.mechanisms=PLAIN",
          `listener.name.password.plain.sasl.jaas.config=${login} required user_writer="wr1ter";`,
          `listener.name.tls.ssl.keystore.location=${store}`,
          "listener.name.tls.ssl.keystore.type=PKCS12",
          "listener.name.tls.ssl.keystore.password=secret",
        ];
      },
    );
  });
  afterAll(async () => {
    await server?.stop();
    await proxy?.close();
  });

  async function create(
    topic: string,
    address = `kafka://127.0.0.1:${server.port}`,
    allowPrivate: boolean | string[] = true,
  ): Promise<Destination> {
    const definition = definitionOf({ type: "kafka", url: address, topic });
    const destination = await createDestination(definition, { allowPrivate, log() {} });
    onTestFinished(() => destination.close());
    return destination;
  }

  async function open(...settings: Parameters<typeof create>): Promise<Destination> {
    const destination = await create(...settings);
    await destination.open(1, never);
    return destination;
  }

  const sequences = async (topic: string): Promise<number[]> =>
    (await readTopic(server.port, topic)).map(({ value }) =>
      Number((JSON.parse(value) as StoredEvent).sequence),
    );

  it("gets the events of a stream in one partition, in order, as CloudEvents", async () => {
    await createTopic(server.port, "ordered");
    const destination = await open("ordered");
    await destination.deliver(batchOf(1, 4), never);
    await destination.deliver(batchOf(5, 120), never);
    const messages = await readTopic(server.port, "ordered");
    expect(await sequences("ordered")).toEqual(range(120));
    expect(new Set(messages.map(({ partition }) => partition)).size).toBe(1);
    const [, second] = messages;
    expect(second?.key).toBe(STREAM);
    expect(second?.headers.get("content-type")).toBe("application/cloudevents+json; charset=UTF-8");
    expect(JSON.parse(second?.value ?? "")).toMatchObject({ id: eventOf(2).id, removed: false });
  });

  it.each(["client", "server"] as const)(
    "stores a batch once that is sent again, whichever packet of the %s is lost with the connection",
    async (side) => {
      const topic = `cut-${side}`;
      await createTopic(server.port, topic);
      const destination = await open(topic, `kafka://127.0.0.1:${proxy.port}`);
      let delivered = 0;
      for (let packet = 1; packet < 12; packet += 1) {
        proxy.cutAt(side, packet);
        await destination.deliver(batchOf(delivered + 1, delivered + 10), never);
        delivered += 10;
      }
      proxy.pass();
      expect(await sequences(topic)).toEqual(range(delivered));
    },
  );

  it("loses nothing while the server is killed and started again", { timeout: 120_000 }, async () => {
    await createTopic(server.port, "killed");
    let destination: Destination | undefined;
    let isDone = false;
    const crash = (async () => {
      await sleep(200);
      await server.kill();
      await server.restart();
      isDone = true;
    })();
    let delivered = 0;
    for (;;) {
      try {
        destination ??= await open("killed");
        await destination.deliver(batchOf(delivered + 1, delivered + 10), never);
        delivered += 10;
        // A delivery that failed may be stored, so it is not the last one.
        if (isDone) break;
      } catch (error) {
        expect(error).toMatchObject({ name: "DeliveryError", outcome: "retry" });
        await destination?.close();
        destination = undefined;
        await sleep(20);
      }
    }
    await crash;
    expect([...new Set(await sequences("killed"))]).toEqual(range(delivered));
  });

  it("rejects an event that is larger than the topic accepts", async () => {
    await createTopic(server.port, "limited", { "max.message.bytes": "5000" });
    const destination = await open("limited");
    const large = eventOf(2, { data: JSON.stringify("x".repeat(6_000)) });
    await expect(
      destination.deliver(batchWith([eventOf(1), large, eventOf(3)]), never),
    ).rejects.toMatchObject({
      outcome: "reject",
    });
    await (await open("limited")).deliver(batchWith([eventOf(1), eventOf(3)]), never);
    expect(await sequences("limited")).toEqual([1, 3]);
  });

  it("says what to do if the topic is missing", async () => {
    const error = {
      outcome: "retry",
      message: `127.0.0.1:${server.port}: there is no topic none: create it, for example with kafka-topics.sh --create --topic none`,
    };
    await expect(open("none")).rejects.toMatchObject(error);
    await expect((await create("none")).test(batchOf(1, 1), never)).rejects.toMatchObject(error);
  });

  it("delivers a test event, which stays", async () => {
    await createTopic(server.port, "tested");
    await (await create("tested")).test(batchOf(1, 1), never);
    expect(await sequences("tested")).toEqual([1]);
  });

  it("is reached with a password, and pauses the stream without the right one, which it does not name", async () => {
    await createTopic(server.port, "secret");
    const at = (credentials: string, query = ""): string =>
      `kafka://${credentials}127.0.0.1:${port(password)}/${query}`;
    await (await open("secret", at("writer:wr1ter@"))).deliver(batchOf(1, 3), never);
    expect(await sequences("secret")).toEqual([1, 2, 3]);
    for (const address of [at("writer:wr0ng@"), at("writer:wr1ter@", "?sasl=scram-sha-256")]) {
      await expect(open("secret", address)).rejects.toMatchObject({
        outcome: "pause",
        message: expect.not.stringMatching(/wr0ng|wr1ter/),
      });
    }
    await expect(create("secret", at("writer:wr1ter@", "?sasl=none"))).rejects.toThrow(
      `127.0.0.1:${port(password)}: sasl in the destination's URL: expected plain, scram-sha-256, scram-sha-512`,
    );
  });

  it("says at once what happened if nobody listens", async () => {
    await expect(open("x", "kafka://127.0.0.1:1")).rejects.toMatchObject({
      outcome: "retry",
      message: "127.0.0.1:1 cannot be reached: it refuses connections",
    });
  });

  it("is reached over TLS with a valid certificate", async () => {
    await expect(open("x", `kafka+ssl://127.0.0.1:${port(tls)}`)).rejects.toMatchObject({
      outcome: "retry",
      message: expect.stringContaining("its certificate is not valid"),
    });
    await expect(open("x", `kafka+ssl://127.0.0.1:${server.port}`)).rejects.toMatchObject({
      outcome: "retry",
    });
    await expect(open("x", `kafka://127.0.0.1:${port(tls)}`)).rejects.toMatchObject({
      outcome: "retry",
    });
  });

  it("does not connect to an address that is not allowed, though the broker names it", async () => {
    await createTopic(server.port, "private");
    const own = ["127.0.0.0/8"];
    const destination = await open("private", `kafka://127.0.0.1:${port(other)}`, own);
    await expect(destination.deliver(batchOf(1, 2), never)).rejects.toMatchObject({
      outcome: "pause",
      message: expect.stringContaining("10.1.2.3 has a private address"),
    });
    await expect(open("private", `kafka://127.0.0.1:${server.port}`, false)).rejects.toMatchObject({
      outcome: "pause",
    });
  });

  it("ends a delivery to a server that is frozen when it is aborted", async () => {
    await createTopic(server.port, "frozen");
    const destination = await open("frozen");
    await destination.deliver(batchOf(1, 10), never);
    server.freeze();
    try {
      const controller = new AbortController();
      const delivered = destination.deliver(batchOf(11, 20), controller.signal);
      setTimeout(() => controller.abort(new Error("stopped")), 50);
      await expect(delivered).rejects.toThrow("stopped");
      await destination.close();
    } finally {
      server.thaw();
    }
    await (await open("frozen")).deliver(batchOf(11, 20), never);
    expect([...new Set(await sequences("frozen"))]).toEqual(range(20));
  });
});
