import type { NodeAccessError } from "@node-access/auth";
import { CallTable, parseJson } from "#platform";
import { badResponse, closedError, unanswered } from "../call-error.ts";
import type { JsonRpcDialect } from "../json-rpc/dialect.ts";
import { nextId, rawMessage, writeRequest } from "../json-rpc/message.ts";
import { type Attempt, MAX_TIMEOUT } from "../attempt.ts";
import type { Chained } from "./call-table.ts";
import type { SocketClose, EngineSocket } from "./engine.ts";

/** Maximum milliseconds to wait for the reply to a ping or probe. */
const PROBE_TIMEOUT = 10_000;

/** How many abandoned calls are remembered, because their responses may still arrive. */
const MAX_ABANDONED = 1_000;

/**
 * Reads the response to a call. `size` is its length in characters; `abandoned` means that the call
 * was cancelled.
 */
export type ResponseReader<T> = (message: unknown, size: number, abandoned: boolean) => T;

/** How a channel detects a dead peer. */
export interface ChannelOptions {
  /**
   * Milliseconds of silence after which the client sends a ping, if calls or subscriptions are
   * waiting. If the node then stays silent for the same time (at most 10,000),
   * the socket is closed. Default 30,000. Browsers cannot send pings, so there the client calls
   * `probeMethod`. Raise the interval for nodes that process calls one after the other and slowly.
   */
  readonly pingInterval?: number | undefined;
  /**
   * A read method without params, called instead of a ping on platforms without pings. Any response will do,
   * even "method not found".
   */
  readonly probeMethod: string;
  /** Makes decimals in messages exact, if the node's numbers may be decimals. Default: they are numbers. */
  readonly dialect?: Pick<JsonRpcDialect, "parseMessage"> | undefined;
}

/** Receives the notifications of a channel. */
export interface ChannelListener {
  /** Number of subscriptions. If there are any, the channel sends pings. */
  readonly size: number;
  onNotification(method: string, params: unknown, size: number): void;
}

/** One open socket with its calls in flight. It detects a dead peer, and is never reopened. */
export interface Channel {
  /** Whether it has ended. Then nothing more is sent or received. */
  readonly ended: boolean;
  /**
   * Sends a message, and returns the response with its id.
   *
   * @param read - Receives the response before any later message is processed,
   * even if the attempt was cancelled.
   * @throws NodeAccessError `NOT_SENT`, `UNANSWERED`, `RESPONSE_TOO_LARGE`, `UNDECODABLE_BODY`,
   * `CLOSED`, or the error that the attempt was cancelled with.
   */
  exchange<T>(attempt: Attempt, id: number, text: string, read: ResponseReader<T>): Promise<T>;
  /**
   * Processes a message: text, or binary, which some servers use for JSON. Without a message,
   * it only records activity.
   */
  receive(data?: string | ArrayBuffer): void;
  /** Ends the channel because its socket has closed. */
  lost(close: SocketClose): void;
  /** Ends the channel. Calls in flight reject with the error created for them. */
  end(failure: (attempt: Attempt) => NodeAccessError): void;
}

interface Waiting extends Chained<Waiting> {
  readonly attempt: Attempt;
  /** Length of the request in characters. */
  readonly length: number;
  readonly read: ResponseReader<unknown>;
  readonly resolve: (value: never) => void;
  readonly reject: (error: unknown) => void;
  /** Whether the call was cancelled. Its response is then only passed to `read`. */
  abandoned: boolean;
}

/**
 * Creates the channel of an open socket.
 */
export function createChannel(
  socket: EngineSocket,
  { pingInterval = 30_000, probeMethod, dialect }: ChannelOptions,
  listener: ChannelListener,
  onEnd: () => void,
): Channel {
  const waiting = new CallTable<Waiting>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let alive = false;
  let probing = false;
  let ended = false;
  const abandonedIds: number[] = [];
  let forgot = false;

  const send = (text: string): boolean => !ended && socket.send(text);
  const schedule = (longest: number): void => {
    clearTimeout(timer);
    timer = setTimeout(check, Math.min(pingInterval, longest));
  };
  const probe = (): void => {
    probing = true;
    alive = false;
    if (socket.ping) socket.ping();
    else send(writeRequest(nextId(), probeMethod, []));
    schedule(PROBE_TIMEOUT);
  };
  const check = (): void => {
    if (alive || (!probing && waiting.size + listener.size === 0)) {
      alive = probing = false;
      schedule(MAX_TIMEOUT);
    } else if (probing) {
      channel.lost({ code: 1006, reason: "no reply to a ping" });
      socket.terminate();
    } else probe();
  };
  /** The only call in flight, for a message without an id; none if it may be of a forgotten call. */
  const onlyWaiting = (): Waiting | undefined => {
    const [first] = waiting.size === 1 && !forgot ? waiting.values() : [];
    return first?.abandoned ? undefined : first;
  };

  const channel: Channel = {
    get ended() {
      return ended;
    },
    exchange: (attempt, id, text, read) =>
      new Promise((resolve, reject) => {
        const call: Waiting = {
          attempt,
          id,
          length: text.length,
          read,
          resolve,
          reject,
          abandoned: false,
          next: undefined,
        };
        attempt.onCancel((error) => {
          call.abandoned = true;
          reject(error);
          if (abandonedIds.push(id) > MAX_ABANDONED && waiting.delete(abandonedIds.shift() ?? 0))
            forgot = true;
          // The socket may be dead. Checking now spares the next call the same wait.
          if (attempt.sent && !ended && !probing) probe();
        });
        if (call.abandoned) return;
        attempt.sent = send(text);
        if (attempt.sent) waiting.set(id, call);
        else reject(unanswered(attempt));
      }),
    receive(data) {
      alive = true;
      if (data === undefined) return;
      let text = "";
      let message: unknown;
      try {
        text = typeof data === "string" ? data : new TextDecoder("utf-8", { fatal: true }).decode(data);
        message = dialect?.parseMessage(text, waiting) ?? parseJson(text);
      } catch {
        // The response may be truncated after its id.
        const [, writtenId] = /^{[^[{]*"id":(\d+)/.exec(text) ?? [];
        const call = waiting.get(Number(writtenId)) ?? onlyWaiting();
        if (call) {
          waiting.delete(call.id);
          call.reject(badResponse(call.attempt, "UNDECODABLE_BODY", "not JSON", text));
        }
        return;
      }
      const { id, error, method, params } = rawMessage(message);
      // A notification that ends a subscription may have an error too.
      const call = error && !method && (id ?? undefined) === undefined ? onlyWaiting() : waiting.get(id);
      if (call) {
        waiting.delete(call.id);
        try {
          call.resolve(call.read(message, text.length, call.abandoned) as never);
        } catch (reason) {
          call.reject(reason);
        }
      } else if (typeof method === "string") listener.onNotification(method, params, text.length);
    },
    lost({ code, reason: message, toError }) {
      const oversized = code === 1009 ? onlyWaiting() : undefined;
      channel.end((attempt) => {
        if (!oversized) return unanswered(attempt, { message, code });
        const reason = `the node rejects a message of ${oversized.length} characters (1009)`;
        return toError?.(attempt) ?? closedError(attempt, reason);
      });
    },
    end(failure) {
      if (ended) return;
      ended = true;
      clearTimeout(timer);
      for (const { attempt, reject } of waiting.values()) reject(failure(attempt));
      onEnd();
    },
  };
  schedule(MAX_TIMEOUT);
  return channel;
}
