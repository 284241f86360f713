/**
 * A Geyser server without gRPC's layers, as fast as node:http2 allows. It responds to `GetSlot`, and to `Subscribe` with one
 * update again and again, at the pace that the filter's name says.
 */
import { SubscribeRequest } from "@node-access/grpc/geyser/messages";
import { createServer, type ServerHttp2Stream } from "node:http2";
import { listen } from "@node-access-tools/local-servers";
import { attend } from "../child.ts";
import { framed, slotResponse, updates } from "./messages.ts";

const HEADERS = { ":status": 200, "content-type": "application/grpc+proto" } as const;
/** Bytes of a packed write, so that node:http2 sends frames of the maximum size, which is 16 KB. */
const PACKED = 500_000;

function respond(stream: ServerHttp2Stream): void {
  stream.respond(HEADERS, { waitForTrailers: true });
  stream.once("wantTrailers", () => stream.sendTrailers({ "grpc-status": "0" }));
  stream.end(framed(slotResponse));
  stream.resume();
}

function subscribe(stream: ServerHttp2Stream): void {
  stream.respond(HEADERS);
  stream.once("data", (request: Buffer) => send(stream, SubscribeRequest.decode(request.subarray(5))));
}

function send(stream: ServerHttp2Stream, request: SubscribeRequest): void {
  const names = Object.keys({ ...request.slots, ...request.transactions });
  const isOfSlots = Object.keys(request.transactions).length === 0;
  const message = framed(isOfSlots ? updates.slots : updates.transactions);
  // Some clients add a filter of their own.
  if (names.includes("trickled")) {
    const timer = setInterval(() => stream.write(message), 1);
    stream.on("close", () => clearInterval(timer));
    return;
  }
  const count = names.includes("flooded") ? 1 : Math.ceil(PACKED / message.length);
  const bytes = Buffer.concat(Array<Buffer>(count).fill(message));
  // A write after the previous one has completed gets its own frame.
  const write = (): void => void (stream.destroyed || stream.write(bytes, write));
  write();
}

const server = createServer();
server.on("stream", (stream, headers) => {
  stream.on("error", () => {});
  if (headers[":path"] === "/geyser.Geyser/Subscribe") subscribe(stream);
  else respond(stream);
});
attend((await listen(server)).url);
