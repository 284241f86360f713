import { splitIndexed, splitSearched, squeeze } from "@node-access/cli/search-words";
import MiniSearch from "minisearch";
import type { SearchDocument } from "./search-documents.ts";

export interface Found {
  readonly document: SearchDocument;
  /** The words of the page that match. */
  readonly words: readonly string[];
}

/** How much more a match counts in one part of a page than in its text. */
const boost = { title: 10, keywords: 8, headings: 4, summary: 3, area: 2, names: 1, text: 1 };

/** How much more the page counts whose name was searched with its namespace: `trace_transaction`. */
const WHOLE_NAME = 6;

/** How much more the page counts whose title, name without its namespace, or keyword was searched. */
const NAME = 4;

/** How much more the page counts whose title of several words was searched as it is written: `getSlot`. */
const EXACT = 1.5;

/** The search of the site: every page of the documents, best first. */
export function createSiteIndex(documents: readonly SearchDocument[]): (query: string) => Found[] {
  const byHref = new Map(documents.map((document) => [document.href, document]));
  const index = new MiniSearch<SearchDocument>({
    idField: "href",
    fields: Object.keys(boost),
    extractField: (document, field) => readField(document, field),
    tokenize: splitIndexed,
    // Words already have the form that the index compares.
    processTerm: (word) => word,
    searchOptions: {
      tokenize: splitSearched,
      boost,
      prefix: true,
      boostDocument: (href) => weight(byHref.get(href as string)),
    },
  });
  index.addAll(documents);
  return (query) => {
    const all = index.search(query, { combineWith: "AND" });
    const results = all.length > 0 ? all : index.search(query, { fuzzy: 0.2 });
    return results
      .flatMap(({ id, score, terms }) => {
        const document = byHref.get(id as string);
        if (document === undefined) return [];
        return [{ document, words: terms, score: score * nameWeight(document, query) }];
      })
      .toSorted((a, b) => b.score - a.score);
  };
}

function readField(document: SearchDocument, field: string): string {
  if (field === "headings") return document.sections.map(({ title }) => title).join("\n");
  if (field === "text") return document.sections.map(({ text, code }) => `${text}\n${code}`).join("\n");
  return document[field as "title" | "keywords" | "summary" | "area" | "names"];
}

/** Guides and calls come before types, and what most readers use before what few do. */
function weight(document: SearchDocument | undefined): number {
  const { label = "", href = "" } = document ?? {};
  if (label === "Type") return 0.2;
  if (label.endsWith("deprecated")) return 0.4;
  if (label === "Guide") return 2.4;
  if (/\/json-rpc\/(?:eth|net|web3|txpool)_/.test(href)) return 1.3;
  return /\/json-rpc\/(?:debug|erigon|ots|starknet)_|\/grpc\//.test(href) ? 0.65 : 1;
}

/** The first word may name the page's area: `solana getBalance` is that chain's `getBalance`. */
function nameWeight(document: SearchDocument, query: string): number {
  const [first = "", ...rest] = query.trim().split(/\s+/);
  const isArea = rest.length > 0 && squeeze(document.area).includes(squeeze(first));
  const whole = ownNameWeight(document, query);
  return isArea ? Math.max(whole, ownNameWeight(document, rest.join(" "))) : whole;
}

function ownNameWeight({ title, keywords }: SearchDocument, query: string): number {
  const name = squeeze(query);
  const exact = title === query.trim() && /[a-z][A-Z]/.test(title) ? EXACT : 1;
  const own = title.replace(/^.*?[_.]/, "");
  if (own !== title && squeeze(title) === name) return WHOLE_NAME * exact;
  return [title, own, ...keywords.split(",")].some((other) => squeeze(other) === name) ? NAME * exact : 1;
}
