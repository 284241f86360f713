import mustache from "mustache";
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parse } from "yaml";

/** What templates are filled with: texts, booleans, tables and lists of such facts. */
export type Facts = Readonly<Record<string, unknown>>;

/** Files to write, by path from the root. */
export type Files = Map<string, string>;

/** What a kind of surface changes, as `templates/rest.yaml` explains. */
export interface Changes extends Readonly<Record<"spec" | "list" | "rows", string>> {
  readonly places: readonly Readonly<Record<"file" | "before" | "text", string>>[];
  readonly left: readonly string[];
}

const FOLDER = join(import.meta.dirname, "../templates");

export function readTable<T>(name: string): T {
  return parse(readFileSync(join(FOLDER, name), "utf8"), { merge: true }) as T;
}

/** Applies the templates of a kind of surface; a file without content is not created. */
export function applyTemplates(root: string, files: Files, kind: string, facts: Facts): void {
  for (const path of globSync("**/*.template", { cwd: join(FOLDER, kind) })) {
    const text = fill(readFileSync(join(FOLDER, kind, path), "utf8"), facts);
    const name = path.replaceAll("__name__", String(facts["name"])).replace(/\.template$/, "");
    if (existsSync(join(root, name))) throw new Error(`${name} exists already; choose another name`);
    if (text !== "") files.set(name, text);
  }
  for (const { file, before, text } of readTable<Changes>(`${kind}.yaml`).places) {
    const now = files.get(file) ?? readFileSync(join(root, file), "utf8");
    const at = now.search(new RegExp(before, "m"));
    if (at < 0) throw new Error(`${file} has nothing that matches ${before}: correct templates/${kind}.yaml`);
    files.set(file, now.slice(0, at) + fill(text, facts) + now.slice(at));
  }
}

const quote = () => (text: string, render: (text: string) => string) => JSON.stringify(render(text));

/** Fills a template of Mustache; the section `quote` becomes a string of JSON. A name that is no fact is an error, not an empty text. */
export function fill(template: string, facts: Facts): string {
  const get = (all: Facts, name: string): unknown => {
    if (Object.hasOwn(all, name)) return all[name];
    throw new Error(`templates: there is no fact ${name}`);
  };
  return mustache.render(template, new Proxy({ ...facts, quote }, { get }), undefined, { escape: String });
}

export function writeFiles(root: string, files: Files): void {
  for (const [path, text] of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
}
