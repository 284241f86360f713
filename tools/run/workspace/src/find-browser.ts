import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";

const names: readonly string[] = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/**
 * Finds a browser that is installed on this machine.
 *
 * @param path - The folders to look in, as the variable `PATH` has them.
 */
export function findBrowser(path: string): string | undefined {
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
