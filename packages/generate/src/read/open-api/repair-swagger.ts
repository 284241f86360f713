import type { SpecPath } from "../../spec-file/spec-file.ts";
import type { SpecDocument } from "../spec-document.ts";

/** An object of the document. */
export type Loose = Record<string, unknown>;

const FORMATS: readonly unknown[] = ["csv", "ssv", "tsv", "pipes", "multi"];
export const VERBS: readonly string[] = ["get", "put", "post", "delete", "options", "head", "patch"];

const JSON_ONLY = ["application/json"];

/**
 * Changes a Swagger 2 document so that the converter reads it as it is meant. What has another kind than Swagger 2
 * describes is removed, and noted, since the converter fails at it. Operations receive what they inherit, where the converter
 * looks for it in the wrong place.
 */
export function repairSwagger(document: Loose, note: SpecDocument["note"]): void {
  const repair = new Repair(note);
  repair.kinds(document, [], "text", "host", "basePath");
  repair.texts(document, [], "consumes", "produces", "schemes");
  repair.maps(document, "securityDefinitions");
  for (const [name, scheme] of entries(document["securityDefinitions"]))
    repair.kinds(scheme as Loose, ["securityDefinitions", name], "text", "type", "flow");
  repair.kinds(document, [], "object", "definitions");
  repair.responses(document, []);
  repair.maps(document, "parameters");
  for (const [name, parameter] of entries(document["parameters"]))
    if (!repair.isParameter(parameter, ["parameters", name])) delete (document["parameters"] as Loose)[name];
  repair.maps(document, "paths");
  for (const [url, item] of entries(document["paths"])) {
    if (url.startsWith("x-")) delete (document["paths"] as Loose)[url];
    else repairItem(item as Loose, ["paths", url], document, repair);
  }
  setContent(entries(document["responses"]), document["produces"]);
  delete document["produces"];
}

function repairItem(item: Loose, path: SpecPath, document: Loose, repair: Repair): void {
  // The converter reads all but the parameters as operations.
  for (const [key, value] of entries(item))
    if ((value === null && !VERBS.includes(key)) || key.startsWith("x-")) delete item[key];
  repair.parameters(item, path);
  const shared = (item["parameters"] ?? []) as unknown[];
  const bodies = shared.filter((one) => isBody(one, document));
  if (bodies.length > 0) item["parameters"] = shared.filter((one) => !bodies.includes(one));
  for (const verb of VERBS) {
    if (item[verb] === undefined) continue;
    if (!isMap(item[verb])) item[verb] = {};
    const operation = item[verb] as Loose;
    const at = [...path, verb];
    repair.parameters(operation, at);
    repair.texts(operation, at, "consumes", "produces", "schemes");
    repair.responses(operation, at);
    inherit(operation, bodies, document);
  }
}

/** Gives an operation the body of its path, and the media types of its own where it refers to shared parts. */
function inherit(operation: Loose, bodies: readonly unknown[], document: Loose): void {
  const { consumes, produces } = operation;
  const own = (operation["parameters"] ?? []) as unknown[];
  const all = own.some((one) => isBody(one, document)) ? own : [...own, ...bodies];
  const parameters = all.map((one) =>
    consumes !== undefined && isBody(one, document) ? structuredClone(findShared(one, document)) : one,
  );
  if (parameters.length > 0) operation["parameters"] = parameters;
  const responses = entries(operation["responses"]).map(
    ([status, one]) =>
      [status, produces === undefined ? one : structuredClone(findShared(one, document))] as const,
  );
  if (responses.length > 0) operation["responses"] = Object.fromEntries(responses);
  setContent(responses, produces ?? document["produces"]);
  operation["produces"] = produces ?? document["produces"] ?? JSON_ONLY;
}

/** Writes the schemas of responses as contents: the converter prefers the media types of the document to an operation's own. */
function setContent(responses: readonly (readonly [string, unknown])[], produces: unknown): void {
  for (const [, response] of responses) {
    const { schema } = response as Loose;
    if (schema === undefined) continue;
    const content = ((produces ?? JSON_ONLY) as string[]).map((type) => [type, { schema }]);
    (response as Loose)["content"] = Object.fromEntries(content);
    delete (response as Loose)["schema"];
  }
}

