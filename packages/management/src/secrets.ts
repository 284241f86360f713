import { Secret } from "@node-access/auth";
import { secretKeys } from "./generated/constants.ts";

const written = new RegExp(`("(?:${secretKeys.join("|")})"\\s*:\\s*")(?:[^"\\\\]|\\\\.)*`, "g");

/** Wraps the secrets in an answer, in place. */
export function wrapSecrets(answer: object): object {
  const record = answer as Record<string, unknown>;
  for (const [key, value] of Object.entries(record)) {
    if (typeof value === "string" && secretKeys.includes(key)) record[key] = new Secret(value);
    else if (typeof value === "object" && value !== null) wrapSecrets(value);
  }
  return answer;
}

/** Hides the secrets in the text of an answer, also of one that is cut off in the midst of one. */
export function hideSecrets(text: string): string {
  return text.replace(written, "$1[redacted]");
}
