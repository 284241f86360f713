import type { Manifest } from "@node-access-tools/workspace";

/** A relative link in Markdown. */
const RELATIVE_LINK = /\]\((?!https?:|mailto:|#)([^()\s]+)\)/g;

/** Replaces relative links in a README by links to the repository, at the version's tag: the package does not contain these files. */
export function withAbsoluteLinks(readme: string, { name, version, repository }: Manifest): string {
  if (repository === undefined) return readme;
  const site = repository.url.replace(/^git\+/, "").replace(/\.git$/, "");
  const base = `${site}/blob/${name}@${version}/${repository.directory ?? "."}/`;
  const parts = readme.split(/^(```[\s\S]*?^```$)/m);
  return parts
    .map((part, index) =>
      index % 2 === 1
        ? part
        : part.replace(RELATIVE_LINK, (_, path: string) => `](${new URL(path, base).href})`),
    )
    .join("");
}
