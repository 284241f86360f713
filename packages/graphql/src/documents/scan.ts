/** A definition of a document: an operation or a fragment. */
export interface Definition {
  /** `query`, `mutation`, `subscription` or `fragment`. */
  readonly kind: string;
  /** Its name; none for an anonymous operation. */
  readonly name: string | undefined;
  /** Its text. */
  readonly text: string;
}

/** Comments, strings, names and punctuation: all that matters to find where definitions begin and end. */
const TOKEN = /#[^\n\r]*|"""(?:\\"""|[^])*?"""|"(?:\\.|[^"\\\n\r])*"|[_A-Za-z]\w*|[{}()[\]]|"/g;
const KINDS: ReadonlySet<string> = new Set(["query", "mutation", "subscription", "fragment"]);
const CLOSING: Readonly<Record<string, string>> = { "{": "}", "(": ")", "[": "]" };

/**
 * Splits a document into its definitions, without parsing them.
 *
 * @returns the definitions, or a sentence that says what is wrong with the text.
 *
 * Source: GraphQL specification, Document.
 */
export function findDefinitions(document: string): Definition[] | string {
  const definitions: Definition[] = [];
  const open: string[] = [];
  let [start, kind, name] = [-1, "", undefined as string | undefined];
  for (const { 0: token, index } of document.matchAll(TOKEN)) {
    if (token.startsWith("#") || (token.length > 1 && token.startsWith('"'))) continue;
    if (token === '"') return "a string that does not end";
    const isWord = /^\w/.test(token);
    if (start < 0) {
      if (token !== "{" && !KINDS.has(token)) return `no operation begins with ${token.slice(0, 40)}`;
      [start, kind, name] = [index, token === "{" ? "query" : token, undefined];
    } else if (
      isWord &&
      open.length === 0 &&
      name === undefined &&
      isNext(document, start + kind.length, index)
    ) {
      name = token;
    }
    if (isWord) continue;
    const closing = CLOSING[token];
    if (closing !== undefined) open.push(closing);
    else if (open.pop() !== token) return `a ${token} that closes nothing`;
    if (token !== "}" || open.length > 0) continue;
    definitions.push({ kind, name, text: document.slice(start, index + 1) });
    start = -1;
  }
  if (start >= 0) return `a ${kind} that does not end`;
  return definitions.length > 0 ? definitions : "empty";
}

/** Whether only what GraphQL ignores is between two places. */
function isNext(document: string, from: number, to: number): boolean {
  return /^(?:[\s,\uFEFF]|#[^\n\r]*(?:[\n\r]))*$/.test(document.slice(from, to));
}
