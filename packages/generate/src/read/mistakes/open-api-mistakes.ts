import { findNearestName } from "../../spec-file/nearest-name.ts";
import type { SpecPath } from "../../spec-file/spec-file.ts";
import { STYLES } from "../open-api/styles.ts";
import { entries, field, list, type Placed, type SpecDocument } from "../spec-document.ts";
import { MOST_WRONG, noteUnknownKeys, OPEN_API_KEYS, VERBS } from "./known-keys.ts";
import { noteSchemaMistakes } from "./schema-mistakes.ts";
import { noteWrongKinds, OPEN_API_KINDS } from "./value-kinds.ts";

/** Media types that are misspelt sometimes. */
const mediaTypes = [
  "application/json",
  "application/jsonl",
  "application/json-seq",
  "application/x-ndjson",
  "application/xml",
  "application/octet-stream",
  "application/x-www-form-urlencoded",
  "application/pdf",
  "multipart/form-data",
  "text/plain",
  "text/html",
  "text/csv",
  "text/event-stream",
];

/** Notes mistakes in an OpenAPI document, which readers would pass over. */
export function noteOpenApiMistakes(spec: SpecDocument): void {
  new OpenApiMistakes(spec).note();
}

class OpenApiMistakes {
  readonly #spec: SpecDocument;
  readonly #schemes: readonly string[];

  constructor(spec: SpecDocument) {
    this.#spec = spec;
    this.#schemes = entries(this.#component("securitySchemes")).map(([name]) => name);
  }

