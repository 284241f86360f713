import type { IncomingMessage } from "node:http";
import type { CallContext } from "../../access/call-context.ts";
import { checkCredential, locateNode } from "../../access/locate-node.ts";
import type { SocketService } from "../../access/socket-service.ts";
import { notFound } from "../../codec/http/problem.ts";
import { protocols, jsonRpcCredentials } from "../../generated/catalog.ts";
import { RpcSocket } from "./rpc-socket.ts";

/** Finds the node for a socket at a path after `/ws`, or throws HttpProblem 401 or 404. */
export function findRpcSocket(
  state: CallContext,
  request: IncomingMessage,
  path: string,
  requestId: string,
): SocketService {
  const located = locateNode(state, request, path);
  const { service, rest } = located;
  state.cors.admit(located.caller, request);
  if (!service.rpc || (rest !== "" && rest !== protocols[service.protocol].rpcPath)) {
    throw notFound("this node has no WebSocket there");
  }
  checkCredential(located, "JSON-RPC", jsonRpcCredentials);
  const { rpc } = service;
  if (rpc.off !== undefined) throw notFound(rpc.off);
  const trace = state.tracing?.extractContext(request.headers);
  return {
    label: rpc.cluster.label,
    service,
    caller: located.caller,
    skipsLarge: true,
    serve: (webSocket, connection) =>
      new RpcSocket(state, rpc, { caller: located.caller, requestId, trace }, webSocket, connection),
  };
}
