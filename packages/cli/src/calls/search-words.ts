import MiniSearch from "minisearch";

/** A document that was found, and its words that match. */
export interface FoundDocument<Document> {
  readonly document: Document;
  readonly words: readonly string[];
}

/**
 * Creates a search for documents that have all words of a query, or if none has, some or similar ones: the best first.
 *
 * @param boost - How much a match counts in each field, which `read` returns.
 * @param weigh - How much more a document counts for a query.
 */
export function createWordSearch<Document>(
  documents: readonly Document[],
  boost: Readonly<Record<string, number>>,
  read: (document: Document, field: string) => string | undefined,
  weigh: (document: Document, query: string) => number,
): (query: string) => FoundDocument<Document>[] {
  const index = new MiniSearch<{ readonly id: number; readonly document: Document }>({
    fields: Object.keys(boost),
    extractField: ({ id, document }, field) => (field === "id" ? String(id) : read(document, field)),
    tokenize: splitIndexed,
    // Words already have the form that the index compares.
    processTerm: (word) => word,
    searchOptions: { tokenize: splitSearched, boost, prefix: true },
  });
  index.addAll(documents.map((document, id) => ({ id, document })));
  return (query) => {
    const all = index.search(query, { combineWith: "AND" });
    const results = all.length > 0 ? all : index.search(query, { fuzzy: 0.2 });
    return results
      .flatMap(({ id, score, terms }) => {
        const document = documents[Number(id)];
        return document ? [{ document, words: terms, score: score * weigh(document, query) }] : [];
      })
      .toSorted((a, b) => b.score - a.score);
  };
}

/** Words of questions that say nothing about what is meant. */
const FILLERS = new Set("a an and are can do does for how i in is it my of on the to what with".split(" "));

/**
 * The words of a text, for the index: the parts of each name, and the name in one word.
 * `eth_getLogs` becomes `eth`, `get`, `log`, `getlog` and `ethgetlog`.
 */
export function splitIndexed(text: string): string[] {
  return matchNames(text).flatMap((name) => {
    const parts = name.split("_").filter((part) => part !== "");
    const words = parts.flatMap((part) => {
      const split = splitCase(part);
      return split.length > 1 ? [...split, part] : split;
    });
    return (parts.length > 1 ? [...words, parts.join("")] : words).map(stem);
  });
}

/** The words that a page or a method must have, of what somebody typed or pasted. */
export function splitSearched(text: string): string[] {
  const words = matchNames(text)
    .flatMap((name) => name.split("_").flatMap(splitCase))
    .map(stem);
  const telling = words.filter((word) => !FILLERS.has(word));
  return telling.length > 0 ? telling : words;
}

/** A text without case, spaces and punctuation, to compare names. */
export function squeeze(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, "");
}

function matchNames(text: string): string[] {
  return text.match(/[\p{L}\p{N}_]+/gu) ?? [];
}

/** `getBlockByNumber` as `get`, `Block`, `By`, `Number`. */
function splitCase(name: string): string[] {
  return name
    .split(/(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u)
    .filter((word) => word !== "");
}

/** A word without case and without the ending of its plural. */
function stem(word: string): string {
  const lower = word.toLowerCase();
  if (lower.length < 4 || /(?:ss|us|is)$/.test(lower)) return lower;
  return lower.replace(/ies$/, "y").replace(/s$/, "");
}
