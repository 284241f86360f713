import { Buffer } from "node:buffer";
import { rpcCode } from "../../codec/json-rpc/rpc-failure.ts";
import { errorText } from "../../codec/json-rpc/rpc-message.ts";
import type { ClusterRequest, Filter, Next, Reply, RoutedCall, Upstream } from "../../codec/cluster.ts";
import { InFlightRequests } from "../../codec/in-flight-requests.ts";
import { textOf } from "../../codec/reply-text.ts";
import type { UpstreamsFor } from "../../clusters/upstreams-for.ts";
import { type CheckFailed, LaterChecks } from "./later-checks.ts";
import { type Checked, type CheckerOptions, ResultChecker, type WrongResult } from "./result-checker.ts";

/** How often an upstream is asked whose chain changes during each check. */
const maxAttempts = 3;

export type OnWrongResult = (wrong: WrongResult) => void;

/** What the filter needs beyond its options. */
export interface IntegrityContext extends CheckerOptions {
  readonly onWrong: OnWrongResult;
  /** Whether an upstream has not been taken out of use since. */
  readonly isTrusted: (upstream: Upstream) => boolean;
  /** Called for each result that is not checked because too many wait, or it is too large. */
  readonly onSkipped: (upstream: Upstream) => void;
  readonly onCheckFailed: CheckFailed;
}

/**
 * Checks what upstreams return against the hashes of its blocks. With `enforce`, a result is checked before its caller gets
 * it, and if it is wrong, another upstream is asked. With `observe`, each result passes at once and is checked later.
 */
export class Integrity implements Filter {
  readonly #upstreamsFor: UpstreamsFor;
  readonly #checker: ResultChecker;
  readonly #later: LaterChecks | undefined;
  readonly #context: IntegrityContext;

  constructor(upstreams: UpstreamsFor, context: IntegrityContext) {
    this.#upstreamsFor = upstreams;
    this.#checker = new ResultChecker(context);
    this.#context = context;
    this.#later = context.mode === "observe" ? new LaterChecks(this.#checker, context) : undefined;
  }

  handle(request: ClusterRequest, next: Next): Reply | Promise<Reply> {
    const { call, idempotency } = request;
    if (!call || idempotency !== "safe") return next(request);
    if (!this.#checker.isLoaded) return this.#handleOnceLoaded(request, next);
    if (!this.#checker.isChosen(call)) return next(request);
    return this.#later ? this.#later.send(call, request, next) : this.#enforce(call, request, next);
  }

  async #handleOnceLoaded(request: ClusterRequest, next: Next): Promise<Reply> {
    if (this.#later) return next(request);
    await this.#checker.loaded;
    return this.handle(request, next);
  }

  async #enforce(call: RoutedCall, request: ClusterRequest, next: Next): Promise<Reply> {
    const avoid = [...(request.avoid ?? [])];
    /** Upstreams whose chains changed while their results were checked: they are asked again after all others. */
    let moved: Upstream[] = [];
    let attemptsLeft = maxAttempts;
    let attempts = 0;
    /** A result that its upstream left unsettled: the caller gets it if no other upstream has one that is settled. */
    let unsettled: Reply | undefined;
    for (;;) {
      const inFlight = new InFlightRequests();
      request.inFlight?.add(inFlight);
      let reply: Reply;
      try {
        reply = await next({ ...request, avoid: [...avoid, ...moved], inFlight });
      } catch (error) {
        if (unsettled) return unsettled;
        throw error;
      }
      attempts += reply.route?.attempts ?? 1;
      const upstream = reply.from ?? inFlight.at;
      if (!upstream || reply.status >= 400) return unsettled ?? reply;
      const text = await textOf(reply);
      const whole = { ...reply, body: Buffer.from(text), route: { ...reply.route, attempts } };
      const checked = await this.#checker
        .check({ call, text, upstream, span: request.span }, next)
        .catch((error: unknown) => {
          this.#context.onCheckFailed(error);
          return "unsettled" as const;
        });
      // While it was checked, another result may have shown that its upstream is not to be trusted.
      const isTrusted = this.#context.isTrusted(upstream);
      if (checked === "passed" && isTrusted) return whole;
      if (checked === "unsettled" && isTrusted) unsettled ??= whole;
      if (typeof checked === "object") this.#context.onWrong(checked);
      (checked === "moved" ? moved : avoid).push(upstream);
      const isBound = request.only !== undefined || request.route?.upstream !== undefined;
      if (!isBound && this.#upstreamsFor({ ...request, avoid: [...avoid, ...moved] }).length > 0) continue;
      if (unsettled) return unsettled;
      if (moved.length > 0 && (attemptsLeft -= 1) > 0) {
        moved = [];
        continue;
      }
      return {
        status: 200,
        contentType: "application/json",
        body: refusal(call, checked),
        route: whole.route,
      };
    }
  }
}

/** What a caller gets if no upstream has a right result. */
function refusal({ id, facts }: RoutedCall, checked: Checked): Buffer {
  const detail =
    checked === "moved"
      ? ": its block was replaced during each check; call again"
      : typeof checked === "object"
        ? `: ${checked.path} is wrong (${checked.check})`
        : "";
  const message = `no upstream has a result of ${facts.name} that agrees with the chain${detail}`;
  return Buffer.from(errorText(id, { code: rpcCode.unavailable, message }));
}
