import { toField, type DocumentedProperty, type DocumentedTypes } from "./documented-types.ts";
import { createPage, type ReferencePage, type Section, createTypeScriptSample } from "./page.ts";

export const errorArea = "errors";

export const errorGroup = "Error codes";

const module = "@node-access/auth";
const contexts = "ErrorContexts";

/** A page for each error code, from the docstrings of the contexts. */
export function createErrorPages(types: DocumentedTypes): ReferencePage[] {
  return types.listProperties(module, contexts).map((code) => createErrorPage(code, types));
}

function createErrorPage(
  { name, description, deprecated }: DocumentedProperty,
  types: DocumentedTypes,
): ReferencePage {
  const [summary = "", ...parts] = description.split(/\n\n/);
  const context = types.propertiesWithin(module, contexts, name);
  return createPage({
    id: `${errorArea}/${name}`,
    title: name,
    label: "Error code",
    location: { area: errorArea, group: errorGroup },
    summary,
    deprecated,
    sections: [
      ...parts.map(listSection),
      { title: "Context", fields: context.map((field) => toField(field, "context")) },
    ],
    samples: [createTypeScriptSample(printHandler(name, context))],
  });
}

/** A list in a docstring, such as `Causes:` and its items. */
function listSection(text: string): Section {
  const [, title = "", list = ""] = /^(\w+):\n([\s\S]*)$/.exec(text) ?? [];
  if (title === "") throw new Error(`expected a heading such as "Causes:" and a list, found: ${text}`);
  return { title, text: list };
}

function printHandler(code: string, context: readonly DocumentedProperty[]): string {
  const names = context.map(({ name }) => name).filter((name) => name !== "endpoint");
  return `import { isNodeAccessError } from "${module}";

export function report(error: unknown): void {
  if (!isNodeAccessError(error, "${code}")) throw error;
  const { ${names.join(", ")} } = error.context;
  console.error(error.message, { ${names.join(", ")} });
}
`;
}
