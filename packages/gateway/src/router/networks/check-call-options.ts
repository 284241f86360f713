import { invalidArgument } from "@node-access/auth";
import { cacheableParts } from "./networks.ts";
import { protocols } from "../../generated/catalog.ts";
import type { IntegrityOptions } from "../../options/integrity-options.ts";
import type { NetworkPart, UpstreamsPart } from "../../options/network-options.ts";
import { offeredMethods } from "../../clusters/offered-methods.ts";
import { checkConsensusMethods, type KnownMethods } from "./check-methods.ts";

/**
 * Checks how a part treats calls, as far as the options' schema cannot.
 *
 * @throws NodeAccessError `INVALID_ARGUMENT` with the path of what is wrong.
 */
export function checkCallOptions(
  path: string,
  part: NetworkPart,
  options: UpstreamsPart,
  known: KnownMethods,
): void {
  const { upstreams, consensus, broadcast, integrity = "off" } = options;
  const { protocol } = known;
  const reject = rejectAt(path);
  const most = `${upstreams.length} or less, as many as there are upstreams`;
  if (options.cache !== undefined && !cacheableParts.has(part))
    reject("cache", `none: it is for ${[...cacheableParts].join(" and ")}`);
  for (const name of ["hedging", "consensus", "broadcast", "integrity"] as const)
    if (options[name] !== undefined && part !== "rpc") reject(name, "none: it is for rpc");
  if (broadcast !== undefined && broadcast > upstreams.length) reject("broadcast", most, String(broadcast));
  if (broadcast !== undefined && ![...offeredMethods(protocol).values()].some((one) => one.broadcast))
    reject("broadcast", `none: ${protocol} has no such method`);
  if (integrity !== "off" && !protocols[protocol].families.includes("ethereum"))
    reject("integrity", `none: ${protocol} has no EVM`);
  if (typeof integrity === "object") checkIntegrity(`${path}.integrity`, integrity, known);
  if (!consensus) return;
  checkConsensusMethods(`${path}.consensus.methods`, consensus.methods, known);
  const { participants, quorum } = consensus;
  if (participants > upstreams.length) reject("consensus.participants", most, String(participants));
  if (quorum > participants)
    reject("consensus.quorum", `${participants} or less, the number of participants`, String(quorum));
}

function checkIntegrity(path: string, options: IntegrityOptions, known: KnownMethods): void {
  const { methods, level = "consistent", trustedBlock, lightClient } = options;
  const reject = rejectAt(path);
  if (methods) checkConsensusMethods(`${path}.methods`, methods, known);
  if (level === "verified" && !trustedBlock && !lightClient)
    reject("trustedBlock", "the number and the hash of a final block, or a lightClient", "neither");
  if (trustedBlock && lightClient)
    reject("lightClient", "none next to a trustedBlock: choose one of the two", "both");
  for (const [name, value] of Object.entries({ trustedBlock, lightClient }))
    if (level !== "verified" && value) reject(name, "none without level: verified");
}

/** @returns what rejects the option with a name at a path. */
function rejectAt(path: string): (name: string, expected: string, received?: string) => never {
  return (name, expected, received = "some") => {
    throw invalidArgument(`${path}.${name}`, expected, received);
  };
}
