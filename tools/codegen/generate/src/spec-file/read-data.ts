import { join } from "node:path";
import { SpecFile } from "@node-access/generate/spec-file";

/** Reads a YAML file of this tool: a table, or a schema. */
export function readData<T extends object>(folder: string, name: string): T {
  return SpecFile.read(join(folder, name), name).value as T;
}
