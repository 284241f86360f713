import type { GatewayProcess } from "@node-access-tools/fleet";
import { quantile } from "../quantile.ts";

const megabyte = 1024 * 1024;

/** The memory of a gateway during a run, each time after its garbage was collected. */
export class MemoryFigures {
  /** Bytes of the heap, and of buffers beside it. */
  readonly #samples: number[] = [];

  async sample(gateway: GatewayProcess): Promise<void> {
    const { heapUsed, arrayBuffers } = await gateway.memory();
    this.#samples.push(heapUsed + arrayBuffers);
  }

  /** The median of the first third of a run, and that of the last one, in megabytes. */
  get thirds(): readonly [first: number, last: number] {
    const third = Math.max(1, Math.floor(this.#samples.length / 3));
    return [median(this.#samples.slice(0, third)), median(this.#samples.slice(-third))];
  }

  /** All of them, in megabytes. */
  get line(): string {
    return this.#samples.map((bytes) => (bytes / megabyte).toFixed(1)).join(" ");
  }
}

/** In megabytes. */
function median(bytes: readonly number[]): number {
  return quantile(bytes, 0.5) / megabyte;
}
