import type { NetworksOption } from "../contract/network-options.ts";
import type { Reloaded } from "../contract/reloaded.ts";
import type { StoredOrganization } from "../state/tables/organizations.ts";
import type { Credentials } from "./credentials.ts";

/** A running gateway. */
export interface Gateway<First extends Credentials<never> | undefined = Credentials<never> | undefined> {
  /** `http(s)://host:port` for management, JSON-RPC, REST and, with `ws`, WebSocket. */
  readonly url: string;
  /** `host:port` for gRPC. `@node-access/grpc` takes it with `http://` before it, or alone if the gateway has TLS. */
  readonly grpcUrl: string;
  /** `http(s)://host:port` of the admin API; nothing without the option `admin`. */
  readonly adminUrl: string | undefined;
  /** `http(s)://host:port` of the console; nothing without the option `console`. */
  readonly consoleUrl: string | undefined;
  /** `http://host:port/metrics`, in Prometheus's format; nothing without the option `metrics`. */
  readonly metricsUrl: string | undefined;
  /** What the first start made; nothing at a later start. */
  readonly credentials: First;
  /**
   * Makes another organization with a user, an API key and a node for each protocol.
   *
   * @param name - Its name, which no other organization has.
   * @throws NodeAccessError `INVALID_ARGUMENT` if another one has it.
   */
  addOrganization(name: string): Promise<NonNullable<First>>;
  /**
   * Serves other networks, or the same ones from other upstreams. Calls in flight continue, and so do WebSockets and subscriptions where
   * only a part's upstreams change; others are closed with 1012, to be opened again.
   *
   * @param networks - As the option; without it, the gateway is a test gateway.
   * @throws NodeAccessError `INVALID_ARGUMENT` with what is wrong. Nothing changes then.
   */
  reload(networks?: NetworksOption): Promise<void>;
  /** Takes nothing new, finishes what is in flight, and ends what was started. */
  close(): Promise<void>;
}

/** A gateway as the command has it. */
export interface StartedGateway extends Gateway {
  /** Makes an organization unless there is one of its name, which is returned then. */
  ensureOrganization(name: string): Promise<Credentials<never> | StoredOrganization>;
  /** Reads the config again; nothing if there is none. */
  readonly reloadConfig: (() => Promise<Reloaded>) | undefined;
  /** Says at `/readyz` that no more should come, for as long as the limit `drain` says, and serves what comes meanwhile. */
  drain(): Promise<void>;
}
