import { words } from "../../model/tables.ts";
import { findNearestName, suggestName } from "../../spec-file/nearest-name.ts";
import { STYLES } from "../open-api/style-reader.ts";
import { formatValue, type Part, type SpecDocument } from "../spec-document.ts";
import { MOST_WRONG, noteUnknownKeys, OPEN_API_KEYS, VERBS } from "./known-keys.ts";
import { noteSchemaMistakes } from "./schema-mistakes.ts";
import { noteWrongKinds, OPEN_API_KINDS } from "./value-kinds.ts";

/** Media types that are misspelt sometimes. */
const mediaTypes =
  words(`application/json application/jsonl application/json-seq application/x-ndjson application/xml
  application/octet-stream application/x-www-form-urlencoded application/pdf multipart/form-data
  text/plain text/html text/csv text/event-stream`);

/** Notes mistakes in an OpenAPI document, which readers would pass over. */
export function noteOpenApiMistakes({ root }: SpecDocument): void {
  const components = root.at("components");
  const schemes = components.entries("securitySchemes");
  const names = schemes.map(([name]) => name);
  noteUnknownKeys(root, OPEN_API_KEYS.document);
  noteWrongKinds(root, OPEN_API_KINDS.document);
  noteUnknownKeys(root.at("info"), OPEN_API_KEYS.info);
  noteUnknownKeys(components, OPEN_API_KEYS.components);
  noteSecurity(root, names);
  const paths = root.entries("paths");
  for (const [path, item] of paths) notePath(path, item, names);
  noteSamePaths(paths);
  for (const [, schema] of components.entries("schemas")) noteSchemaMistakes(schema);
  for (const [, scheme] of schemes) noteUnknownKeys(scheme.at("flows"), OPEN_API_KEYS.flows);
  for (const [, parameter] of components.entries("parameters")) noteParameter(parameter);
  for (const kind of ["response", "requestBody"] as const)
    for (const [, body] of components.entries(COMPONENTS[kind])) noteBody(body, kind);
}

function notePath(path: string, item: Part, schemes: readonly string[]): void {
  if (path.startsWith("x-")) return;
  if (!path.startsWith("/")) item.note(`the path ${path} does not begin with a slash`, `write /${path}`);
  if (/[{}]/.test(path.replace(/\{[^{}]+\}/g, "")))
    item.note(`the path ${path} has an unmatched brace`, "write each parameter as {name}");
  noteUnknownKeys(item, OPEN_API_KEYS.pathItem);
  noteWrongKinds(item, OPEN_API_KINDS.pathItem);
  noteParameters(item, path);
  const usual = VERBS.filter((verb) => item.get(verb) !== undefined).map((verb) => item.at(verb));
  const others = item.entries("additionalOperations").map(([, operation]) => operation);
  for (const operation of [...usual, ...others]) noteOperation(operation, path, schemes);
}

/** Notes paths that a server cannot distinguish. */
function noteSamePaths(paths: readonly (readonly [string, Part])[]): void {
  const seen = new Map<string, string>();
  for (const [path, item] of paths) {
    const form = path.replace(/\{[^{}]+\}/g, "{}");
    const other = seen.get(form);
    if (other === undefined) seen.set(form, path);
    else
      item.note(
        `the path ${path} differs from ${other} only in the names of its parameters`,
        "describe both as one path",
      );
  }
}

function noteOperation(operation: Part, url: string, schemes: readonly string[]): void {
  if (typeof operation.value !== "object" || operation.value === null) return;
  noteUnknownKeys(operation, OPEN_API_KEYS.operation);
  noteWrongKinds(operation, OPEN_API_KINDS.operation);
  noteParameters(operation, url);
  noteSecurity(operation, schemes);
  const body = operation.at("requestBody");
  if (body.value !== undefined) noteBody(body, "requestBody");
  for (const [status, response] of operation.entries("responses")) {
    if (!/^([1-5](\d\d|XX)|default|x-.*)$/i.test(status))
      response.note(`${status} is not an HTTP status`, "write a status such as 200, 2XX or default");
    noteBody(response, "response");
  }
}

