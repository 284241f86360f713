/** The start of a module with rows: where these come from, and the types that hand-written modules have for them. */
export function rowsHead(specs: string, types: string, module: string): string {
  return `// Generated from ${specs}. Do not edit: change the spec and run \`npm run generate\`.

import type { ${types} } from "../rows/${module}.ts";

export type * from "../rows/${module}.ts";
`;
}

/** Writes a list or an object as code that parses it when it is loaded, with each of its members in a line of its own. */
export function parsedRows(data: readonly unknown[] | Readonly<Record<string, unknown>>): string {
  const rows = Array.isArray(data)
    ? data.map((row) => JSON.stringify(row))
    : Object.entries(data).map(([name, row]) => `${JSON.stringify(name)}:${JSON.stringify(row)}`);
  const [open, close] = Array.isArray(data) ? ["[", "]"] : ["{", "}"];
  const text = `${open}\n${rows.join(",\n")}\n${close}`.replaceAll(/[\\`]|\$\{/g, "\\$&");
  return `/* @__PURE__ */ JSON.parse(\`${text}\`)`;
}

export function inOneLine(text: string | undefined): string | undefined {
  return text?.replaceAll(/\s+/g, " ").trim();
}
