import { createServer, type ServerHttp2Stream } from "node:http2";
import { setTimeout as pause } from "node:timers/promises";
import { Connections } from "@node-access-tools/local-servers";
import { type Fault, chooseFault } from "./fault.ts";
import { encodeMessage, framed } from "./grpc-response.ts";
import type { HostileOptions, HostileServer } from "./hostile-options.ts";
import { listen } from "./listen.ts";
import { createEcho, createSeen, type SeenRequest } from "./request.ts";
import { isComplete, SlotNode, SLOTS_PATH, streamSlots } from "./slots.ts";

/** Starts a gRPC server that misbehaves as its options say. It decodes no messages: see {@link encodeMessage}. */
export async function startGrpcServer({
  script = [],
  closedFor,
  retainedSlots,
}: HostileOptions = {}): Promise<HostileServer> {
  const requests: SeenRequest[] = [];
  const slots = new SlotNode(retainedSlots);
  const connections = new Connections();
  const server = createServer();
  let unread = 0;
  server.on("session", (session) => connections.add(session));
  server.on("stream", (stream, headers) => {
    stream.on("error", () => {});
    if (chooseFault(script, requests.length + unread).unread) {
      unread += 1;
      stream.session?.socket.destroy();
      return;
    }
    const connection = connections.count - 1;
    const path = headers[":path"] ?? "";
    const chunks: Buffer[] = [];
    const serve = (): void => {
      const request = Buffer.concat(chunks);
      const token = headers["x-token"];
      const head = `POST ${path}${typeof token === "string" ? `\r\nx-token: ${token}` : ""}`;
      const fault = chooseFault(script, requests.length + unread);
      const seen = createSeen(connection, head, request.toString("latin1"), fault);
      requests.push(seen);
      if (path === SLOTS_PATH) void streamSlots(stream, fault, slots, request);
      else void respond(stream, fault, seen);
    };
    let isServed = false;
    stream.on("data", (chunk: Buffer) => {
      chunks.push(chunk);
      if (path !== SLOTS_PATH || isServed || !isComplete(Buffer.concat(chunks))) return;
      isServed = true;
      serve();
    });
    if (path !== SLOTS_PATH) stream.on("end", serve);
  });
  const { port, stop } = await listen(server, closedFor);
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    elsewhere: [],
    connections,
    slots,
    cut: () => connections.cut(),
    cutTunnels: () => 0,
    freeze() {},
    refuse() {},
    push() {},
    async close() {
      connections.cut();
      stop();
    },
  };
}

async function respond(stream: ServerHttp2Stream, fault: Fault, seen: SeenRequest): Promise<void> {
  const { wait = 0, status, stop, grpc = {}, drip, body } = fault;
  if (wait > 0) await pause(wait);
  if (stream.destroyed) return;
  if (stop?.at === "start") return end(stream, stop.how);
  if (grpc.reset !== undefined && !isSubscription(seen)) return stream.close(grpc.reset);
  if (status !== undefined) {
    stream.respond({ ":status": status, "content-type": "text/html", ...fault.headers });
    stream.end(`<h1>${createEcho(seen.head)}</h1>`);
    return;
  }
  const { status: code = 0, details = "", trailers = true, message = true, goaway } = grpc;
  const sent = message && code === 0 ? framed(encodeMessage(seen, body)) : Buffer.alloc(0);
  stream.respond({ ":status": 200, "content-type": "application/grpc+proto" }, { waitForTrailers: trailers });
  stream.on("wantTrailers", () => {
    const text = encodeURIComponent(details.replace("$ECHO", createEcho(seen.head)));
    if (!stream.destroyed) stream.sendTrailers({ "grpc-status": String(code), "grpc-message": text });
  });
  if (isSubscription(seen)) {
    for (const cursor of [1, 2, 3]) stream.write(framed(Buffer.from([0x08, cursor])));
    // The end must not overtake the messages.
    await pause(100);
    if (stop) end(stream, stop.how);
    else if (grpc.reset === undefined) stream.end();
    else stream.close(grpc.reset);
    return;
  }
  if (stop) {
    const at = typeof stop.at === "number" ? stop.at : stop.at === "head" ? 0 : sent.length >> 1;
    if (at > 0) stream.write(sent.subarray(0, at));
    await pause(20);
    end(stream, stop.how);
    return;
  }
  const size = drip?.bytes ?? sent.length;
  for (let from = 0; from < sent.length && !stream.destroyed; from += size) {
    stream.write(sent.subarray(from, from + size));
    if (drip) await pause(drip.every);
  }
  stream.end();
  if (goaway !== undefined) stream.session?.goaway(goaway);
}

/** Subscriptions get three messages. Each has a number as field 1, where Sui's messages have their cursor. */
function isSubscription({ head }: SeenRequest): boolean {
  return /^POST \S+\/Subscribe/.test(head);
}

function end(stream: ServerHttp2Stream, how: "reset" | "close" | "stall"): void {
  if (how === "reset") stream.session?.socket.destroy();
  else if (how === "close") stream.close(2);
}
