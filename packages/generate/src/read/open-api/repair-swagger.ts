import type { SpecPath } from "../../spec-file/spec-file.ts";
import type { SpecDocument } from "../spec-document.ts";

/** An object of the document. */
export type Loose = Record<string, unknown>;

const FORMATS = ["csv", "ssv", "tsv", "pipes", "multi"];
export const VERBS: readonly string[] = ["get", "put", "post", "delete", "options", "head", "patch"];

/**
 * Removes from a Swagger 2 document what the converter fails at, and notes it. It also notes values that the converter
 * drops silently.
 */
export function repairSwagger(document: Loose, note: SpecDocument["note"]): void {
  const repair = new Repair(note);
  repair.maps(document, "securityDefinitions");
  repair.maps(document, "responses");
  repair.maps(document, "parameters");
  for (const [name, parameter] of entries(document["parameters"]))
    if (!repair.isParameter(parameter, ["parameters", name])) delete (document["parameters"] as Loose)[name];
  repair.lists(document, [], ["consumes", "produces", "schemes"]);
  repair.maps(document, "paths");
  for (const [url, item] of entries(document["paths"])) {
    if (url.startsWith("x-")) continue;
    const at = ["paths", url];
    repair.parameters(item as Loose, at);
    for (const verb of VERBS) {
      if (field(item, verb) === undefined) continue;
      if (!isMap(field(item, verb))) (item as Loose)[verb] = {};
      const operation = field(item, verb) as Loose;
      repair.parameters(operation, [...at, verb]);
      repair.lists(operation, [...at, verb], ["consumes", "produces", "schemes"]);
      repair.maps(operation, "responses", [...at, verb]);
    }
  }
}

class Repair {
  readonly #note: SpecDocument["note"];

  constructor(note: SpecDocument["note"]) {
    this.#note = note;
  }

  /** Removes what is no object from a map of objects. */
  maps(owner: Loose, key: string, path: SpecPath = []): void {
    for (const [name, value] of entries(owner[key])) {
      if (isMap(value) || name.startsWith("x-")) continue;
      this.#note([...path, key, name], "it is not an object, so it is ignored", "write an object");
      delete (owner[key] as Loose)[name];
    }
  }

  /** Makes lists of single texts. */
  lists(owner: Loose, path: SpecPath, keys: readonly string[]): void {
    for (const key of keys) {
      if (typeof owner[key] !== "string") continue;
      this.#note([...path, key], `${key} is a string, so it is read as a list with one item`, "write a list");
      owner[key] = [owner[key]];
    }
  }

  parameters(owner: Loose, path: SpecPath): void {
    const given = owner["parameters"];
    if (given === undefined) return;
    const at = [...path, "parameters"];
    if (!Array.isArray(given) && given !== null)
      this.#note(at, "parameters is ignored: it is not a list", "write a list");
    owner["parameters"] = (Array.isArray(given) ? given : []).filter((one, index) =>
      this.isParameter(one, [...at, index]),
    );
  }

  isParameter(value: unknown, path: SpecPath): boolean {
    const isReference = typeof field(value, "$ref") === "string";
    const isGood = isMap(value) && (isReference || typeof field(value, "in") === "string");
    if (!isGood)
      this.#note(path, "it is not a parameter, so it is ignored", "write an object with name, in and type");
    const format = field(value, "collectionFormat");
    if (format === undefined || FORMATS.includes(String(format))) return isGood;
    this.#note(
      [...path, "collectionFormat"],
      `${String(format)} is not a collectionFormat, so csv applies`,
      `use one of ${FORMATS.join(", ")}`,
    );
    return isGood;
  }
}

// Only these files and the converter are loaded on demand: a value import of others would split what all specs load.

export function field(value: unknown, key: string): unknown {
  return isMap(value) ? value[key] : undefined;
}

export function entries(value: unknown): [string, unknown][] {
  return isMap(value) ? Object.entries(value) : [];
}

function isMap(value: unknown): value is Loose {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
