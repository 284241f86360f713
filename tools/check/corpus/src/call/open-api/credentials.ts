import { apiKey, basic, bearer, type Credential } from "@node-access/auth";
import { at, type Loose, resolved } from "../samples.ts";
import type { Received } from "./request.ts";

/** The credential of a security scheme, and where a request must have it. */
interface Scheme {
  readonly credential: Credential;
  readonly isIn: (request: Received) => boolean;
}

/** All schemes have the same key: some documents require several that are sent in one header. */
const KEY = "k3y-of-the-corpus";

/** Returns a credential for each security scheme of a document, by its name. Clients cannot send those of other kinds. */
export function readSchemes(document: Loose): ReadonlyMap<string, Scheme> {
  const schemes = Object(at(document, "components", "securitySchemes")) as Loose;
  return new Map(
    Object.entries(schemes).flatMap(([name, written]): [string, Scheme][] => {
      const scheme = readScheme(resolved(written, document), KEY);
      return scheme ? [[name, scheme]] : [];
    }),
  );
}

function readScheme(scheme: unknown, key: string): Scheme | undefined {
  const type = at(scheme, "type");
  const name = String(at(scheme, "name"));
  const place = at(scheme, "in");
  if (type === "oauth2" || type === "openIdConnect") return withHeader(bearer(key), `Bearer ${key}`);
  if (type === "http") {
    const kind = String(at(scheme, "scheme")).toLowerCase();
    if (kind === "bearer") return withHeader(bearer(key), `Bearer ${key}`);
    const encoded = Buffer.from(`user:${key}`).toString("base64");
    return kind === "basic" ? withHeader(basic("user", key), `Basic ${encoded}`) : undefined;
  }
  if (type !== "apiKey") return undefined;
  const pair = `${encodeURIComponent(name)}=${key}`;
  return {
    credential: apiKey(key),
    isIn: ({ headers, url }) =>
      place === "header"
        ? headers[name.toLowerCase()] === key
        : place === "query"
          ? url.split(/[?&]/).includes(pair)
          : (headers["cookie"] ?? "").split("; ").includes(pair),
  };
}

function withHeader(credential: Credential, value: string): Scheme {
  return { credential, isIn: ({ headers }) => headers["authorization"] === value };
}

/** The query parameters that carry keys. */
export function keyParameters(document: Loose): ReadonlySet<string> {
  const schemes = Object.values(Object(at(document, "components", "securitySchemes")) as Loose);
  return new Set(
    schemes
      .filter((one) => at(one, "in") === "query")
      .map((one) => encodeURIComponent(String(at(one, "name")))),
  );
}

/** Whether a credential that an operation requires is sent as a parameter. Callers then need not pass it. */
export function isKey(
  parameter: { readonly in: string; readonly name: string },
  security: readonly Loose[],
  document: Loose,
): boolean {
  return security.flatMap(Object.keys).some((name) => {
    const scheme = resolved(at(document, "components", "securitySchemes", name), document);
    const own = String(at(scheme, "name"));
    if (at(scheme, "type") !== "apiKey" || at(scheme, "in") !== parameter.in) return false;
    return (
      own === parameter.name ||
      (parameter.in === "header" && own.toLowerCase() === parameter.name.toLowerCase())
    );
  });
}

/** Checks that a request has the credentials of one of the alternatives that its operation requires. */
export function checkCredentials(
  security: readonly Loose[],
  schemes: ReadonlyMap<string, Scheme>,
  request: Received,
  fail: (what: string) => void,
): void {
  const alternatives = security.map((one) => Object.keys(one));
  if (alternatives.length === 0 || alternatives.some((names) => !names.every((name) => schemes.has(name))))
    return;
  if (!alternatives.some((names) => names.every((name) => schemes.get(name)?.isIn(request))))
    fail(`no credential of ${alternatives.map((names) => names.join(" and ")).join(", or ")} was sent`);
}
