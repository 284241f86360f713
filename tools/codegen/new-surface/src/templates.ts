import mustache from "mustache";
import { globSync, readFileSync, existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join, dirname } from "node:path";
import { parse } from "yaml";

/** What templates are filled with: texts, booleans, tables and lists of such facts. */
export type Facts = Readonly<Record<string, unknown>>;

/** What a kind of surface changes apart from new files: texts in places, each before the first match of a regular expression. */
interface Changes {
  readonly places: readonly Readonly<Record<"file" | "before" | "text", string>>[];
  readonly left: readonly string[];
}

export function readTable<T>(name: string): T {
  return parse(readFileSync(join(FOLDER, name), "utf8"), { merge: true }) as T;
}

const FOLDER = join(import.meta.dirname, "../templates");

/** Applies the templates of a kind of surface; a file without content is not created. Returns what is left to write by hand. */
export function applyTemplates(tree: Tree, kind: string, facts: Facts): readonly string[] {
  for (const path of globSync("**/*.template", { cwd: join(FOLDER, kind) })) {
    const text = fill(readFileSync(join(FOLDER, kind, path), "utf8"), facts);
    const name = path.replaceAll("__name__", String(facts["name"])).replace(/\.template$/, "");
    if (text !== "") tree.write(name, text);
  }
  const { places, left } = readTable<Changes>(`${kind}.yaml`);
  for (const { file, before, text } of places) {
    const now = tree.read(file);
    const at = now.search(new RegExp(before, "m"));
    if (at < 0) throw new Error(`${file} has nothing that matches ${before}: correct templates/${kind}.yaml`);
    tree.write(file, now.slice(0, at) + fill(text, facts) + now.slice(at));
  }
  return left.map((text) => fill(text, facts));
}

/** Fills a template of Mustache. A name that is no fact is an error, not an empty text. */
export function fill(template: string, facts: Facts): string {
  const known = new Proxy(facts, {
    get: (_, name: string) => {
      if (Object.hasOwn(facts, name)) return facts[name];
      throw new Error(`templates: there is no fact ${name}`);
    },
  });
  return mustache.render(template, known, undefined, { escape: String });
}

/** The files of a repository, by path from its root. Changes can be undone. */
export class Tree {
  readonly root: string;
  readonly #undo: (() => void)[] = [];

  constructor(root: string) {
    this.root = root;
  }

  read(path: string): string {
    return readFileSync(join(this.root, path), "utf8");
  }

  write(path: string, text: string): void {
    const file = join(this.root, path);
    const before = existsSync(file) ? this.read(path) : undefined;
    this.#undo.unshift(() => (before === undefined ? rmSync(file) : writeFileSync(file, before)));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }

  undo(): void {
    for (const undo of this.#undo) undo();
  }
}
