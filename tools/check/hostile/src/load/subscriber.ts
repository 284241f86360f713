import {
  type Block,
  type BlockHeader,
  type BlockLog,
  createLogs,
} from "@node-access-tools/local-servers/evm-node";
import { until } from "../timing.ts";
import { openSocket, sendOver } from "./send.ts";

/** Opens a gateway's WebSocket with one subscription, and tracks the events that were not removed again. */
export async function subscribe(url: string, kind: "newHeads" | "logs") {
  const socket = await openSocket(url);
  const params = kind === "logs" ? [kind, {}] : [kind];
  const request = { jsonrpc: "2.0", id: 1, method: "eth_subscribe", params };
  const response = await sendOver(socket, JSON.stringify(request));
  const { result } = JSON.parse(response) as { result?: string };
  if (result === undefined) throw new Error(`no subscription: ${response}`);
  /** Hashes of heads, or keys of logs, in the order of delivery. */
  const current = new Map<string, BlockHeader | undefined>();
  let last: BlockHeader | undefined;

  /** A head whose parent is not the last head replaces all heads after its parent. */
  const takeHead = (head: BlockHeader): void => {
    const number = Number(head.number);
    if (current.has(head.hash)) return void subscriber.disorder.push(`head ${number} twice`);
    if (last && last.hash !== head.parentHash) {
      // The first head of a subscription may itself be replaced.
      const isFirst = [...current.values()].every((one) => Number(one?.number) >= number);
      if (!current.has(head.parentHash) && !isFirst)
        subscriber.disorder.push(`head ${number} came without its parent`);
      for (const [hash, one] of current) if (Number(one?.number) >= number) current.delete(hash);
    }
    current.set(head.hash, head);
    last = head;
  };
  const takeLog = ({ blockHash, blockNumber, logIndex, removed }: BlockLog): void => {
    const key = `${blockHash} ${logIndex}`;
    if (current.has(key) !== removed) {
      const what = removed ? "removed but never delivered" : "delivered twice";
      return void subscriber.disorder.push(`log ${logIndex} of block ${Number(blockNumber)} ${what}`);
    }
    if (removed) current.delete(key);
    else current.set(key, undefined);
  };
  const subscriber = {
    events: 0,
    /** Events that no chain can cause: a duplicate, a removal of something not delivered, a head without its parent. */
    disorder: [] as string[],
    /** The close code of its socket. */
    closed: undefined as number | undefined,
    /** Compares the current events with the chain's blocks since the first event. @returns a difference, if there is one. */
    difference(blocks: readonly Block[]): string | undefined {
      const all = blocks.flatMap((block) =>
        kind === "newHeads"
          ? [block.hash]
          : createLogs(block).map(({ blockHash, logIndex }) => `${blockHash} ${logIndex}`),
      );
      const keys = [...current.keys()];
      const begin = all.indexOf(keys[0] ?? "");
      if (begin < 0) return `${kind}: no event of the chain`;
      const expected = all.slice(begin);
      const at = expected.findIndex((key, index) => key !== keys[index]);
      if (at >= 0)
        return `${kind}: event ${at} of ${expected.length} is ${keys[at]}, expected ${expected[at]}`;
      return keys.length > expected.length ? `${kind}: ${keys.length - expected.length} too many` : undefined;
    },
    close() {
      socket.removeAllListeners("close");
      socket.terminate();
    },
  };
  socket.on("message", (data: Buffer) => {
    const message = JSON.parse(data.toString()) as { params?: { result?: BlockHeader | BlockLog } };
    const event = message.params?.result;
    if (!event) return;
    subscriber.events++;
    if (kind === "newHeads") takeHead(event as BlockHeader);
    else takeLog(event as BlockLog);
  });
  socket.on("close", (code) => (subscriber.closed = code));
  return subscriber;
}

export type Subscriber = Awaited<ReturnType<typeof subscribe>>;

/** Milliseconds for missed events to be delivered at the end. */
const catchUp = 30_000;

/** Waits for events that are missing, and closes the sockets. @returns what was wrong. */
export async function closeSubscribers(subscribers: readonly Subscriber[], blocks: () => readonly Block[]) {
  const differences = (): string[] => subscribers.flatMap((one) => one.difference(blocks()) ?? []);
  await until(() => differences().length === 0, catchUp);
  const missing = differences();
  for (const subscriber of subscribers) subscriber.close();
  return {
    wrong: [...subscribers.flatMap(({ disorder }) => disorder), ...missing],
    closed: subscribers.flatMap(({ closed }) => (closed === undefined ? [] : [`with code ${closed}`])),
  };
}
