import { once } from "node:events";
import { WebSocket } from "ws";
import type { SimulatedBlock } from "../../chain/chain.ts";

interface Head {
  readonly number: string;
  readonly hash: string;
  readonly parentHash: string;
}

interface Log {
  readonly blockHash: string;
  readonly blockNumber: string;
  readonly logIndex: string;
  readonly removed: boolean;
}

/** A caller with one socket and one subscription, and what stands of all that it was sent. */
export class Subscriber {
  readonly kind: "newHeads" | "logs";
  readonly #socket: WebSocket;
  /** Hashes of heads, or keys of logs, in the order in which they came. */
  readonly #standing = new Map<string, Head | undefined>();
  #last: Head | undefined;
  events = 0;
  /** What no chain could have told: an event twice, one taken back that never was, a head without its parent. */
  readonly disorder: string[] = [];
  /** The code that its socket was closed with. */
  closed: number | undefined;

  private constructor(kind: "newHeads" | "logs", socket: WebSocket) {
    this.kind = kind;
    this.#socket = socket;
  }

  /** @param url - Of the gateway's WebSocket, credential included. */
  static async open(url: string, kind: "newHeads" | "logs"): Promise<Subscriber> {
    const socket = new WebSocket(url);
    const subscriber = new Subscriber(kind, socket);
    await once(socket, "open");
    const params = kind === "logs" ? [kind, {}] : [kind];
    socket.send(JSON.stringify({ jsonrpc: "2.0", id: 1, method: "eth_subscribe", params }));
    const [response] = (await once(socket, "message")) as [Buffer];
    const { result } = JSON.parse(response.toString()) as { result?: string };
    if (result === undefined) throw new Error(`no subscription: ${response.toString()}`);
    socket.on("message", (data: Buffer) => subscriber.#take(data.toString()));
    socket.on("close", (code) => (subscriber.closed = code));
    socket.on("error", () => {});
    return subscriber;
  }

  /** Holds what stands against the chain's blocks since the first event. @returns what differs; nothing if all is well. */
  difference(blocks: readonly SimulatedBlock[]): string | undefined {
    const truth = blocks.flatMap(({ hash, logs }) =>
      this.kind === "newHeads" ? [hash] : logs.map(({ blockHash, logIndex }) => `${blockHash} ${logIndex}`),
    );
    const standing = [...this.#standing.keys()];
    const begin = truth.indexOf(standing[0] ?? "");
    if (begin < 0) return `${this.kind}: nothing of the chain`;
    const expected = truth.slice(begin);
    const at = expected.findIndex((key, index) => key !== standing[index]);
    if (at >= 0)
      return `${this.kind}: event ${at} of ${expected.length} is ${standing[at]}, expected ${expected[at]}`;
    if (standing.length > expected.length)
      return `${this.kind}: ${standing.length - expected.length} too many`;
    return undefined;
  }

  close(): void {
    this.#socket.removeAllListeners("close");
    this.#socket.terminate();
  }

  #take(text: string): void {
    const { params } = JSON.parse(text) as { params?: { result?: Head | Log } };
    if (!params?.result) return;
    this.events++;
    if (this.kind === "newHeads") this.#takeHead(params.result as Head);
    else this.#takeLog(params.result as Log);
  }

  /** A head whose parent is not the last one replaces all that came after its parent. */
  #takeHead(head: Head): void {
    if (this.#standing.has(head.hash)) return void this.disorder.push(`head ${Number(head.number)} twice`);
    if (this.#last && this.#last.hash !== head.parentHash) {
      // The first head that a subscription told may itself be taken back.
      const isFirst = [...this.#standing.values()].every((one) => Number(one?.number) >= Number(head.number));
      if (!this.#standing.has(head.parentHash) && !isFirst)
        this.disorder.push(`head ${Number(head.number)} came without its parent`);
      const begin = Number(head.number);
      for (const [hash, one] of this.#standing) if (Number(one?.number) >= begin) this.#standing.delete(hash);
    }
    this.#standing.set(head.hash, head);
    this.#last = head;
  }

  #takeLog({ blockHash, blockNumber, logIndex, removed }: Log): void {
    const key = `${blockHash} ${logIndex}`;
    if (this.#standing.has(key) !== removed) {
      const what = removed ? "taken back and never told" : "told twice";
      return void this.disorder.push(`log ${logIndex} of block ${Number(blockNumber)} ${what}`);
    }
    if (removed) this.#standing.delete(key);
    else this.#standing.set(key, undefined);
  }
}
