import type { WebSocket } from "ws";
import {
  type Block,
  type BlockHeader,
  type BlockLog,
  createLogs,
} from "@node-access-tools/local-servers/evm-node";
import { until } from "../timing.ts";
import { openSocket, sendOver } from "./send.ts";

/** A caller with one WebSocket and one subscription, which tracks the events that were not removed again. */
export class Subscriber {
  readonly kind: "newHeads" | "logs";
  readonly #socket: WebSocket;
  /** Hashes of heads, or keys of logs, in the order of delivery. */
  readonly #current = new Map<string, BlockHeader | undefined>();
  #last: BlockHeader | undefined;
  events = 0;
  /** Events that no chain can cause: a duplicate, a removal of something not delivered, a head without its parent. */
  readonly disorder: string[] = [];
  closed: number | undefined;

  private constructor(kind: "newHeads" | "logs", socket: WebSocket) {
    this.kind = kind;
    this.#socket = socket;
  }

  /** @param url - The gateway's WebSocket, with a credential. */
  static async open(url: string, kind: "newHeads" | "logs"): Promise<Subscriber> {
    const socket = await openSocket(url);
    const subscriber = new Subscriber(kind, socket);
    const params = kind === "logs" ? [kind, {}] : [kind];
    const request = { jsonrpc: "2.0", id: 1, method: "eth_subscribe", params };
    const response = await sendOver(socket, JSON.stringify(request));
    const { result } = JSON.parse(response) as { result?: string };
    if (result === undefined) throw new Error(`no subscription: ${response}`);
    socket.on("message", (data: Buffer) => subscriber.#take(data.toString()));
    socket.on("close", (code) => (subscriber.closed = code));
    return subscriber;
  }

  /** Compares the current events with the chain's blocks since the first event. @returns a difference, if there is one. */
  difference(blocks: readonly Block[]): string | undefined {
    const all = blocks.flatMap((block) =>
      this.kind === "newHeads"
        ? [block.hash]
        : createLogs(block).map(({ blockHash, logIndex }) => `${blockHash} ${logIndex}`),
    );
    const current = [...this.#current.keys()];
    const begin = all.indexOf(current[0] ?? "");
    if (begin < 0) return `${this.kind}: no event of the chain`;
    const expected = all.slice(begin);
    const at = expected.findIndex((key, index) => key !== current[index]);
    if (at >= 0)
      return `${this.kind}: event ${at} of ${expected.length} is ${current[at]}, expected ${expected[at]}`;
    if (current.length > expected.length) return `${this.kind}: ${current.length - expected.length} too many`;
    return undefined;
  }

  close(): void {
    this.#socket.removeAllListeners("close");
    this.#socket.terminate();
  }

  #take(text: string): void {
    const { params } = JSON.parse(text) as { params?: { result?: BlockHeader | BlockLog } };
    if (!params?.result) return;
    this.events++;
    if ("logIndex" in params.result) this.#takeLog(params.result as BlockLog);
    else this.#takeHead(params.result as BlockHeader);
  }

  /** A head whose parent is not the last head replaces all heads after its parent. */
  #takeHead(head: BlockHeader): void {
    if (this.#current.has(head.hash)) return void this.disorder.push(`head ${Number(head.number)} twice`);
    if (this.#last && this.#last.hash !== head.parentHash) {
      // The first head of a subscription may itself be replaced.
      const isFirst = [...this.#current.values()].every((one) => Number(one?.number) >= Number(head.number));
      if (!this.#current.has(head.parentHash) && !isFirst)
        this.disorder.push(`head ${Number(head.number)} came without its parent`);
      const begin = Number(head.number);
      for (const [hash, one] of this.#current) if (Number(one?.number) >= begin) this.#current.delete(hash);
    }
    this.#current.set(head.hash, head);
    this.#last = head;
  }

  #takeLog({ blockHash, blockNumber, logIndex, removed }: BlockLog): void {
    const key = `${blockHash} ${logIndex}`;
    if (this.#current.has(key) !== removed) {
      const what = removed ? "removed but never delivered" : "delivered twice";
      return void this.disorder.push(`log ${logIndex} of block ${Number(blockNumber)} ${what}`);
    }
    if (removed) this.#current.delete(key);
    else this.#current.set(key, undefined);
  }
}

/** Milliseconds for missed events to be delivered at the end. */
const catchUp = 30_000;

/** Waits for events that are missing, and closes the sockets. @returns what was wrong. */
export async function closeSubscribers(
  subscribers: readonly Subscriber[],
  blocks: () => readonly Block[],
): Promise<{ readonly wrong: readonly string[]; readonly closed: readonly string[] }> {
  const differences = (): string[] => subscribers.flatMap((one) => one.difference(blocks()) ?? []);
  await until(() => differences().length === 0, catchUp);
  const missing = differences();
  for (const subscriber of subscribers) subscriber.close();
  return {
    wrong: [...subscribers.flatMap(({ disorder }) => disorder), ...missing],
    closed: subscribers.flatMap(({ closed }) => (closed === undefined ? [] : [`with code ${closed}`])),
  };
}
