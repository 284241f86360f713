import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { invalidArgument } from "@node-access/auth";
import { mcpInThread } from "./mcp/mcp-in-thread.ts";
import type { GatewayOptions } from "./options.ts";

/**
 * Finds the module that serves `/mcp`, which then runs in a thread: in the current folder, or next to the gateway.
 *
 * @throws NodeAccessError `INVALID_ARGUMENT` if there is none, or it has no `createMcpHandler`.
 */
export async function loadMcp(module: string | undefined): Promise<Pick<GatewayOptions, "mcp">> {
  if (module === undefined) return {};
  const address = resolveModule(module);
  const { createMcpHandler } = (await import(address)) as { createMcpHandler?: unknown };
  if (typeof createMcpHandler === "function") return { mcp: mcpInThread(address) };
  throw invalidArgument("--mcp", "a module that exports createMcpHandler", module);
}

function resolveModule(module: string): string {
  for (const place of [pathToFileURL(join(process.cwd(), "package.json")), import.meta.url])
    try {
      return pathToFileURL(createRequire(place).resolve(module)).href;
    } catch {
      // It may be in the other place.
    }
  throw invalidArgument("--mcp", "a module that is installed, such as @node-access/cli", module);
}
