import type { WebSocket } from "ws";
import type { GatewayState } from "../../access/gateway-state.ts";
import type { EventFaults, TunnelFaults } from "../../contract/event-faults.ts";
import { type EndReason, endTexts } from "../../contract/end-reason.ts";
import {
  badGateway,
  type CallerSocket,
  policyViolated,
  restart,
  tooManyMessages,
} from "../../contract/web-socket/caller-socket.ts";
import { watchPeer } from "../../contract/web-socket/watch-peer.ts";

/** Maximum unsent bytes for one side. Beyond them, reading from the other side pauses. */
const unsentBytes = 1024 * 1024;

/** Passes messages unchanged between a caller and an upstream's own WebSocket. */
export class Tunnel implements CallerSocket {
  readonly #caller: WebSocket;
  readonly #limits: GatewayState["limits"];
  readonly #faults: EventFaults | undefined;
  #upstream: WebSocket | undefined;

  /**
   * @param maySend - Called for each of the caller's messages; rejected messages get an error.
   * @param open - Opens the upstream's socket; returns `undefined` if no upstream accepts one.
   * @param faults - A test's faults, if this is one.
   */
  constructor(
    { metrics, limits }: Pick<GatewayState, "metrics" | "limits">,
    maySend: (bytes: number) => boolean,
    open: () => Promise<WebSocket | undefined>,
    caller: WebSocket,
    faults?: EventFaults,
  ) {
    this.#caller = caller;
    this.#faults = faults;
    this.#limits = limits;
    metrics.webSockets(1);
    // "close" reports it too. An unhandled error event would end the process.
    caller.on("error", () => {});
    caller.on("close", () => {
      metrics.webSockets(-1);
      this.#upstream?.close();
      this.#upstream?.resume();
    });
    // Reads nothing before the upstream's socket is open.
    caller.pause();
    void this.#connect(open, maySend);
  }

  finish(): void {
    this.#close(1001, "the gateway is closing");
  }

  end(reason: EndReason): void {
    this.#close(reason === "changed" ? restart : policyViolated, endTexts[reason]);
  }

  terminate(): void {
    this.#upstream?.terminate();
    this.#caller.terminate();
  }

  /** A paused socket would not notice that its peer closes too. */
  #close(code: number, reason: string): void {
    this.#caller.close(code, reason);
    this.#caller.resume();
  }

  async #connect(
    open: () => Promise<WebSocket | undefined>,
    maySend: (bytes: number) => boolean,
  ): Promise<void> {
    const upstream = await open().catch(() => undefined);
    if (!upstream) return this.#close(badGateway, "no node accepted the socket");
    const caller = this.#caller;
    if (caller.readyState !== caller.OPEN) return upstream.terminate();
    this.#upstream = upstream;
    const { pingInterval, webSocketIdle } = this.#limits;
    let usedAt = performance.now();
    watchPeer(caller, pingInterval, () => performance.now() - usedAt > webSocketIdle);
    watchPeer(upstream, pingInterval);
    const pass = (from: WebSocket, to: WebSocket, data: Buffer): void => {
      usedAt = performance.now();
      to.send(data.toString("utf8"), () => {
        if (to.bufferedAmount < unsentBytes) from.resume();
      });
      if (to.bufferedAmount >= unsentBytes) from.pause();
    };
    caller.on("message", (data: Buffer, isBinary: boolean) => {
      if (caller.readyState !== caller.OPEN) return;
      if (isBinary) this.#close(1003, "expected text");
      else if (maySend(data.length)) pass(caller, upstream, data);
      else caller.send(JSON.stringify({ channel: "error", data: tooManyMessages }));
    });
    const faults = this.#faults && this.#inject(this.#faults, upstream);
    upstream.on("message", (data: Buffer) => {
      const send = (): void => pass(upstream, caller, data);
      if (faults) faults.pass(data.toString("utf8"), send);
      else send();
    });
    upstream.on("close", () => this.#close(badGateway, "the node went away"));
    caller.resume();
    upstream.resume();
  }

  #inject(faults: EventFaults, upstream: WebSocket): TunnelFaults {
    const caller = this.#caller;
    const injected = faults.tunnel({
      sendToCaller: (message) => caller.send(JSON.stringify(message)),
      sendToUpstream: (message) => upstream.send(JSON.stringify(message)),
      disconnect: () => this.terminate(),
    });
    caller.on("close", () => injected.close());
    return injected;
  }
}
