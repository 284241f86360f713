import type { UpstreamsFor } from "../../clusters/select.ts";
import { rpcCode } from "../../codec/json-rpc/rpc-failure.ts";
import { errorText } from "../../codec/json-rpc/rpc-message.ts";
import type { ClusterRequest, Reply, RoutedCall, Upstream } from "../../upstreams/upstream.ts";
import type { Filter, Next } from "../filter.ts";
import { unambiguousBody } from "../response-body.ts";
import { InFlightRequests } from "../../upstreams/in-flight-requests.ts";
import { jsonReply, readText } from "../../upstreams/reply-text.ts";
import { inTime } from "../../observe/clock.ts";
import { type CheckedResponse, resultIn } from "./checked-result.ts";
import { type CheckFailed, checkLater } from "./later-checks.ts";
import { type Checked, type CheckerOptions, ResultChecker, type WrongResult } from "./result-checker.ts";
import { UnsettledResults } from "./unsettled-results.ts";

/** How often an upstream is asked whose chain changes during each check. */
const maxAttempts = 3;
/** Milliseconds that a check may take: an upstream could respond to its calls as late as possible. */
const maxCheckTime = 15_000;

export interface IntegrityContext extends CheckerOptions {
  /** @param isShown - Whether another upstream's result shows that it is wrong. */
  readonly onWrong: (wrong: WrongResult, isShown: boolean) => void;
  /** Called with the first of several equal results of all upstreams, which contradict the rules of the chain. */
  readonly onQuirk: (wrong: WrongResult) => void;
  readonly isTrusted: (upstream: Upstream) => boolean;
  /** Called for each result that is not checked because too many wait, or it is too large. */
  readonly onSkipped: (upstream: Upstream) => void;
  readonly onCheckFailed: CheckFailed;
}

/**
 * Checks what upstreams return against the hashes of its blocks. With `enforce`, another upstream is asked if
 * a result is wrong, or cannot be checked, which passes only if two upstreams agree, or no other one can be
 * asked. With `observe`, each result passes at once and is checked later.
 */
export function checkIntegrity(upstreamsFor: UpstreamsFor, context: IntegrityContext): Filter {
  const checker = new ResultChecker(context);
  const { mode, onWrong, onQuirk, onSkipped, onCheckFailed, isTrusted } = context;
  const reports = { onWrong: (wrong: WrongResult) => onWrong(wrong, false), onSkipped, onCheckFailed };
  const later = mode === "observe" ? checkLater(checker, reports) : undefined;

  function handle(request: ClusterRequest, next: Next): Reply | Promise<Reply> {
    const { call, idempotency } = request;
    if (!call || idempotency !== "safe") return next(request);
    if (!checker.isLoaded) return handleOnceLoaded(request, next);
    if (!checker.isChosen(call)) return next(request);
    return later ? later(call, request, next) : enforce(call, request, next);
  }

  async function handleOnceLoaded(request: ClusterRequest, next: Next): Promise<Reply> {
    if (later) return next(request);
    await checker.loaded;
    return handle(request, next);
  }

  async function enforce(call: RoutedCall, request: ClusterRequest, next: Next): Promise<Reply> {
    const results = new UnsettledResults();
    try {
      const reply = await ask(call, request, next, results);
      return reply ?? results.best() ?? refusal(call, results);
    } catch (error) {
      const best = results.best();
      if (best) return best;
      throw error;
    } finally {
      report(results);
    }
  }

  async function ask(
    call: RoutedCall,
    request: ClusterRequest,
    next: Next,
    results: UnsettledResults,
  ): Promise<Reply | undefined> {
    const avoid = [...(request.avoid ?? [])];
    /** Upstreams whose chains changed while their results were checked: they are asked again after all others. */
    let moved: Upstream[] = [];
    let attemptsLeft = maxAttempts;
    let attempts = 0;
    for (;;) {
      const inFlight = new InFlightRequests();
      request.inFlight?.add(inFlight);
      const reply = await next({ ...request, avoid: [...avoid, ...moved], inFlight });
      const own = reply.route?.attempts ?? 1;
      attempts += own;
      const upstream = reply.from ?? inFlight.at;
      if (!upstream || reply.status >= 400) return results.best() ?? reply;
      const isBound = request.only !== undefined || request.route?.upstream !== undefined;
      const hasOther = (): boolean =>
        !isBound && upstreamsFor({ ...request, avoid: [...avoid, ...moved] }).length > 0;
      let text: string;
      try {
        text = await readText(reply);
      } catch (error) {
        // It is too large, or takes too long.
        avoid.push(upstream);
        if (request.inFlight?.isAborted || !hasOther()) throw error;
        continue;
      }
      const checked = await check({ call, text, upstream, span: request.span }, next);
      // While it was checked, another result may have shown that its upstream is not to be trusted.
      const isStillTrusted = isTrusted(upstream);
      const whole = { ...reply, body: unambiguousBody(text, call.id), route: { ...reply.route, attempts } };
      if (checked === "passed" && isStillTrusted) {
        results.isSettled = true;
        return whole;
      }
      if (typeof checked === "object") {
        if ("evidence" in checked) results.wrong.push(checked);
        else if (isStillTrusted) {
          const { result } = checked;
          const agreed = results.add({ reply: whole, upstream, result, doubt: checked });
          // Others were asked before this result came, and had none either.
          const isKnownAbsent = checked.reason === "absent" && own > 1 && !reply.route?.failed;
          if (agreed ?? isKnownAbsent) return agreed ?? whole;
        }
      }
      (checked === "moved" ? moved : avoid).push(upstream);
      if (hasOther()) continue;
      if (moved.length === 0 || (attemptsLeft -= 1) === 0) return undefined;
      moved = [];
    }
  }

  /** Checks a response, in no more time than an upstream may take to settle it. */
  function check(response: CheckedResponse, next: Next): Promise<Checked> {
    const unsettled = (reason: "failed" | "read-failed"): Checked => {
      return { reason, result: resultIn(response.text), isConsistent: false };
    };
    const checked = checker.check(response, next).catch((error: unknown) => {
      onCheckFailed(error);
      return unsettled("failed");
    });
    return inTime(checked, maxCheckTime, () => unsettled("read-failed"));
  }

  function report({ wrong, isSettled, isQuirk }: UnsettledResults): void {
    const [first] = wrong;
    if (first && isQuirk) return onQuirk(first);
    for (const one of wrong) onWrong(one, isSettled);
  }

  return handle;
}

/** What a caller gets if no upstream has a result that may pass. */
function refusal({ id, facts: { name } }: RoutedCall, results: UnsettledResults): Reply {
  const [wrong] = results.wrong;
  const detail = results.isDisputed
    ? ", and they differ: wait for one that can be checked, or ask one upstream by name"
    : wrong
      ? `: ${wrong.path} is wrong (${wrong.check})`
      : ": its block was replaced during each check; call again";
  const what = results.isDisputed ? "can be checked" : "agrees with the chain";
  const message = `no upstream has a result of ${name} that ${what}${detail}`;
  return jsonReply(errorText(id, { code: rpcCode.unavailable, message }));
}