  note(): void {
    const document = this.#spec.file.value;
    const own = Object.fromEntries(entries(document).filter(([key]) => !key.startsWith("x-")));
    noteUnknownKeys(this.#spec, own, [], OPEN_API_KEYS.document);
    noteWrongKinds(this.#spec, document, [], OPEN_API_KINDS.document);
    noteUnknownKeys(this.#spec, field(document, "info"), ["info"], OPEN_API_KEYS.info);
    noteUnknownKeys(this.#spec, field(document, "components"), ["components"], OPEN_API_KEYS.components);
    this.#security(document, []);
    const paths = entries(field(document, "paths"));
    for (const [path, item] of paths) this.#path(path, item);
    this.#samePaths(paths.map(([path]) => path));
    for (const [name, schema] of entries(this.#component("schemas")))
      noteSchemaMistakes(this.#spec, schema, ["components", "schemas", name]);
    for (const [name, scheme] of entries(this.#component("securitySchemes"))) {
      const at = ["components", "securitySchemes", name, "flows"];
      noteUnknownKeys(this.#spec, field(scheme, "flows"), at, OPEN_API_KEYS.flows);
    }
    for (const [name, value] of entries(this.#component("parameters")))
      this.#parameter({ value, path: ["components", "parameters", name] });
    for (const [name, value] of entries(this.#component("responses")))
      this.#body({ value, path: ["components", "responses", name] }, "response");
    for (const [name, value] of entries(this.#component("requestBodies")))
      this.#body({ value, path: ["components", "requestBodies", name] }, "requestBody");
  }

  #component(kind: string): unknown {
    return field(field(this.#spec.file.value, "components"), kind);
  }

  #path(path: string, item: unknown): void {
    const at = ["paths", path];
    if (path.startsWith("x-")) return;
    if (!path.startsWith("/"))
      this.#spec.note(at, `the path ${path} does not begin with a slash`, `write /${path}`);
    if (/[{}]/.test(path.replace(/\{[^{}]+\}/g, "")))
      this.#spec.note(at, `the path ${path} has an unmatched brace`, "write each parameter as {name}");
    noteUnknownKeys(this.#spec, item, at, OPEN_API_KEYS.pathItem);
    noteWrongKinds(this.#spec, item, at, OPEN_API_KINDS.pathItem);
    this.#parameters(item, at, path);
    for (const verb of VERBS) {
      const operation = field(item, verb);
      if (operation !== undefined) this.#operation({ value: operation, path: [...at, verb] }, path);
    }
    for (const [verb, value] of entries(field(item, "additionalOperations")))
      this.#operation({ value, path: [...at, "additionalOperations", verb] }, path);
  }

  /** Notes paths that a server cannot distinguish. */
  #samePaths(paths: readonly string[]): void {
    const seen = new Map<string, string>();
    for (const path of paths) {
      const form = path.replace(/\{[^{}]+\}/g, "{}");
      const other = seen.get(form);
      if (other === undefined) seen.set(form, path);
      else {
        const what = `the path ${path} differs from ${other} only in the names of its parameters`;
        this.#spec.note(["paths", path], what, "describe both as one path");
      }
    }
  }

  #operation({ value, path }: Placed, url: string): void {
    if (typeof value !== "object" || value === null) return;
    noteUnknownKeys(this.#spec, value, path, OPEN_API_KEYS.operation);
    noteWrongKinds(this.#spec, value, path, OPEN_API_KINDS.operation);
    this.#parameters(value, path, url);
    this.#security(value, path);
    const body = field(value, "requestBody");
    if (body !== undefined) this.#body({ value: body, path: [...path, "requestBody"] }, "requestBody");
    for (const [status, response] of entries(field(value, "responses"))) {
      const at = [...path, "responses", status];
      if (!/^([1-5](\d\d|XX)|default|x-.*)$/i.test(status))
        this.#spec.note(at, `${status} is not an HTTP status`, "write a status such as 200, 2XX or default");
      this.#body({ value: response, path: at }, "response");
    }
  }

  #parameters(owner: unknown, path: SpecPath, url: string): void {
    const seen = new Set<string>();
    for (const [index, value] of list(field(owner, "parameters")).entries()) {
      const at = [...path, "parameters", index];
      this.#parameter({ value, path: at });
      const found = this.#spec.resolved(value);
      if (typeof found !== "object" || found === null)
        this.#spec.note(
          at,
          "it is not a parameter, so it is ignored",
          "write an object with name, in and schema",
        );
      if (field(found, "name") === undefined) continue;
      const [name, where] = [String(field(found, "name")), String(field(found, "in"))];
      if (seen.has(`${where} ${name}`))
        this.#spec.note(
          at,
          `two parameters have the name ${name} and in: ${where}, and the last one applies`,
          "remove one of them",
        );
      seen.add(`${where} ${name}`);
      if (where !== "path" || url.includes(`{${name}}`)) continue;
      const names = [...url.matchAll(/\{([^}]+)\}/g)].map(([, one = ""]) => one);
      const meant = findNearestName(name, names, MOST_WRONG);
      const remedy =
        meant === undefined ? `add {${name}} to the path, or remove it` : `did you mean ${meant}?`;
      this.#spec.note(at, `the path has no {${name}}, so the parameter is omitted`, remedy);
    }
  }

  #parameter({ value, path }: Placed): void {
    if (this.#isReference(value, path, "parameters")) return;
    noteUnknownKeys(this.#spec, value, path, OPEN_API_KEYS.parameter);
    noteWrongKinds(this.#spec, value, path, OPEN_API_KINDS.parameter);
    this.#style(value, path);
    if (field(value, "in") === "path" && field(value, "required") === false)
      this.#spec.note([...path, "required"], "a path parameter is always required", "write true");
    noteSchemaMistakes(this.#spec, field(value, "schema"), [...path, "schema"]);
    this.#content(value, path);
  }

  #style(value: unknown, path: SpecPath): void {
    const where = String(field(value, "in"));
    const styles = STYLES[where] ?? [];
    const style = String(field(value, "style") ?? styles[0]);
    if (styles.length === 0 || styles.includes(style)) return;
    const meant = findNearestName(style, styles);
    const what = `${where} parameters have no style ${style}, so ${String(field(value, "name"))} is sent as ${styles[0]}`;
    const remedy = meant === undefined ? `use one of ${styles.join(", ")}` : `did you mean ${meant}?`;
    this.#spec.note([...path, "style"], what, remedy);
  }

  #body({ value, path }: Placed, kind: "requestBody" | "response"): void {
    if (this.#isReference(value, path, kind === "response" ? "responses" : "requestBodies")) return;
    noteUnknownKeys(this.#spec, value, path, OPEN_API_KEYS[kind]);
    noteWrongKinds(this.#spec, value, path, OPEN_API_KINDS[kind]);
    this.#content(value, path);
  }

  #content(owner: unknown, path: SpecPath): void {
    for (const [type, media] of entries(field(owner, "content"))) {
      const at = [...path, "content", type];
      const plain = type.replace(/\s*;.*$/, "").toLowerCase();
      const meant = mediaTypes.includes(plain) ? undefined : findNearestName(plain, mediaTypes, 1);
      if (meant !== undefined)
        this.#spec.note(at, `${type} is not a common media type`, `did you mean ${meant}?`);
      else if (!/^[\w.+*-]+\/[\w.+*-]+(\s*;|$)/.test(type))
        this.#spec.note(at, `${type} is not a media type`, "write a media type such as application/json");
      noteUnknownKeys(this.#spec, media, at, OPEN_API_KEYS.mediaType);
      noteWrongKinds(this.#spec, media, at, OPEN_API_KINDS.mediaType);
      for (const key of ["schema", "itemSchema"])
        noteSchemaMistakes(this.#spec, field(media, key), [...at, key]);
    }
  }

  /** Whether a part is a reference. One to another kind of component is noted. */
  #isReference(value: unknown, path: SpecPath, kind: string): boolean {
    const ref = field(value, "$ref");
    if (typeof ref !== "string") return false;
    const other = /^#\/components\/(\w+)\//.exec(ref)?.[1];
    if (other !== undefined && other !== kind)
      this.#spec.note(
        [...path, "$ref"],
        `${ref} is not in components/${kind}`,
        `refer to a part of components/${kind}`,
      );
    return true;
  }

  #security(owner: unknown, path: SpecPath): void {
    for (const [index, requirement] of list(field(owner, "security")).entries())
      for (const [name] of entries(requirement)) {
        if (this.#schemes.includes(name)) continue;
        const meant = findNearestName(name, this.#schemes, MOST_WRONG);
        const remedy =
          meant === undefined ? "describe it under components/securitySchemes" : `did you mean ${meant}?`;
        const what = `the security scheme ${name} is not described, so no credential is sent for it`;
        this.#spec.note([...path, "security", index, name], what, remedy);
      }
  }
}
