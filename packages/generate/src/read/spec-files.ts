import type { SpecPath } from "../spec-file/spec-file.ts";
import { type LinkedFiles, type Reading, readLinkedFiles } from "./linked-files.ts";
import {
  encodeStep,
  entries,
  OTHER_FILES,
  type SpecSource,
  type Unread,
  field,
  splitSteps,
} from "./spec-document.ts";

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

/** Parts that consist of named entries. Documents of several files often keep the whole part in another file. */
const CONTAINERS = ["paths", "webhooks", "components", "definitions", "parameters", "responses"];

/**
 * Replaces a part that is only a reference, such as `paths: { $ref: paths.yaml }`, with a reference for each of its
 * entries. The standard does not allow such parts, and most tools read them.
 */
export function withContainers(file: SpecSource): SpecSource {
  const document = file.value;
  const changed = CONTAINERS.flatMap((key) => {
    const given = field(document, key);
    const whole = expandReferences(given, document);
    const value = key === "components" ? withKinds(whole, document) : whole;
    return value === given ? [] : [[key, value] as const];
  });
  if (changed.length === 0) return file;
  return {
    ...file,
    mistake: (...place) => file.mistake(...place),
    value: { ...(document as object), ...Object.fromEntries(changed) },
  };
}

function withKinds(components: unknown, document: unknown): unknown {
  const kinds = entries(components).map(
    ([kind, value]) => [kind, expandReferences(value, document)] as const,
  );
  const isSame = kinds.every(([kind, value]) => value === field(components, kind));
  return isSame ? components : Object.fromEntries(kinds);
}

function expandReferences(value: unknown, document: unknown): unknown {
  const ref = field(value, "$ref");
  if (typeof ref !== "string" || !ref.startsWith("#/")) return value;
  const target = splitSteps(ref).reduce<unknown>((parent, step) => field(parent, step), document);
  if (typeof target !== "object" || target === null || target === value) return value;
  const { $ref: _, ...own } = value as Readonly<Record<string, unknown>>;
  const others = entries(target)
    .filter(([key]) => key !== "$ref")
    .map(([key]) => [key, { $ref: `${ref}/${encodeStep(key)}` }]);
  return { ...Object.fromEntries(others), ...own };
}
