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
  const { upstreams, consensus, broadcast, integrity } = options;
  if (options.cache !== undefined && !cacheableParts.has(part)) {
    const parts = [...cacheableParts].join(" and ");
    throw invalidArgument(`${path}.cache`, `none: it is for ${parts}`, "some");
  }
  for (const name of ["hedging", "consensus", "broadcast", "integrity"] as const)
    if (options[name] !== undefined && part !== "rpc")
      throw invalidArgument(`${path}.${name}`, "none: it is for rpc", "some");
  if (broadcast !== undefined && broadcast > upstreams.length)
    throw invalidArgument(`${path}.broadcast`, atMost(upstreams.length), String(broadcast));
  if (broadcast !== undefined && ![...offeredMethods(known.protocol).values()].some((one) => one.broadcast))
    throw invalidArgument(`${path}.broadcast`, `none: ${known.protocol} has no such method`, "some");
  if (integrity !== undefined && integrity !== "off") {
    if (!protocols[known.protocol].families.includes("ethereum"))
      throw invalidArgument(`${path}.integrity`, `none: ${known.protocol} has no EVM`, "some");
    if (typeof integrity === "object") checkIntegrity(`${path}.integrity`, integrity, known);
  }
  if (!consensus) return;
  checkConsensusMethods(`${path}.consensus.methods`, consensus.methods, known);
  const { participants, quorum } = consensus;
  if (participants > upstreams.length)
    throw invalidArgument(`${path}.consensus.participants`, atMost(upstreams.length), String(participants));
  if (quorum > participants)
    throw invalidArgument(
      `${path}.consensus.quorum`,
      `${participants} or less, the number of participants`,
      String(quorum),
    );
}

function checkIntegrity(path: string, options: IntegrityOptions, known: KnownMethods): void {
  const { methods, level = "consistent", trustedBlock, lightClient } = options;
  if (methods) checkConsensusMethods(`${path}.methods`, methods, known);
  if (level === "verified" && !trustedBlock && !lightClient)
    throw invalidArgument(
      `${path}.trustedBlock`,
      "the number and the hash of a final block, or a lightClient",
      "neither",
    );
  if (trustedBlock && lightClient)
    throw invalidArgument(
      `${path}.lightClient`,
      "none next to a trustedBlock: choose one of the two",
      "both",
    );
  for (const [name, value] of Object.entries({ trustedBlock, lightClient }))
    if (level !== "verified" && value)
      throw invalidArgument(`${path}.${name}`, "none without level: verified", "some");
}

function atMost(upstreams: number): string {
  return `${upstreams} or less, as many as there are upstreams`;
}
