import { readOutcome } from "../../codec/json-rpc/read-response.ts";
import type { RoutedCall, Upstream } from "../../upstreams/upstream.ts";
import type { RequestSpan } from "../../observe/request-span.ts";
import { parseIfJson } from "../../codec/json/json-text.ts";

/** A response to check: what was called, what came back, and from where. */
export interface CheckedResponse {
  readonly call: RoutedCall;
  readonly text: string;
  readonly upstream: Upstream;
  readonly span?: RequestSpan | undefined;
}

/** @returns the result of a JSON-RPC response; `undefined` for anything else. */
export function resultIn(text: string): unknown {
  const { result, error } = readOutcome(text);
  return result === undefined || error !== undefined ? undefined : parseIfJson(result);
}

/** @returns the params of a call; none if they are no list. */
export function readParams({ params = "[]" }: RoutedCall): readonly unknown[] {
  const list = JSON.parse(params) as unknown;
  return Array.isArray(list) ? list : [];
}
