import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";

/**
 * Finds a program that is installed on this machine.
 *
 * @param path - The folders to search, in the format of the variable `PATH`.
 */
export function findProgram(names: readonly string[], path: string): string | undefined {
  const files = path.split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));
  return files.find((file) => {
    try {
      accessSync(file, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

/** Finds an installed Chromium or Chrome. */
export function findBrowser(path: string): string | undefined {
  return findProgram(["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"], path);
}
