import { performance } from "node:perf_hooks";
import type { IncomingMessage, ServerResponse } from "node:http";
import { countRequest } from "../../access/begin-request.ts";
import type { Caller } from "../../access/caller.ts";
import type { GatewayState } from "../../access/gateway-state.ts";
import { checkOpen } from "../../access/locate-node.ts";
import type { Pending } from "../../access/pending-bytes.ts";
import { Flights } from "../../contract/flights.ts";
import { readBody } from "../../contract/http/body.ts";
import type { HttpProblem } from "../../contract/http/problem.ts";
import { markCall, requestIdFor } from "../../contract/http/request-id.ts";
import { sendReply } from "../../contract/http/respond.ts";
import type { RpcNode } from "../../routing/rpc-node.ts";
import { rpcReply } from "./answer-message.ts";
import { BodyCharge } from "./body-charge.ts";
import { type Origin, reportCall, reportFailure } from "./report-call.ts";
import { limited } from "./rpc-reply.ts";

/** Responds to a JSON-RPC request over HTTP POST. */
export async function handleRpc(
  state: GatewayState,
  node: RpcNode,
  caller: Caller,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const origin: Origin = {
    caller,
    requestId: requestIdFor(response),
    startedAt: performance.now(),
    span: state.tracing?.begin("json-rpc", request.headers),
  };
  markCall(response);
  const { "content-length": announced } = request.headers;
  const charge = new BodyCharge(state.rateLimit, caller, Number(announced ?? 0));
  const refuse = (): void => {
    const reply = limited("null", charge.wait);
    reportCall(state.traffic, node, origin, reply);
    sendReply(response, reply);
  };
  if (charge.wait > 0) return refuse();
  const isChecked = charge.scanner !== undefined || announced === undefined;
  const flights = new Flights(origin.span);
  let pending: Pending;
  let text: string;
  try {
    pending = countRequest(state, caller);
    response.on("close", () => {
      pending.end();
      node.inFlight.delete(flights);
      if (!response.writableFinished) flights.abort();
    });
    text = await readBody(
      request,
      state.limits.bodyBytes,
      pending,
      isChecked ? (piece): HttpProblem | undefined => charge.add(piece) : undefined,
    );
    checkOpen(state, node.id, caller);
  } catch (error) {
    if (charge.wait > 0) return refuse();
    if (request.errored) reportCall(state.traffic, node, origin, undefined);
    else reportFailure(state.traffic, node, origin, error);
    throw error;
  }
  // If the caller disconnected while the body arrived, no event will report it again.
  if (flights.isAborted) return reportCall(state.traffic, node, origin, undefined);
  node.inFlight.add(flights);
  const { charged, scanner } = charge;
  const reply = await rpcReply(state, node, origin, { text, charged, scanner, request }, flights, pending);
  if (!response.destroyed) sendReply(response, reply);
}
