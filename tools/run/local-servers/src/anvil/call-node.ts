/**
 * Calls a node without any package of this repository: the values that tools compare with must not depend on the
 * packages under test.
 *
 * @param url - The node's HTTP address.
 * @returns the result, not validated.
 * @throws Error with the node's response when it rejects.
 */
export async function callNode(url: string, method: string, ...params: readonly unknown[]): Promise<unknown> {
  const response = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ jsonrpc: "2.0", id: 1, method, params }),
  });
  const text = await response.text();
  const message: unknown = response.ok ? JSON.parse(text) : undefined;
  if (typeof message !== "object" || message === null || !("result" in message)) {
    throw new Error(`${method} at ${url}: HTTP ${response.status}, ${text}`);
  }
  return message.result;
}
