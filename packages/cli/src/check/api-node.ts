import { attempt } from "./client-calls.ts";
import type { ComparedApi, ComparedNode, Head } from "./compare-api.ts";
import { readPath } from "./note-identity.ts";
import type { Outcome, Session } from "./session.ts";

/** How nodes with an API of methods are compared. */
export interface NamedApi extends ComparedApi<ApiNode> {
  /** The fields of results that say something of the node, and not of its chain. */
  readonly ignored?: readonly string[];
}

/** A node whose methods are called by name. `send` takes inputs by name, and returns the result as JSON. */
export class ApiNode implements ComparedNode {
  readonly #session: Session;
  readonly #send: (method: string, params: unknown) => Promise<unknown>;
  readonly #ignored: ReadonlySet<string>;

  constructor(
    session: Session,
    { ignored }: NamedApi,
    send: (method: string, params: unknown) => Promise<unknown>,
  ) {
    this.#session = session;
    this.#ignored = new Set(ignored);
    this.#send = send;
  }

  addFinding(...finding: Parameters<Session["addFinding"]>): void {
    this.#session.addFinding(...finding);
  }

  async call(method: string, params: unknown): Promise<Outcome> {
    const started = performance.now();
    const { value, error } = await attempt(() => this.#send(method, params));
    if (!error) return { kind: "result", value: this.#chainData(value), ms: performance.now() - started };
    const outcome = { kind: "failed", why: error.message } as const;
    this.#session.noteFailure(method, outcome);
    return outcome;
  }

  /** Returns the value at a path of a result, or `undefined` if there is none. */
  async value(method: string, params: unknown, path: string): Promise<unknown> {
    const outcome = await this.call(method, params);
    return outcome.kind === "result" ? readPath(outcome.value, path) : undefined;
  }

  #chainData(value: unknown): unknown {
    if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
    return Object.fromEntries(Object.entries(value).filter(([name]) => !this.#ignored.has(name)));
  }
}

export function parseNumber(value: unknown): bigint | undefined {
  return /^\d+$/.test(String(value)) ? BigInt(String(value)) : undefined;
}

/** Returns the newest block of a height and a time, if both are known. */
export function createHead(height: bigint | undefined, seconds: unknown): Head | undefined {
  return height === undefined || !Number.isFinite(Number(seconds))
    ? undefined
    : { height, seconds: Math.round(Number(seconds)) };
}
