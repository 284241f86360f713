import { dirname, relative, resolve } from "node:path";
import { fetchText } from "../spec-file/fetch-text.ts";
import { createMistakes, Mistakes } from "../spec-file/mistakes.ts";
import { MOST_BYTES, readNamed, readText } from "../spec-file/read-text.ts";
import { decodePart, isAddress, readAddress, shownSpec } from "../spec-file/spec-address.ts";
import { SpecFile } from "../spec-file/spec-file.ts";
import { Reach } from "./reach.ts";
import { field, type Unread } from "./spec-document.ts";

/** The most characters of a document with all files that it refers to, and the most files. */
const MOST_CHARACTERS = 2 * MOST_BYTES;
const MOST_FILES = 10_000;
const TOO_MUCH = `it refers to more than ${MOST_FILES} files, or ${MOST_CHARACTERS / 1024 / 1024} million characters`;

export interface Reading {
  /** Files, folders and addresses that the spec may refer to besides those of its folder or origin. */
  readonly allow?: readonly string[] | undefined;
  /** The folder that paths are relative to. Default: the working folder. */
  readonly root?: string;
  /** Texts by path, in place of the files on disk. */
  readonly texts?: ReadonlyMap<string, string> | undefined;
}

export interface LinkedFiles {
  /** The spec first, and each of the others where it is first referred to. */
  readonly files: readonly [SpecFile, ...SpecFile[]];
  readonly places: readonly string[];
  /** Returns the number of the file that a reference of a file leads to; -1 if it could not be read. */
  readonly numberOf: (ref: string, from: number) => number;
  /** Returns why the file that a reference of a file leads to was not read, as far as that is known. */
  readonly whyUnread: (ref: string, from: number) => Unread | undefined;
}

/**
 * Reads a spec, and the files that it refers to. One that cannot be read is not there.
 *
 * @throws Mistakes if the spec itself cannot be read or parsed, or refers to too much.
 */
export async function readLinkedFiles(
  path: string,
  { allow = [], root: folder = "", texts }: Reading = {},
): Promise<LinkedFiles> {
  const spec = isAddress(path) ? readAddress(path) : undefined;
  const given = spec?.address ?? resolve(folder, path);
  const local = (place: string, name: string): string =>
    texts ? textIn(texts, relative(folder, place)) : (place === given ? readText : readNamed)(place, name);
  const first = spec ? await fetchText(given, spec) : { text: local(given, path), address: given };
  if (/^\s*<(?:!--|(?:!doctype|html|head|body)\b)/i.test(first.text)) {
    const remedy = "use the address of the raw JSON or YAML";
    throw createMistakes(shownSpec(path), "it is a web page", remedy);
  }
  const root = SpecFile.ofSpec(shownSpec(path), first.text);
  const places = [first.address];
  const files: [SpecFile, ...SpecFile[]] = [root];
  // A file has the address that a reference names, and the one that redirects lead to.
  const indices = new Map([given, first.address].map((place) => [place, 0]));
  const unread = new Map<string, Unread>();
  const reach = new Reach([given, first.address], allow);
  let characters = first.text.length;
  const open = [findTargets(root.value, first.address).values()];
  for (let next = open.at(-1); next; next = open.at(-1)) {
    const { value: target } = next.next();
    if (target === undefined) open.pop();
    if (target === undefined || indices.has(target) || unread.has(target)) continue;
    if (!reach.has(target)) {
      const near = isAddress(target) ? target : relative(folder, target);
      const place = shownSpec(near.startsWith("../..") ? target : near);
      const why = "is outside the folder or origin of the spec";
      unread.set(target, { why, remedy: `if you trust the spec, allow it: --allow ${place}` });
      continue;
    }
    try {
      const { text, address } = isAddress(target)
        ? await fetchText(target, spec, { mayFollow: (other) => reach.has(other) })
        : { text: local(target, target), address: target };
      characters += text.length;
      if (characters > MOST_CHARACTERS || files.length === MOST_FILES)
        throw new Mistakes([root.mistake([], TOO_MUCH, "bundle the parts that you need into one file")]);
      const known = indices.get(address);
      indices.set(target, known ?? files.length);
      if (known !== undefined) continue;
      const file = new SpecFile(shownAs(target, path, folder), text);
      indices.set(address, files.push(file) - 1);
      places.push(address);
      open.push(findTargets(file.value, address).values());
    } catch (error) {
      if (!(error instanceof Mistakes) || characters > MOST_CHARACTERS || files.length === MOST_FILES)
        throw error;
      indices.delete(target);
      const [{ what, remedy } = { what: "", remedy: "" }] = error.mistakes;
      const isThere = !what.startsWith("it cannot be read");
      unread.set(target, isThere ? { why: `cannot be read: ${what}`, remedy } : {});
    }
  }
  const resolveTarget = (ref: string, from: number): string | undefined =>
    resolveFile(ref, places[from] ?? "");
  return {
    files,
    places,
    numberOf: (ref, from) => {
      const target = resolveTarget(ref, from);
      return target === undefined ? from : (indices.get(target) ?? -1);
    },
    whyUnread: (ref, from) => (unread.size === 0 ? undefined : unread.get(resolveTarget(ref, from) ?? "")),
  };
}

/** @throws Mistakes if there is no such text. */
function textIn(texts: ReadonlyMap<string, string>, name: string): string {
  const text = texts.get(name.replaceAll("\\", "/"));
  if (text !== undefined) return text;
  const remedy = "create it, or correct its name";
  throw createMistakes(name, "it cannot be read (ENOENT)", remedy);
}

/** Shows a file as the spec is shown: relative to the same folder if the spec is. */
function shownAs(place: string, spec: string, root: string): string {
  const folder = resolve(root, dirname(spec));
  return place.startsWith(`${folder}/`) && !isAddress(spec)
    ? `${dirname(spec)}/${place.slice(folder.length + 1)}`
    : shownSpec(place);
}

/** Returns the file that a reference leads to, or `undefined` for a place in the same file. */
function resolveFile(ref: unknown, place: string): string | undefined {
  const [file = ""] = typeof ref === "string" ? ref.split("#", 1) : [];
  if (file === "") return undefined;
  // A spec from the network does not read files of this machine.
  return isAddress(place) || isAddress(file)
    ? resolveAddress(file, place)
    : resolve(dirname(place), decodePart(file));
}

function resolveAddress(file: string, place: string): string | undefined {
  try {
    const { href } = new URL(file, isAddress(place) ? place : undefined);
    return isAddress(href) ? href.replace(/#.*$/, "") : undefined;
  } catch {
    return undefined;
  }
}

/** The files that a value refers to, in the order in which it does. */
function findTargets(value: unknown, place: string): Set<string> {
  const found = new Set<string>();
  const open = [value];
  const seen = new Set<unknown>();
  while (open.length > 0) {
    const part = open.pop();
    // Aliases of YAML name a value several times.
    if (typeof part !== "object" || part === null || seen.has(part)) continue;
    seen.add(part);
    const target = resolveFile(field(part, "$ref"), place);
    if (target !== undefined) found.add(target);
    for (const child of Object.values(part).toReversed()) open.push(child);
  }
  return found;
}
