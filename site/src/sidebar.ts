import { getCollection } from "astro:content";
import { href } from "./markdown.ts";
import { type Area, type ReferencePage, typeGroup } from "./reference/page.ts";

interface Listed {
  readonly areas: readonly Area[];
  readonly pages: readonly ReferencePage[];
}

let listed: Promise<Listed> | undefined;

async function list(): Promise<Listed> {
  const areas: { data: Area }[] = await getCollection("areas");
  const pages: { data: ReferencePage }[] = await getCollection("reference");
  return {
    areas: areas.map(({ data }) => data).toSorted((a, b) => a.order - b.order),
    pages: pages.map(({ data }) => data),
  };
}

/** The navigation beside a page of the reference: all areas, and the calls of the page's own. */
export async function referenceSidebar({ id, location }: ReferencePage): Promise<string> {
  const { areas, pages } = await (listed ??= list());
  const items = areas.map((area) => {
    if (area.id !== location.area) return `<li>${link(area.id, area.title, id)}</li>`;
    const groups = area.groups.map((group) => {
      if (group === typeGroup)
        return `<li>${link(`${area.id}/types`, group, id, location.group === typeGroup)}</li>`;
      const own = pages.filter((page) => page.location.area === area.id && page.location.group === group);
      if (own.length === 0) return "";
      const links = own.map((page) => `<li>${link(page.id, page.title, id)}</li>`).join("");
      const open = group === location.group || area.groups.length < 4 ? " open" : "";
      return `<li><details${open}><summary>${group}</summary><ul>${links}</ul></details></li>`;
    });
    return `<li>${link(area.id, area.title, id)}<ul>${groups.join("")}</ul></li>`;
  });
  const guides = `<li><a href="${href("/guides/getting-started/")}">Guides</a></li>`;
  return `<ul>${guides}${items.join("")}</ul>`;
}

function link(to: string, title: string, current: string, isWithin = false): string {
  const attribute = to === current ? ' aria-current="page"' : isWithin ? ' aria-current="true"' : "";
  return `<a href="${href(`/reference/${to}/`)}"${attribute}>${title}</a>`;
}
