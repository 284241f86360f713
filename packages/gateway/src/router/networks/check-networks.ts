import { nodeHttp } from "../../codec/http/node-http.ts";
import { invalidArgument } from "@node-access/auth";
import { checkObject, nearestName } from "../../options/check-options.ts";
import type { IntegrityOptions } from "../../options/integrity-options.ts";
import type {
  NetworkPart,
  NetworksOption,
  PartOptions,
  RecordedPart,
  UpstreamOptions,
  UpstreamsPart,
} from "../../options/network-options.ts";
import { chainIdMethods, networks, type Protocol, protocols } from "../../generated/catalog.ts";
import type { DeclaredMethods } from "../method-policy.ts";
import { firstBlockMethod } from "./chain-check.ts";
import { checkCallOptions } from "./check-call-options.ts";
import { checkUpstreamMethods, type KnownMethods } from "./check-methods.ts";
import { readNodeReport } from "./node-report.ts";
import { followedNetworks } from "./light-client-anchor.ts";
import { listParts, findProtocol } from "./networks.ts";

/**
 * Checks the option `networks`, as far as its schema cannot. Does not check whether upstreams can be reached.
 *
 * @param declared - The operator's own methods, which options may name too.
 * @throws NodeAccessError `INVALID_ARGUMENT` with the path of what is wrong, without the value:
 * addresses and headers hold keys.
 */
export function checkNetworks(option: NetworksOption, declared: DeclaredMethods): void {
  for (const [name, network] of Object.entries(option)) {
    const path = `networks.${name}`;
    const protocol = findProtocol(name);
    if (!protocol || !/^[a-z0-9-]+$/.test(name)) {
      const expected =
        nearestName(name, Object.keys(networks)) ??
        `a network of ${Object.keys(protocols).join(", ")}, such as ethereum-mainnet`;
      // A URL pasted in its place may hold a key.
      throw invalidArgument(/^[\w-]{1,40}$/.test(name) ? path : "networks", expected, "an unknown name");
    }
    const identity = identityOption(protocol);
    const needsIdentity = !networks[name] && !isStated(network, identity) && !isStated(network, "chainId");
    if (needsIdentity) checkSpelling(path, name, protocol, identity);
    if (network === "off" || network === "simulator") continue;
    const { chainId = "any", genesis: _genesis, shares = {}, ...parts } = network;
    if (typeof chainId === "string" && chainId !== "any" && hasNumericId(protocol))
      throw invalidArgument(`${path}.chainId`, "a number, such as 8453, or any", "a text");
    checkShares(`${path}.shares`, shares);
    const served = Object.entries(parts).filter(([, options]) => options !== "off");
    checkObject(path, Object.fromEntries(served), listParts(protocol));
    if (needsIdentity && "upstreams" in Object(parts.rpc))
      throw invalidArgument(path, unknownNetwork(protocol, identity), "none");
    for (const [part, options] of served)
      checkPart(`${path}.${part}`, part as NetworkPart, options, { protocol, declared });
    checkLightClient(name, path, parts);
    if (network.chainId === "any" && isChecked(parts.rpc))
      throw invalidArgument(`${path}.rpc.integrity`, "off, or a network's chainId that is a number", "any");
  }
}

/** @throws NodeAccessError `INVALID_ARGUMENT` with the path of a recording whose file cannot be read, or is none. */
export async function checkRecordings(option: NetworksOption = {}): Promise<void> {
  for (const [name, network] of Object.entries(option))
    for (const [part, options] of Object.entries(Object(network) as Record<string, unknown>)) {
      const { recorded } = Object(options) as Partial<RecordedPart>;
      if (recorded === undefined) continue;
      const { openRecording } = await import("../../upstreams/recorded.ts");
      openRecording(recorded, `networks.${name}.${part}.recorded`);
    }
}

function checkLightClient(
  name: string,
  path: string,
  { rpc, beacon }: { readonly [Part in NetworkPart]?: PartOptions | undefined },
): void {
  const { integrity } = Object(rpc) as Partial<UpstreamsPart>;
  const { lightClient } = Object(integrity) as Partial<IntegrityOptions>;
  if (!lightClient) return;
  const at = `${path}.rpc.integrity.lightClient`;
  if (!("upstreams" in Object(beacon)))
    throw invalidArgument(`${path}.beacon`, "upstreams, which the light client asks", "none");
  if (!lightClient.network && !followedNetworks.has(name)) {
    const known = [...followedNetworks.keys()].join(", ");
    throw invalidArgument(`${at}.network`, `parameters, which other networks than ${known} need`, "none");
  }
}

/** Whether results of a part's upstreams are checked, which depends on the chain. */
function isChecked(options: PartOptions | undefined): boolean {
  const { integrity = "off" } = Object(options) as Partial<UpstreamsPart>;
  return integrity !== "off";
}

function isStated(network: unknown, option: "chainId" | "genesis"): boolean {
  return Object(network)[option] !== undefined;
}

