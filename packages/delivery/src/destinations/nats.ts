import { jetstream, JetStreamApiCodes, JetStreamApiError, jetstreamManager } from "@nats-io/jetstream";
import { errors, type NatsConnection } from "@nats-io/transport-node";
import type { StreamDestination } from "@node-access/management";
import { type Batch, DeliveryError, type DeliveryOutcome, type Destination } from "../model/destination.ts";
import { type StreamEvent, writeCloudEvent } from "../model/event.ts";
import { AddressPolicy } from "./address-policy.ts";
import { attempt } from "./attempt.ts";
import { connectNats } from "./connect-nats.ts";
import type { CreateDestination } from "./destination-options.ts";
import { ReadLimit } from "./read-limit.ts";
import { readServerAddress, type ServerAddress } from "./server-address.ts";

/** Codes of JetStream that its client does not name. */
const MESSAGE_TOO_LARGE = 10_054;
const WRONG_LAST_ID = 10_070;
const STREAM_SEALED = 10_109;
/** Bytes of a message's headers, at most. */
const MAX_HEADERS = 500;

interface Message {
  readonly event: StreamEvent;
  readonly body: string;
}

/**
 * Delivers to a subject of JetStream. The messages of a batch are sent at once. Each of them names the message that must
 * come before it, so that none is stored after one that was lost, and none twice.
 */
class NatsDestination implements Destination {
  readonly #server: ServerAddress;
  readonly #policy: AddressPolicy;
  readonly #subject: string;
  readonly #stream: string;
  readonly #reads = new ReadLimit();
  #connecting: Promise<NatsConnection> | undefined;
  /** The stream of JetStream. */
  #store = "";
  /** The sequence number that the last message of the subject has in it. */
  #last = 0;

  constructor(server: ServerAddress, policy: AddressPolicy, subject: string, stream: string) {
    this.#server = server;
    this.#policy = policy;
    this.#subject = subject;
    this.#stream = stream;
  }

  open(_epoch: number, signal: AbortSignal): Promise<number | undefined> {
    return this.#attempt(signal, async (connection) => {
      await this.#findStore(connection);
      return (await this.#readLast(connection)) || undefined;
    });
  }

  deliver(batch: Batch, signal: AbortSignal): Promise<void> {
    return this.#attempt(signal, async (connection) => {
      const limit = (connection.info?.max_payload ?? Infinity) - MAX_HEADERS;
      let pending = batch.events.map((event) => ({ event, body: writeCloudEvent(batch, event) }));
      const large = pending.find(({ body }) => Buffer.byteLength(body) > limit)?.event;
      if (large) {
        const text = `event ${large.sequence} is larger than ${limit} bytes`;
        throw new DeliveryError("reject", `${this.#server.name}: ${text}`);
      }
      while (pending.length > 0) {
        const stored = await this.#publish(connection, pending, true);
        pending = pending.slice(stored);
        if (stored > 0) continue;
        // Others publish to the subject too. One message is then stored without the condition.
        const last = await this.#readLast(connection);
        pending = pending.filter(({ event }) => event.sequence > last);
        pending = pending.slice(await this.#publish(connection, pending.slice(0, 1), false));
      }
    });
  }

  test(batch: Batch, signal: AbortSignal): Promise<void> {
    return this.#attempt(signal, async (connection) => {
      await this.#findStore(connection);
      const { streams } = await jetstreamManager(connection, { checkAPI: false });
      for (const event of batch.events) {
        const { seq } = await jetstream(connection).publish(this.#subject, writeCloudEvent(batch, event));
        // It stays there if the user may only publish.
        await streams.deleteMessage(this.#store, seq).catch(() => {});
      }
    });
  }

  async close(): Promise<void> {
    void this.#connecting?.then((connection) => connection.close()).catch(() => {});
  }

  /** Finds the stream of JetStream that stores the subject. @throws DeliveryError if there is none. */
  async #findStore(connection: NatsConnection): Promise<void> {
    const { streams } = await jetstreamManager(connection, { checkAPI: false });
    this.#store = await streams.find(this.#subject).catch((error: unknown) => {
      if (!isApiError(error, JetStreamApiCodes.StreamNotFound)) throw error;
      const text = `no stream stores the subject ${this.#subject}: create one, for example with nats stream add EVENTS --subjects "${this.#subject}"`;
      throw new DeliveryError("pause", `${this.#server.name}: ${text}`);
    });
  }

  /** Reads the last message of the subject. @returns the sequence number of its event; 0 if it is none of this stream. */
  async #readLast(connection: NatsConnection): Promise<number> {
    const { streams } = await jetstreamManager(connection, { checkAPI: false });
    const message = await streams.getMessage(this.#store, { last_by_subj: this.#subject });
    this.#last = message?.seq ?? 0;
    const [, stream, sequence] = /^(.*):(\d+)$/.exec(message?.header.get("Nats-Msg-Id") ?? "") ?? [];
    return stream === this.#stream ? Number(sequence) : 0;
  }

  /** Publishes events. @returns how many of them, from the first one, are stored. */
  async #publish(
    connection: NatsConnection,
    messages: readonly Message[],
    isConditional: boolean,
  ): Promise<number> {
    const client = jetstream(connection);
    const ids = messages.map(({ event }) => `${this.#stream}:${event.sequence}`);
    const published = messages.map(({ body }, index) => {
      const expect =
        index === 0 ? { lastSubjectSequence: this.#last } : { lastMsgID: ids[index - 1] as string };
      return client.publish(this.#subject, body, {
        msgID: ids[index] as string,
        ...(isConditional && { expect }),
      });
    });
    for (const [index, result] of (await Promise.allSettled(published)).entries()) {
      if (result.status === "fulfilled") this.#last = result.value.seq;
      else if (isApiError(result.reason, JetStreamApiCodes.StreamWrongLastSequence, WRONG_LAST_ID))
        return index;
      else throw result.reason;
    }
    return messages.length;
  }

  #attempt<T>(signal: AbortSignal, run: (connection: NatsConnection) => Promise<T>): Promise<T> {
    const { name, username, password } = this.#server;
    const secrets = password ? [password] : [username];
    return attempt({ name, secrets, reads: this.#reads, explain }, signal, async () =>
      run(await (this.#connecting ??= connectNats(this.#server, this.#policy, this.#reads))),
    );
  }
}

function isApiError(error: unknown, ...codes: readonly number[]): boolean {
  return error instanceof JetStreamApiError && codes.includes(error.code);
}

/** What an error of NATS means. */
function explain(error: Error): DeliveryOutcome | undefined {
  const cause = error.cause ?? error;
  if (cause instanceof errors.AuthorizationError || cause instanceof errors.PermissionViolationError)
    return "pause";
  if (error.name === "JetStreamNotEnabled") return "retry";
  if (!(error instanceof JetStreamApiError)) return undefined;
  if (error.code === MESSAGE_TOO_LARGE) return "reject";
  return isApiError(error, STREAM_SEALED, JetStreamApiCodes.JetStreamNotEnabledForAccount)
    ? "pause"
    : "retry";
}

/** Creates a subject of NATS JetStream. */
export const create: CreateDestination = ({ id, destination }, { allowPrivate }) => {
  const { url, subject } = destination as Extract<StreamDestination, { type: "nats" }>;
  const server = readServerAddress(url, { "nats:": 4222, "tls:": 4222 });
  const policy = new AddressPolicy(
    server.host,
    allowPrivate,
    server.url.protocol === "tls:",
    "use tls instead of nats",
  );
  return new NatsDestination(server, policy, subject, id);
};
