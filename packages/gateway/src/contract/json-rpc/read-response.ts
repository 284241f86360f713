import { JsonScanner } from "../json-scanner.ts";

/** What a JSON-RPC response consists of. */
export interface RpcResponse {
  /** JSON, as the node wrote it; nothing if there is none. */
  readonly id: string | undefined;
  /** The error as JSON; nothing if there is none. */
  readonly error: string | undefined;
  readonly hasResult: boolean;
}

/** How many bytes are kept of each member: of a result only that it is there. */
const wanted: ReadonlyMap<string, number> = new Map([
  ["id", 1_024],
  ["error", 64 * 1_024],
  ["result", 0],
]);

/** Makes what reads the body of a response to one JSON-RPC call while it arrives. */
export function responseScanner(): JsonScanner {
  return new JsonScanner(wanted);
}

/** @returns what a body consists of, once a scanner has all of it; nothing if it is no JSON-RPC response. */
export function scannedResponse({ isComplete, kind, members }: JsonScanner): RpcResponse | undefined {
  if (!isComplete || kind !== "object") return undefined;
  const error = members.get("error");
  // Some nodes send `"error": null` next to a result.
  const hasError = error !== undefined && error !== "null";
  const hasResult = members.has("result");
  if (!hasError && !hasResult) return undefined;
  return { id: members.get("id"), error: hasError ? error : undefined, hasResult };
}

/** Whether the id of a response is that of the call, however it is written. */
export function isSameId(sent: string, received: string | undefined): boolean {
  if (sent === received) return true;
  if (received === undefined || received === "") return false;
  return JSON.stringify(JSON.parse(sent)) === JSON.stringify(JSON.parse(received));
}
