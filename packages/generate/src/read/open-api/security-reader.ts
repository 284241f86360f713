import { findNearestName } from "../../spec-file/nearest-name.ts";
import type { Input } from "../../model/operation.ts";
import type { SecurityScheme } from "../../model/security-scheme.ts";
import type { SpecPath } from "../../spec-file/spec-file.ts";
import { entries, field, list, type SpecDocument, text } from "../spec-document.ts";

const root = ["components", "securitySchemes"];

/** Reads the security schemes of a document, and which of them operations require. */
export class SecurityReader {
  readonly #spec: SpecDocument;
  readonly #schemes: ReadonlyMap<string, SecurityScheme>;
  readonly #used = new Set<string>();

  constructor(spec: SpecDocument) {
    this.#spec = spec;
    const all = entries(field(field(spec.file.value, "components"), "securitySchemes"));
    this.#schemes = new Map(
      all.flatMap(([key, value]) => {
        const found = this.#scheme(key, value);
        return found ? [[key, found] as const] : [];
      }),
    );
  }

  /** The schemes that operations require. */
  used(): SecurityScheme[] {
    return [...this.#schemes.values()].filter(({ key }) => this.#used.has(key));
  }

  /**
   * Returns the security requirements of an operation: one of these sets of schemes is needed. Sets with schemes that no
   * client supports are omitted.
   */
  requirements(operation: unknown, path: SpecPath): readonly (readonly string[])[] {
    const own = field(operation, "security");
    const given = list(own ?? field(this.#spec.file.value, "security"));
    const known = field(field(this.#spec.file.value, "components"), "securitySchemes");
    const sets = given.flatMap((requirement): string[][] => {
      const names = entries(requirement).map(([name]) => name);
      const supported = names.filter((name) => this.#schemes.has(name));
      const isMissing = names.some((name) => field(known, name) !== undefined && !this.#isSupported(name));
      return isMissing ? [] : this.#sendable(supported, own === undefined ? [] : path);
    });
    for (const name of sets.flat()) this.#used.add(name);
    // A requirement of nothing makes the others optional; it comes last, so that given credentials are sent.
    return [...sets.filter((set) => set.length > 0), ...sets.filter((set) => set.length === 0).slice(0, 1)];
  }

  /** Returns a parameter, which a credential is sent as: callers pass it only in place of the credential. */
  withoutKey(input: Input, requirements: readonly (readonly string[])[]): Input {
    const key = requirements.flat().find((one) => {
      const { place } = this.#schemes.get(one) ?? {};
      const { name, location } = input;
      if (place?.in !== location) return false;
      return location === "header" ? place.name.toLowerCase() === name.toLowerCase() : place.name === name;
    });
    if (key === undefined) return input;
    const description = `${input.description ?? ""} Default: the credential \`${key}\`.`.trim();
    return { ...input, required: false, description };
  }

  /** A header has one value: of schemes that are sent in the same one, each is enough. */
  #sendable(names: readonly string[], path: SpecPath): string[][] {
    const findHeader = (name: string): string | undefined => {
      const { place } = this.#schemes.get(name) ?? {};
      if (place && place.in !== "header") return undefined;
      return place?.name.toLowerCase() ?? "authorization";
    };
    const headers = names.map(findHeader);
    const shared = headers.find((one, index) => one !== undefined && headers.indexOf(one) !== index);
    if (shared === undefined) return [[...names]];
    const clashing = names.filter((name) => findHeader(name) === shared);
    const what = `${clashing.join(" and ")} are sent in the same header, so the client sends only one of them`;
    this.#spec.note([...path, "security"], what, "list them as two alternatives");
    return clashing.map((one) => names.filter((name) => name === one || !clashing.includes(name)));
  }

  /** A certificate is not the client's business: the connection has it. */
  #isSupported(name: string): boolean {
    const scheme = this.#spec.resolve({
      value: field(field(field(this.#spec.file.value, "components"), "securitySchemes"), name),
      path: [...root, name],
    });
    return this.#schemes.has(name) || field(scheme?.value, "type") === "mutualTLS";
  }

  #scheme(key: string, value: unknown): SecurityScheme | undefined {
    const found = this.#spec.resolve({ value, path: [...root, key] })?.value;
    const description = text(field(found, "description"))?.split("\n")[0];
    const explainScheme = (usual: string): string =>
      description === undefined ? usual : `${usual} ${description}`;
    const type = String(field(found, "type"));
    const scheme = String(field(found, "scheme")).toLowerCase();
    const name = text(field(found, "name"));
    const where = (["cookie", "header", "query"] as const).find((one) => one === field(found, "in"));
    if (type === "apiKey" && name !== undefined && where)
      return {
        key,
        kinds: ["api-key"],
        place: { in: where, name },
        description: explainScheme(`\`apiKey(...)\`, sent as ${where} \`${name}\`.`),
      };
    if (type === "http" && scheme === "basic")
      return { key, kinds: ["basic"], description: explainScheme("`basic(...)`.") };
    if (type === "http" && scheme === "bearer")
      return { key, kinds: ["bearer"], description: explainScheme("`bearer(...)`.") };
    if (type === "oauth2" || type === "openIdConnect")
      return {
        key,
        kinds: ["bearer"],
        grantsToClients: readTokenUrl(found) !== undefined,
        description: explainScheme(describeOauth(found)),
      };
    if (type === "mutualTLS") return undefined;
    this.#spec.note(
      [...root, key],
      `the client does not support the security scheme ${key}`,
      findMisspelt(found) ?? "pass the credential with the option headers",
    );
    return undefined;
  }
}

/** Keys of a security scheme, and the values that are supported. */
const supported = {
  type: ["apiKey", "http", "oauth2", "openIdConnect"],
  in: ["cookie", "header", "query"],
  scheme: ["basic", "bearer"],
};

/** Returns what a key with another value probably means. */
function findMisspelt(scheme: unknown): string | undefined {
  for (const [key, values] of Object.entries(supported)) {
    const given = text(field(scheme, key));
    const meant = given === undefined || values.includes(given) ? undefined : findNearestName(given, values);
    if (meant !== undefined) return `did you mean ${key}: ${meant}?`;
  }
  return undefined;
}

function describeOauth(scheme: unknown): string {
  const url = readTokenUrl(scheme);
  if (url === undefined) return "`bearer(...)` with an access token, or `refreshing(...)`.";
  return `\`bearer(...)\` with an access token, or \`refreshing(clientCredentials({ tokenUrl: "${url}", ... }))\`.`;
}

/** Where access tokens can be had by OAuth 2.0's client credentials. */
function readTokenUrl(scheme: unknown): string | undefined {
  return text(field(field(field(scheme, "flows"), "clientCredentials"), "tokenUrl"));
}
