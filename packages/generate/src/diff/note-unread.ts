import { mapValues, words } from "../model/tables.ts";
import { basename } from "node:path";
import { findPath } from "../model/place.ts";
import { field, list, type SpecDocument } from "../read/spec-document.ts";
import type { Operation } from "../model/operation.ts";
import { object } from "./json.ts";
import { listDeprecations, listShared, type SharedPart } from "./shared-parts.ts";
import type { Findings } from "./findings.ts";
import type { OpenState } from "./compare-spec.ts";
import { createKey } from "./operations/compare-operations.ts";
import type { Path } from "./site.ts";
import { compareLists } from "./types/scope.ts";

/** The keys of an operation or a method that readers read, with all that is in them. */
const READ: ReadonlySet<string> = new Set(
  words(`deprecated description errors examples name operationId paramStructure parameters params requestBody
  responses result security servers summary x-idempotency x-subscription`),
);

/** Keys whose values are for readers, or that programs set themselves. */
const TEXTS: ReadonlySet<string> = new Set(["externalDocs", "info", "openapi", "openrpc", "servers", "tags"]);

const PARTS: ReadonlySet<string> = new Set(["components", "methods", "paths", "security", "x-other-files"]);

/** The keys of a server that are for readers. */
const SERVER_TEXTS: ReadonlySet<string> = new Set(["description", "name"]);

/** The most operations that are named one by one. Some documents have a key that a tool writes into each. */
const MOST = 3;

/** Reports what differs in two documents although no reader reads it, so that nothing changes unseen. */
export function noteUnread(findings: Findings, before: OpenState, after: OpenState): void {
  const { document: documentBefore } = before;
  const { document } = after;
  if (!documentBefore || !document) return;
  const [old, current] = [documentBefore.file.value, document.file.value];
  const note = (subject: string, label: string, path: Path, key?: string, where = ""): void =>
    findings.add({
      rule: key !== undefined && TEXTS.has(key) ? "text" : "not-read",
      direction: "received",
      at: { subject, label, path },
      predicate:
        key === undefined
          ? "differs in a part that clients do not read"
          : `has a different \`${key}\`${where}`,
    });
  const digests = new Digests();
  const same = (one: unknown, other: unknown): boolean => digests.areSame(one, other);
  const differingKeys = (one: unknown, other: unknown): string[] =>
    [...new Set([...Object.keys(object(one)), ...Object.keys(object(other))])].filter(
      (key) => !same(field(one, key), field(other, key)),
    );
  /** Whether an operation differs only in what readers read, and in which of its parts are references. */
  const areSameInlined = (was: unknown, is: unknown): boolean =>
    same(
      withoutSchemas(was, (part) => documentBefore.resolved(part)),
      withoutSchemas(is, (part) => document.resolved(part)),
    );
  const file = basename(after.spec.file);
  const known = new Set(documentBefore.noted.map(([, what]) => what));
  for (const [path, what] of document.noted.filter(([, one]) => !known.has(one))) {
    const at = { subject: "", label: file, path };
    const predicate = `has a part that is not read as described: ${what}`;
    findings.add({ rule: "not-read", direction: "received", at, predicate });
  }
  const operations = new Map<string, Operation>(before.spec.operations.map((one) => [createKey(one), one]));
  for (const operation of after.spec.operations) {
    const name = createKey(operation);
    const former = operations.get(name);
    if (former === undefined) continue;
    const scopes = listScopes(old, findValue(old, findPath(former)));
    noteScopes(findings, name, scopes, listScopes(current, findValue(current, findPath(operation))));
    noteDeprecations(findings, [documentBefore, former], [document, operation]);
  }
  const [servers, serversAfter] = [old, current].map((one) => listServers(field(one, "servers")));
  if (!same(servers, serversAfter))
    findings.add({
      rule: "server-changed",
      direction: "sent",
      at: { subject: "", label: file, path: ["servers"] },
      predicate: "has different servers",
    });
  const reported = findings.subjects;
  for (const key of differingKeys(old, current).filter((one) => !PARTS.has(one)))
    if (
      !(key === "info" && reported.has(after.spec.name)) &&
      !(key === "servers" && !same(servers, serversAfter))
    )
      note("", file, [key], key);
  const [schemes, schemesAfter] = [old, current].map((one) =>
    field(field(one, "components"), "securitySchemes"),
  );
  for (const key of differingKeys(schemes, schemesAfter)) {
    const [was, is] = [field(schemes, key), field(schemesAfter, key)];
    const at = { subject: key, label: key, path: ["security", key] };
    if (was === undefined || is === undefined || reported.has(key)) continue;
    if (same(withoutTexts(was), withoutTexts(is))) note(key, key, at.path);
    else
      findings.add({
        rule: "scheme-changed",
        direction: "sent",
        at,
        predicate: "is obtained in a different way",
      });
  }
  const byKey = new Map<string, string[]>();
  const shared = new Map<string, SharedPart>();
  for (const operation of after.spec.operations) {
    const name = createKey(operation);
    const former = operations.get(name);
    if (!former) continue;
    if (!reported.has(name)) {
      const formerParts = listShared(documentBefore, former);
      for (const [ref, one] of listShared(document, operation)) {
        const [was, is] = [formerParts.get(ref)?.part.value, one.part.value];
        if (was === undefined || same(was, is)) continue;
        if (one.isHeader || !same(withoutSchemas(was), withoutSchemas(is))) shared.set(ref, one);
      }
    }
    const [was, is] = [findValue(old, findPath(former)), findValue(current, findPath(operation))];
    if (was === undefined || is === undefined || same(was, is)) continue;
    const unread = differingKeys(was, is).filter((one) => !READ.has(one));
    for (const key of unread) byKey.set(key, [...(byKey.get(key) ?? []), name]);
    if (unread.length === 0 && !reported.has(name) && !areSameInlined(was, is))
      note(name, name, ["operations", name]);
  }
  for (const { name, part } of shared.values()) note("", name, part.path);
  for (const [key, names] of byKey)
    if (names.length > MOST) note("", file, [], key, ` in ${names.length} operations`);
    else for (const name of names) note(name, name, ["operations", name], key);
  for (const { name, type } of Object.values(after.spec.types)) {
    const former = before.spec.types[name]?.type;
    const [was, is] = [former && findValue(old, findPath(former)), findValue(current, findPath(type))];
    if (
      was !== undefined &&
      is !== undefined &&
      !reported.has(name) &&
      !same(findExtensions(was), findExtensions(is))
    )
      note(name, name, ["types", name]);
  }
}

