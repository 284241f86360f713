import { once } from "node:events";
import { type RawData, WebSocket } from "ws";
import { check, textOf } from "./http-load.ts";
import { type LoadContext, nodeUrl, repeat } from "./load.ts";
import { drawCall } from "./rpc-calls.ts";

const surface = "WebSocket";
/** Sockets that are opened at the same time. */
const atOnce = 50;
/** Calls on a socket before it is replaced. */
const callsOfSocket = 200;

function connect(context: LoadContext): WebSocket {
  const url = nodeUrl(context, "ethereum", "/ws").replace("http", "ws");
  return new WebSocket(url, { perMessageDeflate: false });
}

/** WebSockets that stay open with a subscription, and check that its heads are in order and complete. */
export class Subscribers {
  /** How many heads were received. */
  heads = 0;
  readonly #context: LoadContext;
  readonly #sockets: WebSocket[] = [];
  #isClosing = false;

  constructor(context: LoadContext) {
    this.#context = context;
  }

  async open(count: number): Promise<void> {
    while (this.#sockets.length < count) {
      const some = Array.from({ length: Math.min(atOnce, count - this.#sockets.length) }, () => this.#open());
      this.#sockets.push(...(await Promise.all(some)));
    }
  }

  close(): void {
    this.#isClosing = true;
    for (const socket of this.#sockets) socket.terminate();
  }

  async #open(): Promise<WebSocket> {
    const { tally } = this.#context;
    const socket = connect(this.#context);
    await once(socket, "open");
    const responded = once(socket, "message");
    socket.send('{"jsonrpc":"2.0","id":1,"method":"eth_subscribe","params":["newHeads"]}');
    const [response] = (await responded) as [RawData];
    if (!String(response).includes('"result"')) tally.wrong("subscriptions", String(response));
    let last: number | undefined;
    socket.on("message", (data: Buffer) => {
      const number = Number(/"number":"(0x[\da-f]+)"/.exec(data.toString("latin1"))?.[1]);
      this.heads += 1;
      if (last !== undefined && number !== last + 1)
        tally.wrong(
          "subscriptions",
          `head ${number} came after head ${last}: ${data.toString("utf8").slice(0, 100)}`,
        );
      last = number;
    });
    socket.on("error", () => {});
    socket.on("close", (code) => {
      if (!this.#isClosing) tally.wrong("subscriptions", `a socket was closed with ${code}`);
    });
    return socket;
  }
}

/** Makes calls over WebSockets, each of which is replaced after some calls. */
export async function callOverSockets(context: LoadContext, callers: number): Promise<void> {
  await Promise.all(
    Array.from({ length: callers }, () => repeat(context, surface, 100, () => useSocket(context))),
  );
}

async function useSocket(context: LoadContext): Promise<void> {
  const { tally, random, setup, over } = context;
  const socket = connect(context);
  socket.on("error", () => {});
  await once(socket, "open");
  try {
    for (let id = 1; id <= callsOfSocket && !over.aborted; id++) {
      const call = drawCall(random, setup.chain);
      tally.count(surface);
      const responded = once(socket, "message", { signal: AbortSignal.timeout(60_000) });
      socket.send(textOf(call, id));
      const [data] = (await responded) as [RawData];
      check(context, surface, call, 0, JSON.parse(String(data)) as object);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  } finally {
    socket.close();
  }
}
