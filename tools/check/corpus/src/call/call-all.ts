import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Fetched, Kind } from "../sources.ts";
import type { Called } from "./calls.ts";
import { callOpenApi } from "./open-api/call.ts";
import { callOpenRpc } from "./open-rpc/call.ts";
import { callProtos } from "./proto/call.ts";

/** Calls every operation of a compiled client once, on a mock server that knows the document. */
export async function callAll(kind: Kind, fetched: Fetched, project: string): Promise<Called> {
  const client = join(project, "out");
  if (kind === "openapi") return callOpenApi(fetched.path, client, join(project, "src"));
  return kind === "openrpc" ? callOpenRpc(fetched.path, client) : callProtos(fetched, client);
}

/** Returns what a document is written in. */
export function detectKind(path: string): Kind {
  if (!/\.(?:json|ya?ml)$/.test(path)) return "proto";
  return /^\s*["']?openrpc["']?\s*:/m.test(readFileSync(path, "utf8")) ? "openrpc" : "openapi";
}