function noteParameters(owner: Part, url: string): void {
  const seen = new Set<string>();
  for (const parameter of owner.items("parameters")) {
    noteParameter(parameter);
    const found = parameter.spec.resolved(parameter.value);
    if (typeof found !== "object" || found === null) {
      parameter.note("it is not a parameter, so it is ignored", "write an object with name, in and schema");
      continue;
    }
    const { name: given, in: place } = found as { readonly name?: unknown; readonly in?: unknown };
    if (given === undefined) continue;
    const [name, where] = [formatValue(given), formatValue(place)];
    if (seen.has(`${where} ${name}`))
      parameter.note(
        `two parameters have the name ${name} and in: ${where}, and the last one applies`,
        "remove one of them",
      );
    seen.add(`${where} ${name}`);
    if (where !== "path" || url.includes(`{${name}}`)) continue;
    const names = [...url.matchAll(/\{([^}]+)\}/g)].map(([, one = ""]) => one);
    parameter.note(
      `the path has no {${name}}, so the parameter is omitted`,
      suggestName(name, names, `add {${name}} to the path, or remove it`, MOST_WRONG),
    );
  }
}

function noteParameter(parameter: Part): void {
  if (isReference(parameter, "parameters")) return;
  noteUnknownKeys(parameter, OPEN_API_KEYS.parameter);
  noteWrongKinds(parameter, OPEN_API_KINDS.parameter);
  noteStyle(parameter);
  if (parameter.get("in") === "path" && parameter.get("required") === false)
    parameter.noteAt("required", "a path parameter is always required", "write true");
  noteSchemaMistakes(parameter.at("schema"));
  noteContent(parameter);
}

function noteStyle(parameter: Part): void {
  const where = formatValue(parameter.get("in"));
  const styles = STYLES.get(where) ?? [];
  const style = formatValue(parameter.get("style") ?? styles[0]);
  if (styles.length === 0 || styles.includes(style)) return;
  const what = `${where} parameters have no style ${style}, so ${formatValue(parameter.get("name"))} is sent as ${styles[0]}`;
  parameter.noteAt("style", what, suggestName(style, styles, `use one of ${styles.join(", ")}`));
}

const COMPONENTS = { response: "responses", requestBody: "requestBodies" } as const;

function noteBody(body: Part, kind: keyof typeof COMPONENTS): void {
  if (isReference(body, COMPONENTS[kind])) return;
  noteUnknownKeys(body, OPEN_API_KEYS[kind]);
  noteWrongKinds(body, OPEN_API_KINDS[kind]);
  noteContent(body);
}

function noteContent(owner: Part): void {
  for (const [type, media] of owner.entries("content")) {
    const plain = type.replace(/\s*;.*$/, "").toLowerCase();
    const meant = mediaTypes.includes(plain) ? undefined : findNearestName(plain, mediaTypes, 1);
    if (meant !== undefined) media.note(`${type} is not a common media type`, `did you mean ${meant}?`);
    else if (!/^[\w.+*-]+\/[\w.+*-]+(\s*;|$)/.test(type))
      media.note(`${type} is not a media type`, "write a media type such as application/json");
    noteUnknownKeys(media, OPEN_API_KEYS.mediaType);
    noteWrongKinds(media, OPEN_API_KINDS.mediaType);
    for (const key of ["schema", "itemSchema"]) noteSchemaMistakes(media.at(key));
  }
}

/** Whether a part is a reference. One to another kind of component is noted. */
function isReference(part: Part, kind: string): boolean {
  const ref = part.get("$ref");
  if (typeof ref !== "string") return false;
  const other = /^#\/components\/(\w+)\//.exec(ref)?.[1];
  if (other !== undefined && other !== kind)
    part.noteAt("$ref", `${ref} is not in components/${kind}`, `refer to a part of components/${kind}`);
  return true;
}

function noteSecurity(owner: Part, schemes: readonly string[]): void {
  for (const requirement of owner.items("security"))
    for (const [name, scheme] of requirement.entries())
      if (!schemes.includes(name))
        scheme.note(
          `the security scheme ${name} is not described, so no credential is sent for it`,
          suggestName(name, schemes, "describe it under components/securitySchemes", MOST_WRONG),
        );
}
