import { existsSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { Mistakes, readText, writeGenerated } from "@node-access/generate/spec-file";

/** A file that generation would change: its content differs, it is missing, or it is stale (no generator writes it). */
export interface Difference {
  readonly path: string;
  readonly state: "changed" | "missing" | "stale";
}

/** Collects what generators produce. All of it is written together, after all of them have succeeded. */
export class Output {
  readonly #root: string;
  readonly #files = new Map<string, string>();
  readonly #owned: string[] = [];

  /** @param root - The folder that displayed paths are relative to. */
  constructor(root: string) {
    this.#root = root;
  }

  get files(): ReadonlyMap<string, string> {
    return this.#files;
  }

  put(files: Iterable<readonly [path: string, text: string]>): void {
    for (const [path, text] of files) this.#files.set(path, text);
  }

  /** Adds the files of a folder in which no other files may remain, at any depth: texts by their paths within it. */
  putFolder(folder: string, texts: Iterable<readonly [path: string, text: string]>): void {
    for (const [path, text] of texts) this.#files.set(join(folder, path), text);
    this.#owned.push(folder);
  }

  /** Inserts lines into a README, between `<!-- NAME:start -->` and `<!-- NAME:end -->` with the first of the names that it has. */
  insert(readme: string, content: string, ...names: readonly string[]): void {
    const file = relative(this.#root, readme);
    const text = this.#files.get(readme) ?? readText(readme, file);
    const name = names.find((one) => text.includes(`<!-- ${one}:start -->`)) ?? names.at(-1);
    const [marker, closing] = [`<!-- ${name}:start -->`, `<!-- ${name}:end -->`];
    const [start, end] = [text.indexOf(marker), text.indexOf(closing)];
    if (start < 0 || end < start) {
      const what = "the README has no place for the reference table";
      const remedy = `add ${marker} and ${closing} where the table belongs`;
      throw new Mistakes([{ file, line: 1, column: 1, what, remedy }]);
    }
    this.#files.set(readme, `${text.slice(0, start + marker.length)}\n\n${content}\n${text.slice(end)}`);
  }

  /** Returns the files that {@link write} would change, without those that it would remove. */
  differences(): Difference[] {
    return [...this.#files].flatMap(([path, text]): Difference[] => {
      if (!existsSync(path)) return [{ path, state: "missing" }];
      return readFileSync(path, "utf8") === text ? [] : [{ path, state: "changed" }];
    });
  }

  /** Writes everything, or nothing. Returns the paths of the files that this changed. */
  write(): string[] {
    return writeGenerated(this.#files, ...this.#owned);
  }
}
