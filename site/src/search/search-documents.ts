import { parse } from "yaml";
import type { Area, Field, Reference, ReferencePage } from "../reference/page.ts";

/** What the search knows of a page. */
export interface SearchDocument {
  /** The path of the page: `/guides/errors/`. */
  readonly href: string;
  readonly title: string;
  /** The kind of page: `Guide`, `JSON-RPC method`. */
  readonly label: string;
  /** One sentence. */
  readonly summary: string;
  /** Other names of the page's subject, with commas between them. */
  readonly keywords: string;
  /** The API that a page of the reference belongs to. */
  readonly area: string;
  /** Which API it is of, and where in it: several APIs have calls of the same name. */
  readonly place: string;
  /** The names of fields, and the request. */
  readonly names: string;
  /** The sections of a guide. The first one, before any heading, has no title. */
  readonly sections: readonly SearchSection[];
}

export interface SearchSection {
  readonly title: string;
  readonly anchor: string;
  /** Its prose. */
  readonly text: string;
  readonly code: string;
}

export interface Guide {
  /** Its path without slashes at the ends: `guides/errors`. */
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly keywords: string;
  /** Markdown. */
  readonly body: string;
}

/** Other names of the start of the reference. */
const startKeywords = "api reference, all methods, method list";

/** Other names of the areas. */
const areaKeywords: Readonly<Record<string, string>> = {
  beacon: "consensus layer ethereum validator eth2",
  exchange: "hyperliquid exchange trading venue",
  graphql: "schema eip-1767",
  "grpc/geyser": "yellowstone solana grpc",
};

/** Everything that the search finds. `otherNames` is the text of `specs/other-names.yaml`. */
export function searchDocuments(
  reference: Reference,
  guides: readonly Guide[],
  otherNames: string,
): SearchDocument[] {
  const keywords: Readonly<Record<string, string>> = { "": startKeywords, ...(parse(otherNames) as object) };
  const areas = new Map(reference.areas.map((area) => [area.id, area]));
  return [
    ...guides.map(createGuideDocument),
    ...reference.pages.map((page) =>
      createPageDocument(page, areas.get(page.location.area), keywords[page.id]),
    ),
  ];
}

function createGuideDocument({ id, title, description, keywords, body }: Guide): SearchDocument {
  // What a generated table lists has pages of its own.
  const sections = splitSections(body.replaceAll(/<!-- (\w+):start -->[^]*?<!-- \1:end -->/g, ""));
  return {
    href: `/${id}/`,
    title,
    label: "Guide",
    summary: description,
    keywords,
    area: "",
    place: "",
    names: "",
    sections,
  };
}

function createPageDocument(page: ReferencePage, area: Area | undefined, keywords = ""): SearchDocument {
  const { id, title, label, summary, request = "", sections, location } = page;
  const fields = sections.flatMap((section) => section.fields ?? []);
  const place = [area?.title, location.group].filter(Boolean).join(", ");
  return {
    href: `/reference/${id}/`.replace("//", "/"),
    title,
    label: page.deprecated ? `${label}, deprecated` : label,
    summary: plain(summary),
    keywords,
    area: `${place} ${areaKeywords[location.area] ?? ""}`.trim(),
    place,
    names: [...new Set([request, ...listFieldNames(fields)])].join(" ").trim(),
    sections: [],
  };
}

function listFieldNames(fields: readonly Field[]): string[] {
  return fields.flatMap(({ name, fields: inner }) => [name, ...listFieldNames(inner)]);
}

function splitSections(body: string): SearchSection[] {
  const sections = [{ title: "", anchor: "", text: "", code: "" }];
  let isCode = false;
  for (const line of body.split("\n")) {
    if (line.startsWith("```")) {
      isCode = !isCode;
      continue;
    }
    const heading = isCode ? undefined : /^#{2,3} (.+)$/.exec(line)?.[1];
    if (heading !== undefined)
      sections.push({ title: plain(heading), anchor: createAnchor(heading), text: "", code: "" });
    const last = sections.at(-1);
    if (last === undefined || heading !== undefined) continue;
    if (isCode) last.code += `${line.trim()}\n`;
    else last.text += `${line.startsWith("|") ? formatRow(line) : line}\n`;
  }
  // A link may go over two lines.
  for (const section of sections) section.text = plain(section.text);
  return sections;
}

/** A row of a table as a sentence. Empty for the line below the head. */
function formatRow(line: string): string {
  const cells = line.split(/(?<!\\)\|/).map(plain);
  const text = cells.filter((cell) => /[\p{L}\p{N}]/u.test(cell)).join(" · ");
  return text === "" ? "" : `${text}.`;
}

function createAnchor(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, "")
    .replaceAll(" ", "-");
}

/** Markdown as text that one can read: without marks and addresses. */
function plain(markdown: string): string {
  return markdown
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replaceAll(/<\/?[a-z][^>]*>/g, " ")
    .replaceAll(/^\s*(?:[-*] |\d+\. )/gm, "")
    .replaceAll(/\*\*|`/g, "")
    .replaceAll("\\|", "|")
    .replaceAll(/\s+/g, " ")
    .trim();
}
