import type { APIContext } from "astro";
import { getCollection } from "astro:content";
import { withBase } from "../markdown.ts";

interface Guide {
  readonly id: string;
  readonly body?: string;
  readonly data: { readonly title: string; readonly description?: string };
}

interface Path {
  readonly params: { readonly slug: string };
  readonly props: { readonly guide: Guide };
}

/** Each guide as Markdown, at its own address with `.md`. */
export async function getStaticPaths(): Promise<Path[]> {
  const guides: Guide[] = await getCollection("docs", ({ id }: Guide) => id !== "404");
  return guides.map((guide) => ({ params: { slug: guide.id }, props: { guide } }));
}

export function GET({ props: { guide } }: APIContext<Path["props"]>): Response {
  const { title, description } = guide.data;
  return new Response(withBase([`# ${title}`, description, guide.body].filter(Boolean).join("\n\n")));
}
