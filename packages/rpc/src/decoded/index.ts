export type { Quantities, QuantityForm } from "../generated/quantity-form.ts";
export type {
  FamilyQuantities,
  QuantityPlace,
  QuantityShape,
  QuantityTables,
  ResultChoice,
} from "../quantity-tables.ts";
export { decoded, decodedPool, decodedWebSocket } from "./decoded.ts";
export type {
  DecodedOwnRpcClient,
  DecodedOwnRpcPool,
  DecodedOwnRpcWebSocketClient,
  DecodedRpcClient,
  DecodedRpcPool,
  DecodedRpcRequest,
  DecodedRpcWebSocketClient,
} from "./decoded-client.ts";
export { decodedEvents } from "./decoded-events.ts";
export type { Gap, HeadEvent, LogEvent } from "./decoded-events.ts";
