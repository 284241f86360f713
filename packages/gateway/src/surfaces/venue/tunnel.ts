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

/**
 * Passes messages unchanged, except for the operator's secrets in errors, between a caller and an upstream's own
 * WebSocket.
 *
 * @param maySend - Called for each of the caller's messages; rejected messages get an error.
 * @param open - Returns `undefined` if no upstream accepts a socket.
 */
export function openTunnel(
  { metrics, limits, lease }: Pick<CallContext, "metrics" | "limits" | "lease">,
  maySend: (bytes: number) => boolean,
  open: () => Promise<OpenedSocket | undefined>,
  caller: WebSocket,
  faults?: EventFaults,
): CallerSocket {
  let upstream: WebSocket | undefined;

  function terminate(): void {
    upstream?.terminate();
    caller.terminate();
  }

  /** A paused socket would not notice that its peer closes too. */
  function close(code: number, reason: string): void {
    caller.close(code, reason);
    caller.resume();
  }

  async function connect(): Promise<void> {
    const opened = await open().catch(() => undefined);
    if (!opened) return close(badGateway, "no node accepted the socket");
    const { socket: node, redact } = opened;
    if (caller.readyState !== caller.OPEN) return node.terminate();
    upstream = node;
    const { pingInterval, webSocketIdle } = limits;
    let usedAt = performance.now();
    watchPeer(caller, pingInterval, { isIdle: () => performance.now() - usedAt > webSocketIdle });
    watchPeer(node, pingInterval);
    const pass = (from: WebSocket, to: WebSocket, text: string): void => {
      usedAt = performance.now();
      to.send(text, () => {
        if (to.bufferedAmount < unsentBytes) from.resume();
      });
      if (to.bufferedAmount >= unsentBytes) from.pause();
    };
    const take = (data: Buffer, isBinary: boolean): void => {
      if (caller.readyState !== caller.OPEN) return;
      if (isBinary) close(1003, "expected text");
      else if (maySend(data.length)) pass(caller, node, data.toString("utf8"));
      else caller.send(JSON.stringify({ channel: "error", data: tooManyMessages }));
    };
    caller.on("message", (data: Buffer, isBinary: boolean) => lease.run(() => take(data, isBinary)));
    const faulty = faults && inject(faults, node);
    node.on("message", (data: Buffer) => {
      const text = data.toString("utf8");
      const shown = text.includes('"error"') ? redactJson(text, redact, hiddenError) : text;
      const send = (): void => pass(node, caller, shown);
      lease.run(() => {
        if (caller.readyState !== caller.OPEN) return;
        if (faulty) faulty.pass(shown, send);
        else send();
      });
    });
    node.on("close", () => close(badGateway, "the node went away"));
    caller.resume();
    node.resume();
  }

  function inject(by: EventFaults, node: WebSocket): FaultyTunnel {
    const injected = by.tunnel({
      sendToCaller: (message) => caller.send(JSON.stringify(message)),
      sendToUpstream: (message) => node.send(JSON.stringify(message)),
      disconnect: terminate,
    });
    caller.on("close", () => injected.close());
    return injected;
  }

  metrics.webSockets += 1;
  // "close" reports it too. An unhandled error event would end the process.
  caller.on("error", () => {});
  // Reads nothing before the upstream's socket is open.
  caller.pause();
  void connect();
  return {
    closed() {
      metrics.webSockets -= 1;
      upstream?.close();
      upstream?.resume();
    },
    finish: () => close(1001, "the gateway is closing"),
    end: (reason: EndReason) => close(closeCode(reason), endTexts[reason]),
    terminate,
  };
}
