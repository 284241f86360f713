import { markdownToHtml } from "satteri";

const base = import.meta.env.BASE_URL.replace(/\/$/, "");

/** The path of a link within the site: `/guides/errors/` below the site's base. */
export function href(path: string): string {
  return `${base}${path}`;
}

/** Puts the links of Markdown below the site's base. */
export function withBase(markdown: string): string {
  return markdown.replaceAll("](/", `](${base}/`);
}

export function blockHtml(markdown: string): string {
  return markdownToHtml(withBase(markdown).replaceAll("<", "&lt;")).html;
}

/** One paragraph of Markdown as HTML, without the paragraph. */
export function inlineHtml(markdown: string): string {
  return blockHtml(markdown)
    .trim()
    .replace(/^<p>([\s\S]*)<\/p>$/, "$1");
}
