export type { CorsOptions } from "./access/cors.ts";
export type { AdminOptions } from "./command/admin/admin-options.ts";
export type { ConsoleOptions } from "./command/console/console-options.ts";
export type { CertificateFiles, CertificatePair, TlsOptions } from "./command/certificate.ts";
export type { Credentials, NodeAccess } from "./command/credentials.ts";
export { createGateway } from "./command/create-gateway.ts";
export type { Gateway } from "./command/gateway.ts";
export type { Protocol } from "./generated/catalog.ts";
export { defaultLimits } from "./options/limits.ts";
export type { Limits } from "./options/limits.ts";
export type { LogEntry } from "./observe/log.ts";
export type { FixedCredentials } from "./command/fixed-credentials.ts";
export type {
  CreateMcpHandler,
  McpHandler,
  McpRequest,
  McpResponse,
  SharedTexts,
} from "./surfaces/mcp/mcp-handler.ts";
export type { Fault, FixtureCase, Fixtures, VenueOptions } from "./options/test-options.ts";
export type { GatewayOptions, MetricsOptions } from "./command/options.ts";
export type { AdapterName } from "./options/network-options.ts";
export type {
  AnvilPart,
  NetworkName,
  NetworkOption,
  NetworkOptions,
  NetworkPart,
  NetworksOption,
  PartOptions,
  Readiness,
  RecordedPart,
  UpstreamBudget,
  UpstreamLimits,
  UpstreamMethods,
  UpstreamOptions,
  UpstreamsPart,
} from "./options/network-options.ts";
