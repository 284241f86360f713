/**
 * Asks a node directly, with nothing of ours between: what the tools take as truth must not depend on the
 * packages that they check.
 *
 * @param url - The node's HTTP address.
 * @returns The result, unchecked.
 * @throws Error with the node's response when it rejects.
 */
export async function callNode(url: string, method: string, ...params: readonly unknown[]): Promise<unknown> {
  const response = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ jsonrpc: "2.0", id: 1, method, params }),
  });
  const text = await response.text();
  const answer: unknown = response.ok ? JSON.parse(text) : undefined;
  if (typeof answer !== "object" || answer === null || !("result" in answer)) {
    throw new Error(`${method} at ${url}: HTTP ${response.status}, ${text}`);
  }
  return answer.result;
}
