import { Visitor, parseSync } from "rolldown/utils";
import { isScalar, parseDocument, visit } from "yaml";

/** Keys of a spec whose values people read. */
const SPOKEN_KEYS = new Set(["title", "summary", "description", "x-source"]);

/** The markers that open or continue a comment, and that close one. */
const COMMENT_MARKS = /^\s*(?:\/\*\*?|\*(?!\*)|\/\/+|#+)?\s?|\s*\*\/\s*$/g;

/**
 * Extracts the prose of a file as Markdown in which every line keeps its number: all of a Markdown file, the comments and
 * strings of a source, the scripts and text of an Astro component, the descriptions and comments of a YAML spec, the comments
 * of a proto. Returns `undefined` for other files.
 */
export function extractProse(path: string, content: string): string | undefined {
  if (path.endsWith(".md")) return content;
  const page = new Page(content);
  if (/\.(?:[cm]?[jt]s|[jt]sx)$/.test(path)) addSource(page, path, content);
  else if (path.endsWith(".astro")) addAstro(page, content);
  else if (/\.ya?ml$/.test(path)) addYaml(page, content);
  else if (path.endsWith(".proto")) page.addMatches(/\/\/.*$|\/\*[^]*?\*\//gm);
  else return undefined;
  return page.toString();
}

/** Adds the scripts of a component, of which the first is between `---`, and the text of its markup. */
function addAstro(page: Page, content: string): void {
  let markup = content;
  for (const [script] of content.matchAll(
    /^---\n[^]*?\n---$|<script[^]*?<\/script>|<style[^]*?<\/style>/gm,
  )) {
    const at = markup.indexOf(script);
    markup = markup.replace(script, blank);
    if (script.startsWith("<style")) continue;
    const code = script.replace(/^---|---$|^<script[^>]*>|<\/script>$/g, blank);
    addSource(page, "component.ts", blank(content.slice(0, at)) + code);
  }
  page.addMatches(/(?<=[>}])[^<>{}]+(?=[<{])/g, markup);
}

/** Replaces a text with spaces, so that what follows keeps its position. */
function blank(text: string): string {
  return text.replaceAll(/[^\n]/g, " ");
}

/** Adds the comments and strings of a source whose offsets are those of the page's file. */
function addSource(page: Page, path: string, content: string): void {
  const { program, comments } = parseSync(path, content);
  for (const { start, end } of comments) page.add(start, end);
  new Visitor({
    Literal(node) {
      // A string of one word is a name or a key.
      if (typeof node.value === "string" && node.value.includes(" ")) page.add(node.start + 1, node.end - 1);
    },
    JSXText(node) {
      page.add(node.start, node.end);
    },
    TemplateElement(node) {
      // Omits the element's delimiters, since Markdown would read a backtick as the start of code.
      if (node.value.raw.includes(" ")) page.add(node.start + 1, node.end - 1);
    },
  }).visit(program);
}

function addYaml(page: Page, content: string): void {
  visit(parseDocument(content), {
    Pair(_, pair) {
      const { key, value } = pair;
      if (!isScalar(key) || !isScalar(value) || !SPOKEN_KEYS.has(String(key.value))) return;
      if (value.range) page.add(value.range[0], value.range[1]);
    },
  });
  page.addMatches(/^\s*#.*$/gm);
}

/** Collects pieces of a file as Markdown, each on its line of the file. */
class Page {
  readonly #content: string;
  readonly #lines: string[];
  readonly #starts: readonly number[];

  constructor(content: string) {
    this.#content = content;
    this.#starts = [0, ...Array.from(content.matchAll(/\n/g), ({ index }) => index + 1)];
    this.#lines = this.#starts.map(() => "");
  }

  /** Copies the piece from one offset of the file to another. */
  add(start: number, end: number): void {
    let line = this.#starts.findLastIndex((one) => one <= start);
    for (const text of this.#content.slice(start, end).split("\n")) {
      this.#lines[line] = `${this.#lines[line]} ${text.replace(COMMENT_MARKS, "")}`.trim();
      line += 1;
    }
  }

  /** Copies what matches a pattern in a text that has the offsets of the file. */
  addMatches(pattern: RegExp, text = this.#content): void {
    for (const { index, 0: found } of text.matchAll(pattern)) this.add(index, index + found.length);
  }

  toString(): string {
    return this.#lines.join("\n");
  }
}
