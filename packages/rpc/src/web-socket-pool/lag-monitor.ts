import { isNodeAccessError } from "@node-access/auth";
import type { CallOptions } from "@node-access/transport";
import type { JsonRpc } from "@node-access/transport/json-rpc";
import type { PoolSocket, SocketEndpoint } from "./pool-engine.ts";

/** Options for detecting lagging endpoints. */
export interface LagOptions {
  /** Milliseconds between two checks of the endpoints' block heights. Default 30,000. */
  readonly lagInterval?: number | undefined;
  /** How many blocks the endpoint in use may lag behind another one. Default 3. */
  readonly maxLag?: number | undefined;
}

/** A JSON-RPC client that can be closed. */
export interface ClosableRpc extends JsonRpc {
  close(): Promise<void>;
}

/** The endpoints to monitor, and how to reach them. */
export interface LagMonitorOptions {
  readonly endpoints: readonly SocketEndpoint[];
  /** Returns the open socket, if there is one. */
  readonly current: () => PoolSocket | undefined;
  /** Sends calls over that socket. */
  readonly rpc: JsonRpc;
  readonly connect: (endpoint: SocketEndpoint) => ClosableRpc;
  /** Closes the socket of a lagging endpoint, unless a write is in flight. */
  readonly abandon: (socket: PoolSocket) => void;
  /** Methods whose result is the number of the node's newest block. */
  readonly heightMethods: readonly string[];
}

/** Milliseconds for which a lagging endpoint is not used, if there are others. */
const COOLDOWN = 30_000;
/** The longest delay that timers support, 24.8 days. */
const MAX_TIMEOUT = 2 ** 31 - 1;
/** Maximum milliseconds to wait for a node's block height. */
const PROBE_TIMEOUT = 10_000;

/** Compares the block heights of all endpoints while a socket is open, and leaves one that lags. */
export class LagMonitor {
  readonly #options: LagMonitorOptions;
  readonly #interval: number;
  readonly #maxLag: number;
  readonly #probes = new Set<ClosableRpc>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: LagMonitorOptions, { lagInterval = 30_000, maxLag = 3 }: LagOptions) {
    this.#options = options;
    this.#interval = Math.min(lagInterval, MAX_TIMEOUT);
    this.#maxLag = maxLag;
  }

  /** Starts monitoring the socket that has opened. */
  start(): void {
    this.stop();
    const timer = setTimeout(() => {
      const restart = (): void => {
        if (this.#timer === timer && this.#options.current()) this.start();
      };
      void this.#check(() => this.#timer === timer).then(restart);
    }, this.#interval);
    // Without an open socket, the timer must not keep the process running.
    (timer as { unref?: () => void }).unref?.();
    this.#timer = timer;
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    for (const rpc of this.#probes) void rpc.close();
  }

  async #check(isActive: () => boolean): Promise<void> {
    const { endpoints, current, rpc, abandon } = this.#options;
    const socket = current();
    if (!socket) return;
    const others = endpoints.filter((endpoint) => endpoint !== socket.endpoint);
    const heights = await Promise.all(others.map((endpoint) => this.#readHeightAt(endpoint)));
    // The endpoint in use is checked last, so blocks mined meanwhile count in its favour.
    const own = await this.#readHeight(rpc);
    if (!isActive() || current() !== socket) return;
    const [first = -Infinity, second = first, third] = [own, ...heights]
      .filter((height) => height > -Infinity)
      .toSorted((a, b) => b - a);
    // With three or more endpoints, the second highest counts, because a single endpoint may report
    // anything.
    const best = third === undefined ? first : second;
    const isLagging = (height = NaN): boolean => height === -Infinity || best - height > this.#maxLag;
    others.forEach(({ health }, index) =>
      isLagging(heights[index]) ? health.fail(COOLDOWN) : health.succeed(),
    );
    if (!isLagging(own) || !others.some(({ health }) => health.isReady)) return;
    socket.endpoint.health.fail(COOLDOWN);
    abandon(socket);
  }

  async #readHeightAt(endpoint: SocketEndpoint): Promise<number> {
    const rpc = this.#options.connect(endpoint);
    this.#probes.add(rpc);
    const height = await this.#readHeight(rpc);
    this.#probes.delete(rpc);
    await rpc.close();
    return height;
  }

  /** @returns the newest block; `-Infinity` if the node does not respond, `NaN` without such a method. */
  async #readHeight(rpc: JsonRpc): Promise<number> {
    const options: CallOptions = { retries: 0, timeout: Math.min(this.#interval, PROBE_TIMEOUT) };
    for (const name of this.#options.heightMethods) {
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
