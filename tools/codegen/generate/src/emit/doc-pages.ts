/** The pages of a package's reference by file name, such as `geyser.md`, and the table of links to them for its README. */
export interface DocPages {
  readonly pages: ReadonlyMap<string, string>;
  readonly index: string;
}

/**
 * The address of a page of a package's reference. The pages are made when the package is packed, so they are not in the
 * repository; unpkg serves every file of a published package.
 */
export function pageUrl(name: string, page: string): string {
  return `https://unpkg.com/@node-access/${name}/docs/${page}.md`;
}

export function firstSentence(text: string): string {
  return text.replaceAll("\n", " ").replace(/(?<=\.) .*$/, "");
}
