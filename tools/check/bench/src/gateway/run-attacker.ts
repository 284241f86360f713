// Sends sixteen concurrent bodies of 1 MiB to an address, again and again: JSON that takes long to parse for its size.
import { Agent, request } from "node:http";
import { attend } from "../child.ts";

const [address = ""] = process.argv.slice(2);
const numbers = "1e1,".repeat(262_000).slice(0, -1);
const body = Buffer.from(`{"jsonrpc":"2.0","id":1,"method":"eth_call","params":[${numbers}]}`);
const agent = new Agent({ keepAlive: true, maxSockets: 16 });

function post(): Promise<void> {
  return new Promise((resolve) => {
    const headers = { "content-type": "application/json", "content-length": body.length };
    const sent = request(address, { method: "POST", agent, headers }, (response) => {
      response.resume().on("close", resolve);
    });
    // The gateway rejects a request before its body is complete.
    sent.on("error", () => resolve());
    sent.end(body);
  });
}

attend(address);
for (;;) {
  await Promise.all(Array.from({ length: 16 }, post));
  await new Promise((resolve) => void setTimeout(resolve, 100));
}
