export class NodeError extends Error {
  readonly code: number;
  /** The HTTP status. */
  readonly status: number;

  constructor(method: string, code: number, message: string, status: number) {
    super(`${method}: ${message} (code ${code}, HTTP ${status})`);
    this.code = code;
    this.status = status;
  }
}

/**
 * Calls a node without any package of this repository: what tests compare with must not depend on the packages
 * under test.
 *
 * @param url - The node's address, with user name and password.
 * @returns the result, not validated. Amounts are numbers, which is exact enough for tests.
 * @throws NodeError if the node responds with an error; Error if it does not respond.
 */
export async function callNode(
  url: string,
  method: string,
  params: readonly unknown[] = [],
): Promise<unknown> {
  const { username, password, origin, pathname } = new URL(url);
  const sent = fetch(origin + pathname, {
    method: "POST",
    // An idle connection would keep the node from ending at once.
    headers: { authorization: `Basic ${btoa(`${username}:${password}`)}`, connection: "close" },
    body: JSON.stringify({ id: 1, method, params }),
  });
  const response = await sent.catch((error: Error) => {
    throw new Error(`${method}: the node does not respond: ${String(error.cause ?? error.message)}`);
  });
  const text = await response.text();
  let message: { result?: unknown; error?: { code: number; message: string } | null };
  try {
    message = JSON.parse(text) as typeof message;
  } catch {
    throw new NodeError(method, 0, text || response.statusText, response.status);
  }
  if (message.error) throw new NodeError(method, message.error.code, message.error.message, response.status);
  return message.result;
}
