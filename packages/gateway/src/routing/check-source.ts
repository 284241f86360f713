import { validateHeaderName, validateHeaderValue } from "node:http";
import { invalidArgument } from "@node-access/auth";
import { adapterNames } from "../contract/adapter-name.ts";
import { checkObject, checkText, checkTexts } from "../contract/check-options.ts";
import type { NodePart } from "../contract/source-options.ts";

/** The kinds of sources that are objects, by the property that tells them apart, with what else they may have. */
const kinds = {
  urls: ["headers", "adapters"],
  anvil: ["adapters"],
  recorded: [],
} as const;

/**
 * Checks what is told of a part's source. Whether what it leads to is there is not asked.
 *
 * @param path - Of the option: `upstreams.ethereum.rpc`.
 * @throws NodeAccessError `INVALID_ARGUMENT` with the path of what is wrong, and no value: addresses and headers hold keys.
 */
export function checkSource(path: string, part: NodePart, source: unknown): void {
  if (source === "stand-in") return;
  const kind = (Object.keys(kinds) as (keyof typeof kinds)[]).find((name) => name in Object(source));
  if (!kind) {
    const received =
      typeof source === "object" && source ? `one with ${Object.keys(source).join()}` : "another value";
    throw invalidArgument(path, '"stand-in", or an object with urls, anvil or recorded', received);
  }
  const given = checkObject(path, source, [kind, ...kinds[kind]]);
  if (kind === "urls") checkUrls(`${path}.urls`, given["urls"], part === "grpc");
  if (kind === "recorded") checkText(`${path}.recorded`, given["recorded"], "the path of a JSON file");
  if (kind === "anvil" && given["anvil"] !== true) {
    const expected = "true, or a list of anvil's command-line arguments";
    if (!Array.isArray(given["anvil"])) throw invalidArgument(`${path}.anvil`, expected, "another value");
    checkTexts(`${path}.anvil`, given["anvil"], "an argument", () => true);
  }
  if (given["headers"] !== undefined) checkHeaders(`${path}.headers`, given["headers"]);
  if (given["adapters"] !== undefined) checkAdapters(`${path}.adapters`, part, given["adapters"]);
}

function checkUrls(path: string, urls: unknown, isGrpc: boolean): void {
  checkTexts(path, urls, "an http:// or https:// URL", isHttp);
  if (urls.length === 0) throw invalidArgument(path, "one or more http:// or https:// URLs", "an empty list");
  if (!isGrpc) return;
  const expected = "a URL without a query, user name and password: a gRPC node takes its token in headers";
  checkTexts(path, urls, expected, (url) => {
    const { search, username, password } = new URL(url);
    return search === "" && username === "" && password === "";
  });
}

function isHttp(url: string): boolean {
  return URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);
}

function checkHeaders(path: string, headers: unknown): void {
  if (typeof headers !== "object" || headers === null || Array.isArray(headers))
    throw invalidArgument(path, "an object with a text for each header", "another value");
  for (const [name, value] of Object.entries(headers)) {
    if (!isValid(() => validateHeaderName(name)))
      throw invalidArgument(path, "names of headers", "another name");
    checkText(`${path}.${name}`, value, "a header's value");
    if (!isValid(() => validateHeaderValue(name, value)))
      throw invalidArgument(
        `${path}.${name}`,
        "a header's value",
        "one with a character that it cannot have",
      );
  }
}

function isValid(check: () => void): boolean {
  try {
    check();
    return true;
  } catch {
    return false;
  }
}

function checkAdapters(path: string, part: NodePart, given: unknown): void {
  if (part !== "rpc") throw invalidArgument(path, "none: adapters are for rpc", "some");
  const names: readonly string[] = adapterNames;
  checkTexts(path, given, `one of ${names.join(", ")}`, (name) => names.includes(name));
}
