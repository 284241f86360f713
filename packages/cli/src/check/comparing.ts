import { LimitReached } from "./presence.ts";
import type { Comparison } from "./report.ts";
import type { Session } from "./session.ts";

/** A node to compare with, and what has been compared until now. */
export class Comparing {
  readonly session: Session;
  /** Its address without secrets. */
  readonly endpoint: string;
  /** What clients take: the endpoint and the credential. */
  readonly options: object;
  headLag: number | undefined;
  compared = 0;
  /** Why a call had no result that could be compared. */
  #why: string | undefined;

  constructor(session: Session, endpoint: string, options: object) {
    this.session = session;
    this.endpoint = endpoint;
    this.options = options;
  }

  /** Compares something of two nodes, until the limits of either are reached. */
  async step(one: Session, compare: () => Promise<void>): Promise<void> {
    one.progress("comparison");
    // What failed before is no reason.
    one.lastFailure = undefined;
    try {
      await compare();
    } catch (error) {
      if (!(error instanceof LimitReached)) throw error;
      const { unreachable } = this.session.wire.presence;
      this.#why ??= unreachable === undefined ? error.message : `it does not respond: ${unreachable}`;
    }
    this.#why ??= this.session.lastFailure ?? one.lastFailure;
  }

  report(): Comparison {
    const { endpoint, compared, headLag } = this;
    return {
      endpoint,
      compared,
      ...(headLag !== undefined && { headLag }),
      ...(compared === 0 && { notCompared: this.#why ?? "the nodes have nothing in common" }),
    };
  }
}
