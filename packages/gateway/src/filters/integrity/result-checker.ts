import type { AnchorSource, Evidence, Execute, ReadFunction, Verifier } from "@node-access/verify";
import type { Next, RoutedCall, Upstream } from "../../codec/cluster.ts";
import type { IntegrityOptions } from "../../codec/integrity-options.ts";
import { type CheckedResponse, paramsOf, resultIn } from "./checked-result.ts";
import { overBudget, SettlingReads } from "./settling-reads.ts";

/** What a check says of a result. */
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
  /** Shows it to anyone, without a node. */
  readonly evidence: Evidence;
}

/**
 * A check's outcome for the filter: `passed` if nothing is known to be wrong; `unsettled` if the upstream did not return what
 * would say so; `moved` if what it returned since contradicts the result, which may be due to another block in place of its block.
 */
export type Checked = "passed" | "unsettled" | "moved" | WrongResult;

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
  /** Those that are only checked if they name their block by its hash. */
  #methodsByHash: ReadonlySet<string> = new Set();
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
  isChosen({ facts: { name }, params = "" }: RoutedCall): boolean {
    const { sampling = 1 } = this.#options;
    const isCovered =
      this.#methods.has(name) || (this.#methodsByHash.has(name) && params.includes('"blockHash"'));
    return isCovered && (sampling >= 1 || Math.random() < sampling);
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
      if (reason === "moved") {
        this.#options.onChecked(upstream, "moved");
        return "moved";
      }
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
    const { checkedMethods, createVerifier, executedMethods } = await import("@node-access/verify");
    const { chainId, methods, maxReads, senders, trustedBlock, level } = this.#options;
    const { anchor = trustedBlock } = this.#options;
    const recoverSender = senders ? (await import("@node-access/verify/senders")).recoverSender : undefined;
    // A call takes many additional calls. Unless they are asked for, only what a trusted block settles is worth them.
    const executed = level === "verified" ? executedMethods : [];
    this.#methods = new Set(methods ?? [...checkedMethods, ...executed]);
    this.#methodsByHash = new Set(methods ? [] : executedMethods);
    this.#verifier = createVerifier({ chainId, maxReads, recoverSender, anchor, execute });
  }
}

/** The EVM loads with the first call that is executed. */
const execute: Execute = async (...call) => (await import("./execute-call.ts")).executeCall(...call);
