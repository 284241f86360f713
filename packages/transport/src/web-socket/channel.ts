import type { NodeAccessError } from "@node-access/auth";
import { parseJson } from "#platform";
import { badAnswer, callError, connectionError } from "../call-error.ts";
import { nextId, type RawAnswer, writeRequest } from "../json-rpc/message.ts";
import { type Attempt, LONGEST } from "../attempt.ts";
import type { Closure, EngineSocket } from "./engine.ts";

/** The longest wait for a sign of life that was asked for, in milliseconds. */
const LONGEST_SILENCE = 10_000;
/**
 * Asks for life where the platform has no ping. The interface names it for its nodes, it takes no params and reads no
 * state; and any answer will do, also "method not found".
 */
const PROBE = "net_listening";

/** How an answer begins that nodes write; of one that is cut off it still tells whose it is. */
const HEAD = /^{"jsonrpc":"2.0","id":(\d+),/;

/** Reads what the node answered to one message: a call's answer, a batch's, or one error without an id for the whole. */
export type Read<T> = (answers: readonly unknown[], size: number, late: boolean) => T;

/** Whom a channel tells what no call waits for. */
export interface Listener {
  /** How many listen. While somebody does, the socket is kept alive. */
  readonly size: number;
  onNotification(method: string, params: unknown): void;
}

interface Waiting {
  readonly attempt: Attempt;
  readonly ids: readonly number[];
  /** Of its message, in characters. */
  readonly length: number;
  readonly answers: unknown[];
  readonly read: Read<unknown>;
  readonly resolve: (value: never) => void;
  readonly reject: (error: unknown) => void;
  /** Whether it was given up, so that its answer is of use only to who reads it. */
  late: boolean;
}

/** One open socket: who waits for which id on it, and whether it is still alive. Ends once, and is not opened again. */
export class Channel {
  readonly #socket: EngineSocket;
  /** Milliseconds of silence after which a sign of life is asked for. */
  readonly #interval: number;
  readonly #listener: Listener;
  readonly #onEnd: () => void;
  readonly #waiting = new Map<unknown, Waiting>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #sign = false;
  #asked = false;
  ended = false;

  constructor(socket: EngineSocket, pingInterval: number, listener: Listener, onEnd: () => void) {
    this.#socket = socket;
    this.#interval = pingInterval;
    this.#listener = listener;
    this.#onEnd = onEnd;
    this.#watch();
  }

  /**
   * Sends one message and gives what was answered under its ids.
   *
   * @param read - Sees the answer before anything that arrives after it, also if the attempt has been given up.
   * @throws NodeAccessError `NOT_SENT`, `UNANSWERED`, `RESPONSE_TOO_LARGE`, `UNDECODABLE_BODY`, `CLOSED`, and what the
   * attempt is given up with.
   */
  exchange<T>(attempt: Attempt, ids: readonly number[], text: string, read: Read<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const { length } = text;
      const waiting: Waiting = { attempt, ids, length, answers: [], read, resolve, reject, late: false };
      attempt.onCancel((error) => {
        waiting.late = true;
        reject(error);
        // The socket may be dead; if so, the next call should not wait as long.
        if (attempt.sent && !this.ended && !this.#asked) this.#ask();
      });
      if (waiting.late) return;
      attempt.sent = this.send(text);
      if (attempt.sent) for (const id of ids) this.#waiting.set(id, waiting);
      else reject(connectionError(attempt, {}));
    });
  }

  /** Sends a text whose answer nobody waits for. */
  send(text: string): boolean {
    return !this.ended && this.#socket.send(text);
  }

  /** Takes a sign of life. */
  sign(): void {
    this.#sign = true;
  }

  /** Takes a message, text or (as some servers send JSON) binary. */
  receive(data: string | ArrayBuffer): void {
    this.#sign = true;
    let text = "";
    let message: unknown;
    try {
      text = typeof data === "string" ? data : new TextDecoder("utf-8", { fatal: true }).decode(data);
      message = parseJson(text);
    } catch {
      const waiting = this.#waiting.get(Number(HEAD.exec(text)?.[1])) ?? this.#only();
      if (!waiting) return;
      this.#forget(waiting);
      waiting.reject(badAnswer(waiting.attempt, "UNDECODABLE_BODY", "not JSON", text));
      return;
    }
    const batch = Array.isArray(message);
    const settled = new Set<Waiting>();
    for (const one of (batch ? message : [message]) as readonly unknown[]) {
      const { id, method, params, error } = (one ?? {}) as RawAnswer & { method?: unknown; params?: unknown };
      const nameless = error && (id ?? undefined) === undefined;
      const waiting = nameless ? this.#only() : this.#waiting.get(id);
      if (waiting) {
        const count = waiting.answers.push(one);
        // Some servers answer a batch call by call: those messages are gathered.
        if (batch || nameless || count === waiting.ids.length) settled.add(waiting);
      } else if (typeof method === "string") this.#listener.onNotification(method, params);
    }
    for (const waiting of settled) {
      this.#forget(waiting);
      try {
        waiting.resolve(waiting.read(waiting.answers, text.length, waiting.late) as never);
      } catch (error) {
        waiting.reject(error);
      }
    }
  }

  /** Ends it because the socket is gone. */
  lost({ code, reason, blame }: Closure): void {
    const culprit = code === 1009 ? this.#only() : undefined;
    this.end((attempt) => {
      if (!culprit) return connectionError(attempt, { message: reason, code });
      const found = `the node takes no message of ${culprit.length} characters (1009)`;
      return blame?.(attempt) ?? callError(attempt, "CLOSED", found, { reason: found });
    });
  }

  /** Ends it: who waits fails with the error made for it. */
  end(failure: (attempt: Attempt) => NodeAccessError): void {
    if (this.ended) return;
    this.ended = true;
    clearTimeout(this.#timer);
    for (const { attempt, reject } of this.#waiting.values()) reject(failure(attempt));
    this.#onEnd();
  }

  /** Says good-bye. */
  close(): Promise<void> | void {
    return this.#socket.close();
  }

  /** Who must be meant by what has no id: the only one that waits. */
  #only(): Waiting | undefined {
    const [first, second] = new Set(this.#waiting.values());
    return second || first?.late ? undefined : first;
  }

  #forget({ ids }: Waiting): void {
    for (const id of ids) this.#waiting.delete(id);
  }

  #watch(longest: number = LONGEST): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#check(), Math.min(this.#interval, longest));
  }

  #check(): void {
    const { size } = this.#listener;
    if (this.#sign || (!this.#asked && this.#waiting.size + size === 0)) {
      this.#sign = this.#asked = false;
      this.#watch();
    } else if (this.#asked) {
      this.lost({ code: 1006, reason: "the node gave no sign of life" });
      this.#socket.drop();
    } else this.#ask();
  }

  #ask(): void {
    this.#asked = true;
    this.#sign = false;
    if (this.#socket.ping) this.#socket.ping();
    else this.send(writeRequest(nextId(), PROBE, []));
    this.#watch(LONGEST_SILENCE);
  }
}
