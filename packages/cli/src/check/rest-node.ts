import { isNodeAccessError } from "@node-access/auth";
import { readArguments } from "../calls/rest.ts";
import { findRestMethod } from "../facts/rest-method.ts";
import { restCall } from "./rest-call.ts";
import type { ComparedNode } from "./compare-calls.ts";
import type { Finding } from "./report.ts";
import type { Outcome, Session } from "./session.ts";

/** A node with a REST API, whose methods are called by name. */
export class RestNode implements ComparedNode {
  readonly #session: Session;
  readonly #spec: string;
  readonly #options: object;
  readonly #ignored: ReadonlySet<string>;

  /**
   * @param options - What the API's clients take: the endpoint and the credential.
   * @param ignored - The fields of results that say something of the node, and not of its chain.
   */
  constructor(session: Session, spec: string, options: object, ignored: readonly string[]) {
    this.#session = session;
    this.#spec = spec;
    this.#options = options;
    this.#ignored = new Set(ignored);
  }

  find(finding: Finding): void {
    this.#session.find(finding);
  }

  /** @param params - The inputs by name. */
  async call(method: string, params: unknown): Promise<Outcome> {
    const facts = findRestMethod(this.#spec, method);
    const started = performance.now();
    try {
      const args = await readArguments(facts, { positional: [], named: [], json: JSON.stringify(params) });
      const call = await restCall(this.#session, facts, this.#options);
      const value = this.#chainData(await call(args));
      return { kind: "result", value, ms: performance.now() - started };
    } catch (error) {
      if (!isNodeAccessError(error) || error.code === "ABORTED") throw error;
      return { kind: "failed", why: error.message };
    }
  }

  /** Returns the value at a path of a result, or `undefined` if there is none. */
  async value(method: string, params: unknown, path: string): Promise<unknown> {
    const outcome = await this.call(method, params);
    let found: unknown = outcome.kind === "result" ? outcome.value : undefined;
    for (const name of path.split(".")) found = (Object(found) as Record<string, unknown>)[name];
    return found;
  }

  #chainData(value: unknown): unknown {
    if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
    return Object.fromEntries(Object.entries(value).filter(([name]) => !this.#ignored.has(name)));
  }
}
