import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Server, type Socket } from "node:net";

/** Forwards connections to a node, until it is killed. */
export class Proxy {
  readonly #sockets = new Set<Socket>();
  readonly #server: Server;
  #port = 0;
  /** The node's URL. Later connections go there. */
  target: string;

  constructor(target: string) {
    this.target = target;
    this.#server = createServer((socket) => {
      const other = connect(Number(new URL(this.target).port), "127.0.0.1");
      for (const [one, peer] of [
        [socket, other],
        [other, socket],
      ] as const) {
        this.#sockets.add(one);
        one.on("error", () => {});
        one.on("close", () => void peer.destroy());
        one.pipe(peer);
      }
    });
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  async start(): Promise<void> {
    this.#server.listen(this.#port, "127.0.0.1");
    await once(this.#server, "listening");
    this.#port = (this.#server.address() as AddressInfo).port;
  }

  kill(): void {
    this.#server.close();
    for (const socket of this.#sockets) socket.destroy();
    this.#sockets.clear();
  }
}
