import { readFileSync, renameSync, writeFileSync } from "node:fs";

/** The slot up to which everything is processed, in a file that survives a crash. */
export class Checkpoint {
  readonly #file: string;

  constructor(file: string) {
    this.#file = file;
  }

  /** The stored slot; undefined at the first start. */
  read(): bigint | undefined {
    try {
      return BigInt(readFileSync(this.#file, "utf8"));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
      throw error;
    }
  }

  /** Stores a slot. A crash leaves the old file or the new one, never half of one. */
  write(slot: bigint): void {
    writeFileSync(`${this.#file}.new`, String(slot));
    renameSync(`${this.#file}.new`, this.#file);
  }
}
