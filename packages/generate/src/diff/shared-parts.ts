import { findPath } from "../model/place.ts";
import type { Operation } from "../model/operation.ts";
import { field, list, Part, type SpecDocument } from "../read/spec-document.ts";

/** Keys whose values are schemas, or examples of values: what looks like a reference there is none, or leads to a type. */
const VALUES = /^(?:schema|itemSchema|examples?|default|x-.*)$/;

/** A part that several operations may have: its name, where it stands, and whether no reader reads its schema. */
export interface SharedPart {
  readonly name: string;
  readonly part: Part;
  readonly isHeader: boolean;
}

/** Finds the parts that an operation refers to, and the parameters of its path, by reference. */
export function listShared(document: SpecDocument, operation: Operation): Map<string, SharedPart> {
  const found = new Map<string, SharedPart>();
  const seen = new WeakSet<object>();
  const visit = (part: Part, isHeader = false): void => {
    const { value } = part;
    if (typeof value !== "object" || value === null || seen.has(value)) return;
    seen.add(value);
    const ref = field(value, "$ref");
    const target = typeof ref === "string" && !found.has(ref) ? part.follow() : undefined;
    if (target) {
      found.set(String(ref), { name: String(target.path.at(-1)), part: target, isHeader });
      visit(target);
    }
    for (const [key, inner] of part.entries())
      if (key === "headers") for (const [, header] of inner.entries()) visit(header, true);
      else if (!VALUES.test(key)) visit(inner);
    for (const item of part.items()) visit(item);
  };
  const [own, ofPath] = findParts(document, operation);
  if (ofPath) {
    const name = String(ofPath.path.at(-2));
    found.set(name, { name, part: ofPath, isHeader: false });
    visit(ofPath);
  }
  if (own) visit(own);
  return found;
}

/** Finds the parameters and the headers of responses of an operation: whether each is deprecated, by its place in sentences. */
export function listDeprecations(document: SpecDocument, operation: Operation): Map<string, boolean> {
  const found = new Map<string, boolean>();
  const add = (place: string, part: Part | undefined): void => {
    if (part) found.set(place, part.get("deprecated") === true);
  };
  const [own, ofPath] = findParts(document, operation);
  for (const item of [
    ...(ofPath?.items() ?? []),
    ...(own?.items("parameters") ?? []),
    ...(own?.items("params") ?? []),
  ]) {
    const parameter = item.follow();
    if (parameter) add(`(${String(parameter.get("name"))})`, parameter);
  }
  for (const [status, response] of own?.entries("responses") ?? [])
    for (const [name, header] of response.follow()?.entries("headers") ?? [])
      add(`() ${status} ${name}`, header.follow());
  return found;
}

/** An operation in its document, and the parameters that its path has for all of its operations. */
function findParts(document: SpecDocument, operation: Operation): [own?: Part, ofPath?: Part] {
  const path = findPath(operation);
  if (!path) return [];
  const at = path.slice(0, -1);
  const whole = new Part(document, document.file.value, []);
  const owner = at.reduce<Part>((part, step) => part.at(String(step)), whole);
  return [
    owner.at(String(path.at(-1))),
    new Part(document, list(field(owner.value, "parameters")), [...at, "parameters"]),
  ];
}
