import { describeValue, invalidArgument } from "@node-access/auth";
import type { McpHandler, SharedTexts } from "./mcp-handler.ts";

/**
 * Serves the Model Context Protocol within a gateway, as the command `node-access gateway start --mcp` does. The tools only read, use no
 * profiles, and show no caller another one's results.
 *
 * @param endpoint - Where the tools make their calls.
 * @param grpcEndpoint - Where they make gRPC calls.
 * @param texts - Where to keep large results if other processes serve the same callers. Default: in this process.
 * @returns the handler of requests to the gateway's `/mcp`.
 * @throws NodeAccessError `INVALID_ARGUMENT` if one of them is no URL.
 *
 * @example
 * ```ts
 * import { createMcpHandler } from "@node-access/cli";
 * import { createGateway } from "@node-access/gateway";
 *
 * const gateway = await createGateway({ mcp: createMcpHandler });
 * console.log(`${gateway.url}/mcp`);
 * await gateway.close();
 * ```
 *
 * Source: https://modelcontextprotocol.io/specification
 */
export function createMcpHandler(endpoint: string, grpcEndpoint: string, texts?: SharedTexts): McpHandler {
  for (const [name, url] of Object.entries({ endpoint, grpcEndpoint }))
    if (typeof url !== "string" || !URL.canParse(url))
      throw invalidArgument(name, "a URL of the gateway", describeValue(url));
  // What serves requests takes long to load, and not every gateway gets one.
  let loaded: Promise<McpHandler> | undefined;
  return async (request) => {
    loaded ??= import("./serve-gateway.ts").then(({ serveGateway }) =>
      serveGateway(endpoint, grpcEndpoint, texts),
    );
    return (await loaded)(request);
  };
}
