import { dirname, relative, resolve } from "node:path";
import { fetchText } from "../spec-file/fetch-text.ts";
import { type Mistake, Mistakes } from "../spec-file/mistakes.ts";
import { MOST_BYTES, readNamed, readText } from "../spec-file/read-text.ts";
import { isAddress, readAddress, shownSpec, type SpecAddress } from "../spec-file/spec-address.ts";
import { SpecFile, type SpecPath } from "../spec-file/spec-file.ts";
import { Reach } from "./reach.ts";
import { entries, field, OTHER_FILES, type SpecSource, type Unread } from "./spec-document.ts";

/** The most characters of a document with all files that it refers to, and the most files. */
const MOST_CHARACTERS = 2 * MOST_BYTES;
const MOST_FILES = 10_000;

/**
 * Reads a spec, and the files that it refers to, as one document: each of the other files is under a key of its own,
 * and references lead there. A file that cannot be read is not there, so its references lead to another file.
 *
 * @param path - A file, or the address of one.
 * @param allow - Files, folders and addresses that it may refer to besides those of its folder or origin.
 * @throws Mistakes if the spec itself cannot be read or parsed, or refers to too much.
 */
export async function readSpecFiles(path: string, allow: readonly string[] = []): Promise<SpecSource> {
  const spec = isAddress(path) ? readAddress(path) : undefined;
  const given = spec?.address ?? resolve(path);
  const first = spec ? await fetchText(given, spec) : { text: readText(path, path), address: given };
  if (/^\s*<(?:!--|(?:!doctype|html|head|body)\b)/i.test(first.text)) {
    const remedy = "give the raw file: JSON or YAML";
    throw new Mistakes([{ file: shownSpec(path), line: 1, column: 1, what: "it is a web page", remedy }]);
  }
  const root = SpecFile.ofSpec(shownSpec(path), first.text);
  const places = [first.address];
  const files = [root];
  // A file has the address that a reference names, and the one that redirects lead to.
  const indices = new Map([given, first.address].map((place) => [place, 0]));
  const unread = new Map<string, Unread>();
  const reach = new Reach([given, first.address], allow);
  let characters = first.text.length;
  for (let index = 0; index < files.length; index += 1)
    for (const target of targetsIn(files[index]?.value, places[index] ?? "")) {
      if (indices.has(target) || unread.has(target)) continue;
      if (!reach.has(target)) {
        const near = isAddress(target) ? target : relative("", target);
        const place = shownSpec(near.startsWith("../..") ? target : near);
        const why = "is not in the folder of the spec, or not of its origin";
        unread.set(target, { why, remedy: `if you trust the spec, allow it: --allow ${place}` });
        continue;
      }
      try {
        const { text, address } = await fileAt(target, spec, reach);
        characters += text.length;
        if (characters > MOST_CHARACTERS || files.length === MOST_FILES) throw new Mistakes([tooMuch(root)]);
        const known = indices.get(address);
        indices.set(target, known ?? files.length);
        if (known !== undefined) continue;
        files.push(new SpecFile(shownAs(target, path), text));
        indices.set(address, places.push(address) - 1);
      } catch (error) {
        if (!(error instanceof Mistakes) || characters > MOST_CHARACTERS || files.length === MOST_FILES)
          throw error;
        indices.delete(target);
        const [{ what, remedy } = { what: "", remedy: "" }] = error.mistakes;
        const isThere = !what.startsWith("it cannot be read");
        unread.set(target, isThere ? { why: `cannot be read: ${what}`, remedy } : {});
      }
    }
  const whyUnread = (ref: string, from: SpecPath): Unread | undefined => {
    const index = from[0] === OTHER_FILES ? Number.parseInt(String(from[1]), 10) : 0;
    return unread.get(fileOf(ref, places[index] ?? "") ?? "");
  };
  if (files.length === 1)
    return { name: root.name, value: root.value, mistake: (...what) => root.mistake(...what), whyUnread };
  const values = files.map(({ value }, index) => withReferences(value, { places, indices }, index));
  const others = Object.fromEntries(values.slice(1).map((value, index) => [keyOf(places, index + 1), value]));
  return {
    name: root.name,
    whyUnread,
    value: { ...(values[0] as object), [OTHER_FILES]: others },
    mistake: (at, ...what) => {
      const other = at[0] === OTHER_FILES ? files[Number.parseInt(String(at[1]), 10)] : undefined;
      return other ? other.mistake(at.slice(2), ...what) : root.mistake(at, ...what);
    },
  };
}

