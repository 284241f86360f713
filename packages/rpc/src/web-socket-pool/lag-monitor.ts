import { isNodeAccessError } from "@node-access/auth";
import type { CallOptions } from "@node-access/transport";
import type { JsonRpc } from "@node-access/transport/json-rpc";
import { heightMethods } from "../generated/affinity.ts";
import type { PoolSocket, SocketEndpoint } from "./pool-engine.ts";

/** How an endpoint that lags behind others is found. */
export interface LagOptions {
  /** Milliseconds between two looks at how far the other endpoints are. Default 30,000. */
  readonly lagInterval?: number | undefined;
  /** Blocks by which the endpoint in use may be behind another one. Default 3. */
  readonly maxLag?: number | undefined;
}

/** What calls one endpoint, until it is closed. */
export interface ClosableRpc extends JsonRpc {
  close(): Promise<void>;
}

/** What the watch looks at. */
export interface LagWatched {
  readonly endpoints: readonly SocketEndpoint[];
  /** The socket that is open, if there is one now. */
  readonly current: () => PoolSocket | undefined;
  /** Calls over that socket. */
  readonly rpc: JsonRpc;
  readonly connect: (endpoint: SocketEndpoint) => ClosableRpc;
  /** Gives a socket up whose endpoint lags, if this is the moment for it. */
  readonly leave: (socket: PoolSocket) => void;
}

/** Milliseconds for which an endpoint that lags is left alone, where others can be used. */
const LEFT_ALONE = 30_000;
/** The longest time that a platform's timer can wait, 24.8 days. */
const LONGEST = 2 ** 31 - 1;
/** The longest wait for a node to say how far it is, in milliseconds. */
const LONGEST_LOOK = 10_000;

/** Compares, while a socket is open, how far its endpoint is with how far the others are. */
export class LagWatch {
  readonly #watched: LagWatched;
  readonly #interval: number;
  readonly #maxLag: number;
  readonly #asked = new Set<ClosableRpc>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(watched: LagWatched, { lagInterval = 30_000, maxLag = 3 }: LagOptions) {
    this.#watched = watched;
    this.#interval = Math.min(lagInterval, LONGEST);
    this.#maxLag = maxLag;
  }

  /** Begins to watch the socket that has opened. */
  start(): void {
    this.stop();
    const timer = setTimeout(() => {
      const goOn = (): void => {
        if (this.#timer === timer && this.#watched.current()) this.start();
      };
      void this.#look(() => this.#timer === timer).then(goOn);
    }, this.#interval);
    // Where there is no socket any more, this alone keeps no process running.
    (timer as { unref?: () => void }).unref?.();
    this.#timer = timer;
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    for (const rpc of this.#asked) void rpc.close();
  }

  async #look(goesOn: () => boolean): Promise<void> {
    const { endpoints, current, rpc, leave } = this.#watched;
    const socket = current();
    if (!socket) return;
    const others = endpoints.filter((endpoint) => endpoint !== socket.endpoint);
    const heights = await Promise.all(others.map((endpoint) => this.#heightAt(endpoint)));
    // The one in use last: that blocks were mined meanwhile speaks for it.
    const own = await this.#heightOf(rpc);
    if (!goesOn() || current() !== socket) return;
    const [first = -Infinity, second = first, third] = [own, ...heights]
      .filter((height) => height > -Infinity)
      .toSorted((a, b) => b - a);
    // Of three or more, no one alone is believed to be ahead of all others: it may claim anything.
    const best = third === undefined ? first : second;
    const lags = (height = NaN): boolean => height === -Infinity || best - height > this.#maxLag;
    others.forEach(({ health }, index) =>
      lags(heights[index]) ? health.fail(LEFT_ALONE) : health.succeed(),
    );
    if (!lags(own) || !others.some(({ health }) => health.isReady)) return;
    socket.endpoint.health.fail(LEFT_ALONE);
    leave(socket);
  }

  async #heightAt(endpoint: SocketEndpoint): Promise<number> {
    const rpc = this.#watched.connect(endpoint);
    this.#asked.add(rpc);
    const height = await this.#heightOf(rpc);
    this.#asked.delete(rpc);
    await rpc.close();
    return height;
  }

  /** @returns the number of a node's newest block; `-Infinity` if it does not answer, `NaN` if it cannot tell. */
  async #heightOf(rpc: JsonRpc): Promise<number> {
    const options: CallOptions = { retries: 0, timeout: Math.min(this.#interval, LONGEST_LOOK) };
    for (const name of heightMethods) {
      try {
        const { value } = await rpc.call({ name, idempotency: "safe" }, [], options);
        const text = typeof value === "object" ? "" : String(value);
        return /^(0x[0-9a-f]{1,12}|\d{1,15})$/i.test(text) ? Number(text) : NaN;
      } catch (error) {
        if (!isNodeAccessError(error, "JSON_RPC_ERROR")) return -Infinity;
      }
    }
    return NaN;
  }
}
