import { posix } from "node:path";

/** The extension in imports between a client's files: that of what a compiler makes of them, or their own. */
export type ImportExtension = "js" | "ts";

/** An import of a file next to the importing one, or below or above it. */
const local = /(\bfrom |\bimport\(|^import )"(\.{1,2}\/[^"]+)\.js"/g;

/** A line that names a file, and is not one of a comment. */
const code = /^(?!\s*(?:\*|\/\/|\/\*)).*\.js".*$/gm;

/** Lets the files of a client import each other by the names that they have on disk. */
export function withTsImports(files: ReadonlyMap<string, string>): Map<string, string> {
  return new Map(
    [...files].map(([file, text]) => [
      file,
      text.replaceAll(code, (line) =>
        line.replaceAll(local, (whole, before: string, path: string) =>
          files.has(`${posix.join(posix.dirname(file), path)}.ts`) ? `${before}"${path}.ts"` : whole,
        ),
      ),
    ]),
  );
}
