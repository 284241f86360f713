import { JsonScanner } from "../json/json-scanner.ts";
import { findTexts } from "../json/json-text.ts";

export interface RpcResponse {
  /** JSON, as the node wrote it; `undefined` if there is none. */
  readonly id: string | undefined;
  /** The error as JSON; `undefined` if there is none. */
  readonly error: string | undefined;
  readonly hasResult: boolean;
}

/** How many bytes of each member are remembered. Of a result, only its presence, and whether it is `null`. */
const wanted: ReadonlyMap<string, number> = new Map([
  ["id", 1_024],
  ["error", 64 * 1_024],
  ["result", 4],
]);

export function responseScanner(): JsonScanner {
  return new JsonScanner(wanted);
}

/**
 * @returns what a scanner has read; `undefined` if it is no JSON-RPC response, for example because it has a
 * result and an error. A `null` next to the other one is common.
 */
export function scannedResponse({ isComplete, kind, members }: JsonScanner): RpcResponse | undefined {
  if (!isComplete || kind !== "object") return undefined;
  const error = members.get("error");
  // Some nodes send `"error": null` next to a result.
  const hasError = error !== undefined && error !== "null";
  const hasResult = members.has("result");
  if (!hasError && !hasResult) return undefined;
  if (hasError && hasResult && members.get("result") !== "null") return undefined;
  return { id: members.get("id"), error: hasError ? error : undefined, hasResult };
}

/** @returns the members of a response, each as JSON. An error that is `null` is none. */
export function readOutcome(text: string): {
  readonly id: string | undefined;
  readonly result: string | undefined;
  readonly error: string | undefined;
} {
  const [id, result, error] = findTexts(text, ["id", "result", "error"]);
  return { id, result, error: error === "null" ? undefined : error };
}

/**
 * Whether an error, as JSON, is one by JSON-RPC 2.0: an object with a whole number as its code, and a text as its
 * message. Clients read both.
 */
export function isRpcError(error: string): boolean {
  const { code, message } = Object(JSON.parse(error)) as {
    readonly code?: unknown;
    readonly message?: unknown;
  };
  return Number.isInteger(code) && typeof message === "string";
}

/** Whether a response's id is that of the call, even if it is written differently. */
export function isSameId(sent: string, received: string | undefined): boolean {
  if (sent === received) return true;
  if (received === undefined || received === "") return false;
  return JSON.stringify(JSON.parse(sent)) === JSON.stringify(JSON.parse(received));
}
