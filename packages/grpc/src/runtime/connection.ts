import { Channel, connectivityState, credentials, experimental, type ChannelOptions } from "@grpc/grpc-js";
import type { CallOptions } from "@node-access/transport";
import { readProxy } from "@node-access/transport/proxy";
import type { GrpcEndpoint } from "./endpoint.ts";
import { TunnelCredentials } from "./tunnel-credentials.ts";

export interface ConnectionSettings {
  readonly endpoint: GrpcEndpoint;
  /** PEM certificates to trust in place of the platform's. */
  readonly rootCertificates: Buffer | undefined;
  /** The option `proxy`. */
  readonly proxy: string | undefined;
}

/** The scheme of grpc-js targets whose sockets end with their {@link Connection}. */
const SCHEME = "node-access";

/** The channel option that holds the address to connect to, with the signal that destroys the sockets. */
const ADDRESS = "node-access.address";

/** Maximum size of a message in bytes: by default 64 MiB, and never more than gRPC's length prefix can express. */
export function responseLimit({ maxResponseBytes = 64 * 1024 * 1024 }: CallOptions): number {
  return Math.min(maxResponseBytes, 0x7fffffff);
}

/**
 * A grpc-js channel whose sockets can be destroyed at any time, even during a handshake. Otherwise, a server that accepts
 * a connection and never finishes the handshake would keep the socket, and so the process, alive long after its calls ended.
 */
export class Connection {
  readonly channel: Channel;
  readonly #sockets = new AbortController();
  #attempts = 0;
  #settled: Promise<void> | undefined;

  /**
   * @param limit - Maximum size of a received message in bytes.
   * @throws NodeAccessError `INVALID_ARGUMENT` if the option `proxy` is invalid.
   */
  constructor({ endpoint, rootCertificates, proxy: option }: ConnectionSettings, limit: number) {
    const { target, secure } = endpoint;
    const proxy = readProxy(option, new URL(`${secure ? "https" : "http"}://${target}`));
    const direct = secure ? credentials.createSsl(rootCertificates) : credentials.createInsecure();
    const { host, port = 443 } = experimental.splitHostPort(target) ?? { host: target };
    const address = proxy ? { host: proxy.hostname, port: proxy.port } : { host, port };
    const { signal } = this.#sockets;
    this.channel = new Channel(
      `${SCHEME}:${target}`,
      proxy ? new TunnelCredentials(direct, proxy, target) : direct,
      {
        [ADDRESS]: {
          ...address,
          // grpc-js may connect once more after it was closed. Node opens a socket whose signal has aborted before.
          get signal() {
            signal.throwIfAborted();
            return signal;
          },
        },
        "grpc.max_receive_message_length": limit,
        // grpc-js would use the environment's proxy even if the option is not set.
        "grpc.enable_http_proxy": 0,
        // Clients that share a connection could not end it by themselves.
        "grpc.use_local_subchannel_pool": 1,
        // Statistics for a debugging service that this process does not offer.
        "grpc.enable_channelz": 0,
        // Retries follow the idempotency in the spec, which grpc-js does not know.
        "grpc.enable_retries": 0,
        "grpc.initial_reconnect_backoff_ms": 150,
        "grpc.max_reconnect_backoff_ms": 5_000,
        // Detects a connection that died silently. While no call runs, no ping is sent.
        "grpc.keepalive_time_ms": 60_000,
        "grpc.keepalive_timeout_ms": 20_000,
      },
    );
  }

  /** Whether a call that starts now is sent immediately. */
  get isReady(): boolean {
    return this.channel.getConnectivityState(false) === connectivityState.READY;
  }

  /** Counts an attempt that needs this connection, until {@link release}. */
  acquire(): void {
    this.#attempts += 1;
  }

  /** @returns whether the connection can be destroyed: no attempt waits for it, and it is not ready. */
  release(): boolean {
    this.#attempts -= 1;
    return this.#attempts === 0 && !this.isReady;
  }

  /** Waits until the connection is ready or has failed. After a failure, the next call fails too, with the reason as its status. */
  settled(): Promise<void> {
    this.#settled ??= new Promise((resolve) => {
      const check = (): void => {
        // A channel connects on request even after it was closed.
        const state = this.channel.getConnectivityState(!this.#sockets.signal.aborted);
        if (state === connectivityState.IDLE || state === connectivityState.CONNECTING) {
          this.channel.watchConnectivityState(state, Infinity, check);
          return;
        }
        this.#settled = undefined;
        resolve();
      };
      check();
    });
    return this.#settled;
  }

  /** Destroys the sockets, whatever they are doing. */
  destroy(): void {
    this.#sockets.abort();
    this.channel.close();
  }
}

/**
 * A resolver that returns a single address, whose name `net.connect` looks up. grpc-js passes the address object to
 * `net.connect` unchanged, and so also its signal.
 */
class SingleAddress implements experimental.Resolver {
  readonly #address: { host: string; port: number; signal: AbortSignal };
  readonly #listener: experimental.ResolverListener;
  #isReported = false;

  constructor(
    _target: experimental.GrpcUri,
    listener: experimental.ResolverListener,
    options: ChannelOptions,
  ) {
    this.#address = options[ADDRESS];
    this.#listener = listener;
  }

  updateResolution(): void {
    // The address never changes. If it were reported after each failure, grpc-js would connect again without a pause.
    if (this.#isReported) return;
    this.#isReported = true;
    process.nextTick(() => {
      const endpoints = experimental.statusOrFromValue([{ addresses: [this.#address] }]);
      if (this.#isReported) this.#listener(endpoints, {}, null, "");
    });
  }

  destroy(): void {
    this.#isReported = false;
  }

  static getDefaultAuthority({ path }: experimental.GrpcUri): string {
    return path;
  }
}

experimental.registerResolver(SCHEME, SingleAddress);
