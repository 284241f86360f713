import type { NetworksOption } from "../options/network-options.ts";
import type { Reloaded } from "../surfaces/admin/admin-call.ts";
import type { StoredOrganization } from "../state/tables/organizations.ts";
import type { Credentials } from "./credentials.ts";
import type { ReportUnhandled } from "./unhandled-errors.ts";

/** A running gateway. */
export interface Gateway<First extends Credentials<never> | undefined = Credentials<never> | undefined> {
  /** `http(s)://host:port` for management, JSON-RPC, REST and, with `ws`, WebSocket. */
  readonly url: string;
  /**
   * `host:port` for gRPC. `@node-access/grpc` accepts it with `http://` before it,
   * or alone if the gateway has TLS.
   */
  readonly grpcUrl: string;
  /** `http(s)://host:port` of the admin API; `undefined` without the option `admin`. */
  readonly adminUrl: string | undefined;
  /** `http(s)://host:port` of the console; `undefined` without the option `console`. */
  readonly consoleUrl: string | undefined;
  /** `http://host:port/metrics`, in Prometheus's format; `undefined` without the option `metrics`. */
  readonly metricsUrl: string | undefined;
  /** The credentials that the first start created; `undefined` at a later start. */
  readonly credentials: First;
  /**
   * Creates another organization with a user, an API key and a node for each protocol.
   *
   * @param name - Its name, which must be unique.
   * @throws NodeAccessError `INVALID_ARGUMENT` if another organization has the name.
   */
  addOrganization(name: string): Promise<NonNullable<First>>;
  /**
   * Serves other networks, or the same ones from other upstreams. Calls in flight continue,
   * and so do WebSockets and subscriptions if only a part's upstreams change; other WebSockets are closed
   * with 1012, so that callers reconnect.
   *
   * @param networks - As the option; without it, the gateway is a test gateway.
   * @throws NodeAccessError `INVALID_ARGUMENT` with what is wrong. Nothing changes then.
   */
  reload(networks?: NetworksOption): Promise<void>;
  /** Accepts no new requests, finishes those in flight, and closes everything that was started. */
  close(): Promise<void>;
}

/** A gateway with the methods that only the command uses. */
export interface StartedGateway extends Gateway {
  /** Creates an organization, or returns the existing one with this name. */
  ensureOrganization(name: string): Promise<Credentials<never> | StoredOrganization>;
  /** Rereads the config; `undefined` if there is none. */
  readonly reloadConfig: (() => Promise<Reloaded>) | undefined;
  /** Makes `/readyz` respond 503 for as long as the limit `drain` says, while requests are still served. */
  drain(): Promise<void>;
  /** Logs and counts an error that nothing has handled. */
  readonly reportUnhandled: ReportUnhandled;
}
