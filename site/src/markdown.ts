import { markdownToHtml } from "satteri";

const base = import.meta.env.BASE_URL.replace(/\/$/, "");

/** A path of the site as it is linked to: `/guides/errors/` below the site's base. */
export function href(path: string): string {
  return `${base}${path}`;
}

/** Paragraphs of Markdown as HTML. */
export function blockHtml(markdown: string): string {
  return markdownToHtml(markdown.replaceAll("<", "&lt;")).html.replaceAll('href="/', `href="${base}/`);
}

/** One paragraph of Markdown as HTML, without the paragraph. */
export function inlineHtml(markdown: string): string {
  return blockHtml(markdown)
    .trim()
    .replace(/^<p>([\s\S]*)<\/p>$/, "$1");
}
