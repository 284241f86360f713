import { setTimeout as sleep } from "node:timers/promises";
import { LimitReached, Presence, type Probe } from "./presence.ts";
import { parseJson } from "@node-access/transport/rest";

export { stringifyJson as formatJson } from "@node-access/transport/rest";

/** How much a check may ask of a node. */
export interface Limits {
  /** Requests a second. */
  readonly rate: number;
  readonly maxRequests: number;
  readonly maxSeconds: number;
  /** Milliseconds for one request. */
  readonly timeout: number;
}

/** A response, whatever it is. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly ms: number;
  /** Why there is no response, whose status is 0 then. */
  readonly failure?: string;
}

/** A node does not open a stream. */
export class StreamRefused extends Error {}

/** The address of a node with its secrets. */
export interface Address {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** What no response may contain. */
  readonly secrets: readonly string[];
}

/** What requests may show of a node. */
interface WireEvents {
  /** A response contains a secret. */
  readonly onLeak: (where: string) => void;
  /** The node has stopped responding. */
  readonly onLost: (what: string) => void;
}

type TextHeaders = Readonly<Record<string, string>>;

/** How long to wait for the response to a probe, in milliseconds. */
const PROBE = 5_000;

/** Sends requests to a node, politely: no more than a rate, a count and a time allow. */
export class Wire {
  readonly address: Address;
  /** How long to wait for one response, in milliseconds. */
  readonly timeout: number;
  /** Whether the node is still there. */
  readonly presence: Presence;
  /** How many requests were sent. */
  count = 0;
  /** The largest response so far, in characters. */
  largest = 0;
  readonly #limits: Limits;
  readonly #signal: AbortSignal;
  readonly #started: number = Date.now();
  readonly #leak: (where: string) => void;
  #next = 0;

  constructor(address: Address, limits: Limits, signal: AbortSignal, { onLeak, onLost }: WireEvents) {
    this.address = address;
    this.timeout = limits.timeout;
    this.#limits = limits;
    this.#signal = signal;
    this.#leak = onLeak;
    this.presence = new Presence(signal, onLost);
  }

  /** Sends a request. `subject` says what it is for, if its response shows a secret. */
  async send(subject: string, body: string | undefined, init: RequestInit = {}, path = ""): Promise<Answer> {
    const { url, headers } = this.address;
    const all = { ...headers, ...(init.headers as TextHeaders | undefined) };
    const answer = await this.sendTo(url + path, all, body, init);
    this.#note(subject, answer);
    // Reports quote the beginning of a text, in which half a secret would not be found.
    const text = this.address.secrets.reduce((rest, one) => rest.replaceAll(one, "[redacted]"), answer.text);
    return { ...answer, text };
  }

  /** Sends a request to another address of the node, such as one with a wrong token. */
  async sendTo(
    url: string,
    headers: TextHeaders,
    body: string | undefined,
    init: RequestInit = {},
  ): Promise<Answer> {
    await this.waitForTurn();
    const answer = await this.#exchange(url, headers, body, init);
    const probe = this.#createProbe(url, headers, body, init);
    if (answer.failure === undefined) this.presence.responded(probe, findRefusal(answer.status));
    else await this.presence.failed(answer.failure, probe);
    return answer;
  }

  #createProbe(url: string, headers: TextHeaders, body?: string, init: RequestInit = {}): Probe {
    return async () => (await this.#exchange(url, headers, body, init, PROBE)).failure === undefined;
  }

