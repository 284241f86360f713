import type { Block, BlockHeader } from "@node-access-tools/local-servers/evm-node";
import { until } from "../timing.ts";
import { openSocket, sendOver } from "./send.ts";

/** Opens a gateway's WebSocket with a subscription to the heads of a chain that is not reorganized. */
export async function subscribe(url: string) {
  const socket = await openSocket(url);
  const request = { jsonrpc: "2.0", id: 1, method: "eth_subscribe", params: ["newHeads"] };
  const response = await sendOver(socket, JSON.stringify(request));
  const { result } = JSON.parse(response) as { result?: string };
  if (result === undefined) throw new Error(`no subscription: ${response}`);
  /** The hashes of heads, in the order of delivery. */
  const hashes: string[] = [];
  const subscriber = {
    hashes,
    /** The close code of its socket. */
    closed: undefined as number | undefined,
    /** Compares the heads with the chain's blocks since the first one. @returns a difference, if there is one. */
    difference(blocks: readonly Block[]): string | undefined {
      const begin = blocks.findIndex(({ hash }) => hash === hashes[0]);
      if (begin < 0) return "no head of the chain";
      const expected = blocks.slice(begin).map(({ hash }) => hash);
      const at = expected.findIndex((hash, index) => hash !== hashes[index]);
      if (at >= 0) return `head ${at} of ${expected.length} is ${hashes[at]}, expected ${expected[at]}`;
      return hashes.length > expected.length
        ? `${hashes.length - expected.length} heads too many`
        : undefined;
    },
    close() {
      socket.removeAllListeners("close");
      socket.terminate();
    },
  };
  socket.on("message", (data: Buffer) => {
    const { params } = JSON.parse(data.toString()) as { params?: { result?: BlockHeader } };
    if (params?.result) hashes.push(params.result.hash);
  });
  socket.on("close", (code) => (subscriber.closed = code));
  return subscriber;
}

export type Subscriber = Awaited<ReturnType<typeof subscribe>>;

/** Milliseconds for missed heads to be delivered at the end. */
const catchUp = 30_000;

/** Waits for heads that are missing, and closes the sockets. @returns what was wrong. */
export async function closeSubscribers(subscribers: readonly Subscriber[], blocks: () => readonly Block[]) {
  const differences = (): string[] => subscribers.flatMap((one) => one.difference(blocks()) ?? []);
  await until(() => differences().length === 0, catchUp);
  const wrong = differences();
  for (const subscriber of subscribers) subscriber.close();
  return {
    wrong,
    closed: subscribers.flatMap(({ closed }) => (closed === undefined ? [] : [`with code ${closed}`])),
  };
}
