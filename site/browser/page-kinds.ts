import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The largest page of each kind: guides, and reference pages by the label above their title. */
export function pageKinds(dist: string): ReadonlyMap<string, string> {
  const largest = new Map<string, { readonly path: string; readonly size: number }>();
  for (const file of globSync("**/index.html", { cwd: dist })) {
    const html = readFileSync(join(dist, file), "utf8");
    const path = `/${file.replaceAll("\\", "/").replace(/index\.html$/, "")}`;
    const label = /class="page-label"[^>]*>([^<]+)/.exec(html)?.[1];
    const kind = label ?? (path === "/" ? "Landing" : "Guide");
    if (html.length > (largest.get(kind)?.size ?? 0)) largest.set(kind, { path, size: html.length });
  }
  return new Map([...largest].map(([kind, { path }]) => [kind, path] as const)).set("404", "/404.html");
}
