import type { Authorized, Wire } from "@node-access/auth";
import { connectionError } from "@node-access/transport";
import type {
  EngineSocket,
  ConnectFailure,
  SocketRequest,
  WebSocketEngine,
} from "@node-access/transport/web-socket";
import { soonest } from "../pool/choose-endpoint.ts";
import type { EndpointHealth } from "../pool/endpoint-health.ts";

/** One endpoint of a pool of sockets. */
export interface SocketEndpoint {
  readonly authorized: Authorized;
  readonly health: EndpointHealth;
}

/** A socket that is open. */
export interface PoolSocket {
  readonly endpoint: SocketEndpoint;
  /** Gives it up. Where the next one is opened, the endpoints' health decides. */
  leave(): void;
}

/** Milliseconds: an endpoint that takes no connection is left alone at once, for as long as its health says. */
const AT_ONCE = 1;

/** Milliseconds after which a socket that still brings messages speaks for its endpoint: one that soon loses each is none to stay at. */
const STEADY = 10_000;

/** Opens each socket at the first endpoint, in their order, that is healthy and takes it. */
export class PoolEngine implements WebSocketEngine {
  readonly #endpoints: readonly SocketEndpoint[];
  readonly #engine: WebSocketEngine;
  readonly #redact: (text: string) => string;
  readonly #onOpened: () => void;
  #current: PoolSocket | undefined;

  /**
   * @param engine - Opens a socket at one endpoint.
   * @param redact - Removes the secrets of all of them.
   * @param onOpened - Told of each open socket.
   */
  constructor(
    endpoints: readonly SocketEndpoint[],
    engine: WebSocketEngine,
    redact: (text: string) => string,
    onOpened: () => void,
  ) {
    this.#endpoints = endpoints;
    this.#engine = engine;
    this.#redact = redact;
    this.#onOpened = onOpened;
  }

  get sendsHeaders(): boolean {
    return this.#engine.sendsHeaders;
  }

  /** The socket that is open, if one is. */
  get current(): PoolSocket | undefined {
    return this.#current;
  }

  async open(request: SocketRequest): Promise<EngineSocket | ConnectFailure> {
    const left = new Set(this.#endpoints);
    for (;;) {
      const endpoint = [...left].find(({ health }) => health.isReady) ?? soonest([...left]);
      left.delete(endpoint);
      const at = {
        operation: { name: "connect" },
        endpoint: endpoint.authorized.endpoint,
        redact: this.#redact,
        sent: false,
      };
      const opened = await this.#openAt(endpoint, at, request);
      if (typeof opened !== "function") return opened;
      const { aborted, reason } = request.signal;
      // Nobody needs the socket any more, which says nothing about the endpoint.
      if (aborted && reason(at).code === "CLOSED") endpoint.health.release();
      else endpoint.health.fail(AT_ONCE);
      if (left.size === 0 || aborted) return opened;
    }
  }

  async #openAt(
    endpoint: SocketEndpoint,
    at: Parameters<ConnectFailure>[0],
    request: SocketRequest,
  ): Promise<EngineSocket | ConnectFailure> {
    const { authorized, health } = endpoint;
    let closing = false;
    let socket: PoolSocket | undefined;
    const steady = performance.now() + STEADY;
    health.begin();
    const openWith = (wire: Wire): Promise<EngineSocket | ConnectFailure> =>
      this.#engine.open({
        ...request,
        wire,
        onMessage: (data) => {
          if (!closing && performance.now() >= steady) health.succeed();
          request.onMessage(data);
        },
        onClose: (closure) => {
          if (this.#current === socket) this.#current = undefined;
          if (!closing) health.fail();
          request.onClose(closure);
        },
      });
    try {
      const wire = authorized.reveal();
      const opened = await (wire.renew?.(openWith, at) ?? openWith(wire));
      if (typeof opened === "function") return ({ operation }) => opened({ ...at, operation });
      const leave = (): void => {
        closing = true;
        opened.terminate();
      };
      this.#current = socket = { endpoint, leave };
      this.#onOpened();
      return {
        send: (text) => opened.send(text),
        ...(opened.ping && { ping: () => opened.ping?.() }),
        close() {
          closing = true;
          return opened.close();
        },
        terminate: () => {
          // It gave no sign of life.
          health.fail(AT_ONCE);
          leave();
        },
      };
    } catch (error) {
      return ({ operation }) => connectionError({ ...at, operation }, error);
    }
  }
}
