import { getCollection } from "astro:content";
import type { Area, ReferencePage } from "./reference/page.ts";
import type { Guide } from "./search/search-documents.ts";

/** A page of the collection `docs`: a guide, the first page, or the one about the specs. */
interface Doc {
  readonly id: string;
  readonly body?: string;
  readonly data: { readonly title: string; readonly description?: string; readonly keywords?: string };
}

/** All pages that are written in Markdown, but the one for addresses without a page. */
export async function listDocs(): Promise<Guide[]> {
  const docs: Doc[] = await getCollection("docs", ({ id }: Doc) => id !== "404");
  return docs.map(({ id, body = "", data: { title, description = "", keywords = "" } }) => {
    return { id, title, description, keywords, body };
  });
}

export async function listGuides(): Promise<Guide[]> {
  return (await listDocs()).filter(({ id }) => id.startsWith("guides/"));
}

/** The areas of the reference, in their order. */
export async function listAreas(): Promise<Area[]> {
  const areas: { data: Area }[] = await getCollection("areas");
  return areas.map(({ data }) => data).toSorted((a, b) => a.order - b.order);
}

/** The pages of the reference, from its start on. */
export async function listPages(): Promise<ReferencePage[]> {
  const pages: { data: ReferencePage }[] = await getCollection("reference");
  return pages.map(({ data }) => data);
}
