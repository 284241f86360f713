export type { Credentials, NodeAccess } from "./credentials.ts";
export { createGateway } from "./gateway.ts";
export type { Gateway } from "./gateway.ts";
export type { Protocol } from "./generated/catalog.ts";
export { defaultLimits } from "./limits.ts";
export type { Limits } from "./limits.ts";
export type { LogEntry } from "./log.ts";
export type { GatewayOptions } from "./options.ts";
export type { AdapterName } from "./rpc/adapters/adapter-name.ts";
export type {
  AnvilSource,
  NodePart,
  NodeSources,
  RecordedSource,
  Source,
  StandIn,
  UrlSource,
} from "./upstream/source-options.ts";
export type { VenueOptions } from "./venue/venue.ts";
