import {
  type EngineSocket,
  type SocketRequest,
  type WebSocketEngine,
  parseJson,
  stringifyJson,
} from "@node-access/transport/web-socket";
import {
  type Topic,
  type Values,
  matchesSubscription,
  createKey,
  matchesEvent,
  createTopic,
} from "./topic.ts";

const MESSAGE_START = /^\s*\{\s*"channel"\s*:\s*"\w+"\s*,\s*"data"\s*:/;

/** Extracts the event from a message as text, so that its integers are parsed exactly. */
function eventText(text: string, message: Values): string {
  const head = MESSAGE_START.exec(text)?.[0];
  if (head && Object.keys(message).length === 2) return text.slice(head.length, text.lastIndexOf("}"));
  return stringifyJson((parseJson(text) as Values)["data"]);
}

/** Returns the subscription that the venue quotes in an error; empty if there is none. */
function quotedSubscription(message: string): Values {
  try {
    const json = message.slice(message.indexOf("{"), message.lastIndexOf("}") + 1);
    const quoted = Object(JSON.parse(json)) as Values;
    return Object(quoted["subscription"] ?? quoted) as Values;
  } catch {
    return {};
  }
}

/** The methods that the JSON-RPC runtime calls on a venue's socket. */
export const SUBSCRIBE = "subscribe";
const UNSUBSCRIBE = `${SUBSCRIBE}_unsubscribe`;
const EVENT = `${SUBSCRIBE}_event`;

/** The error code of a rejected subscription, which is not retried. */
const REJECTED = -32_602;

/**
 * Translates between the JSON-RPC runtime and the venue's own protocol, so that reconnects, subscriptions, deadlines and
 * buffers work with the venue too. A subscription's id is that of the call that subscribed.
 */
export function venueEngine(engine: WebSocketEngine): WebSocketEngine {
  return {
    addHeaders: engine.addHeaders,
    async open(request) {
      let socket: EngineSocket | undefined;
      let hasFailed = false;
      const translator = createTranslator(
        request.onMessage,
        (message) => Boolean(socket?.send(JSON.stringify(message))),
        (reason) => {
          hasFailed = true;
          request.onClose({ code: 1007, reason });
          socket?.terminate();
        },
      );
      const opened = await engine.open({ ...request, onMessage: translator.receive } satisfies SocketRequest);
      if (typeof opened === "function") return opened;
      socket = opened;
      if (hasFailed) socket.terminate();
      // Without ping, because the venue only recognizes its own heartbeat.
      return { send: translator.send, close: () => opened.close(), terminate: () => opened.terminate() };
    },
  };
}

interface Translator {
  /** Handles a call of the runtime. */
  send(text: string): boolean;
  /** Handles a message of the venue. */
  receive(data: string | ArrayBuffer): void;
}

function createTranslator(
  respond: (text: string) => void,
  send: (message: object) => boolean,
  fail: (reason: string) => void,
): Translator {
  /** Topics by {@link createKey}, in the order of their subscription. */
  const topics = new Map<string, Topic>();
  /** Rejects the topic that an error without a subscription may be about. */
  let suspected: (() => void) | undefined;

  const settle = (id: number, content: object): void =>
    respond(JSON.stringify({ jsonrpc: "2.0", id, ...content }));
  // Delayed, because the runtime expects a response only after `send` has returned.
  const confirmLater = (id: number): void => queueMicrotask(() => settle(id, { result: id }));

  const subscribe = (id: number, name: string, request: Values): boolean => {
    const topic = createTopic(name, request);
    const key = createKey(topic);
    const existing = topics.get(key);
    if (existing) {
      if (existing.waiting) existing.waiting.push(id);
      else {
        existing.subscribers.add(id);
        confirmLater(id);
      }
      return true;
    }
    topic.waiting?.push(id);
    topics.set(key, topic);
    return send({ method: SUBSCRIBE, subscription: topic.subscription });
  };
  const unsubscribe = (id: number, owner: number): boolean => {
    for (const [key, { subscription, subscribers }] of topics) {
      if (!subscribers.delete(owner) || subscribers.size > 0) continue;
      topics.delete(key);
      send({ method: "unsubscribe", subscription });
    }
    confirmLater(id);
    return true;
  };
  const pending = (): Topic[] => [...topics.values()].filter(({ waiting }) => waiting);
  /** Finds the pending topic of a reported subscription: the most specific one that matches. */
  const pendingLike = (reported: Values): Topic | undefined =>
    pending()
      .toSorted((a, b) => Object.keys(b.subscription).length - Object.keys(a.subscription).length)
      .find((one) => matchesSubscription(one, reported));
  const confirmed = (reported: Values): void => {
    const topic = pendingLike(reported);
    if (!topic) return;
    const { waiting = [] } = topic;
    topic.waiting = undefined;
    for (const id of waiting) {
      topic.subscribers.add(id);
      settle(id, { result: id });
    }
    suspected?.();
  };
  const reject = (topic: Topic | undefined, message: string): void => {
    if (!topic?.waiting) return;
    topics.delete(createKey(topic));
    for (const id of topic.waiting) settle(id, { error: { code: REJECTED, message } });
  };
  const failed = (message: string): void => {
    // The topic has already been removed.
    if (/unsubscribe/i.test(message)) return;
    if (message.includes("{")) {
      reject(pendingLike(quotedSubscription(message)), message);
      return;
    }
    // The venue responds in order, so the error is about the oldest pending topic, unless that is
    // confirmed next.
    suspected?.();
    const [oldest, other] = pending();
    suspected = () => {
      suspected = undefined;
      reject(oldest, message);
    };
    if (!other) suspected();
  };
  const event = (channel: string, message: Values, text: string): void => {
    let content: string | undefined;
    for (const topic of topics.values()) {
      if (!matchesEvent(topic, channel, message["data"])) continue;
      content ??= eventText(text, message);
      for (const id of topic.subscribers)
        respond(`{"jsonrpc":"2.0","method":"${EVENT}","params":{"subscription":${id},"result":${content}}}`);
    }
  };
  const read = (text: string): void => {
    const message = Object(JSON.parse(text)) as Values;
    const { channel, data } = message;
    if (channel === "subscriptionResponse") {
      const { method, subscription } = Object(data) as Values;
      if (method === SUBSCRIBE) confirmed(Object(subscription) as Values);
    } else if (channel === "error") failed(typeof data === "string" ? data : JSON.stringify(data ?? null));
    else if (typeof channel === "string") event(channel, message, text);
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
      return send({ method });
    },
    receive(raw) {
      const text = typeof raw === "string" ? raw : new TextDecoder().decode(raw);
      try {
        read(text);
      } catch {
        // The venue greets some clients in plain text. Invalid JSON may have been any subscriber's
        // event, so the socket is replaced, and all subscribers learn that they may have missed
        // something.
        if (/^\s*[[{]/.test(text)) fail("the venue sent an invalid message");
      }
    },
  };
}
