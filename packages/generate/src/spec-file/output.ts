import { relative } from "node:path";
import { Mistakes } from "./mistakes.ts";
import { readText } from "./read-text.ts";
import { writeGenerated } from "./write-generated.ts";

/** What generators make. It is put in place at once, when all have made theirs. */
export class Output {
  readonly #root: string;
  readonly #files = new Map<string, string>();
  readonly #owned: string[] = [];

  /** @param root - The directory that shown paths are relative to. */
  constructor(root: string) {
    this.#root = root;
  }

  /** Text by absolute path. */
  get files(): ReadonlyMap<string, string> {
    return this.#files;
  }

  /**
   * Adds files.
   *
   * @param files - Text by absolute path.
   * @param owned - A folder in which, at any depth, no other file may remain.
   */
  put(files: Iterable<readonly [path: string, text: string]>, owned?: string): void {
    for (const [path, text] of files) this.#files.set(path, text);
    if (owned !== undefined) this.#owned.push(owned);
  }

  /**
   * Puts a content into a README, between its markers: `<!-- NAME:start -->` and `<!-- NAME:end -->`.
   *
   * @param readme - The README's absolute path.
   * @param content - Lines, each with its end.
   * @param names - Of the markers: the first of these that the README has.
   * @throws Mistakes if there are none, or no README.
   */
  insert(readme: string, content: string, ...names: readonly string[]): void {
    const file = relative(this.#root, readme);
    const text = this.#files.get(readme) ?? readText(readme, file);
    const name = names.find((one) => text.includes(`<!-- ${one}:start -->`)) ?? names.at(-1);
    const [marker, closing] = [`<!-- ${name}:start -->`, `<!-- ${name}:end -->`];
    const [start, end] = [text.indexOf(marker), text.indexOf(closing)];
    if (start < 0 || end < start) {
      const what = "the README has no place for the reference table";
      const remedy = `add ${marker} and ${closing} where it shall stand`;
      throw new Mistakes([{ file, line: 1, column: 1, what, remedy }]);
    }
    this.#files.set(readme, `${text.slice(0, start + marker.length)}\n\n${content}\n${text.slice(end)}`);
  }

  /**
   * Writes all, or nothing.
   *
   * @returns The paths of the files that this changed.
   */
  write(): string[] {
    return writeGenerated(this.#files, ...this.#owned);
  }
}
