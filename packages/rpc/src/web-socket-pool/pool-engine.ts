import type { Authorized, Wire } from "@node-access/auth";
import { connectionError } from "@node-access/transport";
import type {
  EngineSocket,
  ConnectFailure,
  SocketRequest,
  WebSocketEngine,
} from "@node-access/transport/web-socket";
import { findSoonest } from "../pool/choose-endpoint.ts";
import type { EndpointHealth } from "../pool/endpoint-health.ts";

export interface SocketEndpoint {
  readonly authorized: Authorized;
  readonly health: EndpointHealth;
}

export interface PoolSocket {
  readonly endpoint: SocketEndpoint;
  /** Closes it. The next one is opened at an endpoint chosen by health. */
  abandon(): void;
}

/** A cooldown that opens the circuit immediately: for an endpoint that accepts no connection. */
const IMMEDIATE = 1;

/** Milliseconds after which messages count as a success: an endpoint may soon lose each socket. */
const STABLE_AFTER = 10_000;

/** Opens each socket at the first healthy endpoint that accepts it. */
export class PoolEngine implements WebSocketEngine {
  readonly #endpoints: readonly SocketEndpoint[];
  readonly #engine: WebSocketEngine;
  readonly #redact: (text: string) => string;
  readonly #onOpened: () => void;
  #current: PoolSocket | undefined;

  /**
   * @param redact - Removes the secrets of all endpoints.
   * @param onOpened - Called when a socket has opened.
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

  get addHeaders(): WebSocketEngine["addHeaders"] {
    return this.#engine.addHeaders;
  }

  /** The open socket, if there is one. */
  get current(): PoolSocket | undefined {
    return this.#current;
  }

  async open(request: SocketRequest): Promise<EngineSocket | ConnectFailure> {
    const untried = new Set(this.#endpoints);
    for (;;) {
      const endpoint = [...untried].find(({ health }) => health.isReady) ?? findSoonest([...untried]);
      untried.delete(endpoint);
      const target = {
        operation: { name: "connect" },
        endpoint: endpoint.authorized.endpoint,
        redact: this.#redact,
        sent: false,
      };
      const opened = await this.#openAt(endpoint, target, request);
      if (typeof opened !== "function") return opened;
      const { aborted, reason } = request.signal;
      // Nothing needs the socket any more. The endpoint may be healthy.
      if (aborted && reason(target).code === "CLOSED") endpoint.health.release();
      else endpoint.health.fail(IMMEDIATE);
      if (untried.size === 0 || aborted) return opened;
    }
  }

  async #openAt(
    endpoint: SocketEndpoint,
    target: Parameters<ConnectFailure>[0],
    request: SocketRequest,
  ): Promise<EngineSocket | ConnectFailure> {
    const { authorized, health } = endpoint;
    let closing = false;
    let socket: PoolSocket | undefined;
    const stableAt = performance.now() + STABLE_AFTER;
    health.begin();
    const open = (wire: Wire): Promise<EngineSocket | ConnectFailure> =>
      this.#engine.open({
        ...request,
        wire,
        onMessage: (data) => {
          if (!closing && performance.now() >= stableAt) health.succeed();
          request.onMessage(data);
        },
        onClose: (close) => {
          if (this.#current === socket) this.#current = undefined;
          if (!closing) health.fail();
          request.onClose(close);
        },
      });
    try {
      const wire = authorized.reveal();
      const opened = await (wire.renew?.(open, {
        ...target,
        onCancel: (listener) => request.signal.addEventListener("abort", listener),
      }) ?? open(wire));
      if (typeof opened === "function") return ({ operation }) => opened({ ...target, operation });
      const abandon = (): void => {
        closing = true;
        opened.terminate();
      };
      this.#current = socket = { endpoint, abandon };
      this.#onOpened();
      return {
        send: (text) => opened.send(text),
        ...(opened.ping && { ping: () => opened.ping?.() }),
        close() {
          closing = true;
          return opened.close();
        },
        terminate: () => {
          // The socket was half-open.
          health.fail(IMMEDIATE);
          abandon();
        },
      };
    } catch (error) {
      return ({ operation }) => connectionError({ ...target, operation }, error);
    }
  }
}
