import { isNodeAccessError } from "@node-access/auth";
import { type Call, compareCalls, type ComparedNode } from "./compare-calls.ts";
import { type Head, noteLag, sampleHeights } from "./compare-heads.ts";
import type { Comparing } from "./comparing.ts";
import type { Outcome, Session } from "./session.ts";

/** How nodes with an API of methods are compared. */
export interface ComparedApi {
  /** The newest block of a node, and the height of its newest final one. */
  readonly read: (
    node: ApiNode,
  ) => Promise<{ readonly head: Head | undefined; readonly final?: bigint | undefined }>;
  /** What is the same at any time. */
  readonly fixed: () => readonly Call[];
  /** What is said of the block of a height, and of the state after it. */
  readonly at?: (height: bigint) => readonly Call[];
  /** The fields of results that say something of the node, and not of its chain. */
  readonly ignored?: readonly string[];
}

/** A node whose methods are called by name. */
export class ApiNode implements ComparedNode {
  readonly #session: Session;
  readonly #send: (method: string, params: unknown) => Promise<unknown>;
  readonly #ignored: ReadonlySet<string>;

  /** @param ignored - The fields of results that say something of the node, and not of its chain. */
  constructor(
    session: Session,
    ignored: readonly string[] | undefined,
    send: (method: string, params: unknown) => Promise<unknown>,
  ) {
    this.#session = session;
    this.#ignored = new Set(ignored);
    this.#send = send;
  }

  addFinding(...finding: Parameters<Session["addFinding"]>): void {
    this.#session.addFinding(...finding);
  }

  /** @param params - The inputs by name. */
  async call(method: string, params: unknown): Promise<Outcome> {
    const outcome = await this.#outcome(method, params);
    return outcome.kind === "result" ? { ...outcome, value: this.#chainData(outcome.value) } : outcome;
  }

  /** Returns the value at a path of a result, or `undefined` if there is none. */
  async value(method: string, params: unknown, path: string): Promise<unknown> {
    const outcome = await this.#outcome(method, params);
    let found: unknown = outcome.kind === "result" ? outcome.value : undefined;
    for (const name of path.split(".")) found = (Object(found) as Record<string, unknown>)[name];
    return found;
  }

  async #outcome(method: string, params: unknown): Promise<Outcome> {
    const started = performance.now();
    try {
      const value = await this.#send(method, params);
      return { kind: "result", value, ms: performance.now() - started };
    } catch (error) {
      if (!isNodeAccessError(error) || error.code === "ABORTED") throw error;
      const outcome = { kind: "failed", why: error.message } as const;
      this.#session.noteFailure(method, outcome);
      return outcome;
    }
  }

  #chainData(value: unknown): unknown {
    if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
    return Object.fromEntries(Object.entries(value).filter(([name]) => !this.#ignored.has(name)));
  }
}

/** Compares what two nodes say of what never changes, and of the same final blocks and states. */
export async function compareApi(
  session: Session,
  api: ComparedApi,
  [mine, theirs]: readonly [ApiNode, ApiNode],
  comparing: Comparing,
): Promise<void> {
  const [my, their] = await Promise.all([api.read(mine), api.read(theirs)]);
  await compareCalls(mine, theirs, api.fixed(), "the chain", comparing);
  if (!my.head || !their.head) return;
  noteLag(session, my.head, their.head, comparing);
  const heights = [my.head.height, their.head.height];
  if (!heights.every((height) => height !== undefined)) return;
  for (const height of sampleHeights(heights, [my.final, their.final]))
    await compareCalls(mine, theirs, api.at?.(height) ?? [], `block ${height}`, comparing);
}

/** Reads an integer. */
export function parseNumber(value: unknown): bigint | undefined {
  return /^\d+$/.test(String(value)) ? BigInt(String(value)) : undefined;
}

/** Returns the newest block of a height and a time, if both are known. */
export function createHead(height: bigint | undefined, seconds: unknown): Head | undefined {
  return height === undefined || !Number.isFinite(Number(seconds))
    ? undefined
    : { height, seconds: Math.round(Number(seconds)) };
}
