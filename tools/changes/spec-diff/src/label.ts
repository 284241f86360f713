import { field, isObject, list, text } from "./json.ts";
import type { SpecPath } from "@node-access/generate/spec-file";
import { isPlaced, placeOf } from "./spec-tree.ts";
import type { Subject } from "./finding.ts";

/** What a place in a spec belongs to, and how it is called in a sentence. */
export interface Label {
  readonly subject: Subject;
  /** As `Block.transactions[]`, `eth_call(block)`, `getNode().name`. */
  readonly label: string;
}

type Steps = readonly (string | number)[];

/** Steps that lead somewhere without a name of their own. */
const SILENT = new Set(["schema", "allOf", "anyOf", "oneOf", "content", "properties", "headers", "schemas"]);

/** @throws Error for an object that is in no spec. */
export function labelOf(node: object): Label & { readonly line: (inside: SpecPath) => number } {
  const place = placeOf(node) ?? placeOf(partOf(node));
  if (!place) throw new Error("an object that is in no spec cannot be named");
  const { tree, path } = place;
  const { name, label } = path.length === 0 ? { name: "", label: tree.name } : nameIn(tree.value, path);
  return { subject: { file: tree.name, name }, label, line: (inside) => tree.line([...path, ...inside]) };
}

/** Whether an object, or a part of one that was put together, is in a spec. */
export function hasPlace(node: object): boolean {
  return isPlaced(node) || isPlaced(partOf(node));
}

/** A part of a schema that was put together from several. */
function partOf(node: object): object {
  const [first, second] = list((node as { allOf?: unknown }).allOf);
  const part = isObject(first) ? first : isObject(second) ? second : {};
  return isPlaced(part) || Object.keys(part).length === 0 ? part : partOf(part);
}

function nameIn(root: unknown, path: Steps): { name: string; label: string } {
  const [first, second, third] = path;
  if (first === "components" && second === "pathItems" && path.length > 3) return inPathItem(root, path);
  if (first === "components" && third !== undefined)
    return { name: String(third), label: String(third) + tail(path, 3) };
  if (first === "methods" && second !== undefined) return inMethod(root, path);
  if (first === "paths" && third === "parameters")
    return { name: String(second), label: String(second) + inCall(root, path, 2) };
  if (first === "paths" && third !== undefined) return inOperation(root, path);
  return { name: path.slice(0, 2).join("."), label: path.join(".") };
}

function inMethod(root: unknown, path: Steps): { name: string; label: string } {
  const name = text(field(at(root, path.slice(0, 2)), "name")) ?? String(path[1]);
  return { name, label: name + inCall(root, path, 2) };
}

function inOperation(root: unknown, path: Steps): { name: string; label: string } {
  const operation = at(root, path.slice(0, 3));
  const name = text(field(operation, "operationId")) ?? `${String(path[2]).toUpperCase()} ${path[1]}`;
  return { name, label: name + inCall(root, path, 3) };
}

/** A path's operations may stand in a part of the file that has the path. */
function inPathItem(root: unknown, path: Steps): { name: string; label: string } {
  if (path[3] === "parameters")
    return { name: String(path[2]), label: String(path[2]) + inCall(root, path, 3) };
  const name = text(field(at(root, path.slice(0, 4)), "operationId")) ?? `${path[3]} ${path[2]}`;
  return { name, label: name + inCall(root, path, 4) };
}

/** What follows the name of a method: `(param)` and what is in it, `()` and what is in the answer. */
function inCall(root: unknown, path: Steps, from: number): string {
  const step = path[from];
  const key = path[from + 1];
  if ((step === "params" || step === "parameters") && key !== undefined) {
    const param = text(field(at(root, path.slice(0, from + 2)), "name")) ?? String(key);
    return `(${param})${tail(path, from + 2)}`;
  }
  if (step === "requestBody") return `(body)${tail(path, mediaType(path, from + 1))}`;
  if (step === "result") return `()${tail(path, from + 1)}`;
  if (step === "responses" && key !== undefined) {
    const status = String(key).startsWith("2") ? "" : ` ${key}`;
    return `()${status}${tail(path, mediaType(path, from + 2))}`;
  }
  if (step === "x-subscription" && key === "kinds" && path[from + 2] !== undefined)
    return ` ${path[from + 2]}${inCall(root, path, from + 3)}`;
  if (step === "notification") return `()${tail(path, from + 1)}`;
  return tail(path, from);
}

function mediaType(path: Steps, from: number): number {
  return path[from] === "content" ? from + 2 : from;
}

/** The way within a schema. */
function tail(path: Steps, from: number): string {
  let told = "";
  for (let index = from; index < path.length; index++) {
    const step = path[index] ?? "";
    if (step === "properties" && index + 1 < path.length) told += `.${path[++index]}`;
    else if (step === "items") told += "[]";
    else if (step === "prefixItems" && index + 1 < path.length) told += `[${path[++index]}]`;
    else if (step === "additionalProperties") told += "[*]";
    else if (typeof step === "number" || SILENT.has(step)) continue;
    else told += `.${step}`;
  }
  return told;
}

function at(root: unknown, path: Steps): unknown {
  return path.reduce<unknown>(
    (value, step) =>
      isObject(value) || Array.isArray(value) ? (value as Record<string, unknown>)[step] : undefined,
    root,
  );
}
