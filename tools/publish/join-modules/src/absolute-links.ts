import type { Manifest } from "@node-access-tools/workspace";

/** A link of Markdown to a file next to it. */
const BESIDE = /\]\((?!https?:|mailto:|#)([^()\s]+)\)/g;

/** Lets a README's links to files beside it lead to these files in the repository, at the version's tag: a package comes without them. */
export function withAbsoluteLinks(readme: string, { name, version, repository }: Manifest): string {
  if (repository === undefined) return readme;
  const site = repository.url.replace(/^git\+/, "").replace(/\.git$/, "");
  const base = `${site}/blob/${name}@${version}/${repository.directory ?? "."}/`;
  const parts = readme.split(/^(```[\s\S]*?^```$)/m);
  return parts
    .map((part, index) =>
      index % 2 === 1 ? part : part.replace(BESIDE, (_, path: string) => `](${new URL(path, base).href})`),
    )
    .join("");
}
