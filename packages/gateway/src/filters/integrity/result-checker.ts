import type { AnchorSource, Evidence, ReadFunction, Verifier } from "@node-access/verify";
import type { Next, Upstream } from "../../codec/cluster.ts";
import type { IntegrityOptions } from "../../codec/integrity-options.ts";
import { type CheckedResponse, paramsOf, resultIn } from "./checked-result.ts";
import { overBudget, SettlingReads } from "./settling-reads.ts";

/** What a check says of a result. */
export type CheckOutcome = "verified" | "consistent" | "unverifiable" | "wrong";

/** A result that contradicts its block, itself or its request. */
export interface WrongResult {
  readonly upstream: Upstream;
  readonly method: string;
  /** What was compared, and where: `receipts-root`, `result[3].status`. */
  readonly check: string;
  readonly path: string;
  readonly expected: string;
  readonly actual: string;
  /** Shows it to anyone, without a node. */
  readonly evidence: Evidence;
}

/**
 * A check's outcome for the filter: `passed` if nothing is known to be wrong; `unsettled` if the upstream did not return what
 * would say so.
 */
export type Checked = "passed" | "unsettled" | WrongResult;

/** What the checks are of, and who hears of them. */
export interface CheckerOptions extends IntegrityOptions {
  /** The id of the chain that all upstreams serve. */
  readonly chainId: number;
  /** The trusted blocks of the option `lightClient`. */
  readonly anchor?: AnchorSource | undefined;
  /** Called for each result that was checked. */
  readonly onChecked: (upstream: Upstream, outcome: CheckOutcome) => void;
  /** Called for each additional call. */
  readonly onRead: () => void;
}

/** Checks results of upstreams with `@node-access/verify`, which only networks with such checks load. */
export class ResultChecker {
  readonly #options: CheckerOptions;
  readonly #reads: SettlingReads;
  #methods: ReadonlySet<string> = new Set();
  #verifier: Verifier | undefined;
  /** Resolves when results can be checked. */
  readonly loaded: Promise<void>;

  constructor(options: CheckerOptions) {
    this.#options = options;
    this.#reads = new SettlingReads(options.readsPerMinute ?? Infinity, options.onRead);
    this.loaded = this.#load();
  }

  get isLoaded(): boolean {
    return this.#verifier !== undefined;
  }

  /** Decides whether the result of a call is checked. */
  isChosen(method: string): boolean {
    const { sampling = 1 } = this.#options;
    return this.#methods.has(method) && (sampling >= 1 || Math.random() < sampling);
  }

  async check({ call, text, upstream, span: recorded }: CheckedResponse, next: Next): Promise<Checked> {
    const result = resultIn(text);
    const verifier = this.#verifier;
    if (result === undefined || !verifier) return "passed";
    const method = call.facts.name;
    const span = recorded?.check?.(method, upstream.name);
    let isOverBudget = false;
    const read: ReadFunction = async (request) => {
      const found = await this.#reads.read(request, upstream, next);
      isOverBudget ||= found === overBudget;
      if (found === overBudget) throw new Error("no additional calls are left in this minute");
      return found;
    };
    try {
      const verdict = await verifier.check({ method, params: paramsOf(call), result }, read);
      const reason = verdict.verdict === "unverifiable" ? verdict.reason : undefined;
      const doubt = verdict.verdict === "consistent" ? verdict.unanchored?.reason : reason;
      span?.end(verdict.verdict, doubt);
      // Callers wait for blocks and transactions: that one does not exist yet is no finding.
      if (reason !== "absent") this.#options.onChecked(upstream, verdict.verdict);
      return reason === "read-failed" && !isOverBudget ? "unsettled" : "passed";
    } catch (error) {
      const { context } = error as { readonly context?: Partial<WrongResult> };
      span?.end(context?.evidence ? "wrong" : "failed", context?.check);
      if (!context?.evidence) throw error;
      this.#options.onChecked(upstream, "wrong");
      const { check = "", path = "", expected = "", actual = "", evidence } = context;
      return { upstream, method, check, path, expected, actual, evidence };
    }
  }

  async #load(): Promise<void> {
    const { checkedMethods, createVerifier } = await import("@node-access/verify");
    const { chainId, methods = checkedMethods, maxReads, senders, trustedBlock } = this.#options;
    const { anchor = trustedBlock } = this.#options;
    const recoverSender = senders ? (await import("@node-access/verify/senders")).recoverSender : undefined;
    this.#methods = new Set(methods);
    this.#verifier = createVerifier({ chainId, maxReads, recoverSender, anchor });
  }
}
