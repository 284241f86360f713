import { getCollection } from "astro:content";
import { withBase } from "../markdown.ts";
import type { Area, ReferencePage } from "../reference/page.ts";
import { createReferenceIndex } from "../reference/reference-index.ts";
import { toMarkdown } from "../reference/to-markdown.ts";

export async function GET(): Promise<Response> {
  const areas: { data: Area }[] = await getCollection("areas");
  const pages: { data: ReferencePage }[] = await getCollection("reference");
  const index = createReferenceIndex({
    areas: areas.map(({ data }) => data).toSorted((a, b) => a.order - b.order),
    pages: pages.map(({ data }) => data),
  });
  return new Response(withBase(toMarkdown(index)));
}
