import { UpstreamFailure } from "../../upstreams/upstream-failure.ts";
import { type AnvilProcess, startAnvil, type StartAnvil } from "../../upstreams/anvil/anvil-process.ts";
import type { Channel } from "../../state/channel.ts";

export type AnvilRequest =
  | { readonly kind: "start"; readonly node: string; readonly anvilArguments: readonly string[] }
  | { readonly kind: "stop"; readonly node: string };

interface Running {
  readonly anvil: Promise<AnvilProcess>;
  /** The workers that use it. */
  readonly users: Set<string>;
}

export interface AnvilEvents {
  /** Called when one was started for a worker; returns when the other workers use it too. */
  onStart(node: string, worker: string): Promise<void>;
  onEnd(node: string): void;
}

/** The development nodes that a gateway's workers share: whichever gets a call, it is the same chain. */
export class Anvils {
  readonly #running = new Map<string, Running>();
  readonly #events: AnvilEvents;

  constructor(events: AnvilEvents) {
    this.#events = events;
  }

  async handle(worker: string, request: AnvilRequest): Promise<string | undefined> {
    if (request.kind === "stop") {
      await this.#leave(worker, request.node);
      return undefined;
    }
    const { node, anvilArguments } = request;
    const known = this.#running.get(node);
    const running = known ?? this.#start(node, anvilArguments);
    running.users.add(worker);
    const { url } = await running.anvil;
    // Before any response from it is returned: any worker must be able to continue a filter that it creates.
    if (!known) await this.#events.onStart(node, worker);
    return url;
  }

  leave(worker: string): void {
    for (const node of this.#running.keys()) void this.#leave(worker, node);
  }

  async close(): Promise<void> {
    const all = [...this.#running.values()];
    this.#running.clear();
    await Promise.all(all.map(stop));
  }

  #start(node: string, anvilArguments: readonly string[]): Running {
    const running: Running = { anvil: startAnvil(anvilArguments), users: new Set() };
    this.#running.set(node, running);
    const forget = (): void => {
      if (this.#running.get(node) !== running) return;
      this.#running.delete(node);
      this.#events.onEnd(node);
    };
    // After a failed start, the next call starts it again.
    running.anvil.then(({ ended }) => ended).then(forget, forget);
    return running;
  }

  async #leave(worker: string, node: string): Promise<void> {
    const running = this.#running.get(node);
    if (!running?.users.delete(worker) || running.users.size > 0) return;
    this.#running.delete(node);
    await stop(running);
  }
}

async function stop({ anvil }: Running): Promise<void> {
  // One that failed to start has nothing to stop.
  await (await anvil.catch(() => undefined))?.stop();
}

/** @param onEnd - Receives a callback for the end of each development node, by the id of the gateway's node. */
export function remoteAnvil(channel: Channel, onEnd: Map<string, () => void>): StartAnvil {
  const send = (request: AnvilRequest): Promise<unknown> => channel.request("anvil", request);
  return async (anvilArguments, node) => {
    const { promise: ended, resolve } = Promise.withResolvers<void>();
    onEnd.set(node, resolve);
    try {
      const url = String(await send({ kind: "start", node, anvilArguments }));
      return {
        url,
        ended,
        async stop() {
          await send({ kind: "stop", node }).catch(() => {});
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
