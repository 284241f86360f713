import { locationAt, type ProtoFile } from "./image.ts";

/**
 * Returns the lines of a declaration's comment.
 *
 * @param before - What the comment begins with, if there is one.
 */
export function commentLines(
  file: ProtoFile,
  path: readonly number[],
  deprecated?: boolean,
  before = "",
): string[] {
  const { leadingComments, trailingComments } = locationAt(file, path) ?? {};
  const text = (leadingComments ?? trailingComments ?? "")
    .replaceAll("*/", "* /")
    .trim()
    .replace(/^\*\s*/, "");
  const lines = text === "" ? [] : (before + text).split("\n").map((line) => line.replace(/^ /, ""));
  if (!deprecated) return lines;
  return lines.length > 0 ? [...lines, "", "@deprecated"] : ["@deprecated"];
}
