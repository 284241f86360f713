import type { StreamDestination } from "@node-access/management";
import { Webhook } from "standardwebhooks";
import { buildConnector, Client, type Dispatcher } from "undici";
import { type Batch, DeliveryError, type Destination } from "../model/destination.ts";
import { writeCloudEvent } from "../model/event.ts";
import { AddressPolicy } from "./address-policy.ts";
import { attempt } from "./attempt.ts";
import type { CreateDestination } from "./destination-options.ts";
import { ReadLimit } from "./read-limit.ts";
import { readServerAddress, type ServerAddress } from "./server-address.ts";

/** Bytes and milliseconds in which the rest of a response is read, so that its connection can be used again. */
const MAX_RESPONSE = 65_536;
const MAX_RESPONSE_TIME = 1_000;
/** Milliseconds. The longest pause that a response may ask for. */
const MAX_RETRY_AFTER = 3_600_000;

/** Delivers to an HTTP endpoint, in requests that are signed as Standard Webhooks specifies. */
class WebhookDestination implements Destination {
  readonly #server: ServerAddress;
  readonly #signers: readonly Webhook[];
  readonly #client: Client;
  readonly #reads = new ReadLimit();

  constructor(server: ServerAddress, policy: AddressPolicy, secrets: readonly string[]) {
    this.#server = server;
    this.#signers = secrets.map((secret) => new Webhook(secret));
    // Redirects are not followed, and proxies of the environment are not used.
    const connect = buildConnector(policy.connection);
    this.#client = new Client(server.url.origin, {
      connect: (options, callback) =>
        connect(options, (...[error, socket]) => {
          if (socket) callback(null, this.#reads.watch(socket));
          else callback(error as Error, null);
        }),
    });
  }

  async open(): Promise<undefined> {}

  async deliver(batch: Batch, signal: AbortSignal): Promise<void> {
    const { stream, events } = batch;
    const id = `${stream}:${events[0]?.sequence}-${events.at(-1)?.sequence}`;
    const body = `[${events.map((event) => writeCloudEvent(batch, event)).join(",")}]`;
    const now = new Date();
    const headers = {
      "content-type": "application/cloudevents-batch+json; charset=utf-8",
      "user-agent": "node-access",
      "webhook-id": id,
      "webhook-timestamp": String(Math.floor(now.getTime() / 1000)),
      "webhook-signature": this.#signers.map((signer) => signer.sign(id, now, body)).join(" "),
    };
    const { url, name } = this.#server;
    await attempt({ name, secrets: [], reads: this.#reads }, signal, async (ending) => {
      const path = url.pathname + url.search;
      const request = { method: "POST", path, headers, body, signal: ending } as const;
      const response = await this.#client.request(request);
      // The status is the response: how its body ends changes nothing.
      const reading = AbortSignal.timeout(MAX_RESPONSE_TIME);
      await response.body.dump({ limit: MAX_RESPONSE, signal: reading }).catch(() => {});
      judge(name, response);
    });
  }

  test(batch: Batch, signal: AbortSignal): Promise<void> {
    return this.deliver(batch, signal);
  }

  async close(): Promise<void> {
    await this.#client.destroy();
    this.#reads.release();
  }
}

/** @throws DeliveryError unless the response acknowledges the events. */
function judge(name: string, { statusCode, headers }: Dispatcher.ResponseData): void {
  if (statusCode >= 200 && statusCode < 300) return;
  const text = `${name} responded with status ${statusCode}`;
  if (statusCode === 410) throw new DeliveryError("pause", `${text}: it wants no more events`);
  if ([400, 413, 415, 422].includes(statusCode)) throw new DeliveryError("reject", text);
  const isRedirect = statusCode >= 300 && statusCode < 400;
  const hint = isRedirect ? ": redirects are not followed, use the URL that they lead to" : "";
  throw new DeliveryError("retry", text + hint, readRetryAfter(String(headers["retry-after"] ?? "")));
}

/** Reads seconds or a date. @returns milliseconds. */
function readRetryAfter(header: string): number | undefined {
  const wanted = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now();
  return wanted >= 0 ? Math.min(wanted, MAX_RETRY_AFTER) : undefined;
}

/** Creates a webhook. */
export const create: CreateDestination = ({ destination, secrets }, { allowPrivate }) => {
  const { url: text } = destination as Extract<StreamDestination, { type: "webhook" }>;
  const server = readServerAddress(text, { "https:": 443, "http:": 80 });
  if (server.username || server.password) {
    const hint = "requests are signed instead";
    throw new DeliveryError("pause", `remove user name and password from the webhook's URL: ${hint}`);
  }
  const isEncrypted = server.url.protocol === "https:";
  // Servers of mail and other old protocols would take a request for commands.
  if (isEncrypted && server.port !== 443 && server.port < 1024) {
    throw new DeliveryError("pause", `${server.name}: expected port 443, or one from 1024 to 65535`);
  }
  return new WebhookDestination(
    server,
    new AddressPolicy(server.host, allowPrivate, isEncrypted, "use https"),
    secrets,
  );
};
