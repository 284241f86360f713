import type { NodeAccessError } from "@node-access/auth";
import { callError, connectionError } from "../call-error.ts";
import { responseTooLarge, undecodable } from "../http/response-errors.ts";
import { parseJson } from "../json-rpc/parse-json.ts";
import type { Attempt } from "../run-call.ts";
import type { Closure, EngineSocket } from "./engine.ts";

/** The longest wait for a sign of life that was asked for, in milliseconds. */
const LONGEST_SILENCE = 10_000;

/** What the node answered to one message. */
export interface Reply {
  /** A call's answer, or a batch's answers; an error without an id for the whole. */
  readonly answers: readonly unknown[];
  /** Characters of the message that held it. */
  readonly size: number;
}

/** What a channel asks and tells its owner. */
export interface ChannelOwner {
  /** Milliseconds of silence after which a sign of life is asked for. */
  readonly pingInterval: number;
  /** Bytes of the largest message that the socket takes. */
  readonly maxMessageBytes: number;
  /** Whether anything but calls in flight needs the socket. */
  readonly isListening: () => boolean;
  /** A message to ask for life with, where the platform has no ping. Any answer will do. */
  readonly probe: () => string;
  readonly onNotification: (method: string, params: unknown) => void;
  readonly onClosed: (channel: Channel) => void;
}

/** A message as it came: nothing in it is certain. */
interface Incoming {
  readonly id?: unknown;
  readonly method?: unknown;
  readonly params?: unknown;
  readonly error?: unknown;
}

interface Waiting {
  readonly attempt: Attempt;
  readonly ids: readonly number[];
  readonly text: string;
  readonly answers: unknown[];
  readonly onAnswer: ((answer: unknown, late: boolean) => void) | undefined;
  readonly resolve: (reply: Reply) => void;
  readonly reject: (error: unknown) => void;
  late: boolean;
}

/** One open socket: who waits for which id on it, and whether it is still alive. Ends once, and is not opened again. */
export class Channel {
  readonly #socket: EngineSocket;
  readonly #owner: ChannelOwner;
  /** By id. `undefined`: given up, and not answered yet. */
  readonly #waiting = new Map<number, Waiting | undefined>();
  /** What came without an id: how it would settle whom it is for. */
  #nameless: ((waiting: Waiting) => void)[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #sign = false;
  #asked = false;
  /** Whether anything has ever arrived. */
  proven = false;
  ended = false;

  constructor(socket: EngineSocket, owner: ChannelOwner) {
    this.#socket = socket;
    this.#owner = owner;
    this.#watch(owner.pingInterval);
  }

  /**
   * Sends one message and gives what was answered under its ids.
   *
   * @param onAnswer - Sees the answer before anything that arrives after it, also if the attempt has been given up.
   * @throws NodeAccessError `NOT_SENT`, `UNANSWERED`, `RESPONSE_TOO_LARGE`, `UNDECODABLE_BODY`, `CLOSED`, and what the
   * attempt is given up with.
   */
  exchange(
    attempt: Attempt,
    ids: readonly number[],
    text: string,
    onAnswer?: (answer: unknown, late: boolean) => void,
  ): Promise<Reply> {
    return new Promise((resolve, reject) => {
      const waiting: Waiting = { attempt, ids, text, answers: [], onAnswer, resolve, reject, late: false };
      attempt.onCancel((error) => {
        waiting.late = true;
        reject(error);
        if (attempt.sent) this.#giveUp(waiting);
      });
      if (waiting.late) return;
      if (!this.send(text)) {
        reject(connectionError(attempt, { message: "the connection was lost before" }));
        return;
      }
      attempt.sent = true;
      for (const id of ids) this.#waiting.set(id, waiting);
    });
  }

  /** Sends a text whose answer nobody waits for. */
  send(text: string): boolean {
    return !this.ended && this.#socket.send(text);
  }

  /** Takes a sign of life. */
  sign(): void {
    this.#sign = true;
    this.proven = true;
  }

