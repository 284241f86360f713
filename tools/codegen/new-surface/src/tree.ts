import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** The files of a repository. Changes can be undone. */
export class Tree {
  readonly root: string;
  /** The original texts of changed files, by path; `undefined` for new files. */
  readonly #before = new Map<string, string | undefined>();

  constructor(root: string) {
    this.root = root;
  }

  /** @param path - The path from the root, as in the other methods. */
  read(path: string): string {
    return readFileSync(join(this.root, path), "utf8");
  }

  write(path: string, text: string): void {
    const file = join(this.root, path);
    if (!this.#before.has(path)) this.#before.set(path, existsSync(file) ? this.read(path) : undefined);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }

  /** Writes a file that must not exist yet. */
  create(path: string, text: string): void {
    if (existsSync(join(this.root, path))) throw new Error(`${path} exists already; choose another name`);
    this.write(path, text);
  }

  /**
   * Inserts a text before a match.
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

  /** Restores all files. */
  undo(): void {
    for (const [path, text] of this.#before) {
      if (text === undefined) rmSync(join(this.root, path));
      else writeFileSync(join(this.root, path), text);
    }
  }
}
