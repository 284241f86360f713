import { ChannelCredentials, type ChannelOptions, type experimental } from "@grpc/grpc-js";
import { openTunnel, type Proxy } from "@node-access/transport/proxy";

type Connector = ReturnType<ChannelCredentials["_createSecureConnector"]>;

/**
 * Channel credentials for connections through a proxy. grpc-js connects to the proxy and passes the socket to these
 * credentials. They open the tunnel, and the inner credentials encrypt the connection through it.
 *
 * grpc-js's own CONNECT would leave a socket open if the proxy never responds.
 */
export class TunnelCredentials extends ChannelCredentials {
  readonly #inner: ChannelCredentials;
  readonly #proxy: Proxy;
  readonly #target: string;

  /**
   * @param inner - The credentials that encrypt the connection to the server.
   * @param target - The server: `host:port`.
   */
  constructor(inner: ChannelCredentials, proxy: Proxy, target: string) {
    super();
    this.#inner = inner;
    this.#proxy = proxy;
    this.#target = target;
  }

  override _isSecure(): boolean {
    // oxlint-disable-next-line no-underscore-dangle -- grpc-js names it so.
    return this.#inner._isSecure();
  }

  override _equals(other: ChannelCredentials): boolean {
    return this === other;
  }

  override _createSecureConnector(target: experimental.GrpcUri, options: ChannelOptions): Connector {
    // oxlint-disable-next-line no-underscore-dangle -- grpc-js names it so.
    const inner = this.#inner._createSecureConnector(target, options);
    return {
      connect: async (socket) => inner.connect(await openTunnel(socket, this.#proxy, this.#target)),
      waitForReady: () => inner.waitForReady(),
      getCallCredentials: () => inner.getCallCredentials(),
      destroy: () => inner.destroy(),
    };
  }
}
