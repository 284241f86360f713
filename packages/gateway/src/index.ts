export type { CorsOptions } from "./access/cors.ts";
export type { AdminOptions } from "./command/admin/admin-options.ts";
export type { ConsoleOptions } from "./command/console/console-options.ts";
export type { CertificateFiles, CertificatePair, TlsOptions } from "./command/certificate.ts";
export type { Credentials, NodeAccess } from "./command/credentials.ts";
export { createGateway } from "./command/create-gateway.ts";
export type { Gateway } from "./command/gateway.ts";
export type { Protocol } from "./generated/catalog.ts";
export { defaultLimits } from "./codec/limits.ts";
export type { Limits } from "./codec/limits.ts";
export type { LogEntry } from "./observe/log.ts";
export type { FixedCredentials } from "./command/fixed-credentials.ts";
export type {
  CreateMcpHandler,
  McpHandler,
  McpRequest,
  McpResponse,
  SharedTexts,
} from "./codec/mcp-handler.ts";
export type { Fault, FixtureCase, Fixtures } from "./codec/test-options.ts";
export type { MetricsOptions } from "./command/metrics-options.ts";
export type { GatewayOptions } from "./command/options.ts";
export type { AdapterName } from "./codec/adapter-name.ts";
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
} from "./codec/network-options.ts";
export type { VenueOptions } from "./codec/venue-options.ts";
