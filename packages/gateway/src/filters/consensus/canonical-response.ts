import { memberTexts, parseLossless } from "../../codec/json-text.ts";

/**
 * Rewrites a response so that two nodes that agree produce the same text: members in one order,
 * hex in lower case. Of an error, only the code counts, since each node words its errors differently.
 *
 * @param text - A JSON-RPC response.
 * @returns `undefined` if the text is none.
 */
export function canonicalResponse(text: string): string | undefined {
  const members = memberTexts(text);
  const error = members.get("error") ?? "null";
  if (error !== "null") return `error ${memberTexts(error).get("code") ?? ""}`;
  const result = members.get("result");
  if (result === undefined) return undefined;
  try {
    // In a list, so that a top-level number follows a delimiter, where long numbers are detected.
    return JSON.stringify(sorted(parseLossless(`[${result}]`)));
  } catch {
    return undefined;
  }
}

function sorted(value: unknown): unknown {
  if (typeof value === "string") return /^0x[\da-f]*$/i.test(value) ? value.toLowerCase() : value;
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null || Object.isFrozen(value)) return value;
  const entries = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([name, member]) => [name, sorted(member)]));
}
