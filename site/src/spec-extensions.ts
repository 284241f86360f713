import { extensionTable } from "@node-access-tools/generate/spec-file";

/** The page about the extensions of the specs, as Markdown. Their schema is the only place that describes them. */
export function createExtensionsPage(): string {
  return `The specs of this repository state with extensions what OpenAPI and OpenRPC cannot. An extension that is not in
this table, on another kind of object, or with an invalid value is a mistake, which \`npm run generate\` reports with its place.

${extensionTable()}`;
}
