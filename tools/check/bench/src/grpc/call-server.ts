/**
 * A Geyser server without gRPC's layers, as fast as node:http2 allows. It responds to `GetSlot`, and to `Subscribe` with one
 * update again and again: slot updates, one or many per DATA frame, or transactions.
 */
import { SubscribeRequest } from "@node-access/grpc/geyser/messages";
import { createServer, type ServerHttp2Stream } from "node:http2";
import { listen } from "@node-access-tools/local-servers";
import { attend } from "../child.ts";
import { framed, slotResponse, updates } from "./messages.ts";

const HEADERS = { ":status": 200, "content-type": "application/grpc+proto" } as const;
/** Messages in a packed write: half a megabyte, so that node:http2 sends frames of the maximum size. */
const PACKED = 8_192;
const PACKED_TRANSACTIONS = 240;

function respond(stream: ServerHttp2Stream): void {
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
    // A write after the previous one has completed gets its own frame.
    const send = (): void => void (stream.destroyed || stream.write(bytes, send));
    send();
  });
}

const server = createServer();
server.on("stream", (stream, headers) => {
  stream.on("error", () => {});
  if (headers[":path"] === "/geyser.Geyser/Subscribe") flood(stream);
  else respond(stream);
});
attend((await listen(server)).url);
