/**
 * A Geyser server without gRPC's layers, as fast as node:http2 allows. It answers `GetSlot`, and streams one update again and
 * again to a `Subscribe`: slot updates one per DATA frame or many in one, or transactions. Tells its parent its address.
 */
import { SubscribeRequest } from "@node-access/grpc/geyser/messages";
import { createServer, type ServerHttp2Stream } from "node:http2";
import { listen } from "@node-access-tools/local-servers";
import { framed, slotResponse, updates } from "./messages.ts";

const HEADERS = { ":status": 200, "content-type": "application/grpc+proto" } as const;
/** Messages in a packed write: half a megabyte, of which node:http2 fills the largest frames. */
const PACKED = 8_192;
const PACKED_TRANSACTIONS = 240;

function answer(stream: ServerHttp2Stream): void {
  stream.respond(HEADERS, { waitForTrailers: true });
  stream.once("wantTrailers", () => stream.sendTrailers({ "grpc-status": "0" }));
  stream.end(framed(slotResponse));
  stream.resume();
}

function flood(stream: ServerHttp2Stream): void {
  stream.respond(HEADERS);
  stream.once("data", (request: Buffer) => {
    const { slots, transactions } = SubscribeRequest.decode(request.subarray(5));
    const isOfSlots = Object.keys(transactions).length === 0;
    const message = framed(isOfSlots ? updates.slots : updates.transactions);
    const count = !isOfSlots ? PACKED_TRANSACTIONS : "packed" in slots ? PACKED : 1;
    const bytes = Buffer.concat(Array<Buffer>(count).fill(message));
    // A write that waits for the one before gets its own frame.
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
process.on("disconnect", () => process.exit());
process.send?.({ url: (await listen(server)).url });
