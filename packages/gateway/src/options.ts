import { invalidArgument, isLoopback } from "@node-access/auth";
import { type Protocol, protocols } from "./generated/catalog.ts";
import { defaultLimits, type Limits } from "./limits.ts";
import type { LogEntry } from "./log.ts";
import type { NodeSources } from "./upstream/source-options.ts";
import type { VenueOptions } from "./venue/venue.ts";

/** How a gateway is made. */
export interface GatewayOptions {
  /** The port for HTTP and WebSocket; 0 for any free one. Default: 0. */
  readonly port?: number;
  /** The port for gRPC; 0 for any free one. Default: 0. */
  readonly grpcPort?: number;
  /** The address to listen on. Default: `127.0.0.1`. Another one needs `tls` or `publicUrl`. */
  readonly host?: string;
  /** The database's file, or `:memory:`. Default: `:memory:`. */
  readonly database?: string;
  /** The file with the key that node credentials are encrypted with. Default: the database's file and `.key`. */
  readonly keyFile?: string;
  /** Certificate chain and private key in PEM, for HTTPS, WSS and gRPC over TLS. */
  readonly tls?: { readonly cert: string; readonly key: string };
  /** The `https://` URL of the proxy in front, which ends TLS and sets `X-Forwarded-Proto`. */
  readonly publicUrl?: string;
  /** Where nodes get their answers, by protocol and part. Stored; what is not given stays as stored. */
  readonly upstreams?: { readonly [Name in Protocol]?: NodeSources };
  /** Methods, or namespaces as `evm_*`, that are allowed beyond those of the specs. Default: none. */
  readonly allowMethods?: readonly string[];
  /** What the trading venue is like where it has no upstream. */
  readonly venue?: VenueOptions;
  /** Transactions a second that Geyser streams where it has no upstream. Default: 10. */
  readonly geyserRate?: number;
  /** Default: {@link defaultLimits}. */
  readonly limits?: Partial<Limits>;
  /** Takes what happens, one entry at a time. Default: nobody. */
  readonly log?: (entry: LogEntry) => void;
}

/** A slot with more transactions would be larger than what subscribers take as one block. */
const mostGeyserRate = 100_000;

/** Options with nothing left open. */
export type ResolvedOptions = Required<
  Omit<GatewayOptions, "tls" | "publicUrl" | "log" | "keyFile" | "limits">
> &
  Pick<GatewayOptions, "tls" | "publicUrl" | "log" | "keyFile"> & { readonly limits: Limits };

/** @throws NodeAccessError `INVALID_ARGUMENT` for an option that is wrong, `INSECURE_ENDPOINT` never: plain HTTP for others is refused as an argument. */
export function resolveOptions(options: GatewayOptions): ResolvedOptions {
  const resolved: ResolvedOptions = {
    port: 0,
    grpcPort: 0,
    host: "127.0.0.1",
    database: ":memory:",
    upstreams: {},
    allowMethods: [],
    venue: {},
    geyserRate: 10,
    ...options,
    limits: { ...defaultLimits, ...options.limits },
  };
  checkPort("port", resolved.port);
  checkPort("grpcPort", resolved.grpcPort);
  checkHost(resolved);
  const { geyserRate } = resolved;
  if (!(geyserRate >= 0 && geyserRate <= mostGeyserRate)) {
    throw invalidArgument("geyserRate", `a number from 0 to ${mostGeyserRate}`, String(geyserRate));
  }
  for (const protocol of Object.keys(resolved.upstreams)) {
    if (!(protocol in protocols)) {
      throw invalidArgument(
        `upstreams.${protocol}`,
        `one of ${Object.keys(protocols).join(", ")}`,
        "another name",
      );
    }
  }
  for (const [name, limit] of Object.entries(resolved.limits)) {
    if (!Number.isFinite(limit) || limit <= 0)
      throw invalidArgument(`limits.${name}`, "a number above 0", String(limit));
  }
  return resolved;
}

function checkPort(path: string, port: number): void {
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw invalidArgument(path, "an integer from 0 to 65535", String(port));
  }
}

function checkHost({ host, tls, publicUrl }: ResolvedOptions): void {
  if (publicUrl !== undefined && !(URL.canParse(publicUrl) && new URL(publicUrl).protocol === "https:")) {
    throw invalidArgument("publicUrl", "the https:// URL of the proxy in front", "something else");
  }
  const name = host.includes(":") ? `[${host}]` : host;
  if (!tls && publicUrl === undefined && !isLoopback(name)) {
    const expected = "a loopback address, or else tls (a certificate) or publicUrl (a proxy that ends TLS)";
    throw invalidArgument("host", expected, host);
  }
}
