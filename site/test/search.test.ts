import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isNight } from "@node-access-tools/workspace";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { guideGroups } from "../src/guides.ts";
import { createExcerpt } from "../src/search/excerpt.ts";
import { type Guide, searchDocuments } from "../src/search/search-documents.ts";
import { type Found, createSiteIndex } from "../src/search/site-index.ts";
import { loadedReference } from "./loaded.ts";
import { queries } from "./search-queries.ts";

const content = join(import.meta.dirname, "../src/content/docs");

const guides = globSync("guides/*.md", { cwd: content }).map((file): Guide => {
  const [, head = "", body = ""] = readFileSync(join(content, file), "utf8").split(/^---$/m);
  const value = (key: string): string => new RegExp(`^${key}: "?(.*?)"?$`, "m").exec(head)?.[1] ?? "";
  return {
    id: file.replaceAll("\\", "/").replace(/\.md$/, ""),
    title: value("title"),
    description: value("description"),
    keywords: value("keywords"),
    body,
  };
});
const otherNames = readFileSync(join(import.meta.dirname, "../../specs/other-names.yaml"), "utf8");
const documents = searchDocuments(await loadedReference, guides, otherNames);
const search = createSiteIndex(documents);
const pagesFor = (query: string): string[] => search(query).map(({ document }) => document.href);

const hrefs = new Set(documents.map(({ href }) => href));

// By day, the reference is a part of it.
it.runIf(isNight)("each page that has other names exists", () => {
  const ids = Object.keys(parse(otherNames) as object);
  expect(ids.filter((id) => !hrefs.has(`/reference/${id}/`))).toEqual([]);
});

it("each guide has its place in the navigation", () => {
  const listed = guideGroups.flatMap(({ guides: names }) => names.map((name) => `guides/${name}`));
  expect(listed.toSorted()).toEqual(guides.map(({ id }) => id).toSorted());
});

describe.each(Object.entries(queries))(
  "the first or second result is the page that people mean by %s",
  (_, pages) => {
    it.each(Object.entries(pages).filter(([, page]) => isNight || hrefs.has(page)))("%s", (query, page) => {
      expect(pagesFor(query).slice(0, 2)).toContain(page);
    });
  },
);

// Each call and each query at night, every fourth one by day.
const step = isNight ? 1 : 4;

it("finds each call by its name, as written and in lower case", () => {
  const calls = documents.filter(({ label }) => !/^(?:Guide|Type|Overview|Reference)$/.test(label));
  // The queries above say what people mean by names that are plain words.
  const known = new Set(Object.values(queries).flatMap((pages) => Object.keys(pages)));
  const titles = [...new Set(calls.map(({ title }) => title))].filter((title) => !known.has(title));
  const tried = titles.filter((_, index) => index % step === 0);
  const missing = tried.filter((title) =>
    [title, title.toLowerCase()].some(
      (query) =>
        !search(query)
          .slice(0, 2)
          .some(({ document }) => document.title === title),
    ),
  );
  expect(missing).toEqual([]);
  expect(titles.length).toBeGreaterThan(isNight ? 500 : 200);
});

it("finds nothing for what no page has, and for nothing", () => {
  expect(search("zzzzzzzzzz")).toEqual([]);
  expect(search("")).toEqual([]);
});

it("finds a name in spite of a wrong letter", () => {
  expect(pagesFor("getBlokByNumber").slice(0, 3)).toContain("/reference/json-rpc/eth_getBlockByNumber/");
});

it("shows the section of a guide that matches, as text with the matching words", () => {
  const found = search("reconnect").find(({ document }) => document.href === "/guides/connections/");
  const { section, pieces } = createExcerpt(found as Found);
  expect(section?.anchor).toBe("websockets");
  expect(pieces.filter(({ isMatch }) => isMatch)).not.toEqual([]);
});

it("shows excerpts that one can read: short, and without marks of Markdown", () => {
  const terms = Object.values(queries).flatMap((pages) => Object.keys(pages));
  for (const term of terms.filter((_, index) => index % step === 0)) {
    for (const found of search(term).slice(0, 10)) {
      const text = createExcerpt(found)
        .pieces.map((piece) => piece.text)
        .join("");
      expect(text, `${term}: ${found.document.href}`).not.toMatch(/`|\*\*|\]\(|\| |```|<\/|\n/);
      expect(text.length, `${term}: ${found.document.href}`).toBeLessThan(500);
    }
  }
});