/** The scopes that an operation needs, by scheme. With alternatives, none is needed for sure. */
function listScopes(root: unknown, operation: unknown): string[] {
  const [only, ...others] = (field(operation, "security") ?? field(root, "security") ?? []) as unknown[];
  if (others.length > 0) return [];
  return Object.entries(object(only)).flatMap(([scheme, scopes]) =>
    Array.isArray(scopes) ? scopes.map((scope) => `the scope \`${String(scope)}\` of \`${scheme}\``) : [],
  );
}

/** The addresses of servers. Two documents without any have the same. */
function listServers(servers: unknown): unknown[] {
  return list(servers).map((server) =>
    Object.fromEntries(
      Object.entries(object(server)).filter(([key]) => !SERVER_TEXTS.has(key) && !key.startsWith("x-")),
    ),
  );
}

type Place = readonly [document: SpecDocument, operation: Operation];

/** Reports parameters and headers that are deprecated now, or no longer. No client reads that. */
function noteDeprecations(findings: Findings, before: Place, [document, operation]: Place): void {
  const name = createKey(operation);
  const old = listDeprecations(...before);
  for (const [place, isDeprecated] of listDeprecations(document, operation)) {
    const was = old.get(place);
    if (was === undefined || was === isDeprecated) continue;
    findings.add({
      rule: isDeprecated ? "deprecated-set" : "deprecated-unset",
      direction: "sent",
      at: { subject: name, label: name + place, path: ["operations", name] },
      predicate: isDeprecated ? "is deprecated" : "is no longer deprecated",
    });
  }
}

function noteScopes(findings: Findings, name: string, old: string[], current: string[]): void {
  const at = { subject: name, label: name, path: ["operations", name] };
  compareLists(old, current, {
    gone: (scope) =>
      findings.add({
        rule: "credentials-accepted",
        direction: "sent",
        at,
        predicate: `no longer needs ${scope}`,
      }),
    added: (scope) =>
      findings.add({ rule: "credentials-required", direction: "sent", at, predicate: `needs ${scope}` }),
  });
}

