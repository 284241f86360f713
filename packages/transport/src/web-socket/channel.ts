import type { NodeAccessError } from "@node-access/auth";
import { parseJson } from "#platform";
import { badResponse, closedError, unanswered } from "../call-error.ts";
import { nextId, rawMessage, writeRequest } from "../json-rpc/message.ts";
import { type Attempt, LONGEST } from "../attempt.ts";
import { CallTable, type Chained } from "./call-table.ts";
import type { Closure, EngineSocket } from "./engine.ts";

/** The longest wait for a sign of life that was asked for, in milliseconds. */
const LONGEST_SILENCE = 10_000;

/** Calls that were given up and are remembered. Of a node that answers, no more wait; another may leave all unanswered. */
const REMEMBERED = 1_000;

/** How an answer begins: of one that is cut off it still tells whose it is. */
const HEAD = /^{[^[{]*"id":(\d+)/;

/** Reads what the node answered to one message, of so many characters; `late` if nobody waits for it any more. */
export type Read<T> = (answer: unknown, size: number, late: boolean) => T;

/** How a channel finds that its peer is gone. */
export interface ChannelOptions {
  /** Milliseconds of silence after which a sign of life is asked for. Default 30,000. */
  readonly pingInterval?: number | undefined;
  /** Called for a sign of life where the platform has no ping: any answer will do, also "method not found". */
  readonly probeMethod: string;
}

/** Whom a channel tells what no call waits for. */
export interface Listener {
  /** How many listen. While somebody does, the socket is kept alive. */
  readonly size: number;
  onNotification(method: string, params: unknown): void;
}

/** One open socket: who waits for which id on it, and whether it is still alive. Ends once, and is not opened again. */
export interface Channel {
  /** Whether it has ended, after which nothing is sent or received. */
  readonly ended: boolean;
  /**
   * Sends one message and gives what was answered under its id.
   *
   * @param read - Sees the answer before anything that arrives after it, also if the attempt has been given up.
   * @throws NodeAccessError `NOT_SENT`, `UNANSWERED`, `RESPONSE_TOO_LARGE`, `UNDECODABLE_BODY`, `CLOSED`, and what the
   * attempt is given up with.
   */
  exchange<T>(attempt: Attempt, id: number, text: string, read: Read<T>): Promise<T>;
  /** Takes a message, text or (as some servers send JSON) binary; or, without one, another sign of life. */
  receive(data?: string | ArrayBuffer): void;
  /** Ends it because the socket is gone. */
  lost(closure: Closure): void;
  /** Ends it: who waits fails with the error made for it. */
  end(failure: (attempt: Attempt) => NodeAccessError): void;
}

interface Waiting extends Chained<Waiting> {
  readonly attempt: Attempt;
  /** Of its message, in characters. */
  readonly length: number;
  readonly read: Read<unknown>;
  readonly resolve: (value: never) => void;
  readonly reject: (error: unknown) => void;
  /** Whether it was given up, so that its answer is of use only to who reads it. */
  late: boolean;
}

/**
 * Makes the channel of a socket that has opened.
 *
 */
export function createChannel(
  socket: EngineSocket,
  { pingInterval = 30_000, probeMethod }: ChannelOptions,
  listener: Listener,
  onEnd: () => void,
): Channel {
  const waiting = new CallTable<Waiting>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let alive = false;
  let asked = false;
  let ended = false;
  const givenUp: number[] = [];
  let forgot = false;

  const send = (text: string): boolean => !ended && socket.send(text);
  const watch = (longest: number): void => {
    clearTimeout(timer);
    timer = setTimeout(check, Math.min(pingInterval, longest));
  };
  const ask = (): void => {
    asked = true;
    alive = false;
    if (socket.ping) socket.ping();
    else send(writeRequest(nextId(), probeMethod, []));
    watch(LONGEST_SILENCE);
  };
  const check = (): void => {
    if (alive || (!asked && waiting.size + listener.size === 0)) {
      alive = asked = false;
      watch(LONGEST);
    } else if (asked) {
      channel.lost({ code: 1006, reason: "no sign of life" });
      socket.drop();
    } else ask();
  };
  /** Who must be meant by what has no id: the only one that waits, if it can be meant for none that is forgotten. */
  const only = (): Waiting | undefined => {
    const [first] = waiting.size === 1 && !forgot ? waiting.values() : [];
    return first?.late ? undefined : first;
  };
  const settle = (one: Waiting | undefined, read: (one: Waiting) => unknown): void => {
    if (!one) return;
    waiting.delete(one.id);
    try {
      one.resolve(read(one) as never);
    } catch (error) {
      one.reject(error);
    }
  };

  const channel: Channel = {
    get ended() {
      return ended;
    },
    exchange: (attempt, id, text, read) =>
      new Promise((resolve, reject) => {
        const one: Waiting = {
          attempt,
          id,
          length: text.length,
          read,
          resolve,
          reject,
          late: false,
          next: undefined,
        };
        attempt.onCancel((error) => {
          one.late = true;
          reject(error);
          if (givenUp.push(id) > REMEMBERED && waiting.delete(givenUp.shift() ?? 0)) forgot = true;
          // The socket may be dead; if so, the next call should not wait as long.
          if (attempt.sent && !ended && !asked) ask();
        });
        if (one.late) return;
        attempt.sent = send(text);
        if (attempt.sent) waiting.add(one);
        else reject(unanswered(attempt));
      }),
    receive(data) {
      alive = true;
      if (data === undefined) return;
      let text = "";
      let message: unknown;
      try {
        text = typeof data === "string" ? data : new TextDecoder("utf-8", { fatal: true }).decode(data);
        message = parseJson(text);
      } catch {
        settle(waiting.get(Number(HEAD.exec(text)?.[1])) ?? only(), ({ attempt }) => {
          throw badResponse(attempt, "UNDECODABLE_BODY", "not JSON", text);
        });
        return;
      }
      const { id, error, method, params } = rawMessage(message);
      const one = error && (id ?? undefined) === undefined ? only() : waiting.get(id);
      if (one) settle(one, ({ read, late }) => read(message, text.length, late));
      else if (typeof method === "string") listener.onNotification(method, params);
    },
    lost({ code, reason, blame }) {
      const culprit = code === 1009 ? only() : undefined;
      channel.end((attempt) => {
        if (!culprit) return unanswered(attempt, { message: reason, code });
        const found = `the node takes no message of ${culprit.length} characters (1009)`;
        return blame?.(attempt) ?? closedError(attempt, found);
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
  watch(LONGEST);
  return channel;
}
