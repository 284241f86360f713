import type { AuthInfo, createMcpHandler } from "@modelcontextprotocol/server";

/** Passes a request on to the Model Context Protocol's library, and aborts it when its caller leaves. */
export function passRequest(
  fetch: ReturnType<typeof createMcpHandler>["fetch"],
  url: string,
  init: RequestInit & { readonly body?: string; readonly signal: AbortSignal },
  authInfo?: AuthInfo,
): Promise<Response> {
  const request = new Request(url, init);
  // The library keeps the request's signal alone, which hears nothing once the request is collected as garbage.
  init.signal.addEventListener("abort", () => request, { once: true });
  // Of a body that is not parsed, it would clone the request. In Node 24, clones are not aborted after garbage was collected.
  return fetch(request, { ...(authInfo && { authInfo }), parsedBody: parse(init.body) });
}

/** Returns what a body says; `undefined` if it is not JSON, which the library reports. */
function parse(body = ""): unknown {
  try {
    return JSON.parse(body) as unknown;
  } catch {
    return undefined;
  }
}
