import { invalidArgument } from "@node-access/auth";
import { requiredNode } from "../manifest.ts";
import type { NetworkName, NetworkOption } from "../options/network-options.ts";
import type { Credentials, ProtocolsOf } from "./credentials.ts";
import type { Gateway } from "./gateway.ts";
import type { GatewayOptions } from "./options.ts";

/**
 * Starts a gateway: the whole service interface on this machine.
 *
 * @param options - Addresses, certificate, sources, limits. Default: free ports of this machine, the state in memory.
 * @returns the running gateway; with the state in memory, its credentials too.
 * @throws NodeAccessError `INVALID_ARGUMENT` for an option that is wrong, or if this Node is too old.
 *
 * @example
 * ```ts
 * import { createGateway } from "@node-access/gateway";
 *
 * const gateway = await createGateway();
 * const { ethereum } = gateway.credentials.nodes;
 * const response = await fetch(`${gateway.url}/${ethereum.key}`, {
 *   method: "POST",
 *   headers: { "content-type": "application/json" },
 *   body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "eth_blockNumber" }),
 * });
 * console.log(await response.json());
 * await gateway.close();
 * ```
 */
export async function createGateway(
  options?: GatewayOptions & { readonly database?: ":memory:"; readonly networks?: never },
): Promise<Gateway<Credentials>>;
export async function createGateway<const Network extends NetworkName>(
  options: Omit<GatewayOptions, "networks"> & {
    readonly database?: ":memory:";
    readonly networks: Readonly<Record<Network, NetworkOption>>;
  },
): Promise<Gateway<Credentials<ProtocolsOf<Network>>>>;
export async function createGateway(
  options: GatewayOptions & { readonly database?: ":memory:" },
): Promise<Gateway<Credentials<never>>>;
export async function createGateway(options: GatewayOptions): Promise<Gateway>;
export async function createGateway(options: GatewayOptions = {}): Promise<Gateway> {
  const required = requiredNode();
  if (required !== undefined)
    throw invalidArgument("process.version", `Node ${required} or newer`, process.versions.node);
  const { startGateway } = await import("./start-gateway.ts");
  return startGateway(options);
}
