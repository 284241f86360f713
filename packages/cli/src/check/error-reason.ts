import { type ErrorReason, type KnownError, knownErrors } from "../generated/upstream-errors.ts";

/** Returns what an error of a node means: the first of the known errors that it is. Any other is the caller's. */
export function findReason(code: number | undefined, message: string): ErrorReason {
  const text = message.toLowerCase();
  return knownErrors.find((one) => isMatch(one, code, text))?.reason ?? "caller";
}

function isMatch({ code: own, parts = [] }: KnownError, code: number | undefined, text: string): boolean {
  if (own !== undefined && own !== code) return false;
  let from = 0;
  return parts.every((part) => {
    const at = text.indexOf(part, from);
    from = at + part.length;
    return at >= 0;
  });
}
