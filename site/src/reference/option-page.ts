import {
  toField,
  type DocumentedFunction,
  type DocumentedProperty,
  type DocumentedTypes,
} from "./documented-types.ts";
import { createPage, type ReferencePage, type Section } from "./page.ts";

export const optionArea = "options";

/** The page of all options: those of every call, and those of each function that takes more. */
export function createOptionPage(types: DocumentedTypes): ReferencePage {
  const shared = types.listProperties("@node-access/transport", "CallOptions");
  const functions = types
    .functionsWithOptions()
    .filter(({ module }) => !module.startsWith("@node-access/transport"));
  return createPage({
    id: optionArea,
    title: "Options",
    label: "Reference",
    location: { area: optionArea, group: "" },
    summary: "Every option of every client, and of the functions that take options.",
    text: "Times are in milliseconds, sizes in bytes.",
    sections: [
      {
        title: "Every call",
        text: "All clients take these options, and so does `client.with(...)`, which returns a client with other options for some calls.",
        fields: shared.map((option) => toField(option, "call")),
      },
      ...createSections(functions, shared),
    ],
  });
}

function createSections(
  functions: readonly DocumentedFunction[],
  shared: readonly DocumentedProperty[],
): Section[] {
  const bySet = new Map<string, DocumentedFunction[]>();
  for (const one of functions) {
    const set = JSON.stringify(one.options);
    bySet.set(set, [...(bySet.get(set) ?? []), one]);
  }
  return [...bySet.values()].flatMap((same) => {
    const [first] = same;
    return first ? createSection(first, same, shared) : [];
  });
}

function createSection(
  { name: prefix, options }: DocumentedFunction,
  same: readonly DocumentedFunction[],
  shared: readonly DocumentedProperty[],
): Section[] {
  const isShared = (option: DocumentedProperty): boolean =>
    shared.some(({ name, description }) => name === option.name && description === option.description);
  const own = options.filter((option) => !isShared(option));
  if (own.length === 0) return [];
  const others = options.filter(isShared).map(({ name }) => `\`${name}\``);
  const which = others.length === shared.length ? "" : `${others.join(", ")} of `;
  const more = others.length === 0 ? "" : `, in addition to ${which}[the options of every call](#every-call)`;
  const places = same.map(({ name, module }) => `\`${name}\` of \`${module}\``);
  return [
    {
      title: same.map(({ name }) => name).join(", "),
      text: `Options of ${places.join(", ")}${more}.`,
      fields: own.map((option) => toField(option, prefix)),
    },
  ];
}
