import type { Middleware } from "@node-access/transport";
import { platformEngine, type WebSocketEngine } from "@node-access/transport/web-socket";
import type { Io } from "../io/io.ts";
import { formatScalar } from "../output/readable.ts";

/** Tells on stderr when a connection is lost, and when there is one again. */
export class Connections {
  readonly #stderr: Io["stderr"];
  #lostAt: number | undefined;
  #isEnded = false;

  constructor({ stderr }: Io) {
    this.#stderr = stderr;
  }

  /** Says that the connection is lost. */
  lost(reason: string): void {
    if (this.#isEnded || this.#lostAt !== undefined) return;
    this.#lostAt = Date.now();
    this.#stderr.write(`connection lost (${formatScalar(reason)}): connecting again\n`);
  }

  /** Says that there is a connection again, if it was lost. */
  connected(): void {
    if (this.#isEnded || this.#lostAt === undefined) return;
    this.#stderr.write(`connected again after ${((Date.now() - this.#lostAt) / 1000).toFixed(1)} s\n`);
    this.#lostAt = undefined;
  }

  /** From now on, connections are closed on purpose. */
  end(): void {
    this.#isEnded = true;
  }

  /** Reports a call that is made once more, because the stream that it opened was lost. */
  middleware(operation: string): Middleware {
    let isOpened = false;
    return async (context, next) => {
      const isOwn = context.operation.name === operation;
      if (isOwn && isOpened) this.lost("the stream has ended");
      const response = await next();
      if (isOwn) this.connected();
      isOpened ||= isOwn;
      return response;
    };
  }

  /** Opens sockets that are reported. */
  engine(): WebSocketEngine {
    return {
      ...platformEngine,
      open: async (request) => {
        const socket = await platformEngine.open({
          ...request,
          onClose: (close) => {
            this.lost(close.reason || `closed with ${close.code}`);
            request.onClose(close);
          },
        });
        if (typeof socket !== "function") this.connected();
        return socket;
      },
    };
  }
}
