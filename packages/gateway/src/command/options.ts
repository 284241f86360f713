import type { CorsOptions } from "../access/cors.ts";
import type { StalenessOptions } from "../access/database-contact.ts";
import type { Limits } from "../options/limits.ts";
import type { StreamsOptions } from "../delivery/streams-options.ts";
import type { CreateMcpHandler } from "../surfaces/mcp/mcp-handler.ts";
import type { NetworksOption, Readiness } from "../options/network-options.ts";
import type { Fault, Fixtures, VenueOptions } from "../options/test-options.ts";
import type { LogEntry } from "../observe/log.ts";
import type { AdminOptions } from "./admin/admin-options.ts";
import type { TlsOptions } from "./certificate.ts";
import type { ConsoleOptions } from "./console/console-options.ts";
import type { FixedCredentials } from "./fixed-credentials.ts";

/** The options of a gateway. */
export interface GatewayOptions {
  /**
   * The port for HTTP and WebSocket; 0 for any free one. Default: 0.
   *
   * @asType integer
   * @minimum 0
   * @maximum 65535
   * @expected a port, from 0 to 65535
   */
  readonly port?: number;
  /**
   * The port for gRPC; 0 for any free one. Default: 0.
   *
   * @asType integer
   * @minimum 0
   * @maximum 65535
   * @expected a port, from 0 to 65535
   */
  readonly grpcPort?: number;
  /** The address to listen on. Default: `127.0.0.1`. Another one needs `tls`, `publicUrl` with `trustedProxies`, or `insecureHttp`. */
  readonly host?: string;
  /**
   * A SQLite file, `:memory:`, or `postgres://user:password@host:port/database`, which several gateways may share. TLS is libpq's
   * `sslmode` and `sslrootcert` in the URL: `?sslmode=verify-full&sslrootcert=/path/authority.pem`. Default: `:memory:`.
   */
  readonly database?: string;
  /**
   * The schema of the tables in Postgres, created if it does not exist. Default:
   * the first schema of the account's search path.
   */
  readonly databaseSchema?: string;
  /**
   * Maximum concurrent connections to Postgres, from 2 to 1,000. Default: 10.
   *
   * @asType integer
   * @minimum 2
   * @maximum 1000
   * @expected an integer from 2 to 1000
   */
  readonly databasePoolSize?: number;
  /** How long the gateway accepts credentials while it cannot reach its Postgres. */
  readonly state?: StalenessOptions;
  /**
   * A file with the key that encrypts stored secrets: 32 bytes, or the same in base64.
   * Default for SQLite: the database's file with `.key` appended, which the first start creates.
   * Postgres has no default: set `keyFile` or `key`.
   */
  readonly keyFile?: string;
  /** The key itself, instead of `keyFile`: 32 bytes in base64. */
  readonly key?: string;
  /**
   * A file with the previous key, before the one in `keyFile` or `key`. Secrets that it encrypts are
   * encrypted with the new key in the background. The log says when this is done,
   * and the previous key can be removed.
   */
  readonly formerKeyFile?: string;
  /** The previous key itself, instead of `formerKeyFile`: 32 bytes in base64. */
  readonly formerKey?: string;
  /**
   * `redis://` or `rediss://` URL of a Valkey or Redis in which gateways that share a database count
   * requests. Default: the shared Postgres.
   *
   * @pattern ^rediss?://
   * @expected a redis:// or rediss:// URL
   */
  readonly counters?: string;
  /**
   * `redis://` or `rediss://` URL of a Valkey or Redis in which gateways share cached results that can no
   * longer change. The gateways need the same key, which signs the results. If it is slow or unavailable, gateways work without
   * it. Default: each gateway process has only its own cache.
   *
   * @pattern ^rediss?://
   * @expected a redis:// or rediss:// URL
   */
  readonly cache?: string;
  /** The certificate for HTTPS, WSS and gRPC over TLS: in PEM, or files that are reread when they change. */
  readonly tls?: TlsOptions;
  /**
   * The `https://` URL that callers use, shown in node records. Without `tls`, a proxy must terminate TLS
   * there and set `X-Forwarded-Proto: https`.
   *
   * @pattern ^https://[^/]
   * @expected the https:// URL that callers use
   */
  readonly publicUrl?: string;
  /**
   * Proxies whose `X-Forwarded-Proto` and `X-Forwarded-For` headers are trusted: IP addresses,
   * ranges such as `10.0.0.0/8`, or the names `loopback`, `linklocal` and `uniquelocal` (private networks).
   * Default: `["loopback"]`.
   */
  readonly trustedProxies?: readonly string[];
  /**
   * Which web pages may call the gateway. A key or credential can have its own origins. Default:
   * `{ origins: [] }`, none.
   */
  readonly cors?: CorsOptions;
  /**
   * Serves plain HTTP on any address. Credentials can be read in transit: only for private networks.
   * Default: `false`.
   */
  readonly insecureHttp?: boolean;
  /**
   * What serves each network, by its name, such as `ethereum-mainnet`, and part: upstreams,
   * or in tests a simulator. Networks and parts that are omitted are off. Default: a test gateway,
   * where simulators and development nodes serve every network.
   */
  readonly networks?: NetworksOption;
  /**
   * When `/readyz` responds 503 because of upstreams. `all`: if any part that has upstreams has no usable one.
   * `any`: if none of these parts has a usable one. `none`: never. Default: `all`.
   */
  readonly readiness?: Readiness;
  /**
   * Methods, or namespaces such as `evm_*`, that are allowed in addition to those in the specs.
   * Default: none.
   */
  readonly allowMethods?: readonly string[];
  /**
   * Methods that are not in the specs, or namespaces such as `bor_*`, that only read:
   * a call that gets no response may be retried, also at another upstream. All other methods that are not in
   * the specs are sent once. This does not allow any method: see `allowMethods`. Default: none.
   */
  readonly safeMethods?: readonly string[];
  /** How the trading venue behaves without an upstream. */
  readonly venue?: VenueOptions;
  /** What streams of events may do. Default: they deliver only to public addresses, and write no files. */
  readonly streams?: StreamsOptions;
  /**
   * Generated transactions per second that Geyser streams without an upstream, in addition to those that
   * were sent to its node, for load tests. JSON-RPC does not show them. Default: 0.
   *
   * @minimum 0
   * @maximum 100000
   * @expected a number from 0 to 100000
   */
  readonly geyserRate?: number;
  /**
   * The chain id of simulated EVM nodes, and of anvils whose arguments set none. Default: the network's,
   * and 31337 for anvils.
   *
   * @asType integer
   * @minimum 1
   * @maximum 9007199254740991
   * @expected a whole number above 0
   */
  readonly chainId?: number;
  /**
   * Milliseconds between two blocks of EVM, beacon and Starknet nodes without an upstream, from 10 to 3,600,000.
   * Default: 1,000.
   *
   * @minimum 10
   * @maximum 3600000
   * @expected milliseconds from 10 to 3600000
   */
  readonly blockTime?: number;
  /** Tests with the same seed get the same simulated blocks and the same faults. Default: `node-access`. */
  readonly seed?: string;
  /**
   * Credentials that the first start gives to the first organization and its nodes, for tests.
   * Default: random ones.
   */
  readonly credentials?: FixedCredentials;
  /** Responses to operations by name, for tests; not for gRPC and subscriptions. Default: none. */
  readonly fixtures?: Fixtures;
  /** Faults to inject into calls to nodes, for tests. The first that applies fails the call; delays add up. Default: none. */
  readonly faults?: readonly Fault[];
  /**
   * A file to record upstream responses in, for `{ recorded: file }` to replay. An existing file is replaced. It holds params,
   * results and bodies, but no addresses and credentials. Default: none.
   */
  readonly record?: string;
  /** Default: those of `defaultLimits`. */
  readonly limits?: Partial<Limits>;
  /** The admin API, which manages API keys and credentials. Default: none. */
  readonly admin?: AdminOptions;
  /** The console, which operators open in a browser. Default: none. */
  readonly console?: ConsoleOptions;
  /** Metrics for Prometheus, on a port of their own. Default: none. */
  readonly metrics?: MetricsOptions;
  /**
   * Serves the Model Context Protocol at `/mcp` to callers with a node's token or an API key: `createMcpHandler` of `@node-access/cli`.
   * Its tools call the gateway with the caller's credential, so they can do what the caller can. Default: none.
   */
  readonly mcp?: CreateMcpHandler;
  /**
   * The share of calls that are logged, from 0 to 1. Failed calls are always logged,
   * unless the share is 0. Default: 0.
   *
   * @minimum 0
   * @maximum 1
   * @expected a share of calls, from 0 to 1
   */
  readonly accessLog?: number;
  /**
   * Creates traces and metrics through the OpenTelemetry API. In a program, they go to the SDK that the
   * program has set up before. The command sets up an SDK itself (`@opentelemetry/sdk-node`,
   * which must be installed). Default: `false`; for the command, whether the environment's `OTEL_*` variables
   * name an exporter.
   */
  readonly telemetry?: boolean;
  /** Receives each log entry. Its errors are ignored. Default: no log. */
  readonly log?: (entry: LogEntry) => void;
}

/** The address of the metrics for Prometheus. */
export interface MetricsOptions {
  /**
   * The port; 0 for any free one. Default: 0.
   *
   * @asType integer
   * @minimum 0
   * @maximum 65535
   * @expected a port, from 0 to 65535
   */
  readonly port?: number;
  /**
   * The address to listen on. Default: `127.0.0.1`. Metrics hold no secrets, but names of networks,
   * upstreams and methods.
   */
  readonly host?: string;
}
