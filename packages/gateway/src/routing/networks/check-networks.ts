import { validateHeaderName, validateHeaderValue } from "node:http";
import { invalidArgument } from "@node-access/auth";
import { adapterNames } from "../../contract/adapter-name.ts";
import { checkObject, checkText, checkTexts } from "../../contract/check-options.ts";
import type { NetworkPart } from "../../contract/network-options.ts";
import { networks, type Protocol, protocols } from "../../generated/catalog.ts";
import { partsOf, protocolOf } from "./networks.ts";

/** The kinds of parts that are objects, by the property that tells them apart, with what else they may have. */
const kinds = {
  upstreams: [],
  anvil: ["adapters"],
  recorded: [],
} as const;

const upstreamNames = [
  "name",
  "url",
  "webSocketUrl",
  "tier",
  "weight",
  "budget",
  "headers",
  "limits",
  "methods",
  "adapters",
];

/**
 * Checks the option `networks`. Whether upstreams can be reached is not asked.
 *
 * @throws NodeAccessError `INVALID_ARGUMENT` with the path of what is wrong, and no value: addresses and headers hold keys.
 */
export function checkNetworks(option: unknown): void {
  const given = checkObject("networks", option, Object.keys(Object(option) as object));
  for (const [name, network] of Object.entries(given)) {
    const path = `networks.${name}`;
    const protocol = protocolOf(name);
    if (!protocol || !/^[a-z0-9-]+$/.test(name))
      throw invalidArgument(
        path,
        `a network of ${Object.keys(protocols).join(", ")}, as ethereum-mainnet`,
        "another name",
      );
    if (network === "off" || network === "simulator") continue;
    const parts = partsOf(protocol);
    const { chainId, genesis, ...options } = checkObject(path, network, ["chainId", "genesis", ...parts]);
    if (!networks[name] && chainId === undefined && "upstreams" in Object(options["rpc"]))
      throw invalidArgument(path, unknownNetwork(protocol), "none");
    if (genesis !== undefined)
      checkText(`${path}.genesis`, genesis, "a genesis, as the network's nodes tell it");
    if (
      chainId !== undefined &&
      typeof chainId !== "string" &&
      !(Number.isSafeInteger(chainId) && Number(chainId) > 0)
    )
      throw invalidArgument(`${path}.chainId`, "a whole number above 0, or a text", "another value");
    for (const [part, source] of Object.entries(options))
      checkPart(`${path}.${part}`, part as NetworkPart, source);
  }
}

function unknownNetwork(protocol: Protocol): string {
  const known = Object.keys(networks).filter((name) => networks[name]?.protocol === protocol);
  return `chainId, which other networks than ${known.join(", ")} need`;
}

function checkPart(path: string, part: NetworkPart, source: unknown): void {
  if (source === "simulator" || source === "off") return;
  const kind = (Object.keys(kinds) as (keyof typeof kinds)[]).find((name) => name in Object(source));
  if (!kind) {
    const received =
      typeof source === "object" && source ? `one with ${Object.keys(source).join()}` : "another value";
    throw invalidArgument(
      path,
      '"simulator", "off", or an object with upstreams, anvil or recorded',
      received,
    );
  }
  const given = checkObject(path, source, [kind, ...kinds[kind]]);
  if (kind === "upstreams") checkUpstreams(`${path}.upstreams`, part, given["upstreams"]);
  if (kind === "recorded") {
    if (part === "grpc") throw invalidArgument(path, "upstreams or a simulator", "a recording");
    checkText(`${path}.recorded`, given["recorded"], "the path of a JSON file");
  }
  if (kind === "anvil") {
    if (part !== "rpc") throw invalidArgument(path, "upstreams, a recording or a simulator", "anvil");
    checkAnvil(`${path}.anvil`, given["anvil"]);
  }
  if (given["adapters"] !== undefined) checkAdapters(`${path}.adapters`, part, given["adapters"]);
}

function checkAnvil(path: string, given: unknown): void {
  if (given === true) return;
  const expected = "true, or a list of anvil's command-line arguments";
  if (!Array.isArray(given)) throw invalidArgument(path, expected, "another value");
  checkTexts(path, given, "an argument", () => true);
}

function checkUpstreams(path: string, part: NetworkPart, upstreams: unknown): void {
  if (!Array.isArray(upstreams)) throw invalidArgument(path, "a list of upstreams", "another value");
  if (upstreams.length === 0) throw invalidArgument(path, "one or more upstreams", "an empty list");
  const names = new Set<unknown>();
  for (const [index, upstream] of upstreams.entries()) {
    const at = `${path}.${index}`;
    const { name, url, webSocketUrl, headers, adapters } = checkObject(at, upstream, upstreamNames);
    checkText(`${at}.name`, name, "a name of lower-case letters, digits and hyphens");
    if (!/^[a-z0-9-]{1,40}$/.test(name))
      throw invalidArgument(`${at}.name`, "a name of lower-case letters, digits and hyphens", "another text");
    if (names.has(name))
      throw invalidArgument(`${at}.name`, "a name that no other upstream of this part has", name);
    names.add(name);
    checkUrl(`${at}.url`, url, /^https?:$/, "an http:// or https:// URL");
    if (part === "grpc") checkGrpcUrl(`${at}.url`, new URL(url as string));
    if (webSocketUrl !== undefined)
      checkUrl(`${at}.webSocketUrl`, webSocketUrl, /^wss?:$/, "a ws:// or wss:// URL");
    if (headers !== undefined) checkHeaders(`${at}.headers`, headers);
    if (adapters !== undefined) checkAdapters(`${at}.adapters`, part, adapters);
  }
}

function checkUrl(path: string, url: unknown, schemes: RegExp, expected: string): void {
  checkText(path, url, expected);
  if (!(URL.canParse(url) && schemes.test(new URL(url).protocol)))
    throw invalidArgument(path, expected, "another text");
}

function checkGrpcUrl(path: string, { search, username, password }: URL): void {
  const expected = "a URL without a query, user name and password: a gRPC node takes its token in headers";
  if (search !== "" || username !== "" || password !== "")
    throw invalidArgument(path, expected, "one with them");
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

function checkAdapters(path: string, part: NetworkPart, given: unknown): void {
  if (part !== "rpc") throw invalidArgument(path, "none: adapters are for rpc", "some");
  const names: readonly string[] = adapterNames;
  checkTexts(path, given, `one of ${names.join(", ")}`, (name) => names.includes(name));
}
