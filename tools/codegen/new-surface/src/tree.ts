import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** The files of a repository. What is written can be undone. */
export class Tree {
  readonly root: string;
  /** The texts of the files before they were written, by path; nothing for those that are new. */
  readonly #before = new Map<string, string | undefined>();

  constructor(root: string) {
    this.root = root;
  }

  /** @param path - From the root, as for the other methods. */
  read(path: string): string {
    return readFileSync(join(this.root, path), "utf8");
  }

  write(path: string, text: string): void {
    const file = join(this.root, path);
    if (!this.#before.has(path)) this.#before.set(path, existsSync(file) ? this.read(path) : undefined);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }

  /** Writes a file that must not be there yet. */
  create(path: string, text: string): void {
    if (existsSync(join(this.root, path))) throw new Error(`${path} is there already; choose another name`);
    this.write(path, text);
  }

  /**
   * Inserts a text before what matches.
   *
   * @throws Error if nothing in the file matches.
   */
  insertBefore(path: string, place: RegExp, text: string): void {
    const now = this.read(path);
    const at = now.search(place);
    if (at < 0)
      throw new Error(
        `${path} has nothing that matches ${String(place)}: correct the place in tools/codegen/new-surface`,
      );
    this.write(path, now.slice(0, at) + text + now.slice(at));
  }

  /** Makes all files what they were. */
  undo(): void {
    for (const [path, text] of this.#before) {
      if (text === undefined) rmSync(join(this.root, path));
      else writeFileSync(join(this.root, path), text);
    }
  }
}
