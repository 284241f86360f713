import { invalidArgument } from "@node-access/auth";
import type { NetworksOption } from "../options/network-options.ts";
import { networks, type Protocol, protocols } from "../generated/catalog.ts";
import { isLocal } from "./host.ts";
import type { FixedCredentials } from "./fixed-credentials.ts";

/** Names the demo credentials in place of a file. */
export const demo = ":demo:";

/**
 * What serves the networks with demo credentials: simulators, because the documentation shows what these return,
 * even where anvil is installed.
 */
export const demoNetworks: NetworksOption = Object.fromEntries(
  Object.keys(networks).map((name) => [name, "simulator"]),
);

/**
 * Credentials that the documentation prints, so its examples work as they stand: the key of a node is `demo-` and its
 * protocol, and `demo` for Ethereum.
 *
 * @throws NodeAccessError `INVALID_ARGUMENT` for a gateway that other machines may reach, now or at a later start with
 * the same database: everyone knows these credentials.
 */
export function demoCredentials(
  host: string,
  publicUrl: string | undefined,
  database: string,
): FixedCredentials {
  const own = "credentials of your own";
  if (!isLocal(host)) reject(own, `--host ${host}`);
  if (publicUrl !== undefined) reject(own, `--public-url ${publicUrl}`);
  if (database !== ":memory:") reject(`${own}, or --database :memory:`, "a database that lasts");
  const names = Object.keys(protocols) as Protocol[];
  return {
    apiKey: "demo.api-key",
    consolePassword: "demonstration",
    nodes: Object.fromEntries(
      names.map((name) => [name, { key: name === "ethereum" ? "demo" : `demo-${name}` }]),
    ),
  };
}

function reject(expected: string, received: string): never {
  throw invalidArgument("--credentials", `${expected}, because everyone knows those of ${demo}`, received);
}