async function fileAt(
  place: string,
  spec: SpecAddress | undefined,
  reach: Reach,
): Promise<{ readonly text: string; readonly address: string }> {
  if (!isAddress(place)) return { text: readNamed(place, place), address: place };
  return fetchText(place, spec, { mayFollow: (address) => reach.has(address) });
}

function tooMuch(root: SpecFile): Mistake {
  const what = `it refers to more than ${MOST_FILES} files, or ${MOST_CHARACTERS / 1024 / 1024} million characters`;
  return root.mistake([], what, "bundle the parts that you need into one file");
}

/** Shows a file as the spec is shown: relative to the working folder if the spec is. */
function shownAs(place: string, spec: string): string {
  const folder = resolve(dirname(spec));
  return place.startsWith(`${folder}/`) && !isAddress(spec)
    ? `${dirname(spec)}/${place.slice(folder.length + 1)}`
    : shownSpec(place);
}

/** Returns the file that a reference leads to, or `undefined` for a place in the same file. */
function fileOf(ref: unknown, place: string): string | undefined {
  const [file = ""] = typeof ref === "string" ? ref.split("#", 1) : [];
  if (file === "") return undefined;
  // A spec from the network does not read files of this machine.
  return isAddress(place) || isAddress(file)
    ? addressOf(file, place)
    : resolve(dirname(place), decoded(file));
}

function addressOf(file: string, place: string): string | undefined {
  try {
    const { href } = new URL(file, isAddress(place) ? place : undefined);
    return isAddress(href) ? href.replace(/#.*$/, "") : undefined;
  } catch {
    return undefined;
  }
}

function targetsIn(value: unknown, place: string): Set<string> {
  const found = new Set<string>();
  const open = [value];
  const seen = new Set<unknown>();
  for (let part = open.pop(); part !== undefined || open.length > 0; part = open.pop()) {
    // Aliases of YAML name a value several times.
    if (typeof part !== "object" || part === null || seen.has(part)) continue;
    seen.add(part);
    const target = fileOf(field(part, "$ref"), place);
    if (target !== undefined) found.add(target);
    for (const child of Object.values(part)) open.push(child);
  }
  return found;
}

/** Where the files of a spec are, and the number of each by all addresses that it has. */
interface Files {
  readonly places: readonly string[];
  readonly indices: ReadonlyMap<string, number>;
}

/** Returns a copy of a file's value, with references that lead to places in the one document. */
function withReferences(value: unknown, files: Files, index: number): unknown {
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

function reference(ref: string, { places, indices }: Files, index: number): string {
  const target = fileOf(ref, places[index] ?? "");
  const file = target === undefined ? index : (indices.get(target) ?? -1);
  const pointer = ref.includes("#") ? ref.slice(ref.indexOf("#") + 1) : "";
  if (file < 0) return ref;
  return file === 0
    ? `#${pointer}`
    : `#/${OTHER_FILES}/${encodeURIComponent(keyOf(places, file).replaceAll("~", "~0"))}${pointer}`;
}

/** The key of a file in the document: its number and its name, which becomes the name of a type. */
function keyOf(places: readonly string[], index: number): string {
  const name = (places[index] ?? "").replace(/[?#].*$/, "").replace(/^.*[/\\]/, "");
  return `${index}:${name.replace(/\.(json|ya?ml)$/, "")}`;
}

function decoded(file: string): string {
  try {
    return decodeURIComponent(file);
  } catch {
    return file;
  }
}
