import { apiKey, basic, bearer, type Credential } from "@node-access/auth";
import { at, type Loose, resolved } from "../samples.ts";
import type { Received } from "./request.ts";

/** A security scheme: its credential, unless clients cannot send it, and where a request must have it. */
interface Scheme {
  readonly credential?: Credential;
  readonly isIn: (request: Received) => boolean;
  /** The parameter that is a key. */
  readonly parameter?: { readonly in: string; readonly name: string };
}

/** The security schemes of a document by name. */
export type Schemes = ReadonlyMap<string, Scheme>;

/** All schemes have the same key: some documents require several that are sent in one header. */
const KEY = "k3y-of-the-corpus";

export function readSchemes(document: Loose): Schemes {
  const schemes = Object(at(document, "components", "securitySchemes")) as Loose;
  return new Map(
    Object.entries(schemes).map(([name, written]) => [name, readScheme(resolved(written, document))]),
  );
}

function readScheme(scheme: unknown): Scheme {
  const [type, place, name, kind] = ["type", "in", "name", "scheme"].map((key) => String(at(scheme, key)));
  const http = type === "http" && kind?.toLowerCase();
  if (type === "oauth2" || type === "openIdConnect" || http === "bearer")
    return withHeader(bearer(KEY), `Bearer ${KEY}`);
  if (http === "basic")
    return withHeader(basic("user", KEY), `Basic ${Buffer.from(`user:${KEY}`).toString("base64")}`);
  if (type !== "apiKey" || !name || !place) return { isIn: () => false };
  const pair = `${encodeURIComponent(name)}=${KEY}`;
  return {
    credential: apiKey(KEY),
    parameter: { in: place, name },
    isIn: ({ headers, url }) =>
      place === "header"
        ? headers[name.toLowerCase()] === KEY
        : place === "query"
          ? url.split(/[?&]/).includes(pair)
          : (headers["cookie"] ?? "").split("; ").includes(pair),
  };
}

function withHeader(credential: Credential, value: string): Scheme {
  return { credential, isIn: ({ headers }) => headers["authorization"] === value };
}

/** The query parameters that carry keys. */
export function keyParameters(schemes: Schemes): string[] {
  const parameters = [...schemes.values()].flatMap(({ parameter }) => parameter ?? []);
  return parameters.filter((one) => one.in === "query").map(({ name }) => encodeURIComponent(name));
}

/** Whether a credential that an operation requires is sent as a parameter. Callers then need not pass it. */
export function isKey(
  { in: place, name }: { readonly in: string; readonly name: string },
  security: readonly Loose[],
  schemes: Schemes,
): boolean {
  const shown = (text: string): string => (place === "header" ? text.toLowerCase() : text);
  return security.flatMap(Object.keys).some((required) => {
    const { parameter } = schemes.get(required) ?? {};
    return parameter?.in === place && shown(parameter.name) === shown(name);
  });
}

/** Checks that a request has the credentials of one of the alternatives that its operation requires. */
export function checkCredentials(
  security: readonly Loose[],
  schemes: Schemes,
  request: Received,
  fail: (what: string) => void,
): void {
  const alternatives = security.map((one) => Object.keys(one));
  const canSend = (names: readonly string[]): boolean => names.every((name) => schemes.get(name)?.credential);
  if (alternatives.length === 0 || !alternatives.every(canSend)) return;
  if (!alternatives.some((names) => names.every((name) => schemes.get(name)?.isIn(request))))
    fail(`no credential of ${alternatives.map((names) => names.join(" and ")).join(", or ")} was sent`);
}
