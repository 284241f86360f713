import { globSync } from "node:fs";
import type { Mistake } from "../spec-file/index.ts";

/** Files of `specs/` that loaders find by name. */
const found = [
  /^README\.md$/,
  /^(catalog|upstream-errors)\.yaml$/,
  /^[^/]+\.openapi\.yaml$/,
  /^graphql\/(examples\/)?[^/]+\.graphql$/,
  /^rpc\/[^/]+\.openrpc\.yaml$/,
  /^grpc\/(buf|examples|http)\.yaml$/,
  /^grpc\/.+\.proto$/,
];

/**
 * Finds files of `specs/` that would be silently ignored, such as a part that no spec refers to.
 *
 * @param referred - The files that other files refer to, relative to the root.
 */
export function unreadFiles(root: string, referred: ReadonlySet<string>): Mistake[] {
  const files = globSync("specs/**", { cwd: root, withFileTypes: true }).filter((entry) => entry.isFile());
  return files.flatMap(({ parentPath, name }) => {
    const file = `${parentPath}/${name}`.slice(root.length + 1).replaceAll("\\", "/");
    if (referred.has(file) || found.some((names) => names.test(file.slice("specs/".length)))) return [];
    const remedy = "refer to it from a spec, name it like the others in its folder, or remove it";
    return [{ file, line: 1, column: 1, what: "no loader reads the file", remedy }];
  });
}
