import type { IncomingMessage, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { readBearer } from "../../access/authorization.ts";
import { admitRequest, chargeBody } from "../../access/begin-request.ts";
import type { CallContext } from "../../access/call-context.ts";
import type { Key } from "../../access/key.ts";
import { checkNotEnded } from "../../access/locate-node.ts";
import { readBody } from "../../codec/http/body.ts";
import { unauthorized, wrongMethod } from "../../codec/http/problem.ts";
import { sendReply } from "../../codec/http/respond.ts";
import { otherBodyBytes } from "../../options/limits.ts";
import type { McpHandler } from "./mcp-handler.ts";

/** Headers of a response that the gateway writes itself. */
const OWN: ReadonlySet<string> = new Set([
  "content-type",
  "content-length",
  "connection",
  "transfer-encoding",
]);

/**
 * Passes a request on to the handler of the Model Context Protocol, if its credential is valid. What the caller may do
 * is decided where the handler's tools call the gateway, with the same credential.
 */
export async function handleMcp(
  state: CallContext,
  handler: McpHandler,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { caller, credential, protocol } = findCaller(state, request);
  state.cors.admit(caller, request, response);
  if (request.method !== "POST") throw wrongMethod("/mcp accepts POST", ["POST"]);
  const pending = await admitRequest(state, caller, request, response);
  const body = await readBody(request, otherBodyBytes(state.limits), pending);
  await chargeBody(state, caller, body);
  await state.lease.renew();
  checkNotEnded(caller);
  const headers = Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
  );
  const left = new AbortController();
  response.once("close", () => left.abort());
  const reply = await handler({ headers, body, credential, protocol, signal: left.signal });
  const received = new Map(reply.headers);
  sendReply(response, {
    status: reply.status,
    contentType: received.get("content-type") ?? "application/json",
    headers: Object.fromEntries([...received].filter(([name]) => !OWN.has(name))),
    body: reply.body ? Readable.from(reply.body) : Buffer.alloc(0),
  });
}

/** @throws HttpProblem 401 if there is neither a node's token nor an API key, or it has ended. */
function findCaller(
  { apiKeys, nodes, services }: CallContext,
  { headers }: IncomingMessage,
): { caller: Key; credential: string; protocol: string | undefined } {
  const credential = readBearer(headers, "a node's token, or an API key");
  const node = nodes.find(credential);
  const service = node && services.get(node.owner);
  const caller = service ? node : apiKeys.find(credential);
  if (!caller) throw unauthorized("no node and no organization has this bearer token");
  checkNotEnded(caller);
  caller.use();
  return { caller, credential, protocol: service?.protocol };
}
