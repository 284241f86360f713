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
  const clock = new Clock();
  let calls = 0;
  const caller = async (): Promise<void> => {
    while (clock.elapsed < milliseconds) {
      await peer.unary();
      calls += 1;
    }
  };
  await Promise.all(Array.from({ length: 64 }, caller));
  return clock.measured(calls);
}

async function slots(peer: Peer, frames: Frames, milliseconds: number): Promise<Measurement> {
  // What opens the stream is not measured.
  let clock: Clock | undefined;
  let messages = 0;
  let measurement: Measurement | undefined;
  await peer.stream(frames, () => {
    clock ??= new Clock();
    messages += 1;
    if (messages % 256 !== 0 || clock.elapsed < milliseconds) return true;
    measurement = clock.measured(messages);
    return false;
  });
  if (!measurement) throw new Error("the stream ended before it was measured");
  return measurement;
}

class Clock {
  readonly #start = performance.now();
  readonly #cpu = process.cpuUsage();

  /** Milliseconds since the start. */
  get elapsed(): number {
    return performance.now() - this.#start;
  }

  measured(operations: number): Measurement {
    const { user, system } = process.cpuUsage(this.#cpu);
    return { operations, seconds: this.elapsed / 1000, cpuMicroseconds: user + system };
  }
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
