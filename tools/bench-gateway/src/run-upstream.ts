// A node that answers every call with a small result, as cheaply as Node can.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

const answer = Buffer.from('{"jsonrpc":"2.0","id":1,"result":"0x1234567"}');
const headers = { "content-type": "application/json", "content-length": answer.length };
const server = createServer((request, response) => {
  request.resume();
  request.on("end", () => response.writeHead(200, headers).end(answer));
});
server.keepAliveTimeout = 60_000;
server.listen(0, "127.0.0.1", () => {
  process.send?.({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
});
process.on("disconnect", () => process.exit(0));
