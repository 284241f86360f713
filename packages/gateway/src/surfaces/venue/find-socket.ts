import type { IncomingMessage } from "node:http";
import type { WebSocket } from "ws";
import type { CallContext } from "../../access/call-context.ts";
import { anonymousCaller } from "../../access/locate-node.ts";
import type { SocketService } from "../../access/socket-service.ts";
import { findEventFaults } from "../../upstreams/event-faults.ts";
import type { UpstreamCluster } from "../../clusters/upstream-cluster.ts";
import type { RouteProgress } from "../../upstreams/upstream.ts";
import { badGateway, type CallerSocket } from "../../codec/web-socket/caller-socket.ts";
import { type Call, type CallSpan, nodeCall } from "../../observe/call.ts";
import type { Traffic } from "../../observe/traffic.ts";
import { openUpstream } from "../../streams/open-upstream.ts";
import { LazyVenue } from "../../router/simulators.ts";
import { openTunnel } from "./tunnel.ts";

/** The path of the venue's socket. */
const path = "/ws";

/** Finds the venue's own socket, which accepts no credential, if a node has a venue. */
export async function findVenueSocket(
  state: CallContext,
  request: IncomingMessage,
  requestId: string,
): Promise<SocketService | undefined> {
  const service = state.services.first("exchange");
  const source = service?.endpoints.get("exchange");
  if (!service || !source) return undefined;
  const { label } = source;
  const faults = await findEventFaults(source)?.();
  const caller = anonymousCaller(state, service, request);
  state.cors.admit(caller, request);
  const { rateLimit, security, tracing } = state;
  const maySend = (bytes: number): boolean => {
    const isAllowed = rateLimit.take(caller, rateLimit.cost(1, bytes)) === 0;
    if (!isAllowed) security.throttled("rest", caller.id);
    return isAllowed;
  };
  const report = (webSocket: WebSocket, route?: RouteProgress): CallSpan | undefined => {
    const span = tracing?.begin("rest", request.headers);
    const call = nodeCall("rest", `GET ${path}`, service, "exchange", caller, { requestId, span });
    reportSocket(state.traffic, call, webSocket, route);
    return span;
  };
  if ("upstreams" in source) {
    const serve = (webSocket: WebSocket): CallerSocket => {
      const route: RouteProgress = { attempts: 0 };
      const span = report(webSocket, route);
      const open = (): ReturnType<typeof openUpstream> =>
        openUpstream(source as UpstreamCluster, path, route, span);
      return openTunnel(state, maySend, open, webSocket, faults);
    };
    return { label, service, caller, skipsLarge: false, serve };
  }
  const { serveVenue } = await import("../../upstreams/simulator/venue-socket.ts");
  const venue = source instanceof LazyVenue ? await source.venue() : undefined;
  // The node may have been deleted while the simulator was loaded.
  if (state.services.get(service.id) !== service) return undefined;
  const serve = (webSocket: WebSocket): CallerSocket => {
    report(webSocket);
    return serveVenue(state, maySend, webSocket, venue, faults);
  };
  return { label, service, caller, skipsLarge: false, serve };
}

/** A socket is one call, until it is closed: its messages are between the caller and the node. */
function reportSocket(
  traffic: Traffic,
  call: Call,
  webSocket: WebSocket,
  route: RouteProgress | undefined,
): void {
  webSocket.on("close", (code: number) => {
    traffic.end(call, { outcome: code === badGateway ? "upstream" : "ok", status: 101, ...route });
  });
}
