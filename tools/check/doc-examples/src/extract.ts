/** One code block of a document, as a module. */
export interface Example {
  /** The document, relative to the root. */
  readonly path: string;
  /** Line of the document on which the code begins, from 1. */
  readonly line: number;
  /** The code, padded to the lines and columns of the document, so that the compiler's positions apply to the document. */
  readonly text: string;
}

/** Something that looks like an example but cannot be checked. */
export interface Mistake {
  readonly path: string;
  readonly line: number;
  readonly message: string;
}

/** The examples of a document, and what looks like one. */
export type Extracted = ReturnType<typeof blocks>;

const FENCE = /^\s*(`{3,})\s*(\S*)/;
const COMMENT = /^[ \t]*\/\*\*[^]*?\*\//gm;
const COMMENT_PREFIX = /^\s*(?:\/\*\*|\*(?!\/))? ?/;

/** Extracts the `ts` blocks of a Markdown text. */
export function fromMarkdown(path: string, text: string): Extracted {
  return blocks(
    path,
    text.split("\n").map((line, index) => ({ number: index + 1, indent: 0, line })),
  );
}

/**
 * Extracts the `ts` blocks in the documentation comments of a source, and the calls of `client` that stand behind an `@example` of
 * an interface's methods. An `@example` with neither is a mistake.
 */
export function fromSource(path: string, text: string): Extracted {
  const found: { examples: Example[]; mistakes: Mistake[] } = { examples: [], mistakes: [] };
  const lines = text.split("\n");
  for (const comment of comments(text)) {
    const { examples, mistakes } = blocks(path, comment);
    found.examples.push(...examples);
    found.mistakes.push(...mistakes);
    for (const { number, line } of comment) {
      if (!/^\s*@example\b/.test(line)) continue;
      const [, call] = /^@example (.*\bclient\b.*)/.exec(line) ?? [];
      const above = lines.slice(0, number).findLast((one) => /^\S/.test(one)) ?? "";
      const [, declared] = /^export interface (\w+)/.exec(above) ?? [];
      if (call !== undefined && declared !== undefined) {
        found.examples.push(wrapCall(declared, { path, line: number, text: call }));
        continue;
      }
      const last = number + reach(comment, number);
      if (examples.some((one) => one.line > number && one.line <= last)) continue;
      const message = "an @example must have its code in a ```ts block";
      found.mistakes.push({ path, line: number, message });
    }
  }
  return found;
}

/** A line of a document without its indentation or comment prefix. */
interface Line {
  readonly number: number;
  /** How many characters were removed. */
  readonly indent: number;
  readonly line: string;
}

function comments(text: string): Line[][] {
  let [number, from] = [1, 0];
  return Array.from(text.matchAll(COMMENT), ({ index, 0: comment }) => {
    number += text.slice(from, index).split("\n").length - 1;
    from = index;
    return comment.split("\n").map((raw, at) => {
      const indent = COMMENT_PREFIX.exec(raw)?.[0].length ?? 0;
      return { number: number + at, indent, line: raw.slice(indent).replace(/\*\/$/, "") };
    });
  });
}

/** Counts the lines of a comment that belong to the tag on a line: up to the next tag or the end. */
function reach(comment: readonly Line[], number: number): number {
  const after = comment.filter((one) => one.number > number);
  let open = false;
  for (const { line, number: at } of after) {
    if (FENCE.test(line)) open = !open;
    if (!open && /^\s*@\w/.test(line)) return at - number - 1;
  }
  return after.length;
}

function blocks(path: string, lines: readonly Line[]) {
  const examples: Example[] = [];
  const mistakes: Mistake[] = [];
  let open:
    | { readonly fence: string; readonly number: number; readonly code: Line[] | undefined }
    | undefined;
  for (const current of lines) {
    const [, fence, language] = FENCE.exec(current.line) ?? [];
    if (open === undefined) {
      if (fence === undefined) continue;
      const checked = /^(?:ts|typescript|mts)$/.test(language ?? "");
      open = { fence, number: current.number, code: checked ? [] : undefined };
    } else if (fence !== undefined && language === "" && fence.length >= open.fence.length) {
      const [first] = open.code ?? [];
      const code = open.code?.map(({ indent, line }) => " ".repeat(indent) + line).join("\n");
      const place = "\n".repeat((first?.number ?? 1) - 1);
      if (first !== undefined) examples.push({ path, line: first.number, text: `${place}${code}\n` });
      open = undefined;
    } else {
      open.code?.push(current);
    }
  }
  if (open !== undefined)
    mistakes.push({ path, line: open.number, message: "this code block is never closed" });
  return { examples, mistakes };
}

/** A call of a method of an interface, as a module that gets a client with this interface. */
function wrapCall(declared: string, { path, line, text }: Example): Example {
  const from = `import type { ${declared} } from "../../../../${path}"; declare const client: ${declared};`;
  return { path, line, text: `${"\n".repeat(line - 1)}${from} ${text}\n` };
}
