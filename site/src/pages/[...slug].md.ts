import type { APIContext } from "astro";
import { listDocs, listPages } from "../collections.ts";
import { withBase } from "../markdown.ts";
import { toMarkdown } from "../reference/to-markdown.ts";

interface Path {
  readonly params: { readonly slug: string };
  readonly props: { readonly text: string };
}

/** Each page as Markdown, at its own address with `.md`. */
export async function getStaticPaths(): Promise<Path[]> {
  const docs = (await listDocs()).map(({ id, title, description, body }) =>
    createPath(id, [`# ${title}`, description, body].filter(Boolean).join("\n\n")),
  );
  const pages = (await listPages()).map((page) =>
    createPath(page.id === "" ? "reference" : `reference/${page.id}`, toMarkdown(page)),
  );
  return [...docs, ...pages];
}

function createPath(slug: string, text: string): Path {
  return { params: { slug }, props: { text } };
}

export function GET({ props: { text } }: APIContext<Path["props"]>): Response {
  return new Response(withBase(text));
}