/** What a reference to a shared parameter or response leads to; other parts are returned as they are. */
export function findShared(part: unknown, document: Loose): unknown {
  const [, kind = "", name = ""] =
    /^#\/(parameters|responses)\/(.+)$/.exec(asText(field(part, "$ref")) ?? "") ?? [];
  const found = field(document[kind], name.replaceAll("~1", "/").replaceAll("~0", "~"));
  return found ?? part;
}

function isBody(parameter: unknown, document: Loose): boolean {
  return field(findShared(parameter, document), "in") === "body";
}

const KINDS = {
  list: [Array.isArray, "a list"],
  object: [isMap, "an object"],
  text: [(value: unknown) => typeof value === "string", "a string"],
} as const;

class Repair {
  readonly #note: SpecDocument["note"];

  constructor(note: SpecDocument["note"]) {
    this.#note = note;
  }

  /** Removes the values of keys that have another kind. A key without a value, in YAML, is as good as none. */
  kinds(owner: Loose, path: SpecPath, kind: keyof typeof KINDS, ...keys: readonly string[]): void {
    const [isKind, name] = KINDS[kind];
    for (const key of keys) {
      const value = owner[key] ?? undefined;
      if (value !== undefined && isKind(value)) continue;
      if (value !== undefined)
        this.#note([...path, key], `${key} is ignored: it is not ${name}`, `write ${name}`);
      delete owner[key];
    }
  }

  /** Removes what is no object from a map of objects. */
  maps(owner: Loose, key: string, path: SpecPath = []): void {
    this.kinds(owner, path, "object", key);
    for (const [name, value] of entries(owner[key])) {
      if (isMap(value)) continue;
      if (!name.startsWith("x-"))
        this.#note([...path, key, name], "it is not an object, so it is ignored", "write an object");
      delete (owner[key] as Loose)[name];
    }
  }

  responses(owner: Loose, path: SpecPath): void {
    this.maps(owner, "responses", path);
    for (const [status, response] of entries(owner["responses"])) {
      this.kinds(response as Loose, [...path, "responses", status], "object", "headers", "examples");
      delete (response as Loose)["content"];
    }
  }

  /** Removes what is no text from lists of texts. A single text is a list with one; an empty list is as good as none. */
  texts(owner: Loose, path: SpecPath, ...keys: readonly string[]): void {
    for (const key of keys) {
      const at = [...path, key];
      if (typeof owner[key] === "string") {
        this.#note(at, `${key} is a string, so it is read as a list with one item`, "write a list");
        owner[key] = [owner[key]];
      }
      this.kinds(owner, path, "list", key);
      const given = (owner[key] ?? []) as unknown[];
      const texts = given.filter((one, index) => {
        const isText = typeof one === "string";
        if (!isText) this.#note([...at, index], "it is not a string, so it is ignored", "write a string");
        return isText;
      });
      if (texts.length > 0) owner[key] = texts;
      else delete owner[key];
    }
  }

  parameters(owner: Loose, path: SpecPath): void {
    this.kinds(owner, path, "list", "parameters");
    if (owner["parameters"] === undefined) return;
    owner["parameters"] = (owner["parameters"] as unknown[]).filter((one, index) =>
      this.isParameter(one, [...path, "parameters", index]),
    );
  }

  isParameter(value: unknown, path: SpecPath): boolean {
    const isGood =
      isMap(value) &&
      (asText(value["$ref"]) !== undefined ||
        value["in"] === "body" ||
        (asText(value["in"]) !== undefined && /string|number/.test(typeof value["name"])));
    if (!isGood)
      this.#note(path, "it is not a parameter, so it is ignored", "write an object with name, in and type");
    if (isGood && typeof value["name"] === "number") value["name"] = String(value["name"]);
    const format = field(value, "collectionFormat");
    if (!isGood || format === undefined || FORMATS.includes(format)) return isGood;
    const what = `${asText(format) ?? JSON.stringify(format)} is not a collectionFormat, so csv applies`;
    this.#note([...path, "collectionFormat"], what, `use one of ${FORMATS.join(", ")}`);
    delete value["collectionFormat"];
    return true;
  }
}

// Only these files and the converter are loaded on demand: a value import of others would split what all specs load.

export function field(value: unknown, key: string): unknown {
  return isMap(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}

export function entries(value: unknown): [string, unknown][] {
  return isMap(value) ? Object.entries(value) : [];
}

function asText(value: unknown): string | undefined {
  return typeof value === "string" && value !== "" ? value : undefined;
}

function isMap(value: unknown): value is Loose {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
