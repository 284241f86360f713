import type { EngineSocket, SocketRequest, WebSocketEngine } from "@node-access/transport/web-socket";
import { eventText, quotedSubscription } from "./venue-message.ts";
import { fits, keyOf, takes, type Topic, topicOf, type Values } from "./topic.ts";

/** The methods that the runtime calls on a venue's socket. */
export const SUBSCRIBE = "subscribe";
const UNSUBSCRIBE = `${SUBSCRIBE}_unsubscribe`;
const EVENT = `${SUBSCRIBE}_event`;

/** A refusal that sending again would not change. */
const REFUSED = -32_602;

/**
 * Lets the runtime speak JSON-RPC to a venue, which does not: so its reconnects, re-subscriptions, deadlines and buffers are
 * those of any node. A subscription's id is that of the call that made it.
 */
export function venueEngine(engine: WebSocketEngine): WebSocketEngine {
  return {
    sendsHeaders: engine.sendsHeaders,
    async open(request) {
      let socket: EngineSocket | undefined;
      let gaveUp = false;
      const translator = createTranslator(
        request.onMessage,
        (message) => Boolean(socket?.send(JSON.stringify(message))),
        (reason) => {
          gaveUp = true;
          request.onClose({ code: 1007, reason });
          socket?.terminate();
        },
      );
      const opened = await engine.open({ ...request, onMessage: translator.receive } satisfies SocketRequest);
      if (typeof opened === "function") return opened;
      socket = opened;
      if (gaveUp) socket.terminate();
      // Without ping: the venue counts its own heartbeat only.
      return { send: translator.send, close: () => opened.close(), terminate: () => opened.terminate() };
    },
  };
}

interface Translator {
  /** Takes a call of the runtime. */
  send(text: string): boolean;
  /** Takes a message of the venue. */
  receive(data: string | ArrayBuffer): void;
}

function createTranslator(
  respond: (text: string) => void,
  send: (message: object) => boolean,
  giveUp: (reason: string) => void,
): Translator {
  /** By {@link keyOf}, in the order in which they were sent. */
  const topics = new Map<string, Topic>();
  /** An error that names no subscription, and the topic that it may be about. */
  let suspected: (() => void) | undefined;

  const settle = (id: number, content: object): void =>
    respond(JSON.stringify({ jsonrpc: "2.0", id, ...content }));
  // The runtime waits for a response only after it has sent.
  const later = (id: number): void => queueMicrotask(() => settle(id, { result: id }));

  const subscribe = (id: number, name: string, request: Values): boolean => {
    const made = topicOf(name, request);
    const key = keyOf(made);
    const known = topics.get(key);
    if (known) {
      if (known.waiting) known.waiting.push(id);
      else {
        known.sharers.add(id);
        later(id);
      }
      return true;
    }
    made.waiting?.push(id);
    topics.set(key, made);
    return send({ method: SUBSCRIBE, subscription: made.subscription });
  };
  const unsubscribe = (id: number, whose: number): boolean => {
    for (const [key, { subscription, sharers }] of topics) {
      if (!sharers.delete(whose) || sharers.size > 0) continue;
      topics.delete(key);
      send({ method: "unsubscribe", subscription });
    }
    later(id);
    return true;
  };
  const pending = (): Topic[] => [...topics.values()].filter(({ waiting }) => waiting);
  /** Two may fit if one says less than the other: the one that says most is meant. */
  const pendingLike = (told: Values): Topic | undefined =>
    pending()
      .toSorted((a, b) => Object.keys(b.subscription).length - Object.keys(a.subscription).length)
      .find((one) => fits(one, told));
  const confirmed = (told: Values): void => {
    const topic = pendingLike(told);
    if (!topic) return;
    const { waiting = [] } = topic;
    topic.waiting = undefined;
    for (const id of waiting) {
      topic.sharers.add(id);
      settle(id, { result: id });
    }
    suspected?.();
  };
  const refuse = (topic: Topic | undefined, message: string): void => {
    if (!topic?.waiting) return;
    topics.delete(keyOf(topic));
    for (const id of topic.waiting) settle(id, { error: { code: REFUSED, message } });
  };
  const failed = (message: string): void => {
    // What could not be ended is gone here already.
    if (/unsubscribe/i.test(message)) return;
    if (message.includes("{")) {
      refuse(pendingLike(quotedSubscription(message)), message);
      return;
    }
    // The venue responds in order, so that the oldest one is meant, unless it is confirmed next.
    suspected?.();
    const [oldest, other] = pending();
    suspected = () => {
      suspected = undefined;
      refuse(oldest, message);
    };
    if (!other) suspected();
  };
  const event = (channel: string, message: Values, text: string): void => {
    let content: string | undefined;
    for (const topic of topics.values()) {
      if (!takes(topic, channel, message["data"])) continue;
      content ??= eventText(text, message);
      for (const id of topic.sharers)
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
        // The venue greets some callers in plain text. What was to be JSON may have been anybody's event: on a new socket all
        // subscribers learn that they missed something.
        if (/^\s*[[{]/.test(text)) giveUp("the venue sent a message that cannot be read");
      }
    },
  };
}
