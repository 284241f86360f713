/** One peer in a process of its own, told over IPC which turn to run. */
import { type Frames, otherCheckout, type Peer, peers } from "./call-peers.ts";

/** What a turn took. */
export interface Measurement {
  /** Calls or messages. */
  readonly operations: number;
  readonly seconds: number;
  /** User and system time of this process. */
  readonly cpuMicroseconds: number;
}

/** The tasks that a peer can be measured at. */
export const TASKS: Readonly<Record<string, (peer: Peer, milliseconds: number) => Promise<Measurement>>> = {
  "unary 64 at a time": unary,
  "slots one per frame": (peer, milliseconds) => slots(peer, "single", milliseconds),
  "slots packed": (peer, milliseconds) => slots(peer, "packed", milliseconds),
};

/** A turn to run: answered with its measurement. */
export interface Turn {
  readonly task: string;
  readonly milliseconds: number;
}

async function unary(peer: Peer, milliseconds: number): Promise<Measurement> {
  const measured = startClock();
  let calls = 0;
  const caller = async (): Promise<void> => {
    while (measured(calls).seconds * 1000 < milliseconds)
      for (let more = 16; more > 0; more -= 1) {
        await peer.unary();
        calls += 1;
      }
  };
  await Promise.all(Array.from({ length: 64 }, caller));
  return measured(calls);
}

async function slots(peer: Peer, frames: Frames, milliseconds: number): Promise<Measurement> {
  // What opens the stream is not measured.
  let measured: ReturnType<typeof startClock> | undefined;
  let messages = 0;
  let taken: Measurement | undefined;
  await peer.stream(frames, () => {
    measured ??= startClock();
    messages += 1;
    if (messages % 256 === 0) taken = measured(messages);
    return !taken || taken.seconds * 1000 < milliseconds;
  });
  if (!taken) throw new Error("the stream ended before it was measured");
  return taken;
}

function startClock(): (operations: number) => Measurement {
  const start = performance.now();
  const cpu = process.cpuUsage();
  return (operations) => {
    const { user, system } = process.cpuUsage(cpu);
    return { operations, seconds: (performance.now() - start) / 1000, cpuMicroseconds: user + system };
  };
}

/** Connects to a server as a peer, or as the client in the folder of another checkout. */
async function main(url: string, name: string): Promise<void> {
  const peer = await (peers[name]?.(url) ?? otherCheckout(url, name));
  process.on("disconnect", () => process.exit());
  process.on("message", ({ task, milliseconds }: Turn) => {
    void TASKS[task]?.(peer, milliseconds).then((measurement) => process.send?.(measurement));
  });
  process.send?.({ url });
}

const [url, name] = process.argv.slice(2);
if (process.send && url && name) await main(url, name);
