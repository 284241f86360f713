import { execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { Admin, Consumer, type Message, stringDeserializers } from "@platformatic/kafka";
import { freePorts } from "../listen.ts";
import { type ServerProcess, startServerProcess } from "../server-process.ts";

/** Another way to reach a broker. */
export interface KafkaListener {
  readonly name: string;
  readonly port: number;
  readonly protocol: "PLAINTEXT" | "SASL_PLAINTEXT" | "SSL";
  /** Where the broker says that it is: `host:port`. */
  readonly advertised?: string;
}

/**
 * Starts one broker of Kafka, which keeps what it has stored when it is killed.
 *
 * @param program - `kafka-server-start.sh` of a download of Apache Kafka 3.3 or later.
 * @param more - More listeners.
 * @param settings - More settings, for a broker whose files are in a folder.
 */
export async function startKafka(
  program: string,
  more: readonly KafkaListener[] = [],
  settings: (folder: string) => readonly string[] = () => [],
): Promise<ServerProcess> {
  const [control = 0] = await freePorts(1);
  return startServerProcess(program, /started \(kafka\.server\.Kafka/, (port, folder) => {
    const plain: KafkaListener = { name: "PLAIN", port, protocol: "PLAINTEXT" };
    const controller: KafkaListener = { name: "CONTROLLER", port: control, protocol: "PLAINTEXT" };
    const listeners = [plain, ...more];
    const file = join(folder, "server.properties");
    const text = [
      "process.roles=broker,controller",
      "node.id=1",
      `controller.quorum.voters=1@127.0.0.1:${control}`,
      "controller.listener.names=CONTROLLER",
      "inter.broker.listener.name=PLAIN",
      `listeners=${[...listeners, controller].map((own) => `${own.name}://127.0.0.1:${own.port}`).join()}`,
      `advertised.listeners=${listeners.map((own) => `${own.name}://${own.advertised ?? `127.0.0.1:${own.port}`}`).join()}`,
      `listener.security.protocol.map=${[...listeners, controller].map((own) => `${own.name}:${own.protocol}`).join()}`,
      `log.dirs=${join(folder, "logs")}`,
      "auto.create.topics.enable=false",
      "offsets.topic.num.partitions=1",
      "offsets.topic.replication.factor=1",
      "group.initial.rebalance.delay.ms=0",
      ...settings(folder),
    ];
    writeFileSync(file, text.join("\n"));
    const format = program.replace("kafka-server-start", "kafka-storage");
    execFileSync(format, ["format", "-t", "bm9kZS1hY2Nlc3MtdGVzdA", "-c", file], { stdio: "ignore" });
    return [file];
  });
}

const client = (port: number) => ({ clientId: "test", bootstrapBrokers: [`127.0.0.1:${port}`] });

/** Creates a topic with three partitions. */
export async function createTopic(
  port: number,
  name: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<void> {
  const admin = new Admin(client(port));
  const configs = Object.entries(settings).map(([key, value]) => ({ name: key, value }));
  await admin.createTopics({ topics: [name], partitions: 3, replicas: 1, configs });
  await admin.close();
}

/** Reads all that a topic has, in the order of each partition. */
export async function readTopic(
  port: number,
  topic: string,
): Promise<Message<string, string, string, string>[]> {
  const consumer = new Consumer({
    ...client(port),
    groupId: randomUUID(),
    deserializers: stringDeserializers,
  });
  const ends = (await consumer.listOffsets({ topics: [topic] })).get(topic) ?? [];
  const count = Number(ends.reduce((sum, end) => sum + end, 0n));
  const found: Message<string, string, string, string>[] = [];
  if (count > 0) {
    const stream = await consumer.consume({ topics: [topic], mode: "earliest", autocommit: false });
    for await (const message of stream) if (found.push(message) === count) break;
  }
  await consumer.close(true);
  return found;
}
