import { spawn } from "node:child_process";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { onTestFinished } from "vitest";

/** An event as the webhook gets it. */
export interface ReceivedEvent {
  readonly id: string;
  /** `/v1/streams/ID/`. */
  readonly source: string;
  readonly sequence: string;
  readonly subject: string;
  readonly type: string;
  readonly removed: boolean;
  readonly data: unknown;
}

export interface ReceivedRequest {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** A webhook in a process of its own. */
export class Receiver {
  readonly url: string;
  /** What has arrived, in order. */
  readonly events: ReceivedEvent[] = [];
  /** The requests, in order. */
  readonly requests: ReceivedRequest[] = [];

  constructor(url: string) {
    this.url = url;
  }

  /** The signatures of the requests, in order. */
  get signatures(): readonly (readonly string[])[] {
    return this.requests.map(({ headers }) => (headers["webhook-signature"] ?? "").split(" "));
  }

  /** The events of a stream, in the order of their arrival. */
  of(stream: string): ReceivedEvent[] {
    return this.events.filter(({ source }) => source === `/v1/streams/${stream}/`);
  }

  /**
   * The numbers of a stream's blocks in the order of their first arrival.
   *
   * @throws Error if an event came again with another id, or out of order.
   */
  blocksOf(stream: string): number[] {
    const ids = new Map<number, string>();
    const blocks: number[] = [];
    let last = 0;
    for (const { id, sequence: text, subject } of this.of(stream)) {
      const sequence = Number(text);
      const known = ids.get(sequence);
      if (known !== undefined && known !== id) throw new Error(`${sequence} was ${known}, and then ${id}`);
      if (known !== undefined) continue;
      if (sequence !== last + 1) throw new Error(`${sequence} follows on ${last}`);
      last = sequence;
      ids.set(sequence, id);
      blocks.push(Number(subject.split("/").at(-1)));
    }
    return blocks;
  }
}

/** Starts a webhook, which ends with the test. */
export async function startReceiver(): Promise<Receiver> {
  const child = spawn(process.execPath, [join(import.meta.dirname, "webhook-receiver.ts")], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  const { promise, resolve } = Promise.withResolvers<Receiver>();
  let receiver: Receiver | undefined;
  createInterface(child.stdout).on("line", (line) => {
    const parsed = JSON.parse(line) as ReceivedRequest & { readonly port?: number };
    if (!receiver) return resolve((receiver = new Receiver(`http://127.0.0.1:${parsed.port}/`)));
    receiver.requests.push(parsed);
    receiver.events.push(...(JSON.parse(parsed.body) as ReceivedEvent[]));
  });
  return promise;
}
