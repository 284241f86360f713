import type { WebSocket } from "ws";
import type { CallContext } from "../../access/call-context.ts";
import type { EventFaults } from "../../upstreams/event-faults.ts";
import type { FaultyTunnel } from "../../upstreams/test-mode/faulty-tunnel.ts";
import {
  type EndReason,
  endTexts,
  badGateway,
  type CallerSocket,
  closeCode,
  tooManyMessages,
} from "../../codec/web-socket/caller-socket.ts";
import type { OpenedSocket } from "../../streams/open-upstream.ts";
import { redactJson } from "../../upstreams/redact-response.ts";
import { watchPeer } from "../../codec/web-socket/watch-peer.ts";

/** Maximum unsent bytes for one side. Beyond them, reading from the other side pauses. */
const unsentBytes = 1024 * 1024;

/** An error that contains a secret of the operator, and is not JSON. */
const hiddenError = '{"channel":"error","data":"[redacted]"}';

/** Passes messages unchanged, except for the operator's secrets in errors, between a caller and an upstream's own WebSocket. */
export class Tunnel implements CallerSocket {
  readonly #caller: WebSocket;
  readonly #state: Pick<CallContext, "metrics" | "limits" | "lease">;
  readonly #faults: EventFaults | undefined;
  #upstream: WebSocket | undefined;

  /**
   * @param maySend - Called for each of the caller's messages; rejected messages get an error.
   * @param open - Returns `undefined` if no upstream accepts a socket.
   */
  constructor(
    state: Pick<CallContext, "metrics" | "limits" | "lease">,
    maySend: (bytes: number) => boolean,
    open: () => Promise<OpenedSocket | undefined>,
    caller: WebSocket,
    faults?: EventFaults,
  ) {
    this.#caller = caller;
    this.#faults = faults;
    this.#state = state;
    state.metrics.webSockets += 1;
    // "close" reports it too. An unhandled error event would end the process.
    caller.on("error", () => {});
    // Reads nothing before the upstream's socket is open.
    caller.pause();
    void this.#connect(open, maySend);
  }

  finish(): void {
    this.#close(1001, "the gateway is closing");
  }

  end(reason: EndReason): void {
    this.#close(closeCode(reason), endTexts[reason]);
  }

  closed(): void {
    this.#state.metrics.webSockets -= 1;
    this.#upstream?.close();
    this.#upstream?.resume();
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
    open: () => Promise<OpenedSocket | undefined>,
    maySend: (bytes: number) => boolean,
  ): Promise<void> {
    const opened = await open().catch(() => undefined);
    if (!opened) return this.#close(badGateway, "no node accepted the socket");
    const { socket: upstream, redact } = opened;
    const caller = this.#caller;
    if (caller.readyState !== caller.OPEN) return upstream.terminate();
    this.#upstream = upstream;
    const { pingInterval, webSocketIdle } = this.#state.limits;
    let usedAt = performance.now();
    watchPeer(caller, pingInterval, { isIdle: () => performance.now() - usedAt > webSocketIdle });
    watchPeer(upstream, pingInterval);
    const pass = (from: WebSocket, to: WebSocket, text: string): void => {
      usedAt = performance.now();
      to.send(text, () => {
        if (to.bufferedAmount < unsentBytes) from.resume();
      });
      if (to.bufferedAmount >= unsentBytes) from.pause();
    };
    const take = (data: Buffer, isBinary: boolean): void => {
      if (caller.readyState !== caller.OPEN) return;
      if (isBinary) this.#close(1003, "expected text");
      else if (maySend(data.length)) pass(caller, upstream, data.toString("utf8"));
      else caller.send(JSON.stringify({ channel: "error", data: tooManyMessages }));
    };
    caller.on("message", (data: Buffer, isBinary: boolean) =>
      this.#state.lease.run(() => take(data, isBinary)),
    );
    const faults = this.#faults && this.#inject(this.#faults, upstream);
    upstream.on("message", (data: Buffer) => {
      const text = data.toString("utf8");
      const shown = text.includes('"error"') ? redactJson(text, redact, hiddenError) : text;
      const send = (): void => pass(upstream, caller, shown);
      this.#state.lease.run(() => {
        if (caller.readyState !== caller.OPEN) return;
        if (faults) faults.pass(shown, send);
        else send();
      });
    });
    upstream.on("close", () => this.#close(badGateway, "the node went away"));
    caller.resume();
    upstream.resume();
  }

  #inject(faults: EventFaults, upstream: WebSocket): FaultyTunnel {
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
