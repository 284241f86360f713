import type { SeenRequest } from "../server/request.ts";
import type { Outcome, Trial, Verdict } from "./row.ts";
import { containsOnly } from "./trial.ts";

/** Returns the first verdict that is not `true`, or `true`. */
export function all(...verdicts: readonly Verdict[]): Verdict {
  return verdicts.find((verdict) => verdict !== true) ?? true;
}

function every({ outcomes }: Trial, isRight: (outcome: Outcome) => boolean): Verdict {
  const wrong = outcomes.find((outcome) => !isRight(outcome));
  return wrong === undefined || describe(wrong);
}

/** Every call ended with its own response. Requests without a nonce, such as one for a genesis, may share a response. */
export function succeeded(trial: Trial): Verdict {
  return every(trial, (outcome) => isOwn(outcome, trial.server.requests));
}

function isOwn(outcome: Outcome, requests: readonly SeenRequest[]): boolean {
  if (outcome.state !== "value") return false;
  const hasNonces = requests.some(({ nonces }) => nonces.length > 0);
  return !hasNonces || containsOnly(outcome.value, outcome.nonce);
}

/** Every call ended with an error. */
export function failed(trial: Trial): Verdict {
  return every(trial, ({ state }) => state === "error");
}

/** Every call ended, and none with another's response. */
export function ended(trial: Trial): Verdict {
  return every(trial, (outcome) => outcome.state === "error" || isOwn(outcome, trial.server.requests));
}

/** The server received this many requests for each call. */
export function sent({ outcomes, server }: Trial, times: number): Verdict {
  for (const { nonce } of outcomes) {
    const seen = server.requests.filter(({ nonces }) => nonces.length === 0 || nonces.includes(nonce)).length;
    if (seen !== times) return `sent ${seen} times`;
  }
  return true;
}

export function describe(outcome: Outcome): string {
  if (outcome.state === "hung") return "hangs";
  if (outcome.state === "value")
    return containsOnly(outcome.value, outcome.nonce) ? "succeeds" : "returns another value";
  const { error } = outcome;
  const [line = ""] = (error instanceof Error ? error.message : String(error)).split("\n", 1);
  return `fails: ${line}`.slice(0, 100);
}

/** Returns the kind of an error, by any of the properties with which clients distinguish errors. */
export function describeKind(outcome: Outcome | undefined): string {
  if (outcome?.state !== "error") return outcome?.state ?? "none";
  const { code, name, status, constructor } = Object(outcome.error) as Record<string, unknown>;
  return [code, name, status, typeof constructor === "function" && constructor.name]
    .filter(Boolean)
    .join(" ");
}
