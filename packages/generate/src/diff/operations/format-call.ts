import type { RestOperation } from "../../model/operation.ts";

/** The method and the path of a call. The names of its parameters are not sent. */
export function formatCall({
  method = "",
  path = "",
}: Partial<Pick<RestOperation, "method" | "path">>): string {
  return `${method} ${path.replaceAll(/\{[^}]*\}/g, "{}")}`;
}
