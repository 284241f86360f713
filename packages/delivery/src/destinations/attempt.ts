import { systemClock, withDeadline } from "../model/clock.ts";
import { DeliveryError, type DeliveryOutcome } from "../model/destination.ts";
import type { ReadLimit } from "./read-limit.ts";

/** Milliseconds for a delivery: a destination that does not respond holds its stream no longer than that. */
const BUDGET = 15_000;
/** Characters of a server's text that are shown. */
const MAX_TEXT = 300;

/** What usual codes of errors mean. */
const MEANINGS: Readonly<Record<string, string>> = {
  ECONNREFUSED: "it refuses connections",
  ECONNRESET: "it closed the connection",
  EPIPE: "it closed the connection",
  UND_ERR_SOCKET: "it closed the connection",
  ENOTFOUND: "DNS does not know the name",
  EAI_AGAIN: "DNS does not respond",
  ETIMEDOUT: "it does not respond",
  UND_ERR_CONNECT_TIMEOUT: "it does not respond",
};

interface AttemptOptions {
  /** The destination in errors: `app.example:443`. */
  readonly name: string;
  /** What must not appear in errors, though a server may repeat it. */
  readonly secrets: readonly string[];
  /** Bounds what the destination sends. */
  readonly reads?: ReadLimit;
  /** What an error that the server reports means. `undefined` for all others: the delivery is repeated. */
  explain?(error: Error): DeliveryOutcome | undefined;
}

/**
 * Runs a delivery within its budget of time.
 *
 * @throws DeliveryError; the signal's reason if it aborts.
 */
export async function attempt<T>(
  { name, secrets, reads, explain }: AttemptOptions,
  signal: AbortSignal,
  run: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  signal.throwIfAborted();
  reads?.reset();
  const late = `${name} did not respond within ${BUDGET / 1000} s`;
  try {
    return await withDeadline(systemClock, BUDGET, signal, run, late);
  } catch (error) {
    signal.throwIfAborted();
    if (reads?.isExceeded) throw new DeliveryError("retry", `${name} has sent too much`);
    if (error instanceof DeliveryError) throw error;
    const failure = error as NodeJS.ErrnoException;
    const outcome = explain?.(failure);
    const what = outcome ? `: ${failure.message}` : ` cannot be reached: ${describe(failure)}`;
    throw new DeliveryError(outcome ?? "retry", name + hide(what, secrets));
  }
}

function describe({
  cause,
  message,
  code = (cause as NodeJS.ErrnoException)?.code ?? "",
}: NodeJS.ErrnoException): string {
  if (code.startsWith("ERR_SSL")) return `it does not speak TLS as this gateway does (${code})`;
  if (/CERT|SELF_SIGNED|UNABLE_TO/.test(code)) return `its certificate is not valid (${code})`;
  return MEANINGS[code] ?? (message || code);
}

/** Removes secrets from a text, and what would spoil a screen. */
function hide(text: string, secrets: readonly string[]): string {
  const hidden = secrets.reduce((part, secret) => (secret ? part.replaceAll(secret, "***") : part), text);
  return hidden.replaceAll(/\p{Cc}+/gu, " ").slice(0, MAX_TEXT);
}
