/**
 * A webhook receiver in a process of its own: `receiver.ts PORT FILE SEED`. It appends each request to the file before it
 * responds. At times it is not available, or its response is lost.
 */
import { appendFileSync } from "node:fs";
import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { createRandom } from "@node-access-tools/workspace";

const [port, file = "", seed] = process.argv.slice(2);
const random = createRandom(Number(seed));

createServer((request, response) => {
  void text(request).then((body) => {
    const fate = random();
    if (fate < 0.05) return response.writeHead(503).end();
    appendFileSync(file, `${JSON.stringify({ path: request.url, events: JSON.parse(body) as unknown })}\n`);
    if (fate < 0.15) return request.socket.destroy();
    return response.writeHead(204).end();
  });
}).listen(Number(port), "127.0.0.1", () => console.log("listening"));
