import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { SearchDocument } from "./search/search-documents.ts";

/**
 * Finds broken links of a built site, in HTML, in Markdown and in results of its search: to a page,
 * file or anchor that does not exist. The site is served below `base`, which has no slash at its end.
 */
export function findBrokenLinks(folder: string, base: string): string[] {
  const files = new Set(globSync("**/*.*", { cwd: folder }).map((file) => `/${file.replaceAll("\\", "/")}`));
  const pages = new Map<string, LinkedFile>();
  for (const file of files) {
    if (file.endsWith(".html")) pages.set(file, readPage(join(folder, file)));
    if (file === "/search.json") pages.set(file, readSearch(join(folder, file)));
    if (/\.(?:md|txt)$/.test(file)) pages.set(file, readMarkdown(join(folder, file)));
  }
  const isBroken = (file: string, link: string): boolean => {
    const [path = "", anchor = ""] = link.split("#");
    const target = path === "" ? file : resolveTarget(path, base);
    if (target === undefined || !files.has(target)) return true;
    return anchor !== "" && pages.get(target)?.anchors.has(decodeURIComponent(anchor)) === false;
  };
  // Pages share most links: those of navigation.
  const shared = new Map<string, boolean>();
  return [...pages].flatMap(([file, { links }]) =>
    links
      .filter((link) => {
        if (link.startsWith("#")) return isBroken(file, link);
        const known = shared.get(link) ?? isBroken(file, link);
        shared.set(link, known);
        return known;
      })
      .map((link) => `${file}: ${link}`),
  );
}

/** A file with its links and its anchors. */
interface LinkedFile {
  readonly anchors: ReadonlySet<string>;
  readonly links: readonly string[];
}

function resolveTarget(path: string, base: string): string | undefined {
  if (!path.startsWith(`${base}/`)) return undefined;
  const own = decodeURIComponent(path.slice(base.length)).replace(/\?.*$/, "");
  return own.endsWith("/") ? `${own}index.html` : own;
}

function readMarkdown(path: string): LinkedFile {
  const links = [...readFileSync(path, "utf8").matchAll(/\]\((\/[^)\s]*)\)/g)];
  return { anchors: new Set(), links: links.map(([, link = ""]) => link) };
}

function readSearch(path: string): LinkedFile {
  const documents = JSON.parse(readFileSync(path, "utf8")) as SearchDocument[];
  const links = documents.flatMap(({ href, sections }) =>
    [{ anchor: "" }, ...sections].map(({ anchor }) => (anchor === "" ? href : `${href}#${anchor}`)),
  );
  return { anchors: new Set(), links };
}

function readPage(path: string): LinkedFile {
  const html = readFileSync(path, "utf8").replaceAll(/<script[\s\S]*?<\/script>/g, "");
  const links = [...html.matchAll(/\shref="([^"]*)"/g)].map(([, link = ""]) => link.replaceAll("&amp;", "&"));
  return {
    anchors: new Set([...html.matchAll(/\sid="([^"]*)"/g)].map(([, id = ""]) => id)),
    links: [...new Set(links)].filter((link) => link.startsWith("/") || link.startsWith("#")),
  };
}
