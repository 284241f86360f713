import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** The files of a repository, by path from its root. Changes can be undone. */
export class Tree {
  readonly root: string;
  /** The original texts of changed files; `undefined` for new files. */
  readonly #before = new Map<string, string | undefined>();

  constructor(root: string) {
    this.root = root;
  }

  read(path: string): string {
    return readFileSync(join(this.root, path), "utf8");
  }

  write(path: string, text: string): void {
    const file = join(this.root, path);
    if (!this.#before.has(path)) this.#before.set(path, existsSync(file) ? this.read(path) : undefined);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }

  /** Restores all files. */
  undo(): void {
    for (const [path, text] of this.#before)
      if (text === undefined) rmSync(join(this.root, path));
      else writeFileSync(join(this.root, path), text);
  }
}
