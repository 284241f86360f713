import { UpstreamFailure } from "../../upstreams/upstream-failure.ts";
import { type AnvilProcess, startAnvil, type StartAnvil } from "../../upstreams/anvil/anvil-process.ts";
import type { Channel } from "../../state/channel.ts";

export interface AnvilRequest {
  readonly kind: "start" | "stop";
  /** The gateway's node, and the arguments: if a reload changes them, both run for a moment. */
  readonly key: string;
  readonly anvilArguments: readonly string[];
}

interface Running {
  readonly anvil: Promise<AnvilProcess>;
  /** The workers that use it. */
  readonly users: Set<string>;
}

/** The development nodes that a gateway's workers share: whichever gets a call, it is the same chain. */
export class Anvils {
  readonly #running = new Map<string, Running>();
  readonly #onEnd: (key: string) => void;

  constructor(onEnd: (key: string) => void) {
    this.#onEnd = onEnd;
  }

  async handle(worker: string, { kind, key, anvilArguments }: AnvilRequest): Promise<string | undefined> {
    if (kind === "stop") {
      await this.#leave(worker, key);
      return undefined;
    }
    const running = this.#running.get(key) ?? this.#start(key, anvilArguments);
    running.users.add(worker);
    return (await running.anvil).url;
  }

  /** Called when a worker has ended. The nodes continue, even without users: other workers can have filters there. */
  leave(worker: string): void {
    for (const { users } of this.#running.values()) users.delete(worker);
  }

  async close(): Promise<void> {
    const all = [...this.#running.values()];
    this.#running.clear();
    await Promise.all(all.map(stop));
  }

  #start(key: string, anvilArguments: readonly string[]): Running {
    const running: Running = { anvil: startAnvil(anvilArguments), users: new Set() };
    this.#running.set(key, running);
    const forget = (): void => {
      if (this.#running.get(key) !== running) return;
      this.#running.delete(key);
      this.#onEnd(key);
    };
    // After a failed start, the next call starts it again.
    running.anvil.then(({ ended }) => ended).then(forget, forget);
    return running;
  }

  async #leave(worker: string, key: string): Promise<void> {
    const running = this.#running.get(key);
    if (!running?.users.delete(worker) || running.users.size > 0) return;
    this.#running.delete(key);
    await stop(running);
  }
}

async function stop({ anvil }: Running): Promise<void> {
  // One that failed to start has nothing to stop.
  await (await anvil.catch(() => undefined))?.stop();
}

/** @param onEnd - Receives a callback for the end of each development node, by its key. */
export function remoteAnvil(channel: Channel, onEnd: Map<string, () => void>): StartAnvil {
  const send = (request: AnvilRequest): Promise<unknown> => channel.request("anvil", request);
  return async (anvilArguments, node) => {
    const { promise: ended, resolve } = Promise.withResolvers<void>();
    const key = JSON.stringify([node, anvilArguments]);
    onEnd.set(key, resolve);
    try {
      const url = String(await send({ kind: "start", key, anvilArguments }));
      return {
        url,
        ended,
        async stop() {
          await send({ kind: "stop", key, anvilArguments }).catch(() => {});
          resolve();
        },
      };
    } catch (error) {
      throw new UpstreamFailure(
        "unreachable",
        error instanceof Error ? error.message : "anvil did not start",
      );
    }
  };
}
