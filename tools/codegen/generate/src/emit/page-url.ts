/**
 * The address of a page of a package's reference. The pages are made when the package is packed, so they are not in the
 * repository; unpkg serves every file of a published package.
 */
export function pageUrl(name: string, page: string): string {
  return `https://unpkg.com/@node-access/${name}/docs/${page}.md`;
}
