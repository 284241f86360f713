import type { Server } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { WebSocket, WebSocketServer } from "ws";
import { answer, type RpcRequest } from "./answer.ts";
import { lieInNotification } from "./distort.ts";
import { type FaultyUpstream, slowness } from "./faulty-upstream.ts";

/** The WebSockets of a faulty upstream: calls are answered as over HTTP, subscriptions are the node's own. */
export class SocketSide {
  readonly #server: WebSocketServer;

  constructor(server: Server, upstream: FaultyUpstream) {
    this.#server = new WebSocketServer({ server, autoPong: false });
    this.#server.on("error", () => {});
    this.#server.on("connection", (caller) => serve(upstream, caller));
  }

  close(): void {
    for (const socket of this.#server.clients) socket.terminate();
    this.#server.close();
  }
}

function serve(upstream: FaultyUpstream, caller: WebSocket): void {
  const node = new WebSocket(upstream.serving.wsUrl);
  const isHung = (): boolean => upstream.fault?.kind === "hang";
  const waiting: string[] = [];
  const subscribe = (text: string): void => {
    if (node.readyState === node.OPEN) node.send(text);
    else waiting.push(text);
  };
  const send = (text: string): void => {
    if (!isHung() && caller.readyState === caller.OPEN) caller.send(text);
  };
  const notify = async (text: string): Promise<void> => {
    const { fault } = upstream;
    if (fault?.kind === "slow") await pause(slowness, undefined, { signal: upstream.over }).catch(() => {});
    send(fault?.kind === "lie" ? lieInNotification(text, fault) : text);
  };
  const end = (): void => {
    caller.terminate();
    node.terminate();
  };
  for (const socket of [caller, node]) socket.on("error", end).on("close", end);
  node.on("open", () => {
    for (const text of waiting.splice(0)) node.send(text);
  });
  node.on("message", (data: Buffer) => void notify(data.toString()));
  caller.on("ping", (data: Buffer) => {
    if (!isHung()) caller.pong(data);
  });
  caller.on("message", (data: Buffer) => {
    const text = data.toString();
    if (isHung()) return;
    if (isAboutSubscription(text)) return subscribe(text);
    void answer(upstream, text).then(({ text: given, half }) => (half ? end() : send(given)));
  });
}

function isAboutSubscription(text: string): boolean {
  const request = JSON.parse(text) as RpcRequest | readonly RpcRequest[];
  return !Array.isArray(request) && /^eth_(?:un)?subscribe$/.test((request as RpcRequest).method);
}
