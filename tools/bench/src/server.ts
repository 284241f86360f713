/**
 * A JSON-RPC server that costs as little as one can: fixed answers around the request's id. Prints its address,
 * and ends when its standard input closes, that is with the process that started it.
 */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { results } from "./answers.ts";

interface Call {
  readonly id: number;
  readonly method: string;
}

function answer({ id, method }: Call): string {
  return `{"jsonrpc":"2.0","id":${id},"result":${results[method] ?? "null"}}`;
}

const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on("data", (chunk: Buffer) => chunks.push(chunk));
  request.on("end", () => {
    const body = JSON.parse(Buffer.concat(chunks).toString()) as Call | Call[];
    const text = Array.isArray(body) ? `[${body.map(answer).join(",")}]` : answer(body);
    response.writeHead(200, {
      "content-type": "application/json",
      "content-length": Buffer.byteLength(text),
    });
    response.end(text);
  });
});
server.listen(0, "127.0.0.1", () => {
  process.stdout.write(`http://127.0.0.1:${(server.address() as AddressInfo).port}\n`);
});
process.stdin.on("close", () => process.exit()).resume();
