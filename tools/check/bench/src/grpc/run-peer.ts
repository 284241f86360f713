/** Runs one peer in its own process. It receives over IPC which task to run, and responds with the measurement. */
import { attend } from "../child.ts";
import { Clock, type Measurement } from "../rounds.ts";
import type { SubscribeUpdate } from "@node-access/grpc/geyser";
import { type Frames, otherCheckout, type Peer, peers } from "./call-peers.ts";

export const TASKS: Readonly<Record<string, (peer: Peer, milliseconds: number) => Promise<Measurement>>> = {
  "unary 64 at a time": unary,
  "slots one per frame": (peer, milliseconds) => updates(peer, "single", milliseconds),
  "slots packed": (peer, milliseconds) => updates(peer, "packed", milliseconds),
  transactions: (peer, milliseconds) => updates(peer, "transactions", milliseconds, slotAndSignature),
  "a stream of slots": (peer, milliseconds) => updates(peer, "packed", milliseconds),
  "a stream of transactions": (peer, milliseconds) => updates(peer, "transactions", milliseconds),
};

interface Run {
  readonly task: string;
  readonly milliseconds: number;
}

async function unary(peer: Peer, milliseconds: number): Promise<Measurement> {
  const clock = new Clock();
  let calls = 0;
  const caller = async (): Promise<void> => {
    while (clock.elapsed < milliseconds) {
      await peer.unary?.();
      calls += 1;
    }
  };
  await Promise.all(Array.from({ length: 64 }, caller));
  return clock.measured(calls);
}

/** Streams updates. @param use - Called with each update. */
async function updates(
  peer: Peer,
  frames: Frames,
  milliseconds: number,
  use?: (update: Update) => void,
): Promise<Measurement> {
  // Opening the stream is not measured.
  let clock: Clock | undefined;
  let messages = 0;
  let measurement: Measurement | undefined;
  await peer.stream(frames, (update) => {
    clock ??= new Clock();
    if (!(update instanceof Uint8Array)) use?.(update as Update);
    messages += 1;
    if (messages % 256 !== 0 || clock.elapsed < milliseconds) return true;
    measurement = clock.measured(messages);
    return false;
  });
  if (!measurement) throw new Error("the stream ended before it was measured");
  return measurement;
}

type Update = Pick<SubscribeUpdate, "updateOneof">;

/** Reads fields of a transaction, and checks their values. */
function slotAndSignature({ updateOneof }: Update): void {
  const value = updateOneof?.$case === "transaction" ? updateOneof.value : undefined;
  if (value?.slot !== 300_000_000n || value.transaction?.signature.length !== 64)
    throw new Error("the update is not the transaction that was sent");
}

/** Connects to a server as a peer, or as the client in the folder of another checkout. */
async function main(url: string, name: string): Promise<void> {
  const peer = await (peers[name]?.(url) ?? otherCheckout(url, name));
  // A library may throw an error that cannot be caught. The benchmark then reports that its process ended.
  process.on("uncaughtException", () => process.exit(1));
  attend(url, ({ task, milliseconds }: Run) => TASKS[task]?.(peer, milliseconds));
}

const [url, name] = process.argv.slice(2);
if (process.send && url && name) await main(url, name);
