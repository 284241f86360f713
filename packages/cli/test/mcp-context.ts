import { PassThrough } from "node:stream";
import { Confirmations } from "../src/mcp/confirmations.ts";
import type { McpContext } from "../src/mcp/context.ts";
import { StoredResults } from "../src/mcp/stored-results.ts";
import type { TargetOptions } from "../src/target/target.ts";

/** What the tools of a server for one node share. */
export function contextFor(defaults: TargetOptions, env: Readonly<Record<string, string>> = {}): McpContext {
  const [stdin, stdout, stderr] = [new PassThrough(), new PassThrough(), new PassThrough()];
  return {
    io: { stdin, stdout, stderr, env, signal: new AbortController().signal },
    defaults,
    allowWrites: false,
    results: new StoredResults(),
    confirmations: new Confirmations(),
  };
}
