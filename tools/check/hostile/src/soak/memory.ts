import type { GatewayProcess } from "@node-access-tools/fleet";
import { quantile } from "../quantile.ts";

const megabyte = 1024 * 1024;

/** Samples a gateway's memory during a run, each time after a garbage collection. */
export class MemoryFigures {
  /** Bytes of heap and buffers. */
  readonly #samples: number[] = [];

  async sample(gateway: GatewayProcess): Promise<void> {
    const { heapUsed, arrayBuffers } = await gateway.memory();
    this.#samples.push(heapUsed + arrayBuffers);
  }

  /** The medians of the first and of the last third of a run, in megabytes. */
  get thirds(): readonly [first: number, last: number] {
    const third = Math.max(1, Math.floor(this.#samples.length / 3));
    return [median(this.#samples.slice(0, third)), median(this.#samples.slice(-third))];
  }

  /** All samples, in megabytes. */
  get line(): string {
    return this.#samples.map((bytes) => (bytes / megabyte).toFixed(1)).join(" ");
  }
}

function median(bytes: readonly number[]): number {
  return quantile(bytes, 0.5) / megabyte;
}
