import { createWordSearch, type FoundDocument, squeeze } from "@node-access/cli/search-words";
import type { SearchDocument } from "./search-documents.ts";

/** A page that was found, and its words that match. */
export type Found = FoundDocument<SearchDocument>;

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
  return createWordSearch(
    documents,
    boost,
    readField,
    (document, query) => weight(document) * nameWeight(document, query),
  );
}

function readField(document: SearchDocument, field: string): string {
  if (field === "headings") return document.sections.map(({ title }) => title).join("\n");
  if (field === "text") return document.sections.map(({ text, code }) => `${text}\n${code}`).join("\n");
  return document[field as "title" | "keywords" | "summary" | "area" | "names"];
}

/** Guides and calls come before types, and what most readers use before what few do. */
function weight({ label, href }: SearchDocument): number {
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
