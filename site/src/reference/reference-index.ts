import {
  type Area,
  createPage,
  type Reference,
  type ReferencePage,
  type Section,
  typeGroup,
} from "./page.ts";

/** The packages of areas that are not named after theirs. */
const packages: Readonly<Record<string, string>> = {
  "json-rpc": "@node-access/rpc",
  feeder: "@node-access/rpc",
  admin: "@node-access/gateway",
  errors: "All packages",
  options: "All packages",
};

/** The start of the reference: each package with its APIs, and how many pages each of them has. */
export function createReferenceIndex({ areas, pages }: Reference): ReferencePage {
  const sections = [...new Set(areas.map(findPackage))].map((title): Section => {
    const rows = areas.filter((area) => findPackage(area) === title).map((area) => createRow(area, pages));
    return { title, table: { head: ["API", "Pages", "Types", "About"], rows } };
  });
  return createPage({
    id: "",
    title: "Reference",
    label: "Overview",
    location: { area: "", group: "" },
    summary: "Every call, type, error and option, by package.",
    text: "Types come with the pages of their API. To find a page by its name or its subject, use the search.",
    sections,
  });
}

function findPackage({ id }: Area): string {
  return packages[id] ?? `@node-access/${id.replace(/\/.*$/, "")}`;
}

function createRow({ id, title, summary, groups }: Area, pages: readonly ReferencePage[]): string[] {
  const own = pages.filter(({ location, label }) => location.area === id && label !== "Overview");
  const types = own.filter(({ label }) => label === "Type").length;
  const about = summary || groups.filter((group) => group !== typeGroup).join(", ");
  return [`[${title}](/reference/${id}/)`, count(own.length - types), count(types), about];
}

function count(pages: number): string {
  return pages === 0 ? "" : String(pages);
}
