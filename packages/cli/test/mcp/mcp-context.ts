import { PassThrough } from "node:stream";
import { Confirmations } from "../../src/mcp/confirmations.ts";
import { type CallArguments, callTool } from "../../src/mcp/call-tool.ts";
import { type McpContext, withCaller } from "../../src/mcp/context.ts";
import { StoredResults } from "../../src/mcp/stored-results.ts";
import type { TargetOptions } from "../../src/target/target.ts";

/** What the tools of a server for one node share. */
export function contextFor(defaults: TargetOptions, env: Readonly<Record<string, string>> = {}): McpContext {
  const [stdin, stdout, stderr] = [new PassThrough(), new PassThrough(), new PassThrough()];
  return {
    io: { stdin, stdout, stderr, env, signal: new AbortController().signal },
    defaults,
    allowWrites: false,
    results: new StoredResults(),
    confirmations: new Confirmations(),
    httpClients: new Map(),
  };
}

/** Uses the tool that makes a call. */
export function callOnce(context: McpContext, args: CallArguments): ReturnType<typeof callTool> {
  return withCaller(context, args, (caller) => callTool(context, args, caller));
}