  async #exchange(
    url: string,
    headers: TextHeaders,
    body: string | undefined,
    init: RequestInit,
    timeout: number = this.timeout,
  ): Promise<Answer> {
    const hasBody = body !== undefined;
    const started = performance.now();
    try {
      const response = await fetch(url, {
        method: hasBody ? "POST" : "GET",
        ...(hasBody && { body }),
        redirect: "manual",
        ...init,
        headers: {
          accept: "application/json",
          ...(hasBody && { "content-type": "application/json" }),
          ...headers,
        },
        signal: AbortSignal.any([this.#signal, AbortSignal.timeout(timeout)]),
      });
      return await readAnswer(response, started);
    } catch (error) {
      this.#signal.throwIfAborted();
      const failure = explainFailure(error);
      return { status: 0, headers: new Headers(), text: "", ms: performance.now() - started, failure };
    }
  }

  /** Opens a response that may not end. */
  async stream(path: string, signal: AbortSignal): Promise<ReadableStream<Uint8Array>> {
    await this.waitForTurn();
    const { url, headers } = this.address;
    let response: Response;
    try {
      response = await fetch(url + path, {
        headers: { ...headers, accept: "text/event-stream, application/json" },
        redirect: "manual",
        signal: AbortSignal.any([this.#signal, signal]),
      });
    } catch (error) {
      this.#signal.throwIfAborted();
      if (!signal.aborted)
        await this.presence.failed(explainFailure(error), this.#createProbe(url + path, headers));
      throw new StreamRefused((error as Error).message);
    }
    if (response.ok && response.body) return response.body;
    await response.body?.cancel();
    throw new StreamRefused(`HTTP ${response.status}`);
  }

  /** Returns a `fetch` for a client, whose requests count too. */
  fetchFor(
    subject: string,
    onAnswer: (answer: Answer, request: { readonly url: string; readonly body: unknown }) => void,
  ): typeof fetch {
    return async (input, init = {}) => {
      await this.waitForTurn();
      const started = performance.now();
      const url = input instanceof Request ? input.url : String(input);
      const body = typeof init.body === "string" ? init.body : undefined;
      // The client ends its own signal, and the probe has none.
      const probe = this.#createProbe(url, Object.fromEntries(new Headers(init.headers)), body);
      const response = await fetch(input, init).catch(async (error: unknown) => {
        this.#signal.throwIfAborted();
        await this.presence.failed(explainFailure(error), probe);
        throw error;
      });
      this.presence.responded(probe, findRefusal(response.status));
      const answer = await readAnswer(response, started);
      this.#note(subject, answer);
      onAnswer(answer, { url, body: init.body });
      const { status, text } = answer;
      const headers = new Headers(answer.headers);
      // The text was decompressed.
      headers.delete("content-encoding");
      headers.delete("content-length");
      return new Response([101, 204, 205, 304].includes(status) ? null : text, { status, headers });
    };
  }

  /** Waits until a request may be sent, and counts it. Throws LimitReached if none may, or the node is lost. */
  async waitForTurn(): Promise<void> {
    this.#signal.throwIfAborted();
    this.presence.check();
    const { rate, maxRequests, maxSeconds } = this.#limits;
    if (this.count >= maxRequests) throw new LimitReached(`${maxRequests} requests were sent`);
    if (Date.now() - this.#started > maxSeconds * 1_000)
      throw new LimitReached(`${maxSeconds} s have passed`);
    this.count += 1;
    const now = performance.now();
    const at = Math.max(now, this.#next);
    this.#next = at + 1_000 / rate;
    if (at > now) await sleep(at - now, undefined, { signal: this.#signal });
  }

  /** Finds out whether the node is still there, after something without a response. */
  async confirm(why: string): Promise<void> {
    const { url, headers } = this.address;
    await this.presence.failed(why, this.#createProbe(url, headers));
  }

  /** Reports secrets in a text. */
  findLeaks(where: string, text: string): void {
    if (this.address.secrets.some((secret) => text.includes(secret))) this.#leak(where);
  }

  #note(subject: string, { headers, text }: Answer): void {
    this.largest = Math.max(this.largest, text.length);
    this.findLeaks(`the response to ${subject}`, text);
    const head = [...headers.entries()].map((entry) => entry.join(": ")).join("\n");
    this.findLeaks(`the headers of the response to ${subject}`, head);
  }
}

async function readAnswer(response: Response, started: number): Promise<Answer> {
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, ms: performance.now() - started };
}

function findRefusal(status: number): string | undefined {
  return status === 401 || status === 403 ? `HTTP ${status}` : undefined;
}

/** Why a request has no response. Of several addresses of a name, each has its own error, and only the code is in common. */
function explainFailure(error: unknown): string {
  const { name, message, cause } = error as Error & { readonly cause?: Error & { readonly code?: string } };
  if (name === "TimeoutError" || name === "AbortError") return "no response in time";
  // OpenSSL's own text has numbers and names of files.
  if (cause?.code === "ERR_SSL_WRONG_VERSION_NUMBER") return "it does not speak TLS: try http://";
  return cause?.message || cause?.code || message;
}

/** Reads JSON; `undefined` if the text is none. */
export function tryParse(text: string): unknown {
  try {
    return parseJson(text);
  } catch {
    return undefined;
  }
}
