import { WebSocket } from "ws";
import type { GatewayState } from "../gateway-state.ts";
import type { NodeSource } from "../upstream/node-source.ts";
import { type CallerSocket, nodeDeleted } from "./caller-socket.ts";

/** Messages that may wait until the upstream's socket is open. */
const mostWaiting = 1_000;
/** Bytes that may wait for a caller that does not read. */
const unsentBytes = 16 * 1024 * 1024;

/** Hands messages on between a caller and an upstream's own WebSocket, as they are. */
export class Tunnel implements CallerSocket {
  readonly #caller: WebSocket;
  readonly #waiting: string[] = [];
  #upstream: WebSocket | undefined;

  constructor(
    { metrics }: Pick<GatewayState, "metrics">,
    source: NodeSource,
    path: string,
    caller: WebSocket,
  ) {
    this.#caller = caller;
    metrics.webSockets(1);
    caller.on("message", (data: Buffer) => this.#send(data.toString("utf8")));
    // Told by "close" too; unheard, it would end the process.
    caller.on("error", () => {});
    caller.on("close", () => {
      metrics.webSockets(-1);
      this.#upstream?.close();
    });
    void this.#connect(source, path);
  }

  finish(): void {
    this.#caller.close(1001, "the gateway is closing");
  }

  end(): void {
    this.#caller.close(...nodeDeleted);
  }

  terminate(): void {
    this.#upstream?.terminate();
    this.#caller.terminate();
  }

  async #connect(source: NodeSource, path: string): Promise<void> {
    try {
      const [first] = await source.upstreams();
      if (!first) throw new Error("there is no upstream");
      const { url, headers } = first.webSocket();
      const upstream = new WebSocket(`${url.replace(/\/+$/, "")}${path}`, {
        headers,
        handshakeTimeout: 10_000,
        perMessageDeflate: false,
      });
      this.#upstream = upstream;
      upstream.on("open", () => {
        for (const text of this.#waiting.splice(0)) upstream.send(text);
      });
      upstream.on("message", (data: Buffer) => {
        if (this.#caller.bufferedAmount > unsentBytes) this.terminate();
        else if (this.#caller.readyState === this.#caller.OPEN) this.#caller.send(data.toString("utf8"));
      });
      upstream.on("error", () => upstream.terminate());
      upstream.on("close", () => this.#caller.close(1014, "the node went away"));
    } catch {
      this.#caller.close(1014, "no node could take the socket");
    }
  }

  #send(text: string): void {
    const upstream = this.#upstream;
    if (upstream && upstream.readyState === upstream.OPEN) upstream.send(text);
    else if (this.#waiting.length < mostWaiting) this.#waiting.push(text);
    else this.terminate();
  }
}
