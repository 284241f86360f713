import { StringDecoder } from "node:string_decoder";
import { tryRest } from "../surfaces/rest/handle-endpoint.ts";
import { operator } from "../access/caller.ts";
import type { CallContext } from "../access/call-context.ts";
import type { CallToTry, TriedAttempt, TriedReply } from "../router/call-to-try.ts";
import { notFound } from "../codec/http/problem.ts";
import type { Reply } from "../upstreams/upstream.ts";
import type { AttemptSpan, RequestSpan } from "../observe/request-span.ts";
import { protocols } from "../generated/catalog.ts";
import type { NodeService } from "../router/node-service.ts";
import type { RpcNode } from "../router/rpc-node.ts";
import { tryGraphql } from "../surfaces/graphql/try-graphql.ts";
import { tryGrpc } from "../surfaces/grpc/try-grpc.ts";
import { sendCallsTo, tryRpc } from "../surfaces/json-rpc/send-calls.ts";

/** Maximum bytes of a response that an operator sees. */
const maxBytes = 64 * 1024;

/** Sends a call to a node as its callers do, or throws HttpProblem 400, 404 or 409 if it cannot be tried. */
export async function tryCall(state: CallContext, id: string, call: CallToTry): Promise<TriedReply> {
  const service = state.services.get(id);
  if (!service) throw notFound(`there is no node ${id.slice(0, 100)}`);
  const span = new RecordedAttempts();
  const startedAt = performance.now();
  const reply = await replyTo(state, service, { ...call, span });
  return {
    reply,
    ...(await readBeginning(reply)),
    startedAt,
    milliseconds: performance.now() - startedAt,
    attempts: span.attempts,
  };
}

function replyTo(state: CallContext, service: NodeService, call: CallToTry): Promise<Reply> {
  const { rpc, protocol } = service;
  if (call.kind === "rest") return tryRest(state, service, call);
  if (call.kind === "grpc") return tryGrpc(state, service, call);
  if (call.kind === "rpc") return tryRpc(state, rpcNodeFor(service, call.name), call);
  if (!rpc) throw notFound("this node has no JSON-RPC");
  const { graphqlPath, title } = protocols[protocol];
  if (graphqlPath === undefined) throw notFound(`${title} nodes have no GraphQL`);
  return tryGraphql(state, rpc, graphqlPath, call, sendCallsTo(rpc, operator));
}

/** The node's JSON-RPC at the path that has the method, or at its main path. */
function rpcNodeFor({ rpc, paths }: NodeService, method: string): RpcNode {
  const nodes = [...(rpc ? [rpc] : []), ...paths.values()];
  const node = nodes.find(({ policy }) => policy.named(method) !== undefined) ?? nodes[0];
  if (!node) throw notFound("this node has no JSON-RPC");
  return node;
}

/** Records the requests that are sent to upstreams for a call. */
class RecordedAttempts implements RequestSpan {
  readonly attempts: TriedAttempt[] = [];

  attempt(_method: string, upstream: string): AttemptSpan {
    const sentAt = performance.now();
    return {
      headers: {},
      end: (status, failure, detail) => {
        const outcome = classifyStatus(status, failure);
        this.attempts.push({ upstream, sentAt, endedAt: performance.now(), outcome, detail });
      },
    };
  }
}

function classifyStatus(status: number | undefined, failure: string | undefined): TriedAttempt["outcome"] {
  if (failure === undefined) return "responded";
  if (failure === "aborted") return "abandoned";
  return status === undefined ? "failed" : "rejected";
}

async function readBeginning({ body }: Reply): Promise<{ text: string; isTruncated: boolean }> {
  const decoder = new StringDecoder("utf8");
  if (Buffer.isBuffer(body))
    return { text: decoder.write(body.subarray(0, maxBytes)), isTruncated: body.length > maxBytes };
  let text = "";
  let bytes = 0;
  for await (const piece of body as AsyncIterable<Buffer>) {
    text += decoder.write(piece.subarray(0, maxBytes - bytes));
    bytes += piece.length;
    // Leaving the loop aborts the request.
    if (bytes > maxBytes) return { text, isTruncated: true };
  }
  return { text, isTruncated: false };
}
