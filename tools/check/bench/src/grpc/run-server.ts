/** A Geyser server that sends one update again and again, as fast as its client reads. It sends its address to its parent process. */
import { Server, ServerCredentials, type ServerDuplexStream } from "@grpc/grpc-js";
import { SubscribeRequest } from "@node-access/grpc/geyser/messages";
import { updates } from "./messages.ts";

const asIs = (bytes: Buffer): Buffer => bytes;
const definition = {
  subscribe: {
    path: "/geyser.Geyser/Subscribe",
    requestStream: true,
    responseStream: true,
    requestSerialize: asIs,
    requestDeserialize: asIs,
    responseSerialize: asIs,
    responseDeserialize: asIs,
  },
};

function serve(call: ServerDuplexStream<Buffer, Buffer>): void {
  let bytes: Buffer | undefined;
  const send = (): void => {
    if (!bytes) return;
    let more = true;
    while (more && !call.cancelled) more = call.write(bytes);
  };
  call.on("data", (request: Buffer) => {
    if (bytes) return;
    const { transactions } = SubscribeRequest.decode(request);
    bytes = Buffer.from(Object.keys(transactions).length > 0 ? updates.transactions : updates.slots);
    send();
  });
  call.on("drain", send);
  call.on("end", () => call.end());
}

const server = new Server();
server.addService(definition, { subscribe: serve });
server.bindAsync("127.0.0.1:0", ServerCredentials.createInsecure(), (error, port) => {
  if (error) throw error;
  process.send?.({ url: `http://127.0.0.1:${port}` });
});
process.on("disconnect", () => process.exit());
