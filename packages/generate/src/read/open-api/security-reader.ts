import { findNearestName } from "../../spec-file/nearest-name.ts";
import type { Input, SecurityScheme } from "../../model/index.ts";
import { formatValue, type Part, type SpecDocument } from "../spec-document.ts";

/** Reads the security schemes of a document, and which of them operations require. */
export class SecurityReader {
  readonly #document: Part;
  readonly #described: Part;
  readonly #schemes: ReadonlyMap<string, SecurityScheme>;
  readonly #used = new Set<string>();

  constructor({ root }: SpecDocument) {
    this.#document = root;
    this.#described = root.at("components").at("securitySchemes");
    const all = this.#described.entries().flatMap(([key, scheme]) => readScheme(key, scheme) ?? []);
    this.#schemes = new Map(all.map((scheme) => [scheme.key, scheme]));
  }

  used(): SecurityScheme[] {
    return [...this.#schemes.values()].filter(({ key }) => this.#used.has(key));
  }

  /**
   * Returns the security requirements of an operation: one of these sets of schemes is needed. Sets with schemes that no
   * client supports are omitted.
   */
  requirements(operation: Part): readonly (readonly string[])[] {
    const owner = operation.get("security") == null ? this.#document : operation;
    const sets = owner.items("security").flatMap((requirement): string[][] => {
      const names = requirement.entries().map(([name]) => name);
      const supported = names.filter((name) => this.#schemes.has(name));
      const isMissing = names.some((name) => this.#isUnsupported(name));
      return isMissing ? [] : this.#sendable(supported, owner);
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
  #sendable(names: readonly string[], owner: Part): string[][] {
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
    owner.noteAt("security", what, "list them as two alternatives");
    return clashing.map((one) => names.filter((name) => name === one || !clashing.includes(name)));
  }

  /** Whether a scheme is described that no client supports. A certificate is not the client's business: the connection has it. */
  #isUnsupported(name: string): boolean {
    if (this.#schemes.has(name) || this.#described.get(name) === undefined) return false;
    return this.#described.at(name).follow()?.get("type") !== "mutualTLS";
  }
}

function readScheme(key: string, described: Part): SecurityScheme | undefined {
  const found = described.follow();
  const about = found?.text("description")?.split("\n")[0];
  const explain = (usual: string): string => (about === undefined ? usual : `${usual} ${about}`);
  const type = formatValue(found?.get("type"));
  const scheme = formatValue(found?.get("scheme")).toLowerCase();
  const name = found?.text("name");
  const where = (["cookie", "header", "query"] as const).find((one) => one === found?.get("in"));
  if (type === "apiKey" && name !== undefined && where)
    return {
      key,
      kinds: ["api-key"],
      place: { in: where, name },
      description: explain(`\`apiKey(...)\`, sent as ${where} \`${name}\`.`),
    };
  if (type === "http" && (scheme === "basic" || scheme === "bearer"))
    return { key, kinds: [scheme], description: explain(`\`${scheme}(...)\`.`) };
  if (type === "oauth2" || type === "openIdConnect") {
    // Where access tokens can be had by OAuth 2.0's client credentials.
    const url = found?.at("flows").at("clientCredentials").text("tokenUrl");
    const refresh =
      url === undefined ? "refreshing(...)" : `refreshing(clientCredentials({ tokenUrl: "${url}", ... }))`;
    const description = explain(`\`bearer(...)\` with an access token, or \`${refresh}\`.`);
    return { key, kinds: ["bearer"], grantsToClients: url !== undefined, description };
  }
  if (type !== "mutualTLS")
    described.note(
      `the client does not support the security scheme ${key}`,
      findMisspelt(found) ?? "pass the credential with the option headers",
    );
  return undefined;
}

const supported = {
  type: ["apiKey", "http", "oauth2", "openIdConnect"],
  in: ["cookie", "header", "query"],
  scheme: ["basic", "bearer"],
};

/** Returns what a key with another value probably means. */
function findMisspelt(scheme: Part | undefined): string | undefined {
  for (const [key, values] of Object.entries(supported)) {
    const given = scheme?.text(key);
    const meant = given === undefined || values.includes(given) ? undefined : findNearestName(given, values);
    if (meant !== undefined) return `did you mean ${key}: ${meant}?`;
  }
  return undefined;
}
