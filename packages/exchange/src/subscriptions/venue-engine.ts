import type { EngineSocket, SocketRequest, WebSocketEngine } from "@node-access/transport/web-socket";
import { subscriptionFacts } from "../generated/subscriptions.ts";

/** The methods that the runtime calls on a venue's socket. */
export const SUBSCRIBE = "subscribe";
const UNSUBSCRIBE = `${SUBSCRIBE}_unsubscribe`;
const EVENT = `${SUBSCRIBE}_event`;

/** A refusal that sending again would not change. */
const REFUSED = -32_602;

type Values = Readonly<Record<string, unknown>>;

/** A subscription on one socket: those who share it, and how its events are known. */
interface Topic {
  readonly subscription: Values;
  readonly channel: string;
  readonly match: readonly (readonly [readonly string[], unknown])[];
  /** The ids that the runtime knows its sharers by. */
  readonly sharers: Set<number>;
  /** Those who wait for the venue to confirm it; none once it has. */
  waiting: number[] | undefined;
}

/**
 * Lets the runtime speak JSON-RPC to a venue, which does not: so its reconnects, re-subscriptions, deadlines and buffers are
 * those of any node. A subscription's id is that of the call that made it.
 */
export function venueEngine(engine: WebSocketEngine): WebSocketEngine {
  return {
    sendsHeaders: engine.sendsHeaders,
    async open(request) {
      let socket: EngineSocket | undefined;
      const translator = createTranslator(request.onMessage, (message) =>
        Boolean(socket?.send(JSON.stringify(message))),
      );
      const opened = await engine.open({ ...request, onMessage: translator.receive } satisfies SocketRequest);
      if (typeof opened === "function") return opened;
      socket = opened;
      // Without ping: the venue counts its own heartbeat only.
      return { send: translator.send, close: () => opened.close(), drop: () => opened.drop() };
    },
  };
}

interface Translator {
  /** Takes a call of the runtime. */
  send(text: string): boolean;
  /** Takes a message of the venue. */
  receive(data: string | ArrayBuffer): void;
}

function createTranslator(answer: (text: string) => void, tell: (message: object) => boolean): Translator {
  const topics = new Map<string, Topic>();
  const settle = (id: number, content: object): void =>
    answer(JSON.stringify({ jsonrpc: "2.0", id, ...content }));
  // The runtime waits for an answer only after it has sent.
  const later = (id: number): void => queueMicrotask(() => settle(id, { result: id }));

  const subscribe = (id: number, name: string, request: Values): boolean => {
    const { type = name, channel = name, match = {} } = subscriptionFacts[name] ?? {};
    const subscription = written({ type, ...request });
    const key = keyOf(channel, subscription);
    const known = topics.get(key);
    if (known) {
      if (known.waiting) known.waiting.push(id);
      else {
        known.sharers.add(id);
        later(id);
      }
      return true;
    }
    const paths = Object.entries(match).map(
      ([from, to]) => [to.split("."), subscription[from] ?? ""] as const,
    );
    topics.set(key, { subscription, channel, match: paths, sharers: new Set(), waiting: [id] });
    return tell({ method: SUBSCRIBE, subscription });
  };
  const unsubscribe = (id: number, whose: number): boolean => {
    for (const [key, { subscription, sharers }] of topics) {
      if (!sharers.delete(whose) || sharers.size > 0) continue;
      topics.delete(key);
      tell({ method: "unsubscribe", subscription });
    }
    later(id);
    return true;
  };
  const confirmed = (subscription: Values): void => {
    // Two may fit if one says less than the other: the venue's answer says all that was asked for.
    const topic = pending().find((one) => fits(one.subscription, subscription));
    if (!topic) return;
    for (const id of topic.waiting ?? []) {
      topic.sharers.add(id);
      settle(id, { result: id });
    }
    topic.waiting = undefined;
  };
  const failed = (message: string): void => {
    const told = quoted(message);
    const topic = pending().find((one) => fits(one.subscription, told)) ?? pending()[0];
    if (!topic) return;
    topics.delete(keyOf(topic.channel, topic.subscription));
    for (const id of topic.waiting ?? []) settle(id, { error: { code: REFUSED, message } });
  };
  const pending = (): Topic[] =>
    [...topics.values()]
      .filter(({ waiting }) => waiting)
      .toSorted((a, b) => Object.keys(b.subscription).length - Object.keys(a.subscription).length);
  const event = (channel: string, data: unknown, text: string): void => {
    // A second reading, by the runtime, keeps integers exact; only the part that is the event is handed on.
    const head = /^\{"channel":"\w+","data":/.exec(text)?.[0];
    const content = head ? text.slice(head.length, text.lastIndexOf("}")) : JSON.stringify(data);
    for (const topic of topics.values()) {
      if (topic.channel !== channel || !topic.match.every(([path, value]) => same(at(data, path), value)))
        continue;
      for (const id of topic.sharers)
        answer(`{"jsonrpc":"2.0","method":"${EVENT}","params":{"subscription":${id},"result":${content}}}`);
    }
  };

  return {
    send(text) {
      const { id, method, params } = JSON.parse(text) as {
        id: number;
        method: string;
        params: readonly never[];
      };
      if (method === SUBSCRIBE) return subscribe(id, params[0] ?? "", params[1] ?? {});
      if (method === UNSUBSCRIBE) return unsubscribe(id, params[0] ?? 0);
      return tell({ method });
    },
    receive(raw) {
      const text = typeof raw === "string" ? raw : new TextDecoder().decode(raw);
      let message: { readonly channel?: unknown; readonly data?: unknown } | null;
      try {
        message = JSON.parse(text) as typeof message;
      } catch {
        // The venue greets some callers in plain text.
        return;
      }
      const { channel, data } = Object(message) as { channel?: unknown; data?: unknown };
      if (channel === "subscriptionResponse") {
        const { method, subscription } = Object(data) as { method?: unknown; subscription?: unknown };
        if (method === SUBSCRIBE) confirmed(Object(subscription) as Values);
      } else if (channel === "error") failed(String(data));
      else if (typeof channel === "string") event(channel, data, text);
    },
  };
}

/** Undefined properties are not sent, and addresses are lower case as in the venue's events. */
function written(subscription: Values): Values {
  return Object.fromEntries(
    Object.entries(subscription).flatMap(([key, value]) =>
      value === undefined ? [] : [[key, folded(value)]],
    ),
  );
}

function folded(value: unknown): unknown {
  return typeof value === "string" && /^0x[0-9a-f]+$/i.test(value) ? value.toLowerCase() : value;
}

function keyOf(channel: string, subscription: Values): string {
  return JSON.stringify([channel, ...Object.entries(subscription).toSorted(([a], [b]) => (a < b ? -1 : 1))]);
}

/** Whether a subscription as it was asked for is the one that the venue tells of, which may say more. */
function fits(asked: Values, told: Values): boolean {
  return Object.entries(asked).every(([key, value]) => same(told[key], value));
}

function same(one: unknown, other: unknown): boolean {
  return (folded(one) ?? "") === (other ?? "");
}

function at(data: unknown, path: readonly string[]): unknown {
  let inner: unknown = data;
  for (const key of path) inner = (Object(inner) as Values)[key];
  return inner;
}

/** The subscription that the venue quotes in an error. */
function quoted(message: string): Values {
  try {
    const json = message.slice(message.indexOf("{"), message.lastIndexOf("}") + 1);
    const told = Object(JSON.parse(json)) as {
      subscription?: Values;
    } & Values;
    return told.subscription ?? told;
  } catch {
    return {};
  }
}
