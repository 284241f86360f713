// A node that answers every call with a small result. It reads and writes bytes itself, so that the proxies do not wait for it.
import { type AddressInfo, createServer } from "node:net";
import { isWhole } from "./message.ts";

const result = '{"jsonrpc":"2.0","id":1,"result":"0x1234567"}';
const answer = `HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: ${result.length}\r\n\r\n${result}`;
const server = createServer({ noDelay: true }, (socket) => {
  let request = "";
  socket.setEncoding("latin1");
  socket.on("error", () => socket.destroy());
  socket.on("data", (text: string) => {
    request += text;
    if (!isWhole(request)) return;
    request = "";
    socket.write(answer);
  });
});
server.listen(0, "127.0.0.1", () => {
  process.send?.({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
});
process.on("disconnect", () => process.exit(0));
