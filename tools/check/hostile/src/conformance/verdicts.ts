import type { SeenRequest } from "../server/request.ts";
import type { Outcome, Trial, Verdict } from "./row.ts";
import { holdsOnly } from "./trial.ts";

/** The first of several verdicts that does not hold. */
export function all(...verdicts: readonly Verdict[]): Verdict {
  return verdicts.find((verdict) => verdict !== true) ?? true;
}

/** Every call ended with its own response. A request without a nonce, such as one for a genesis, has no response that only it could get. */
export function answered({ outcomes, server }: Trial): Verdict {
  const wrong = outcomes.find((outcome) => !isRight(outcome, server.requests));
  return wrong === undefined || told(wrong);
}

function isRight(outcome: Outcome, requests: readonly SeenRequest[]): boolean {
  if (outcome.state !== "value") return false;
  const carried = requests.some(({ nonces }) => nonces.length > 0);
  return !carried || holdsOnly(outcome.value, outcome.nonce);
}

/** Every call ended with an error. */
export function failed({ outcomes }: Trial): Verdict {
  const wrong = outcomes.find(({ state }) => state !== "error");
  return wrong === undefined || told(wrong);
}

/** Every call ended, and none with another's answer. */
export function ended({ outcomes, server }: Trial): Verdict {
  const wrong = outcomes.find(
    (outcome) =>
      outcome.state === "hung" || (outcome.state === "value" && !isRight(outcome, server.requests)),
  );
  return wrong === undefined || told(wrong);
}

/** The server has seen this many requests for each call. */
export function sent({ outcomes, server }: Trial, times: number): Verdict {
  for (const { nonce } of outcomes) {
    const seen = server.requests.filter(({ nonces }) => nonces.length === 0 || nonces.includes(nonce)).length;
    if (seen !== times) return `sent ${seen} times`;
  }
  return true;
}

/** What a call ended with, in few words. */
export function told(outcome: Outcome): string {
  if (outcome.state === "hung") return "hangs";
  if (outcome.state === "value")
    return holdsOnly(outcome.value, outcome.nonce) ? "succeeds" : "gives another value";
  const { error } = outcome;
  return `fails: ${error instanceof Error ? (error.message.split("\n", 1)[0] ?? "") : String(error)}`.slice(
    0,
    100,
  );
}

/** What kind of error a program sees, by whatever the client tells kinds apart with. */
export function kindOf(outcome: Outcome | undefined): string {
  if (outcome?.state !== "error") return outcome?.state ?? "none";
  const { code, name, status, constructor } = Object(outcome.error) as Record<string, unknown>;
  return [code, name, status, typeof constructor === "function" && constructor.name]
    .filter(Boolean)
    .join(" ");
}
