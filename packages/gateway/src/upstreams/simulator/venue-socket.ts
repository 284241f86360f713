import { type SubscriptionFacts, subscriptions } from "@node-access/simulators/examples";
import type { Venue } from "@node-access/simulators/venue";
import { deflateRawSync } from "node:zlib";
import type { WebSocket } from "ws";
import type { EventFaults } from "../event-faults.ts";
import type { FaultGate } from "../test-mode/fault-gate.ts";
import { memberTexts, parseIfJson } from "../../codec/json/json-text.ts";
import type { Limits } from "../../options/limits.ts";
import {
  type EndReason,
  endTexts,
  type CallerSocket,
  closeCode,
  tooManyMessages,
} from "../../codec/web-socket/caller-socket.ts";
import { watchPeer } from "../../codec/web-socket/watch-peer.ts";
import type { Metrics } from "../../observe/metrics.ts";

/** Maximum unsent bytes for a caller that does not read. */
const unsentBytes = 1024 * 1024;
const maxShownLength = 1_000;
/** Maximum characters of a name or text in a subscription. All names of the venue are shorter. */
const maxTextLength = 100;

type Values = Readonly<Record<string, unknown>>;

/**
 * A venue without an upstream: it confirms each subscription in the spec. Those about orders,
 * fills and markets follow the order book; all others report the spec's example once.
 *
 * @param maySend - Called for each of the caller's messages; rejected messages get an error.
 */
export function serveVenue(
  { limits, metrics }: { readonly limits: Limits; readonly metrics: Metrics },
  maySend: (bytes: number) => boolean,
  socket: WebSocket,
  venue?: Venue,
  faults?: EventFaults,
): CallerSocket {
  const limit = limits.subscriptions;
  const topics = new Map<string, () => void>();

  function receive(text: string): void {
    const { method, subscription } = Object(parseIfJson(text)) as Values;
    if (method === "ping") return send("pong");
    const isSubscribe = method === "subscribe";
    if (!isSubscribe && method !== "unsubscribe")
      return send("error", `Error parsing JSON into valid websocket request: ${text}`);
    const wanted = Object(subscription) as Values;
    const facts = isFlat(wanted) ? find(wanted) : undefined;
    const shown = memberTexts(text).get("subscription")?.slice(0, maxShownLength);
    if (!facts) return send("error", `Invalid subscription ${shown}`);
    const key = JSON.stringify(Object.entries(wanted).toSorted(([a], [b]) => (a < b ? -1 : 1)));
    if (isSubscribe === topics.has(key)) {
      return send("error", `Already ${method}d: ${shown}`);
    }
    if (isSubscribe && topics.size >= limit) {
      return send("error", `Too many subscriptions: ${limit} are allowed`);
    }
    topics.get(key)?.();
    topics.delete(key);
    send("subscriptionResponse", { method, subscription });
    if (!isSubscribe) return;
    const gate = openGate(facts.type, key, shown);
    const emit = (data: unknown): void => {
      const pass = (): void => send(facts.channel, data);
      if (gate) gate.pass(pass);
      else pass();
    };
    let end: (() => void) | undefined;
    topics.set(key, () => {
      end?.();
      gate?.close();
    });
    const emitExample = (): void => emit(eventFor(facts, wanted));
    end = venue?.follow(wanted, emit, emitExample);
    if (!end) emitExample();
    // A fault may have ended the subscription at its first message.
    if (!topics.has(key)) end?.();
  }

  function openGate(type: string, key: string, shown: string | undefined): FaultGate | undefined {
    return faults?.gate(type, {
      end: ({ message }) => {
        topics.get(key)?.();
        topics.delete(key);
        send("error", `${message}: ${shown}`);
      },
      disconnect: () => socket.terminate(),
    });
  }

  function send(channel: string, data?: unknown): void {
    if (socket.bufferedAmount > unsentBytes) socket.terminate();
    else if (socket.readyState === socket.OPEN) socket.send(JSON.stringify({ channel, data }));
  }

  metrics.webSockets += 1;
  let usedAt = performance.now();
  watchPeer(socket, limits.pingInterval, {
    isIdle: () => performance.now() - usedAt > limits.webSocketIdle,
  });
  socket.on("message", (data: Buffer, isBinary: boolean) => {
    usedAt = performance.now();
    if (isBinary) socket.close(1003, "expected text");
    else if (maySend(data.length)) receive(data.toString("utf8"));
    else send("error", tooManyMessages);
  });
  // "close" reports it too. An unhandled error event would end the process.
  socket.on("error", () => {});
  return {
    closed() {
      for (const end of topics.values()) end();
      metrics.webSockets -= 1;
    },
    finish: () => socket.close(1001, "the gateway is closing"),
    end: (reason: EndReason) => socket.close(closeCode(reason), endTexts[reason]),
    terminate: () => socket.terminate(),
  };
}

/** Whether its members are few, short and flat: no object has its own conversion to text. */
function isFlat(wanted: Values): boolean {
  const entries = Object.entries(wanted);
  return entries.length <= 10 && entries.every(([name, value]) => isShort(name) && isShort(value));
}

function isShort(value: unknown): boolean {
  return typeof value === "string"
    ? value.length <= maxTextLength
    : typeof value !== "object" || value === null;
}

/** The matching kind. Where two kinds share a type, a coin with `@` or a slash means a spot market. */
function find({ type, coin, ...rest }: Values): SubscriptionFacts | undefined {
  const [first, second] = subscriptions.filter((one) => one.type === type);
  const facts = second && /^@|\//.test(String(coin)) ? second : first;
  const needed = Object.keys(facts?.match ?? {}).filter((key) => key !== "dex");
  return needed.every((key) => typeof { coin, ...rest }[key] === "string") ? facts : undefined;
}

/** The spec's example, with the requested values. */
function eventFor({ event, match, encoding }: SubscriptionFacts, wanted: Values): unknown {
  const about = structuredClone(event);
  for (const [from, to] of Object.entries(match)) put(about, to.split("."), wanted[from]);
  return encoding ? deflateRawSync(JSON.stringify(about)).toString("base64") : about;
}

function put(into: unknown, [key = "", ...rest]: readonly string[], value: unknown): void {
  const holder = into as Record<string, unknown>;
  // Fields that were not requested, and are optional, are omitted.
  if (rest.length === 0 && (value !== undefined || key in holder)) holder[key] = value ?? "";
  else if (rest.length > 0) put(holder[key], rest, value);
}
