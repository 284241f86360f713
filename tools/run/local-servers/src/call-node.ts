/** A node's error. */
export class NodeError extends Error {
  /** Of JSON-RPC; 0 if the response has no error object. */
  readonly code: number;
  /** The HTTP status. */
  readonly status: number;

  constructor(method: string, code: number, message: string, status: number) {
    super(`${method}: ${message} (code ${code}, HTTP ${status})`);
    this.code = code;
    this.status = status;
  }
}

interface Reply {
  readonly result?: unknown;
  readonly error?: { readonly code: number; readonly message: string } | null;
}

/**
 * Calls a node without any package of this repository: what tests compare with must not depend on the packages under test. The result is
 * not validated; its numbers are JavaScript's. @throws NodeError if the node responds with an error; Error if it does not respond.
 */
export async function callNode(url: string, method: string, ...params: readonly unknown[]): Promise<unknown> {
  const { username, password, origin, pathname, search } = new URL(url);
  const sent = fetch(origin + pathname + search, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      ...(username && { authorization: `Basic ${btoa(`${username}:${password}`)}` }),
      // An idle connection would keep some nodes from ending at once.
      connection: "close",
    },
    body: JSON.stringify({ jsonrpc: "2.0", id: 1, method, params }),
  });
  const response = await sent.catch((error: Error) => {
    throw new Error(`${method}: the node does not respond: ${String(error.cause ?? error.message)}`);
  });
  const text = await response.text();
  const { result, error } = readReply(text);
  if (error) throw new NodeError(method, error.code, error.message, response.status);
  if (result === undefined) throw new NodeError(method, 0, text || response.statusText, response.status);
  return result;
}

function readReply(text: string): Reply {
  try {
    return Object(JSON.parse(text)) as Reply;
  } catch {
    return {};
  }
}
