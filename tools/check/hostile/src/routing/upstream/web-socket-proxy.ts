import type { Server } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { WebSocket, WebSocketServer } from "ws";
import { respond } from "./respond.ts";
import { overstateHeadInNotification } from "./distort.ts";
import { type ProxiedUpstream, type RpcRequest, slowness } from "./proxied-upstream.ts";

/** Serves the WebSockets of a faulty upstream: calls as over HTTP, subscriptions by the node itself. */
export class WebSocketProxy {
  readonly #server: WebSocketServer;

  constructor(server: Server, upstream: ProxiedUpstream) {
    this.#server = new WebSocketServer({ server, autoPong: false });
    this.#server.on("error", () => {});
    this.#server.on("connection", (caller) => serve(upstream, caller));
  }

  close(): void {
    for (const socket of this.#server.clients) socket.terminate();
    this.#server.close();
  }
}

function serve(upstream: ProxiedUpstream, caller: WebSocket): void {
  const node = new WebSocket(upstream.serving.wsUrl);
  const isHung = (): boolean => upstream.fault?.kind === "hang";
  const queued: string[] = [];
  const subscribe = (text: string): void => {
    if (node.readyState === node.OPEN) node.send(text);
    else queued.push(text);
  };
  const send = (text: string): void => {
    if (!isHung() && caller.readyState === caller.OPEN) caller.send(text);
  };
  const notify = async (text: string): Promise<void> => {
    const { fault } = upstream;
    if (fault?.kind === "slow") await pause(slowness, undefined, { signal: upstream.over }).catch(() => {});
    send(fault?.kind === "false head" ? overstateHeadInNotification(text, fault) : text);
  };
  const end = (): void => {
    caller.terminate();
    node.terminate();
  };
  for (const socket of [caller, node]) socket.on("error", end).on("close", end);
  node.on("open", () => {
    for (const text of queued.splice(0)) node.send(text);
  });
  node.on("message", (data: Buffer) => void notify(data.toString()));
  caller.on("ping", (data: Buffer) => {
    if (!isHung()) caller.pong(data);
  });
  caller.on("message", (data: Buffer) => {
    const text = data.toString();
    if (isHung()) return;
    if (isAboutSubscription(text)) return subscribe(text);
    void respond(upstream, text).then(({ text: response, truncated }) =>
      truncated ? end() : send(response),
    );
  });
}

function isAboutSubscription(text: string): boolean {
  const request = JSON.parse(text) as RpcRequest | readonly RpcRequest[];
  return !Array.isArray(request) && /^eth_(?:un)?subscribe$/.test((request as RpcRequest).method);
}