function checkShares(path: string, shares: Readonly<Record<string, number>>): void {
  // A key in its place is a secret.
  const isListed = Object.keys(shares).every((id) => /^NC-[\w-]{1,40}$/.test(id));
  const expected = "ids of credentials, such as NC-123-456-789";
  if (!isListed) throw invalidArgument(path, expected, "a name that is not such an id");
}

/** Rejects a name that resembles a known network's: it would leave that network as it was. */
function checkSpelling(path: string, name: string, protocol: Protocol, identity: string): void {
  const meant = nearestName(name, knownNetworks(protocol));
  if (meant !== undefined)
    throw invalidArgument(path, `${meant}, or ${identity} for another network`, "neither");
}

function hasNumericId(protocol: Protocol): boolean {
  return protocols[protocol].families.some((family) => chainIdMethods[family] === "eth_chainId");
}

function identityOption(protocol: Protocol): "chainId" | "genesis" {
  return firstBlockMethod(protocol) ? "genesis" : "chainId";
}

function knownNetworks(protocol: Protocol): string[] {
  return Object.keys(networks).filter((name) => networks[name]?.protocol === protocol);
}

function unknownNetwork(protocol: Protocol, identity: string): string {
  return `${identity}, which other networks than ${knownNetworks(protocol).join(", ")} need`;
}

function checkPart(path: string, part: NetworkPart, options: PartOptions, known: KnownMethods): void {
  if (typeof options === "string") return;
  if ("upstreams" in options) {
    checkUpstreams(`${path}.upstreams`, part, options.upstreams, known);
    checkCallOptions(path, part, options, known);
  }
  if ("recorded" in options && part === "grpc")
    throw invalidArgument(path, "upstreams or a simulator", "a recording");
  if ("anvil" in options && part !== "rpc")
    throw invalidArgument(path, "upstreams, a recording or a simulator", "anvil");
}

function checkUpstreams(
  path: string,
  part: NetworkPart,
  upstreams: readonly UpstreamOptions[],
  known: KnownMethods,
): void {
  const names = new Set<string>();
  for (const [index, { name, url, webSocketUrl, headers = {}, ...forRpc }] of upstreams.entries()) {
    const at = `${path}.${index}`;
    if (names.has(name))
      throw invalidArgument(`${at}.name`, "a name that no other upstream of this part has", "one twice");
    names.add(name);
    checkUrl(`${at}.url`, url, "an http:// or https:// URL");
    checkUserInfo(`${at}.url`, new URL(url), part);
    if (webSocketUrl !== undefined) checkUrl(`${at}.webSocketUrl`, webSocketUrl, "a ws:// or wss:// URL");
    for (const [header, value] of Object.entries(headers)) checkHeader(`${at}.headers`, header, value);
    checkHeaderNames(`${at}.headers`, Object.keys(headers));
    for (const option of ["adapters", "methods", "report"] as const) {
      const expected = `nothing, because ${option} is an option of rpc only`;
      if (forRpc[option] !== undefined && part !== "rpc")
        throw invalidArgument(`${at}.${option}`, expected, "a value");
    }
    if (forRpc.report !== undefined) readNodeReport(`${at}.report`, forRpc.report);
    if (forRpc.methods) checkUpstreamMethods(`${at}.methods`, forRpc.methods, known);
  }
}

function checkUrl(path: string, url: string, expected: string): void {
  if (!URL.canParse(url)) throw invalidArgument(path, expected, "a text that is not a URL");
}

function checkUserInfo(path: string, { search, username, password }: URL, part: NetworkPart): void {
  const escaped = "a URL with each % of its user name and password as %25";
  if (!isValid(() => decodeURIComponent(username + password)))
    throw invalidArgument(path, escaped, "a % that begins no escape such as %25");
  const expected = "a URL without a query, user name and password: put the token of a gRPC node into headers";
  if (part === "grpc" && search + username + password !== "")
    throw invalidArgument(path, expected, "a URL with one of these");
}

function checkHeader(path: string, name: string, value: string): void {
  if (!isValid(() => nodeHttp.validateHeaderName(name)))
    throw invalidArgument(path, "names of HTTP headers", "a name with a character that headers cannot have");
  if (value === "" || !isValid(() => nodeHttp.validateHeaderValue(name, value))) {
    const received = value === "" ? "an empty text" : "a text with a character that headers cannot have";
    throw invalidArgument(`${path}.${name}`, "a header's value", received);
  }
}

/** Headers that say how a request is sent: with another value, no request would arrive. */
const framing = new Set([
  "content-encoding",
  "content-length",
  "expect",
  "keep-alive",
  "transfer-encoding",
  "upgrade",
]);

function checkHeaderNames(path: string, names: readonly string[]): void {
  const known = new Set<string>();
  for (const name of names) {
    const header = name.toLowerCase();
    if (framing.has(header))
      throw invalidArgument(`${path}.${name}`, "a header that the gateway does not set itself", header);
    if (known.has(header)) throw invalidArgument(`${path}.${name}`, "each header once", "one twice");
    known.add(header);
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
