import type { StreamDestination } from "@node-access/management";
import { type ProtocolError, type SASLMechanismValue, SASLMechanisms } from "@platformatic/kafka";
import { type Batch, DeliveryError, type DeliveryOutcome, type Destination } from "../model/destination.ts";
import { writeCloudEvent } from "../model/event.ts";
import { AddressPolicy } from "./address-policy.ts";
import { attempt } from "./attempt.ts";
import { createProducer, type KafkaProducer } from "./connect-kafka.ts";
import type { CreateDestination } from "./destination-options.ts";
import { ReadLimit } from "./read-limit.ts";
import { readServerAddress, type ServerAddress } from "./server-address.ts";

/** What the errors of brokers mean that are not repeated: retry, if they are not here. */
const MEANINGS: Readonly<Record<string, DeliveryOutcome>> = {
  MESSAGE_TOO_LARGE: "reject",
  RECORD_LIST_TOO_LARGE: "reject",
  INVALID_RECORD: "reject",
  INVALID_TOPIC_EXCEPTION: "pause",
  TOPIC_AUTHORIZATION_FAILED: "pause",
  CLUSTER_AUTHORIZATION_FAILED: "pause",
  SASL_AUTHENTICATION_FAILED: "pause",
  UNSUPPORTED_SASL_MECHANISM: "pause",
  ILLEGAL_SASL_STATE: "pause",
  POLICY_VIOLATION: "pause",
};

/**
 * Delivers to a topic of Kafka. All events of a stream have the same key, so that they are in one partition, in order. A batch
 * is stored once, however often the producer sends it; another producer, after a failure, may store it again.
 */
class KafkaDestination implements Destination {
  readonly #server: ServerAddress;
  readonly #producer: KafkaProducer;
  readonly #topic: string;
  readonly #reads: ReadLimit;

  constructor(server: ServerAddress, producer: KafkaProducer, topic: string, reads: ReadLimit) {
    this.#server = server;
    this.#producer = producer;
    this.#topic = topic;
    this.#reads = reads;
  }

  async open(_epoch: number, signal: AbortSignal): Promise<undefined> {
    await this.#attempt(signal, () => this.#producer.connect(this.#topic));
  }

  async deliver(batch: Batch, signal: AbortSignal): Promise<void> {
    const messages = batch.events.map((event) => ({
      topic: this.#topic,
      key: batch.stream,
      value: writeCloudEvent(batch, event),
      headers: { "content-type": "application/cloudevents+json; charset=UTF-8" },
    }));
    await this.#attempt(signal, () => this.#producer.send({ messages }));
  }

  /** The event stays in the topic: nobody can remove it. */
  async test(batch: Batch, signal: AbortSignal): Promise<void> {
    await this.open(0, signal);
    await this.deliver(batch, signal);
  }

  async close(): Promise<void> {
    this.#producer.disconnect();
  }

  #attempt<T>(signal: AbortSignal, run: () => Promise<T>): Promise<T> {
    const { name, password } = this.#server;
    return attempt({ name, secrets: [password], reads: this.#reads, explain }, signal, () =>
      run().catch((error: unknown) => {
        throw this.#findReason(error);
      }),
    );
  }

  /** The first error that says why, in what the client has collected. A broker that has just started may know no topic yet. */
  #findReason(error: unknown): Error {
    const causes = listCauses(error);
    if (causes.some(({ message }) => message.startsWith("Unknown topic"))) {
      const text = `there is no topic ${this.#topic}: create it, for example with kafka-topics.sh --create --topic ${this.#topic}`;
      return new DeliveryError("retry", `${this.#server.name}: ${text}`);
    }
    const known = causes.find((cause) => cause instanceof DeliveryError || readMeaning(cause));
    return known ?? causes.at(-1) ?? (error as Error);
  }
}

/** All errors behind an error, from the outside to the inside. */
function listCauses(error: unknown): Error[] {
  if (!(error instanceof Error)) return [];
  const inner = error instanceof AggregateError ? error.errors : [];
  return [error, ...[...inner, error.cause].flatMap(listCauses)];
}

function readMeaning(error: Error): DeliveryOutcome | undefined {
  return MEANINGS[(error as ProtocolError)["apiId"] as string];
}

function explain(error: Error): DeliveryOutcome | undefined {
  return readMeaning(error) ?? ("apiId" in error ? "retry" : undefined);
}

/** Creates a topic of Kafka, or of a server that speaks its protocol. */
export const create: CreateDestination = ({ destination }, { allowPrivate }) => {
  const { url, topic } = destination as Extract<StreamDestination, { type: "kafka" }>;
  const server = readServerAddress(url, { "kafka:": 9092, "kafka+ssl:": 9092 });
  const { username, password } = server;
  const mechanism = (server.url.searchParams.get("sasl") ?? "plain").toUpperCase();
  const mechanisms: readonly string[] = [
    SASLMechanisms.PLAIN,
    SASLMechanisms.SCRAM_SHA_256,
    SASLMechanisms.SCRAM_SHA_512,
  ];
  if (!mechanisms.includes(mechanism)) {
    const expected = mechanisms.join(", ").toLowerCase();
    throw new DeliveryError("pause", `${server.name}: sasl in the destination's URL: expected ${expected}`);
  }
  const isEncrypted = server.url.protocol === "kafka+ssl:";
  const allow = (host: string): AddressPolicy =>
    new AddressPolicy(host, allowPrivate, isEncrypted, "use kafka+ssl instead of kafka");
  allow(server.host);
  const sasl = username ? { mechanism: mechanism as SASLMechanismValue, username, password } : undefined;
  const reads = new ReadLimit();
  return new KafkaDestination(server, createProducer(server, allow, reads, sasl), topic, reads);
};
