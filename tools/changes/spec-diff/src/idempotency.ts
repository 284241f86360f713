import type { Change } from "./findings.ts";

/** From sent once to sent again at will. What is not stated is taken as `write`, as the client takes it. */
const READINESS: Readonly<Record<string, number>> = { write: 0, idempotent: 1, safe: 2 };

function readiness(value: unknown): number {
  return READINESS[String(value)] ?? 0;
}

/** Notes whether calls that fail are sent again in more cases, or in fewer. */
export function compareIdempotency(
  note: (change: Pick<Change, "rule" | "says">) => void,
  was: unknown,
  is: unknown,
): void {
  if (readiness(was) === readiness(is)) return;
  const less = readiness(is) < readiness(was);
  const says = `is ${String(is ?? "write")} instead of ${String(was ?? "write")}, so it is sent again ${less ? "in fewer cases" : "in more cases"}`;
  note({ rule: less ? "retried-less" : "retried-more", says });
}
