import { withoutSpace } from "../codec/json/json-text.ts";
import type { RoutedCall } from "../upstreams/upstream.ts";

/** @returns a key that is the same for equal calls, whatever their ids and spaces. */
export function callKey(call: RoutedCall): string {
  if (call.key !== undefined) return call.key;
  const { method, params = "[]", repeated } = call;
  // Params in which a number has replaced a tag have another key.
  const isRepeated = repeated?.method === method && repeated.params === params;
  const key = (isRepeated ? repeated.key : undefined) ?? makeKey(method, params);
  if (isRepeated) repeated.key = key;
  return (call.key = key);
}

function makeKey(method: string, params: string): string {
  const key = `${method} ${params}`;
  // The regular expression flattens the concatenated string; otherwise its pieces would stay in memory with
  // the cache.
  return / \S*\s/.test(key) ? `${method} ${withoutSpace(params)}` : key;
}
