import { setTimeout as pause } from "node:timers/promises";
import type { GatewayProcess } from "@node-access-tools/fleet";
import type { Balancer } from "@node-access-tools/local-servers/balancer";
import type { Postgres } from "@node-access-tools/local-servers/postgres";
import { between, chooseOne, type Random } from "@node-access-tools/workspace";
import type { Chain } from "./anvil-chain.ts";
import type { Target } from "./destinations.ts";

/** What faults happen to. */
export interface Parts {
  readonly gateways: readonly GatewayProcess[];
  readonly postgres: Postgres;
  readonly destinations: readonly Target[];
  readonly chain: Chain;
  /** An upstream whose backends may be behind. */
  readonly upstream: Pick<Balancer, "lags">;
}

const hour = 3_600_000;

/** Makes something fail at random, and work again. */
export class Faults {
  readonly #parts: Parts;
  readonly #random: Random;
  /** What is failing. */
  readonly #failing = new Map<unknown, Promise<void>>();
  /** How often each kind has happened. */
  readonly counts: Record<string, number> = {};

  constructor(parts: Parts, random: Random) {
    this.#parts = parts;
    this.#random = random;
  }

  /** Begins a fault, unless its target is failing. */
  begin(): void {
    const { gateways, postgres, destinations, chain, upstream } = this.#parts;
    const choice = this.#random();
    if (choice < 0.2) this.#fail("gateways killed", this.#gateway(), (gateway) => this.#kill(gateway));
    else if (choice < 0.3) this.#fail("gateways frozen", this.#gateway(), (gateway) => this.#freeze(gateway));
    else if (choice < 0.35) this.#fail("databases killed", postgres, (server) => this.#killServer(server));
    else if (choice < 0.4) this.#fail("databases frozen", postgres, (server) => this.#freezeServer(server));
    else if (choice < 0.5)
      this.#fail("destinations killed", chooseOne(this.#random, destinations), (server) =>
        this.#killServer(server),
      );
    else if (choice < 0.6)
      this.#fail("destinations frozen", chooseOne(this.#random, destinations), (server) =>
        this.#freezeServer(server),
      );
    else if (choice < 0.85)
      this.#fail("reorganizations", chain, () =>
        chain.reorganize(between(this.#random, 1, 20)).then(() => {}),
      );
    else if (choice < 0.95) this.#fail("lagging upstreams", upstream, () => this.#lag());
    else this.#fail("clocks set", chooseOne(this.#random, gateways), (gateway) => this.#shiftClock(gateway));
  }

  /** Waits until everything works. */
  async end(): Promise<void> {
    await Promise.all(this.#failing.values());
    for (const gateway of this.#parts.gateways) gateway.shiftClock(0);
  }

  #gateway(): GatewayProcess {
    return chooseOne(this.#random, this.#parts.gateways);
  }

  #fail<T>(kind: string, target: T, fail: (target: T) => Promise<void>): void {
    if (this.#failing.has(target)) return;
    this.counts[kind] = (this.counts[kind] ?? 0) + 1;
    this.#failing.set(
      target,
      fail(target).finally(() => this.#failing.delete(target)),
    );
  }

  async #kill(gateway: GatewayProcess): Promise<void> {
    gateway.kill();
    await gateway.ended;
    await pause(between(this.#random, 0, 3_000));
    // While its database is down, a gateway does not start. Whoever runs it starts it again.
    for (let attempts = 1; ; attempts += 1) {
      try {
        await gateway.start();
        return;
      } catch (error) {
        if (attempts === 50) throw error;
        await pause(200);
      }
    }
  }

  async #freeze({ pid = 0 }: GatewayProcess): Promise<void> {
    process.kill(pid, "SIGSTOP");
    // Longer than a lease, at times.
    await pause(between(this.#random, 500, 9_000));
    process.kill(pid, "SIGCONT");
  }

  async #killServer(server: Target): Promise<void> {
    await server.kill();
    await pause(between(this.#random, 0, 1_500));
    await server.restart();
  }

  async #freezeServer(server: Target): Promise<void> {
    server.freeze();
    await pause(between(this.#random, 200, 4_000));
    server.thaw();
  }

  async #lag(): Promise<void> {
    const { upstream } = this.#parts;
    upstream.lags = [0, between(this.#random, 1, 6), between(this.#random, 1, 30)];
    await pause(between(this.#random, 500, 5_000));
    upstream.lags = [0];
  }

  async #shiftClock(gateway: GatewayProcess): Promise<void> {
    gateway.shiftClock(chooseOne(this.#random, [-2 * hour, 2 * hour, -10_000, 10_000]));
  }
}
