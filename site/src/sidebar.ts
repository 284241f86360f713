import { listAreas, listPages } from "./collections.ts";
import { href } from "./markdown.ts";
import { type Area, type Location, type ReferencePage, typeGroup } from "./reference/page.ts";

interface Listed {
  readonly areas: readonly Area[];
  /** The links to the pages of a group, as list items, by `area group`. */
  readonly links: ReadonlyMap<string, string>;
}

let listed: Promise<Listed> | undefined;

async function list(): Promise<Listed> {
  const links = new Map<string, string>();
  for (const { id, title, location } of await listPages()) {
    const key = createGroupKey(location);
    links.set(key, `${links.get(key) ?? ""}<li>${link(id, makeBreakable(title))}</li>`);
  }
  return { areas: await listAreas(), links };
}

function createGroupKey({ area, group }: Location): string {
  return `${area} ${group}`;
}

/** Navigations by area and group. The pages of a group share one, except for the mark of the current page. */
const navigations = new Map<string, string>();

/** The navigation of a reference page: all areas, and the calls of the page's own area. */
export async function createReferenceSidebar({ id, location }: ReferencePage): Promise<string> {
  const key = createGroupKey(location);
  const shared = navigations.get(key) ?? createNavigation(location, await (listed ??= list()));
  navigations.set(key, shared);
  const own = `${hrefToPage(id)}"`;
  return shared.replace(own, `${own} aria-current="page"`);
}

function createNavigation(location: Location, { areas, links }: Listed): string {
  const items = areas.map((area) => {
    if (area.id !== location.area) return `<li>${link(area.id, area.title)}</li>`;
    const groups = area.groups.map((group) => {
      if (group === typeGroup)
        return `<li>${link(`${area.id}/types`, group, location.group === typeGroup)}</li>`;
      const own = links.get(createGroupKey({ area: area.id, group }));
      if (own === undefined) return "";
      const open = group === location.group || area.groups.length < 4 ? " open" : "";
      return `<li><details${open}><summary>${group}</summary><ul>${own}</ul></details></li>`;
    });
    return `<li>${link(area.id, area.title)}<ul>${groups.join("")}</ul></li>`;
  });
  const all = `<li>${link("", "All APIs")}</li>`;
  return `<ul>${createGuidesItem(false)}${all}${items.join("")}</ul>`;
}

/** The guides and all areas of the reference, as a list of links. `current` is `guides` or the area of the page. */
export async function createAreaLinks(current: string): Promise<string> {
  const { areas } = await (listed ??= list());
  // All of them fit a row.
  const items = areas.map(({ id, title }) => {
    const short = title.replace(/ (API of a gateway|HTTP API|API|node RPC|gateway)$/, "");
    return `<li>${link(id, short, id === current)}</li>`;
  });
  return `<ul>${createGuidesItem(current === "guides")}${items.join("")}</ul>`;
}

function createGuidesItem(isCurrent: boolean): string {
  const mark = isCurrent ? ' aria-current="true"' : "";
  return `<li><a href="${href("/guides/getting-started/")}"${mark}>Guides</a></li>`;
}

/** A name with places for line breaks before its words: `eth_<wbr>get<wbr>Block<wbr>By<wbr>Number`. */
function makeBreakable(name: string): string {
  return name.replaceAll(/(?<=[a-z])(?=[A-Z])|(?<=_)/g, "<wbr>");
}

function link(to: string, title: string, isWithin = false): string {
  return `<a href="${hrefToPage(to)}"${isWithin ? ' aria-current="true"' : ""}>${title}</a>`;
}

function hrefToPage(id: string): string {
  return href(`/reference/${id}/`.replace("//", "/"));
}
