import { Visitor, parseSync } from "rolldown/utils";
import { isScalar, parseDocument, visit } from "yaml";

/** Keys of a spec whose values people read. */
const SPOKEN_KEYS = new Set(["title", "summary", "description", "x-source"]);

/** What opens or continues a comment on its line, and what closes a block. */
const COMMENT_MARKS = /^\s*(?:\/\*\*?|\*(?!\*)|\/\/+|#+)?\s?|\s*\*\/\s*$/g;

/**
 * The text of a file that people read, as Markdown in which every line keeps its number, or `undefined` for a file of another kind:
 * a Markdown file as it is, the comments and texts of a source, the descriptions and comments of a YAML spec, the comments of a proto.
 */
export function proseOf(path: string, content: string): string | undefined {
  if (path.endsWith(".md")) return content;
  if (/\.(?:[cm]?[jt]s|[jt]sx)$/.test(path)) return proseOfSource(path, content);
  if (/\.ya?ml$/.test(path)) return proseOfYaml(content);
  if (path.endsWith(".proto")) return proseOfProto(content);
  return undefined;
}

function proseOfSource(path: string, content: string): string {
  const page = new Page(content);
  const { program, comments } = parseSync(path, content);
  for (const { start, end } of comments) page.add(start, end);
  new Visitor({
    Literal(node) {
      // A text of one word is a name or a key.
      if (typeof node.value === "string" && node.value.includes(" ")) page.add(node.start + 1, node.end - 1);
    },
    JSXText(node) {
      page.add(node.start, node.end);
    },
    TemplateElement(node) {
      // The element's ends are a backtick or a brace: Markdown would take a backtick for the start of code.
      if (node.value.raw.includes(" ")) page.add(node.start + 1, node.end - 1);
    },
  }).visit(program);
  return page.toString();
}

function proseOfYaml(content: string): string {
  const page = new Page(content);
  visit(parseDocument(content), {
    Pair(_, pair) {
      const { key, value } = pair;
      if (!isScalar(key) || !isScalar(value) || !SPOKEN_KEYS.has(String(key.value))) return;
      if (value.range) page.add(value.range[0], value.range[1]);
    },
  });
  for (const { index, 0: comment } of content.matchAll(/^\s*#.*$/gm)) page.add(index, index + comment.length);
  return page.toString();
}

function proseOfProto(content: string): string {
  const page = new Page(content);
  for (const { index, 0: comment } of content.matchAll(/\/\/.*$|\/\*[^]*?\*\//gm))
    page.add(index, index + comment.length);
  return page.toString();
}

/** Lines of Markdown that hold pieces of a file, each on the line where the piece stands in the file. */
class Page {
  readonly #content: string;
  readonly #lines: string[];
  readonly #starts: number[] = [0];

  constructor(content: string) {
    this.#content = content;
    for (const { index } of content.matchAll(/\n/g)) this.#starts.push(index + 1);
    this.#lines = this.#starts.map(() => "");
  }

  /** Copies the piece from one offset of the file to another. */
  add(start: number, end: number): void {
    let line = this.#lineAt(start);
    for (const text of this.#content.slice(start, end).split("\n")) {
      this.#lines[line] = `${this.#lines[line]} ${text.replace(COMMENT_MARKS, "")}`.trim();
      line += 1;
    }
  }

  toString(): string {
    return this.#lines.join("\n");
  }

  #lineAt(offset: number): number {
    let low = 0;
    let high = this.#starts.length - 1;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((this.#starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return low;
  }
}
