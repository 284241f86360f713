/**
 * A Geyser server without gRPC's layers, as fast as node:http2 allows. It answers `GetSlot`, and streams one slot update again and
 * again to a `Subscribe`: one per DATA frame, or many in one. Tells its parent its address.
 */
import { SubscribeRequest } from "@node-access/grpc/geyser/messages";
import { createServer, type ServerHttp2Stream } from "node:http2";
import type { AddressInfo } from "node:net";
import { framed, slotResponse, updates } from "./messages.ts";

const HEADERS = { ":status": 200, "content-type": "application/grpc+proto" } as const;
/** Messages in a packed write: half a megabyte, of which node:http2 fills the largest frames. */
const PACKED = 8_192;

function answer(stream: ServerHttp2Stream): void {
  stream.respond(HEADERS, { waitForTrailers: true });
  stream.once("wantTrailers", () => stream.sendTrailers({ "grpc-status": "0" }));
  stream.end(framed(slotResponse));
  stream.resume();
}

function flood(stream: ServerHttp2Stream): void {
  stream.respond(HEADERS);
  stream.once("data", (request: Buffer) => {
    const { slots } = SubscribeRequest.decode(request.subarray(5));
    const message = framed(updates.slots);
    const bytes = "packed" in slots ? Buffer.concat(Array<Buffer>(PACKED).fill(message)) : message;
    // A write that waits for the one before gets a frame of its own.
    const send = (): void => void (stream.destroyed || stream.write(bytes, send));
    send();
  });
}

const server = createServer();
server.on("stream", (stream, headers) => {
  stream.on("error", () => {});
  if (headers[":path"] === "/geyser.Geyser/Subscribe") flood(stream);
  else answer(stream);
});
server.listen(0, "127.0.0.1", () => {
  const { port } = server.address() as AddressInfo;
  process.send?.({ url: `http://127.0.0.1:${port}` });
});
process.on("disconnect", () => process.exit());
