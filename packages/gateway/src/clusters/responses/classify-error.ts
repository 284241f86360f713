import { type ErrorReason, type KnownError, knownErrors } from "../../generated/upstream-errors.ts";

/** Characters of a message that are read: enough for every known one. */
const maxMessageLength = 4_096;

export interface ErrorClass {
  readonly reason: ErrorReason;
  /** The error's code, for the log. */
  readonly code: number;
  readonly lasts?: "day";
}

/** Decides from an error, as JSON, whether another node would respond differently. Unknown ones are the caller's. */
export function classifyError(text: string): ErrorClass {
  const error: unknown = JSON.parse(text);
  const { code: errorCode, message, data } = Object(typeof error === "string" ? { message: error } : error);
  const code = Number(errorCode ?? 0);
  // A revert's data, which the contract chose.
  if (typeof data === "string" && /^0x[\da-f]{8}/i.test(data)) return { reason: "caller", code };
  const texts = [message, data].flatMap((one: unknown) =>
    typeof one === "string" ? [one.slice(0, maxMessageLength).toLowerCase()] : [],
  );
  const known = knownErrors.find((one) => isMatch(one, code, texts));
  return { reason: known?.reason ?? "caller", code, ...(known?.lasts && { lasts: known.lasts }) };
}

function isMatch(known: KnownError, code: number, texts: readonly string[]): boolean {
  const { parts } = known;
  if (known.code !== undefined && known.code !== code) return false;
  return parts === undefined || texts.some((text) => hasParts(text, parts));
}

function hasParts(text: string, parts: readonly string[]): boolean {
  let from = 0;
  return parts.every((part) => {
    const at = text.indexOf(part, from);
    from = at + part.length;
    return at >= 0;
  });
}
