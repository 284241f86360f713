/** Runs in a process of its own: prints the events of each request that it accepts, as lines of JSON. */
import { createServer } from "node:http";

const server = createServer((request, response) => {
  let body = "";
  request.setEncoding("utf8").on("data", (text: string) => (body += text));
  request.on("end", () => {
    const { "webhook-id": id = "", "webhook-signature": signature = "" } = request.headers;
    process.stdout.write(`${JSON.stringify({ id, signature, events: JSON.parse(body) as unknown })}\n`);
    response.writeHead(204).end();
  });
});
server.listen(0, "127.0.0.1", () => {
  process.stdout.write(`${JSON.stringify(server.address())}\n`);
});
