import type { APIContext } from "astro";
import { getCollection } from "astro:content";
import { withBase } from "../../markdown.ts";
import type { ReferencePage } from "../../reference/page.ts";
import { toMarkdown } from "../../reference/to-markdown.ts";

interface Path {
  readonly params: { readonly slug: string };
  readonly props: { readonly page: ReferencePage };
}

/** Each page of the reference as Markdown, at its own address with `.md`. */
export async function getStaticPaths(): Promise<Path[]> {
  const pages: { id: string; data: ReferencePage }[] = await getCollection("reference");
  return pages.map(({ id, data }) => ({ params: { slug: id }, props: { page: data } }));
}

export function GET({ props }: APIContext<Path["props"]>): Response {
  return new Response(withBase(toMarkdown(props.page)));
}
