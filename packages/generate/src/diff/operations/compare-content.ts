import type { Content, Type } from "../../model/index.ts";
import { same } from "../json.ts";
import type { RuleName } from "../rules.ts";
import { type Scope, compareLists } from "../types/scope.ts";

type Compare = (scope: Scope, before: Content, after: Content) => void;

const PARTS: Readonly<Record<keyof Content, Compare>> = {
  accept: ignore,
  bodies: ignore,
  contentType: ignore,
  cookieStyles: compareStyles("cookieStyles", "parameters in cookies"),
  events: compareFact("events", "subscription-changed", "streams different items"),
  failure: ignore,
  fields: compareStyles("fields", "fields of its form"),
  headerStyles: compareStyles("headerStyles", "parameters in headers"),
  itemPlace: ignore,
  pages: comparePages,
  parts: compareStyles("parts", "parts of its form"),
  pathStyles: compareStyles("pathStyles", "parameters in its path"),
  results: compareResults,
  security: compareSecurity,
  server: compareServer,
  setsStream: ignore,
  statuses: ignore,
  styles: compareStyles("styles", "query parameters"),
  writer: ignore,
};

/**
 * Compares how an operation sends and receives what is not JSON, its security requirements, its pages and its server.
 *
 * @param bothHaveBodies - Whether it had and has a body, so that its media types are compared.
 */
export function compareContent(
  scope: Scope,
  before: Content = {},
  after: Content = {},
  bothHaveBodies = true,
): void {
  for (const compare of Object.values(PARTS)) compare(scope, before, after);
  if (bothHaveBodies) compareMedia(scope, listBodies(before), listBodies(after), "takes");
}

/** What follows from other parts. */
function ignore(): void {}

function compareFact(key: keyof Content, rule: RuleName, predicate: string): Compare {
  return (scope, before, after) => {
    if (!same(before[key], after[key])) scope.note(rule, predicate);
  };
}

/** How parameters, fields or parts are written, by name. One that is new or gone is reported as such. */
function compareStyles(
  key: "cookieStyles" | "fields" | "headerStyles" | "parts" | "pathStyles" | "styles",
  what: string,
): Compare {
  return (scope, before, after) => {
    const [old, current] = [before[key] ?? {}, after[key] ?? {}];
    const names = [...new Set([...Object.keys(old), ...Object.keys(current)])];
    for (const name of names.filter((one) => old[one] !== current[one]))
      scope.note("style-changed", `writes \`${name}\`, one of the ${what}, differently`);
  };
}

type Media = Readonly<Record<string, { readonly type: Type } | undefined>>;

const WRITTEN: Readonly<Record<string, string>> = {
  json: "application/json",
  multipart: "multipart/form-data",
  plainText: "text/plain",
  unchanged: "application/octet-stream",
  urlEncoded: "application/x-www-form-urlencoded",
};

function listBodies({ writer, contentType, bodies }: Content): Media {
  const own = contentType ?? WRITTEN[writer ?? "json"] ?? "bytes";
  return { [own]: undefined, ...bodies };
}

function compareResults(scope: Scope, before: Content, after: Content): void {
  compareMedia(scope.towards("received"), before.results ?? {}, after.results ?? {}, "returns");
}

function compareMedia(scope: Scope, before: Media, after: Media, verb: string): void {
  compareLists(Object.keys(before), Object.keys(after), {
    gone: (name) => scope.noteGone("media-type-removed", `no longer ${verb} \`${name}\``),
    added: (name) => scope.note("media-type-added", `${verb} \`${name}\` too`),
  });
  for (const [name, old] of Object.entries(before)) {
    const current = after[name];
    if (old && current) scope.inside(` as \`${name}\``).compare(old.type, current.type);
  }
}

function isAccepted(sets: Content["security"], schemes: readonly string[]): boolean {
  return sets?.some((set) => set.every((scheme) => schemes.includes(scheme))) === true;
}

/** Compares the sets of schemes of which one is needed. Who has what a set needs still isAccepted if a set needs no more. */
function compareSecurity(
  scope: Scope,
  { security: before = [] }: Content,
  { security: after = [] }: Content,
): void {
  const [old, current] = [before, after].map((sets) => (sets.length > 0 ? sets : [[]]));
  const rejected = old?.filter((set) => !isAccepted(current, set)) ?? [];
  const accepted = current?.filter((set) => !isAccepted(old, set)) ?? [];
  if (rejected.length > 0)
    scope.note("credentials-required", `no longer accepts ${rejected.map(describeSet).join(" or ")} alone`);
  else if (accepted.length > 0)
    scope.note("credentials-accepted", `accepts ${accepted.map(describeSet).join(" or ")}`);
}

function describeSet(schemes: readonly string[]): string {
  return schemes.length === 0 ? "calls without credentials" : `\`${schemes.join("` with `")}\``;
}

function comparePages(scope: Scope, { pages: before }: Content, { pages: after }: Content): void {
  scope.noteFact(before, after, {
    added: ["pages-added", "returns pages, which clients can now iterate"],
    gone: ["pages-removed", "no longer says how to find the next page"],
    changed: ["reworded", "has a different way to find the next page"],
  });
}

function compareServer(scope: Scope, { server: before }: Content, { server: after }: Content): void {
  if (before?.url === after?.url) return;
  const name = after === undefined ? "the client's endpoint" : `\`${after.url}\``;
  scope.note("server-changed", `is sent to ${name}`);
}
