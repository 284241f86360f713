import type { Section, Spec } from "@node-access-tools/generate/model";

/** The title of the group of pages that a section of a spec becomes: `api-keys` is `API keys`. */
export function formatGroupTitle({ title }: Section): string {
  const words = title.replaceAll("-", " ").replaceAll(/\bapi\b/gi, "API");
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}

export function findGroup({ sections }: Spec, name: string | undefined): string {
  const section = sections.find((one) => one.name === name);
  return section ? formatGroupTitle(section) : "";
}
