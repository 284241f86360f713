import { type JsonText, memberTexts } from "../codec/json/json-text.ts";

/** Whether a node stores the whole history of its chain. */
export function isArchive({ configuration }: { readonly configuration: JsonText }): boolean {
  return memberTexts(configuration.text).get("archive") === "true";
}
