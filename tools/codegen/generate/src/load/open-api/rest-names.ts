import { globSync } from "node:fs";

const suffix = ".openapi.yaml";

/** Returns the names of a repository's OpenAPI files, without their parts. */
export function restNames(root: string): readonly string[] {
  return globSync(`specs/*${suffix}`, { cwd: root })
    .map((file) => file.slice("specs/".length, -suffix.length))
    .toSorted();
}
