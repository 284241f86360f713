import { markdownTable } from "@node-access-tools/workspace";
import { readData } from "../read-data.ts";
import type { Place } from "./places.ts";

/** A field that the specs add to OpenAPI and OpenRPC. */
export interface Extension {
  /** The kinds of objects that may have the extension. */
  readonly on: readonly Place[];
  /** JSON Schema 2020-12 of its value. */
  readonly value: object;
  /** Its meaning, as a phrase for the table of the site's page. */
  readonly states: string;
  /** The generators that read it: the REST clients, the JSON-RPC client, or the gateway. */
  readonly readBy: readonly string[];
}

const data = readData<{ readonly extensions: Readonly<Record<string, Extension>> }>(
  import.meta.dirname,
  "extensions.yaml",
);

/** Every extension of the specs, by name. */
export const extensions: Readonly<Record<string, Extension>> = data.extensions;

/** Returns the table of all extensions for the site, as Markdown. */
export function extensionTable(): string {
  const rows = Object.entries(extensions).map(([name, { on, states, readBy }]) => [
    `\`${name}\``,
    on.join(", "),
    states,
    readBy.map((tool) => `\`${tool}\``).join(", "),
  ]);
  return markdownTable(["Extension", "On", "States", "Used for"], rows);
}
