import type { Mismatch } from "../facts/check-value.ts";
import type { Finding } from "./report.ts";
import { type Address, formatJson, type Limits, tryParse, Wire } from "./wire.ts";

/** A result, or why there is none. */
export type Outcome =
  | { readonly kind: "result"; readonly value: unknown; readonly ms: number }
  | {
      readonly kind: "error";
      readonly code?: number | undefined;
      readonly message: string;
      readonly ms: number;
    }
  | { readonly kind: "failed"; readonly why: string };

/** In how many milliseconds a node responds to what is little work. */
const QUICK = 500;

/** What a check knows and finds. */
export class Session {
  readonly wire: Wire;
  readonly findings: Finding[] = [];
  readonly identity: Record<string, unknown> = {};
  readonly capabilities: Record<string, unknown> = {};
  readonly truth: Record<string, number> = {};
  /** Nodes of Bitcoin's kind speak JSON-RPC 1.1, and have codes of their own. */
  dialect: "standard" | "bitcoin" = "standard";
  /** The call with the largest response, among those that are little work. */
  largest: { readonly method: string; readonly params: unknown; readonly size: number } | undefined;
  /** What the node responded, if it has never responded with JSON-RPC. */
  foreign: string | undefined;
  #speaksJsonRpc = false;
  /** Why the latest call without a result has none. */
  lastFailure: string | undefined;
  /** Says what is being done. */
  readonly progress: (what: string) => void;
  #id = 0;

  constructor(
    address: Address,
    limits: Limits,
    signal: AbortSignal,
    progress: (what: string) => void = () => {},
  ) {
    this.wire = new Wire(address, limits, signal, {
      onLeak: (where) => this.addFinding("secret", "credential", `${where} shows it`),
      onLost: (what) => this.addFinding("lost", "node", what),
    });
    this.progress = progress;
  }

  /** Adds a finding, unless the same one is there: one defect shows in many responses. `subject` is a method or property. */
  addFinding(id: string, subject: string, what: string, path?: string): void {
    const isKnown = this.findings.some(
      (one) => one.id === id && one.subject === subject && (one.path === path || id === "secret"),
    );
    if (!isKnown) this.findings.push({ id, subject, ...(path !== undefined && { path }), what });
  }

  /** Adds the first part of a result that does not match its schema, if there is one. */
  addMismatch(subject: string, mismatch: Mismatch | undefined): void {
    if (mismatch === undefined) return;
    const { path, expected, received } = mismatch;
    this.addFinding("schema", subject, `expected ${expected}, received ${received}`, path);
  }

  /** Makes a JSON-RPC call, and reports what is wrong with the response as a message. */
  async call(method: string, params: unknown = []): Promise<Outcome> {
    const id = ++this.#id;
    const body = formatJson({ jsonrpc: "2.0", id, method, params });
    const { status, text, ms, failure } = await this.wire.send(method, body);
    if (failure === undefined && ms < QUICK && text.length > (this.largest?.size ?? 0))
      this.largest = { method, params, size: text.length };
    const outcome: Outcome =
      failure === undefined ? this.#read(method, id, status, text, ms) : { kind: "failed", why: failure };
    this.noteFailure(method, outcome);
    return outcome;
  }

  /** Remembers why a call has no result. */
  noteFailure(method: string, outcome: Outcome): void {
    if (outcome.kind === "failed") this.lastFailure = `${method}: ${outcome.why}`;
    if (outcome.kind === "error") this.lastFailure = `${method}: ${outcome.code ?? ""} ${outcome.message}`;
  }

  #read(method: string, id: number, status: number, text: string, ms: number): Outcome {
    const message = tryParse(text);
    this.#noteSpeech(message, `HTTP ${status}: ${JSON.stringify(text.slice(0, 60))}`);
    if (typeof message !== "object" || message === null || Array.isArray(message)) {
      const start = JSON.stringify(text.slice(0, 60));
      if (status >= 200 && status < 300)
        this.addFinding("envelope", method, `expected a JSON-RPC response, received ${start}`);
      return { kind: "failed", why: `HTTP ${status}: ${start}` };
    }
    const { jsonrpc, id: received, error, result } = message as Record<string, unknown>;
    if (jsonrpc !== "2.0" && !(this.dialect === "bitcoin" && jsonrpc === undefined))
      this.addFinding("envelope", "jsonrpc", `expected "2.0", received ${formatJson(jsonrpc ?? null)}`);
    if (received !== id && !(error && received === null)) {
      const own = formatJson(received ?? null);
      this.addFinding("id", method, `expected the request's id ${id}, received ${own}`);
    }
    if (error === undefined || error === null) {
      if (!("result" in message)) {
        const what = "the response has neither a result nor an error";
        this.addFinding("envelope", method, what);
        return { kind: "failed", why: what };
      }
      if (status >= 400) this.addFinding("status", method, `a result has the HTTP status ${status}`);
      return { kind: "result", value: result, ms };
    }
    const { code, message: words } = Object(error) as Record<string, unknown>;
    if (!Number.isInteger(code) || typeof words !== "string") {
      const own = formatJson(error).slice(0, 80);
      this.addFinding(
        "error-object",
        method,
        `an error needs an integer code and a message, received ${own}`,
      );
    }
    if (result !== undefined && result !== null)
      this.addFinding("envelope", method, "the response has both a result and an error");
    const own = typeof code === "number" ? code : undefined;
    return { kind: "error", code: own, message: typeof words === "string" ? words : formatJson(error), ms };
  }

  #noteSpeech(message: unknown, response: string): void {
    const { jsonrpc, result, error } = Object([message].flat()[0]) as Record<string, unknown>;
    this.#speaksJsonRpc ||= jsonrpc !== undefined || result !== undefined || typeof error === "object";
    this.foreign = this.#speaksJsonRpc ? undefined : response;
  }

  /** Returns the result of a call, or `undefined` if there is none. */
  async result(method: string, params: unknown = []): Promise<unknown> {
    const outcome = await this.call(method, params);
    return outcome.kind === "result" ? outcome.value : undefined;
  }
}
