import { Proxies } from "../access/proxies.ts";
import type { CreateMcpHandler, SharedTexts } from "../surfaces/mcp/mcp-handler.ts";
import type { HttpContext } from "../listeners/handle-request.ts";
import { listenLocally } from "../listeners/local-listener.ts";
import { handleMcp } from "../surfaces/mcp/handle-mcp.ts";

/**
 * Serves `/mcp`, and listens where its tools call the gateway: only this machine reaches it. Calls need the same
 * credentials here.
 */
export async function serveTools(
  context: HttpContext,
  create: CreateMcpHandler,
  texts: SharedTexts | undefined,
): Promise<() => Promise<void>> {
  const own = { ...context, proxies: new Proxies({ trusted: [], requiresTls: false }) };
  const { url, grpcUrl, close } = await listenLocally(own);
  const handler = create(url, grpcUrl, texts);
  context.mcp = (request, response) => handleMcp(context, handler, request, response);
  return () => close(0);
}
