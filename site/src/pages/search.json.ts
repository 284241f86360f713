import { getCollection } from "astro:content";
import otherNames from "../../../specs/other-names.yaml?raw";
import { href } from "../markdown.ts";
import type { Area, ReferencePage } from "../reference/page.ts";
import { searchDocuments } from "../search/search-documents.ts";

interface Guide {
  readonly id: string;
  readonly body?: string;
  readonly data: { readonly title: string; readonly description?: string; readonly keywords?: string };
}

/** What the search knows. It loads when a reader opens the search. */
export async function GET(): Promise<Response> {
  const guides: Guide[] = await getCollection("docs", ({ id }: Guide) => id.startsWith("guides/"));
  const areas: { data: Area }[] = await getCollection("areas");
  const pages: { data: ReferencePage }[] = await getCollection("reference");
  const documents = searchDocuments(
    { areas: areas.map(({ data }) => data), pages: pages.map(({ data }) => data) },
    guides.map(({ id, body = "", data: { title, description = "", keywords = "" } }) => {
      return { id, title, description, keywords, body };
    }),
    otherNames,
  );
  return Response.json(documents.map((document) => Object.assign(document, { href: href(document.href) })));
}
