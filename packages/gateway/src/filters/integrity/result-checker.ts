import type {
  AnchorSource,
  CheckedResult,
  Evidence,
  Execute,
  ReadFunction,
  UnanchoredReason,
  UnverifiableReason,
  Verdict,
  Verifier,
} from "@node-access/verify";
import type { Next } from "../filter.ts";
import type { RoutedCall, Upstream } from "../../upstreams/upstream.ts";
import type { IntegrityOptions } from "../../options/integrity-options.ts";
import { type CheckedResponse, readParams, resultIn } from "./checked-result.ts";
import { createSettlingReads, overBudget, type SettlingReads } from "./settling-reads.ts";

export type CheckOutcome = "verified" | "consistent" | "unverifiable" | "moved" | "wrong";

/** A result that contradicts its block, itself or its request. */
export interface WrongResult {
  readonly upstream: Upstream;
  readonly method: string;
  /** What was compared, and where: `receipts-root`, `result[3].status`. */
  readonly check: string;
  readonly path: string;
  readonly expected: string;
  readonly actual: string;
  readonly result: unknown;
  /** Shows it to anyone, without a node. */
  readonly evidence: Evidence;
}

/** Why a result is not settled, so that another upstream is asked. */
export interface Doubt {
  /** `error` if there is no result; `failed` if the check failed by itself. */
  readonly reason: UnverifiableReason | UnanchoredReason | "error" | "failed";
  readonly result?: unknown;
  /** Whether the result agrees with its block, which only is not known to be on the trusted chain. */
  readonly isConsistent: boolean;
}

/**
 * `passed` if the result was checked; a doubt if it could not be, as an upstream can bring about in most
 * ways; `moved` if what the upstream returned since contradicts the result, which may be due to another block
 * in place of its block.
 */
export type Checked = "passed" | "moved" | Doubt | WrongResult;

/** What the checks are of, and who hears of them. */
export interface CheckerOptions extends IntegrityOptions {
  /** The id of the chain that all upstreams serve. */
  readonly chainId: number;
  /** The trusted blocks of the option `lightClient`. */
  readonly anchor?: AnchorSource | undefined;
  readonly onChecked: (upstream: Upstream, outcome: CheckOutcome) => void;
  readonly onRead: () => void;
}

/** Checks results of upstreams with `@node-access/verify`, which only networks with such checks load. */
export class ResultChecker {
  readonly #options: CheckerOptions;
  readonly #reads: SettlingReads;
  #methods: ReadonlySet<string> = new Set();
  /** Those that are only checked if they name their block by its hash. */
  #methodsByHash: ReadonlySet<string> = new Set();
  #verifier: Verifier | undefined;
  /** For transactions that are in no block yet. */
  #ofPending: Promise<Verifier> | undefined;
  readonly loaded: Promise<void>;

  constructor(options: CheckerOptions) {
    this.#options = options;
    this.#reads = createSettlingReads(options.readsPerMinute ?? Infinity, options.onRead);
    this.loaded = this.#load();
  }

  get isLoaded(): boolean {
    return this.#verifier !== undefined;
  }

  isChosen({ facts: { name }, params = "" }: RoutedCall): boolean {
    const { sampling = 1 } = this.#options;
    const isCovered =
      this.#methods.has(name) || (this.#methodsByHash.has(name) && params.includes('"blockHash"'));
    return isCovered && (sampling >= 1 || Math.random() < sampling);
  }

  async check({ call, text, upstream, span: recorded }: CheckedResponse, next: Next): Promise<Checked> {
    const result = resultIn(text);
    if (result === undefined) return { reason: "error", isConsistent: false };
    const method = call.facts.name;
    const span = recorded?.check?.(method, upstream.name);
    const read: ReadFunction = async (request) => {
      const found = await this.#reads.read(request, upstream, next);
      if (found === overBudget) throw new Error("no additional calls are left in this minute");
      return found;
    };
    try {
      const verdict = await this.#judge({ method, params: readParams(call), result }, read);
      const { verdict: outcome } = verdict;
      const doubt = outcome === "unverifiable" ? verdict : outcome === "consistent" && verdict.unanchored;
      span?.end(outcome, (doubt || undefined)?.reason);
      const isMoved = doubt && doubt.reason === "moved";
      // Callers wait for blocks and transactions: that one does not exist yet is no finding.
      if (!doubt || doubt.reason !== "absent") this.#options.onChecked(upstream, isMoved ? "moved" : outcome);
      if (!doubt) return "passed";
      return isMoved ? "moved" : { reason: doubt.reason, result, isConsistent: outcome === "consistent" };
    } catch (error) {
      const { context } = error as { readonly context?: Partial<WrongResult> };
      span?.end(context?.evidence ? "wrong" : "failed", context?.check);
      if (!context?.evidence) throw error;
      this.#options.onChecked(upstream, "wrong");
      this.#reads.forget(upstream);
      const { check = "", path = "", expected = "", actual = "", evidence } = context;
      return { upstream, method, check, path, expected, actual, result, evidence };
    }
  }

  async #judge(checked: CheckedResult, read: ReadFunction): Promise<Verdict> {
    const verdict = await (this.#verifier as Verifier).check(checked, read);
    const isPending = verdict.verdict === "unverifiable" && verdict.reason === "pending";
    if (!isPending || this.#options.senders) return verdict;
    // Of a transaction that is in no block, the signature is all that says who sent it.
    this.#ofPending ??= this.#createVerifier(true);
    return (await this.#ofPending).check(checked, read);
  }

  async #load(): Promise<void> {
    const { checkedMethods, executedMethods } = await import("@node-access/verify");
    const { methods, senders = false, level } = this.#options;
    // A call takes many additional calls. Unless they are asked for, only what a trusted block settles is worth them.
    const executed = level === "verified" ? executedMethods : [];
    this.#methods = new Set(methods ?? [...checkedMethods, ...executed]);
    this.#methodsByHash = new Set(methods ? [] : executedMethods);
    this.#verifier = await this.#createVerifier(senders);
  }

  async #createVerifier(senders: boolean): Promise<Verifier> {
    const { createVerifier } = await import("@node-access/verify");
    const { chainId, maxReads, trustedBlock } = this.#options;
    const { anchor = trustedBlock } = this.#options;
    const recoverSender = senders ? (await import("@node-access/verify/senders")).recoverSender : undefined;
    return createVerifier({ chainId, maxReads, recoverSender, anchor, execute });
  }
}

/** The EVM loads with the first call that is executed. */
const execute: Execute = async (...call) => (await import("./execute-call.ts")).executeCall(...call);
