import { type Area, createPage, linkToPage, type ReferencePage, type Section, typeGroup } from "./page.ts";

type Named = Omit<Area, "order">;

/** The index pages of an area: all its calls, and all its types. An area may consist of one page. */
export function createAreaPages(area: Named, pages: readonly ReferencePage[]): ReferencePage[] {
  if (pages.some(({ id }) => id === area.id)) return [];
  const types = pages.filter(({ location }) => location.group === typeGroup);
  const sections = area.groups.flatMap((group): Section[] => {
    const own = pages.filter(({ location }) => location.group === group);
    return group === typeGroup || own.length === 0 ? [] : [createList(group, "Name", own)];
  });
  const start = { ...listPage(area.id, area.title, area), summary: area.summary, sections };
  if (types.length === 0) return [start];
  return [
    { ...start, text: `[All ${types.length} types](/reference/${area.id}/types/)` },
    {
      ...listPage(`${area.id}/types`, `${area.title} types`, area),
      sections: [createList("Types", "Type", types)],
    },
  ];
}

function listPage(id: string, title: string, { id: area }: Named): ReferencePage {
  return createPage({ id, title, label: "Overview", location: { area, group: "" }, summary: "" });
}

function createList(title: string, column: string, pages: readonly ReferencePage[]): Section {
  const rows = pages.map((page) => [linkToPage(page.title, page.id), findFirstSentence(page.summary)]);
  return { title, table: { head: [column, "Description"], rows } };
}

function findFirstSentence(text: string): string {
  return text.replaceAll("\n", " ").replace(/(?<=[a-z)`]\.) .*$/, "");
}
