import type { IncomingMessage } from "node:http";
import type { WebSocket } from "ws";
import type { GatewayState } from "../../access/gateway-state.ts";
import { stranger } from "../../access/locate-node.ts";
import type { SocketService } from "../../access/socket-service.ts";
import { eventFaultsOf } from "../../contract/event-faults.ts";
import type { NodeSource } from "../../contract/part-source.ts";
import type { CallerSocket } from "../../contract/web-socket/caller-socket.ts";
import { LazyVenue } from "../../routing/simulators.ts";
import { Tunnel } from "./tunnel.ts";

/** Finds the venue's own socket, which takes no credential, if a node has a venue. */
export async function findVenueSocket(
  state: GatewayState,
  { socket }: IncomingMessage,
): Promise<SocketService | undefined> {
  const service = state.services.first("exchange");
  const source = service?.endpoints.get("exchange");
  if (!service || !source) return undefined;
  const { label } = source;
  const faults = await eventFaultsOf(source)?.();
  const caller = stranger(service, socket);
  const { rateLimit } = state;
  const mayAsk = (bytes: number): boolean => rateLimit.take(caller, rateLimit.cost(1, bytes)) === 0;
  if ("upstreams" in source) {
    const serve = (webSocket: WebSocket): CallerSocket =>
      new Tunnel(state, source as NodeSource, "/ws", mayAsk, webSocket, faults);
    return { label, service, caller, serve };
  }
  const { VenueSocket } = await import("../../simulators/venue/venue-socket.ts");
  const book = source instanceof LazyVenue ? await source.book() : undefined;
  // The node may have been deleted while the simulator was loaded.
  if (state.services.get(service.id) !== service) return undefined;
  return {
    label,
    service,
    caller,
    serve: (webSocket) => new VenueSocket(state, mayAsk, webSocket, book, faults),
  };
}
