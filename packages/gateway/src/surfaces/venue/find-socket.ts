import type { IncomingMessage } from "node:http";
import type { WebSocket } from "ws";
import type { GatewayState } from "../../access/gateway-state.ts";
import type { SocketService } from "../../access/socket-service.ts";
import type { NodeSource } from "../../contract/part-source.ts";
import type { CallerSocket } from "../../contract/web-socket/caller-socket.ts";
import { VenueSocket } from "../../simulators/venue/venue-socket.ts";
import { Tunnel } from "./tunnel.ts";

/** Finds the venue's own socket, which takes no credential, if a node has a venue. */
export function findVenueSocket(state: GatewayState, { socket }: IncomingMessage): SocketService | undefined {
  const service = state.services.first("exchange");
  const source = service?.endpoints.get("exchange");
  if (!service || !source) return undefined;
  const { label } = source;
  const credential = `${service.id}/${socket.remoteAddress ?? ""}`;
  const { rateLimit } = state;
  const mayAsk = (bytes: number): boolean => rateLimit.take(credential, rateLimit.cost(1, bytes)) === 0;
  const serve = (webSocket: WebSocket): CallerSocket =>
    "upstreams" in source
      ? new Tunnel(state, source as NodeSource, "/ws", mayAsk, webSocket)
      : new VenueSocket(state, mayAsk, webSocket);
  return { label, service, credential, serve };
}
