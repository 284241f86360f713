import { referencesIn, type Types } from "@node-access-tools/generate/model";
import { linkToPage, type ReferencePage } from "./page.ts";

/** The ids of the type pages that a page links to in descriptions of values. */
function findTypes({ sections }: ReferencePage): Set<string> {
  const found = new Set<string>();
  const visit = ({ type, fields = [] }: Pick<ReferencePage["sections"][number], "type" | "fields">): void => {
    for (const { to } of type ?? []) if (to !== undefined) found.add(to);
    for (const field of fields) visit(field);
  };
  for (const section of sections) visit(section);
  return found;
}

/** Links in Markdown, by type, to the calls that accept or return it, and to the types that contain it. */
export function findUsers(
  calls: readonly ReferencePage[],
  types: Types,
  pageOf: (name: string) => string | undefined,
): Map<string, string[]> {
  const links = new Map<string, string[]>();
  const add = (name: string, title: string, page: string): void => {
    links.set(name, [...(links.get(name) ?? []), linkToPage(title, page)]);
  };
  const names = new Map(Object.keys(types).map((name) => [pageOf(name), name]));
  for (const call of calls)
    for (const page of findTypes(call)) {
      const name = names.get(page);
      if (name !== undefined) add(name, call.title, call.id);
    }
  for (const { name, type } of Object.values(types))
    for (const used of new Set(referencesIn(type))) if (used !== name) add(used, name, pageOf(name) ?? "");
  return links;
}
