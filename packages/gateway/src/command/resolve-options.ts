import { invalidArgument } from "@node-access/auth";
import { defaultStaleness, type StalenessOptions } from "../access/database-contact.ts";
import { checkProxies } from "../access/proxies.ts";
import { checkOrigins } from "../options/check-options.ts";
import { defaultLimits, type Limits } from "../options/limits.ts";
import { checkDeclaredMethods } from "../router/networks/check-methods.ts";
import { checkNetworks } from "../router/networks/check-networks.ts";
import { isPostgres } from "../state/is-postgres.ts";
import { keyFromText } from "../state/vault-key.ts";
import { readCertificate } from "./certificate.ts";
import { checkConfig } from "./config/check-config.ts";
import { checkConsoleOptions } from "./console/console-options.ts";
import { checkStreamsOptions } from "./check-streams-options.ts";
import { checkFixedCredentials } from "./fixed-credentials.ts";
import { isLocal } from "./host.ts";
import type { GatewayOptions } from "./options.ts";

/** The options with all defaults filled in. */
export type ResolvedOptions = GatewayOptions &
  Required<Pick<GatewayOptions, keyof typeof defaults>> & {
    readonly limits: Limits;
    readonly state: Required<StalenessOptions>;
  };

const defaults = {
  port: 0,
  grpcPort: 0,
  host: "127.0.0.1",
  database: ":memory:",
  trustedProxies: ["loopback"],
  insecureHttp: false,
  accessLog: 0,
  telemetry: false,
  cors: { origins: [] },
  readiness: "all",
  allowMethods: [],
  safeMethods: [],
  venue: {},
  streams: {},
  geyserRate: 0,
  blockTime: 1_000,
  seed: "node-access",
  fixtures: {},
  faults: [],
} as const;

/** Fills in the defaults of a gateway's options, or throws NodeAccessError `INVALID_ARGUMENT`. */
export function resolveOptions(input: GatewayOptions): ResolvedOptions {
  const { log, mcp, ...config } = Object(input) as GatewayOptions;
  for (const [name, value] of Object.entries({ log, mcp }))
    if (value !== undefined && typeof value !== "function")
      throw invalidArgument(name, "a function", typeof value);
  checkConfig(typeof input === "object" && input && !Array.isArray(input) ? config : input);
  // Undefined values count as omitted.
  const options: GatewayOptions = Object.fromEntries(
    Object.entries(input).filter(([, value]) => value !== undefined),
  );
  checkRest(options);
  const resolved: ResolvedOptions = {
    ...defaults,
    ...options,
    limits: { ...defaultLimits, ...options.limits },
    state: { ...defaultStaleness, ...options.state },
  };
  const { maxStaleness, maxStalenessInUse } = resolved.state;
  if (maxStalenessInUse < maxStaleness) {
    const expected = `at least state.maxStaleness, which is ${maxStaleness}`;
    throw invalidArgument("state.maxStalenessInUse", expected, String(maxStalenessInUse));
  }
  checkHost(resolved);
  for (const [name, limit] of Object.entries(resolved.limits)) {
    // Only the drain period may be zero.
    if (!Number.isFinite(limit) || limit < 0 || (limit === 0 && name !== "drain"))
      throw invalidArgument(`limits.${name}`, "a number above 0", String(limit));
    if (times.has(name) && limit > maxTime)
      throw invalidArgument(`limits.${name}`, `at most ${maxTime} milliseconds`, String(limit));
  }
  return resolved;
}

/** The limits that are milliseconds. */
const times: ReadonlySet<string> = new Set<keyof Limits>([
  "requestTimeout",
  "lightTimeout",
  "standardTimeout",
  "upstreamTimeout",
  "stallTimeout",
  "filterIdle",
  "pingInterval",
  "webSocketIdle",
  "drain",
  "shutdown",
]);

/** Timers with more than 2^31 milliseconds end at once. */
const maxTime = 2_000_000_000;

/** Checks the options as far as their schema cannot. */
function checkRest({ tls, cors, credentials, networks, console, streams, ...options }: GatewayOptions): void {
  checkStreamsOptions(streams);
  if (console !== undefined) checkConsoleOptions(console, tls !== undefined);
  if (tls !== undefined) readCertificate(tls);
  if (cors !== undefined && cors.origins !== "*") checkOrigins("cors.origins", cors.origins);
  if (options.database !== undefined) checkDatabase(options.database);
  if (options.databaseSchema !== undefined) checkSchema(options.databaseSchema);
  if (options.trustedProxies !== undefined) checkProxies(options.trustedProxies);
  if (credentials !== undefined) checkFixedCredentials(credentials);
  const declared = { allowed: options.allowMethods ?? [], safe: options.safeMethods ?? [] };
  checkDeclaredMethods(declared);
  if (networks !== undefined) checkNetworks(networks, declared);
  for (const name of ["counters", "cache", "publicUrl"] as const) {
    const url = options[name];
    if (url !== undefined && !URL.canParse(url))
      throw invalidArgument(name, "a URL", "a text that is not a URL");
  }
  for (const name of ["key", "formerKey"] as const) {
    const key = options[name];
    if (key === undefined) continue;
    if (options[`${name}File`] !== undefined)
      throw invalidArgument(name, `one of ${name} and ${name}File`, "both");
    keyFromText(name, key);
  }
}

/** As the name of a file, errors would show the password in the URL of another database. */
function checkDatabase(database: string): void {
  const [, scheme] = /^([a-z][a-z0-9+.-]*):\/\//i.exec(database) ?? [];
  if (scheme === undefined) return;
  if (!isPostgres(database)) {
    const received = `a ${scheme.toLowerCase()}:// URL`;
    throw invalidArgument("database", "a file, :memory: or a postgres:// URL", received);
  }
  if (URL.canParse(database)) return;
  const expected = "postgres://user:password@host:port/database, with %xx for special characters";
  throw invalidArgument("database", expected, "a text that is not a URL");
}

function checkSchema(schema: string): void {
  if (/^[a-z_][a-z0-9_]{0,62}$/.test(schema)) return;
  const expected = "a name of lower-case letters, digits and underscores";
  throw invalidArgument("databaseSchema", expected, schema);
}

function checkHost({ host, tls, publicUrl, insecureHttp, trustedProxies }: ResolvedOptions): void {
  if (tls || insecureHttp || isLocal(host)) return;
  if (publicUrl === undefined) {
    const expected =
      "a loopback address, or else tls (--cert), publicUrl (--public-url, if a proxy terminates TLS) or insecureHttp (--insecure-http)";
    throw invalidArgument("host", expected, host);
  }
  if (trustedProxies.join() === "loopback")
    throw invalidArgument(
      "trustedProxies",
      "the addresses of the proxies that terminate TLS",
      "loopback alone",
    );
}
