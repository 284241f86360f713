import { markdownTable } from "../markdown-table.ts";
import { extensions } from "./registry.ts";

/** Returns the table of all extensions for specs/README.md. */
export function extensionTable(): string {
  const rows = Object.entries(extensions).map(([name, { on, states, readBy }]) => [
    `\`${name}\``,
    on.join(", "),
    states,
    readBy.map((tool) => `\`${tool}\``).join(", "),
  ]);
  return markdownTable(["Extension", "On", "States", "Used for"], rows);
}
