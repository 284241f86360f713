import type { IncomingMessage, Server } from "node:http";
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";
import { type WebSocket, WebSocketServer } from "ws";
import { type Fault, chooseFault } from "./fault.ts";
import type { HostileOptions, HostileServer } from "./hostile-options.ts";
import { writeResponse } from "./http.ts";
import { createEcho, createSeen, type SeenRequest } from "./request.ts";
import { fill, parseCalls, echoNonce } from "./response.ts";

/** Serves upgrades and messages, and misbehaves as the options say. */
export function serveWebSockets(
  http: Server,
  { script = [], upgrades = [], node = echoNonce, noPong = false, onRequest }: HostileOptions,
  requests: SeenRequest[],
): Pick<HostileServer, "push" | "freeze"> {
  const sockets = new WebSocketServer({ noServer: true, autoPong: !noPong });
  const open = new Map<number, { readonly socket: WebSocket; readonly wire: Socket }>();
  let upgraded = 0;
  let messages = 0;
  http.on("upgrade", (upgrade: IncomingMessage, connection: Duplex, head: Buffer) => {
    const number = upgraded;
    upgraded += 1;
    const wire = connection as Socket;
    const request = formatHead(upgrade);
    const fault = chooseFault(upgrades, number);
    if (fault.stop?.how === "stall") return;
    if (fault.stop) return void wire.resetAndDestroy();
    if (fault.status !== undefined) {
      const bytes = Buffer.from(createEcho(request));
      return void writeResponse(wire, { ...fault, stop: { at: Infinity, how: "close" } }, { bytes }, "");
    }
    sockets.handleUpgrade(upgrade, connection, head, (socket) => {
      open.set(number, { socket, wire });
      socket.on("close", () => open.delete(number));
      socket.on("error", () => {});
      socket.on("message", (data) => {
        const body = String(data);
        const calls = parseCalls(body);
        // Unsubscribing uses up no fault, since each client decides when to send it.
        const isUnsubscribe = !Array.isArray(calls) && calls?.method === "eth_unsubscribe";
        const now = isUnsubscribe ? {} : chooseFault(script, messages);
        if (!isUnsubscribe) messages += 1;
        const seen = createSeen(number, request, body, now);
        requests.push(seen);
        onRequest?.(seen, now);
        misbehave(socket, wire, now, () => fill(seen, now.body, node).bytes, createEcho(request));
      });
    });
  });
  return {
    push(text, connection, frame = "") {
      for (const [number, { socket, wire }] of open) {
        if (connection !== undefined && number !== connection) continue;
        if (frame !== "") wire.write(Buffer.from(frame, "hex"));
        socket.send(text);
      }
    },
    freeze() {
      for (const { socket } of open.values()) socket.pause();
    },
  };
}

function misbehave(
  socket: WebSocket,
  wire: Socket,
  fault: Fault,
  response: () => Buffer,
  echo: string,
): void {
  const { wait = 0, stop, close, freeze, frame, twice, drip } = fault;
  const act = (): void => {
    if (stop && stop.how !== "stall") wire.resetAndDestroy();
    else if (close) socket.close(close.code, (close.reason ?? "").replace("$ECHO", echo).slice(0, 120));
    else if (freeze) socket.pause();
    else if (frame) wire.write(Buffer.from(frame, "hex"));
    else if (!stop) for (let count = twice ? 2 : 1; count > 0; count--) send(socket, response(), drip);
  };
  if (wait > 0) setTimeout(act, wait);
  else act();
}

/** Sends a message. If it drips, it is split into fragments that are sent at once, to test the client's size limit. */
function send(socket: WebSocket, bytes: Buffer, drip: Fault["drip"]): void {
  if (socket.readyState !== 1) return;
  const size = drip?.bytes ?? bytes.length;
  for (let from = 0; from < bytes.length; from += size) {
    socket.send(bytes.subarray(from, from + size), { binary: false, fin: from + size >= bytes.length });
  }
}

function formatHead({ method, url, rawHeaders }: IncomingMessage): string {
  const lines = rawHeaders.flatMap((name, index) =>
    index % 2 === 0 ? [`${name}: ${rawHeaders[index + 1] ?? ""}`] : [],
  );
  return [`${method} ${url} HTTP/1.1`, ...lines].join("\r\n");
}
