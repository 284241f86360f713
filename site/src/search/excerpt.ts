import { splitIndexed } from "@node-access/cli/search-words";
import type { SearchSection } from "./search-documents.ts";
import type { Found } from "./site-index.ts";

export interface ExcerptPiece {
  readonly text: string;
  readonly isMatch: boolean;
}

/** What a result of the search shows: the section that fits best, and its text around the match. */
export interface Excerpt {
  readonly section: SearchSection | undefined;
  readonly pieces: readonly ExcerptPiece[];
}

const LENGTH = 180;
const BEFORE = 60;

/** The excerpt of a page for the words that it was found by. */
export function createExcerpt({ document, words }: Found): Excerpt {
  const wanted = new Set(words);
  const sections = document.sections.map((section) => ({ section, score: computeScore(section, wanted) }));
  const { section } = sections.reduce<{ section?: SearchSection; score: number }>(
    (best, other) => (other.score > best.score ? other : best),
    { score: 0 },
  );
  const text = cutAround(section?.text || document.summary, wanted);
  return { section: section?.title ? section : undefined, pieces: markWords(text, wanted) };
}

function computeScore({ title, text, code }: SearchSection, wanted: ReadonlySet<string>): number {
  return 3 * matches(title, wanted) + 2 * matches(text, wanted) + matches(code, wanted);
}

/** How many of the wanted words a text has. */
function matches(text: string, wanted: ReadonlySet<string>): number {
  return new Set(splitIndexed(text).filter((word) => wanted.has(word))).size;
}

/** The text around its first match, from and to the end of a word. */
function cutAround(text: string, wanted: ReadonlySet<string>): string {
  const first = pieces(text).find(({ name }) => isWanted(name, wanted))?.at ?? 0;
  const from = first <= BEFORE ? 0 : text.indexOf(" ", first - BEFORE) + 1;
  const end = text.length - from <= LENGTH ? text.length : text.lastIndexOf(" ", from + LENGTH);
  return `${from > 0 ? "… " : ""}${text.slice(from, end)}${end < text.length ? " …" : ""}`;
}

function markWords(text: string, wanted: ReadonlySet<string>): ExcerptPiece[] {
  const found: ExcerptPiece[] = [];
  let end = 0;
  for (const { name, at } of pieces(text)) {
    if (!isWanted(name, wanted)) continue;
    found.push({ text: text.slice(end, at), isMatch: false }, { text: name, isMatch: true });
    end = at + name.length;
  }
  return [...found, { text: text.slice(end), isMatch: false }].filter((piece) => piece.text !== "");
}

function pieces(text: string): { readonly name: string; readonly at: number }[] {
  return [...text.matchAll(/[\p{L}\p{N}_]+/gu)].map(({ 0: name, index: at }) => ({ name, at }));
}

function isWanted(name: string, wanted: ReadonlySet<string>): boolean {
  return splitIndexed(name).some((word) => wanted.has(word));
}
