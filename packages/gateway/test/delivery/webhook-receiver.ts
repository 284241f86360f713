/** Runs in a process of its own: prints each request that it accepts, as lines of JSON. */
import { createServer } from "node:http";

const server = createServer((request, response) => {
  let body = "";
  request.setEncoding("utf8").on("data", (text: string) => (body += text));
  request.on("end", () => {
    process.stdout.write(`${JSON.stringify({ headers: request.headers, body })}\n`);
    response.writeHead(204).end();
  });
});
server.listen(0, "127.0.0.1", () => {
  process.stdout.write(`${JSON.stringify(server.address())}\n`);
});