  /** Takes a message, text or (as some servers send JSON) binary. */
  receive(data: string | ArrayBuffer): void {
    this.sign();
    let text = "";
    let message: unknown;
    try {
      text = typeof data === "string" ? data : new TextDecoder("utf-8", { fatal: true }).decode(data);
      message = parseJson(text);
    } catch {
      const reason = text ? "not JSON" : "empty, or binary and not UTF-8";
      this.#nameless.push((waiting) => {
        this.#forget(waiting);
        waiting.reject(undecodable(waiting.attempt, reason, text));
      });
    }
    if (message !== undefined) this.#read(message, text.length);
    this.#attribute();
  }

  /** Ends it because the socket is gone. */
  lost({ code, reason, own }: Closure): void {
    const large = code === 1009 && this.#open().size === 1;
    this.end((attempt, { length }) => {
      if (!large) return connectionError(attempt, { message: reason || "the connection was lost", code });
      if (own) return responseTooLarge(attempt, this.#owner.maxMessageBytes);
      const found = `the node takes no message of ${length} characters (1009)`;
      return callError(attempt, "CLOSED", found, { reason: found });
    });
  }

  /** Ends it: who waits fails with the error made for it. */
  end(failure: (attempt: Attempt, text: string) => NodeAccessError): void {
    if (this.ended) return;
    this.ended = true;
    clearTimeout(this.#timer);
    for (const waiting of this.#open()) waiting?.reject(failure(waiting.attempt, waiting.text));
    this.#waiting.clear();
    this.#owner.onClosed(this);
  }

  /** Says good-bye. */
  close(): Promise<void> {
    return this.#socket.close();
  }

  /** Lets go of a socket that is of no more use. */
  drop(reason: string): void {
    this.lost({ code: 1006, reason, own: true });
    this.#socket.drop();
  }

  #read(message: unknown, size: number): void {
    const batch = Array.isArray(message);
    const touched = new Set<Waiting>();
    for (const one of (batch ? message : [message]) as readonly unknown[]) {
      const { id, method, params, error } = (one ?? {}) as Incoming;
      const waiting = this.#waiting.get(id as number);
      if (waiting) {
        waiting.answers.push(one);
        touched.add(waiting);
      } else if (this.#waiting.delete(id as number)) {
        // The answer to a call that was given up.
      } else if (typeof method === "string") {
        this.#owner.onNotification(method, params);
      } else if ((id ?? undefined) === undefined && error) {
        this.#nameless.push((whose) => {
          whose.answers.push(one);
          this.#answer(whose, size);
        });
      }
    }
    for (const waiting of touched) {
      // Some servers answer a batch call by call: those messages are gathered.
      if (batch || waiting.answers.length === waiting.ids.length) this.#answer(waiting, size);
    }
  }

  #answer(waiting: Waiting, size: number): void {
    const { answers, late, onAnswer, resolve } = waiting;
    this.#forget(waiting);
    onAnswer?.(answers[0], late);
    resolve({ answers, size });
  }

  #forget({ ids }: Waiting): void {
    for (const id of ids) this.#waiting.delete(id);
  }

  #giveUp(waiting: Waiting): void {
    for (const id of waiting.ids) this.#waiting.set(id, waiting.onAnswer && waiting);
    // The socket may be dead; if so, the next call should not wait as long.
    if (!this.ended && !this.#asked) this.#ask();
  }

  #open(): Set<Waiting | undefined> {
    return new Set(this.#waiting.values());
  }

  /**
   * Gives what came without an id to whom it must be for. Each message that was sent is answered once: when no more wait
   * than such answers have come, and none was given up, they are for those.
   */
  #attribute(): void {
    if (this.#nameless.length === 0) return;
    const open = [...this.#open()];
    if (open.length > this.#nameless.length || open.some((waiting) => waiting?.late !== false)) return;
    const settlers = this.#nameless;
    this.#nameless = [];
    for (const waiting of open) if (waiting) settlers.shift()?.(waiting);
  }

  #watch(milliseconds: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#check(), milliseconds);
  }

  #check(): void {
    if (this.#sign) {
      this.#sign = this.#asked = false;
    } else if (this.#asked) {
      this.drop("the node gave no sign of life");
      return;
    } else if (this.#waiting.size > 0 || this.#owner.isListening()) {
      this.#ask();
      return;
    }
    this.#watch(this.#owner.pingInterval);
  }

  #ask(): void {
    this.#asked = true;
    this.#sign = false;
    if (this.#socket.ping) this.#socket.ping();
    else this.send(this.#owner.probe());
    this.#watch(Math.min(this.#owner.pingInterval, LONGEST_SILENCE));
  }
}