/**
 * A security scheme without what no program needs to obtain the credential. Operations name the scopes that they need.
 * By HTTP, the names of headers and of schemes have no case.
 */
function withoutTexts(scheme: unknown): unknown {
  if (typeof scheme !== "object" || scheme === null) return scheme;
  const kept = Object.entries(scheme).filter(
    ([key]) => !key.startsWith("x-") && !["bearerFormat", "description", "scopes"].includes(key),
  );
  const isCaseless = (key: string): boolean =>
    key === "scheme" || (key === "name" && field(scheme, "in") === "header");
  return Object.fromEntries(
    kept.map(([key, part]) => [key, isCaseless(key) ? String(part).toLowerCase() : withoutTexts(part)]),
  );
}

/** What a schema has under `x-` keys: readers read all others, in any form that says the same. */
function findExtensions(schema: unknown): unknown {
  if (typeof schema !== "object" || schema === null) return undefined;
  const found = Object.entries(schema).flatMap(([key, part]): [string, unknown][] => {
    const own: unknown = key.startsWith("x-") ? part : findExtensions(part);
    return own === undefined ? [] : [[key, own]];
  });
  return found.length === 0 ? undefined : Object.fromEntries(found);
}

type Resolve = (part: unknown) => unknown;

/**
 * A part of an operation with only the extensions of its schemas. Those of headers are not read.
 *
 * @param depth - How deep the part is. References are deep only where they lead to what contains them.
 */
function withoutSchemas(given: unknown, resolve: Resolve = (part) => part, depth = 0): unknown {
  const part = depth < DEEPEST_REFERENCE ? resolve(given) : given;
  const inner = (value: unknown): unknown => withoutSchemas(value, resolve, depth + 1);
  if (Array.isArray(part)) return part.map(inner);
  if (typeof part !== "object" || part === null) return part;
  return Object.fromEntries(
    Object.entries(part).map(([key, value]) => [
      key,
      key === "schema"
        ? findExtensions(value)
        : key === "headers"
          ? mapValues(object(value), resolve)
          : inner(value),
    ]),
  );
}

function findValue(root: unknown, path: Path | undefined): unknown {
  return path?.reduce<unknown>(
    (at, step) =>
      typeof at === "object" && at !== null ? (at as Record<string | number, unknown>)[step] : undefined,
    root,
  );
}

/** The level of an operation below which no part may be a reference. */
const DEEPEST_REFERENCE = 4;

/** The most levels that are looked into. Documents with more are attacks. */
const DEEPEST = 1_000;

/**
 * Gives equal values equal numbers, whatever the order of their keys. Each object is looked into once, so that a value that aliases of
 * YAML repeat costs no more than its text.
 */
class Digests {
  readonly #numbers = new Map<string, number>();
  readonly #known = new WeakMap<object, number>();

  /** Whether two values are equal. Parts that are nested too deeply are not. */
  areSame(one: unknown, other: unknown): boolean {
    return one === other || this.#of(one, 0) === this.#of(other, 0);
  }

  #of(value: unknown, depth: number): number {
    if (typeof value !== "object" || value === null) return this.#number(`${typeof value} ${String(value)}`);
    const known = this.#known.get(value);
    if (known !== undefined) return known;
    const parts = depth > DEEPEST ? [`deep ${this.#numbers.size}`] : this.#partsOf(value, depth);
    const found = this.#number(parts.join("\n"));
    this.#known.set(value, found);
    return found;
  }

  #partsOf(value: object, depth: number): string[] {
    if (Array.isArray(value)) return ["list", ...value.map((item) => String(this.#of(item, depth + 1)))];
    const keys = Object.keys(value).toSorted();
    const all = value as Readonly<Record<string, unknown>>;
    return ["object", ...keys.map((key) => `${JSON.stringify(key)} ${this.#of(all[key], depth + 1)}`)];
  }

  #number(key: string): number {
    const known = this.#numbers.get(key) ?? this.#numbers.size;
    this.#numbers.set(key, known);
    return known;
  }
}
