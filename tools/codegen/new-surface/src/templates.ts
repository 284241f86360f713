import { globSync, readFileSync, existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join, dirname } from "node:path";
import { parse } from "yaml";

/** What templates are filled with: texts, booleans, and lists of such facts. */
export type Facts = Readonly<Record<string, unknown>>;

/** What a kind of surface changes apart from new files. */
interface Changes {
  /** Texts, each before the first match of a regular expression in a file. */
  readonly places: readonly { readonly file: string; readonly before: string; readonly text: string }[];
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

/**
 * Fills a template: `{{x}}` is a fact, and `{{#x}}...{{/x}}` is repeated for each item of a list, with the item's own facts,
 * and is there or not for a boolean.
 */
function fill(template: string, facts: Facts): string {
  const findFact = (name: string): unknown => {
    if (Object.hasOwn(facts, name)) return facts[name];
    throw new Error(`templates: there is no fact ${name}`);
  };
  const section = /^\{\{#(\w+)\}\}\n([^]*?)^\{\{\/\1\}\}\n|\{\{#(\w+)\}\}(.*?)\{\{\/\3\}\}/gm;
  return template
    .replaceAll(section, (_, block: string, lines: string, name: string, inline: string) => {
      const value = findFact(block ?? name);
      const items = Array.isArray(value) ? (value as Facts[]) : value ? [{}] : [];
      return items.map((item) => fill(lines ?? inline, { ...facts, ...item })).join("");
    })
    .replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(findFact(name)));
}

/** The files of a repository, by path from its root. Changes can be undone. */
export class Tree {
  readonly root: string;
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

  undo(): void {
    for (const [path, text] of this.#before)
      if (text === undefined) rmSync(join(this.root, path));
      else writeFileSync(join(this.root, path), text);
  }
}
