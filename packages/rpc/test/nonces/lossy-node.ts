import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

interface Message {
  readonly id: number;
  readonly method: string;
}

/** What happens to a call: it is passed on, lost before the node has it, or its response is lost; or the response, with `result: undefined` if it is an error. */
export type Fate =
  | "pass"
  | "lose-request"
  | "lose-response"
  | { readonly result?: unknown; readonly error?: unknown };

/** An endpoint in front of a node that loses what the test says. */
export async function startLossyNode(node: string, decide: (method: string) => Fate) {
  const server = createServer((request, response) => {
    void (async () => {
      const body = await text(request);
      const message = JSON.parse(body) as Message | Message[];
      const messages = [message].flat();
      const fates = messages.map(({ method }) => decide(method));
      if (fates.includes("lose-request")) return void request.socket.destroy();
      const headers = { "content-type": "application/json" };
      const passed = await fetch(node, { method: "POST", headers, body });
      const replies = [(await passed.json()) as object].flat() as (Message & { result: unknown })[];
      if (fates.includes("lose-response")) return void request.socket.destroy();
      const changed = replies.map((reply) => {
        const fate = fates[messages.findIndex(({ id }) => id === reply.id)];
        return typeof fate === "object" ? Object.assign(reply, fate) : reply;
      });
      response.writeHead(200, headers).end(JSON.stringify(Array.isArray(message) ? changed : changed[0]));
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
