import { type JsonText, memberTexts } from "../contract/json-text.ts";

/** Whether a node has the whole history of its chain. */
export function isArchive({ configuration }: { readonly configuration: JsonText }): boolean {
  return memberTexts(configuration.text).get("archive") === "true";
}
