import type { SpecPath } from "../spec-file/spec-file.ts";
import { type LinkedFiles, type Reading, readLinkedFiles } from "./linked-files.ts";
import { entries, OTHER_FILES, type SpecSource, type Unread } from "./spec-document.ts";

/**
 * Reads a spec, and the files that it refers to, as one document: each of the other files is under a key of its own,
 * and references lead there. A file that cannot be read is not there, so its references lead to another file.
 *
 * @throws Mistakes if the spec itself cannot be read or parsed, or refers to too much.
 */
export async function readSpecFiles(path: string, reading?: Reading): Promise<SpecSource> {
  const linked = await readLinkedFiles(path, reading);
  const { files, places } = linked;
  const [root] = files;
  const explainUnread = (ref: string, from: SpecPath): Unread | undefined =>
    linked.whyUnread(ref, from[0] === OTHER_FILES ? Number.parseInt(String(from[1]), 10) : 0);
  if (files.length === 1)
    return {
      name: root.name,
      value: root.value,
      mistake: (...what) => root.mistake(...what),
      whyUnread: explainUnread,
    };
  const values = files.map(({ value }, index) => withReferences(value, linked, index));
  const others = Object.fromEntries(
    values.slice(1).map((value, index) => [createKey(places, index + 1), value]),
  );
  return {
    name: root.name,
    whyUnread: explainUnread,
    value: { ...(values[0] as object), [OTHER_FILES]: others },
    mistake: (at, ...what) => {
      const other = at[0] === OTHER_FILES ? files[Number.parseInt(String(at[1]), 10)] : undefined;
      return other ? other.mistake(at.slice(2), ...what) : root.mistake(at, ...what);
    },
  };
}

/** Returns a copy of a file's value, with references that lead to places in the one document. */
function withReferences(value: unknown, files: LinkedFiles, index: number): unknown {
  if (Array.isArray(value)) return value.map((item) => withReferences(item, files, index));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    entries(value).map(([key, part]) => [
      key,
      key === "$ref" && typeof part === "string"
        ? reference(part, files, index)
        : withReferences(part, files, index),
    ]),
  );
}

function reference(ref: string, { places, numberOf }: LinkedFiles, index: number): string {
  const file = numberOf(ref, index);
  const pointer = ref.includes("#") ? ref.slice(ref.indexOf("#") + 1) : "";
  if (file < 0) return ref;
  return file === 0
    ? `#${pointer}`
    : `#/${OTHER_FILES}/${encodeURIComponent(createKey(places, file).replaceAll("~", "~0"))}${pointer}`;
}

/** The key of a file in the document: its number and its name, which becomes the name of a type. */
function createKey(places: readonly string[], index: number): string {
  const name = (places[index] ?? "").replace(/[?#].*$/, "").replace(/^.*[/\\]/, "");
  return `${index}:${name.replace(/\.(json|ya?ml)$/, "")}`;
}
