import { markdownTable } from "../markdown-table.ts";
import { extensions } from "./registry.ts";

/** The table of all extensions in specs/README.md. */
export function extensionTable(): string {
  const rows = Object.entries(extensions).map(([name, { on, states, readBy }]) => [
    `\`${name}\``,
    on.join(", "),
    states,
    readBy.map((tool) => `\`${tool}\``).join(", "),
  ]);
  return markdownTable(["Extension", "On", "States", "Used for"], rows);
}
