import type { GatewayProcess } from "@node-access-tools/fleet";

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
    return [median(this.#samples.slice(0, third)) / megabyte, median(this.#samples.slice(-third)) / megabyte];
  }

  /** All of them, in megabytes. */
  get line(): string {
    return this.#samples.map((bytes) => (bytes / megabyte).toFixed(1)).join(" ");
  }
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}
