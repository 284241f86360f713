import type { Protocol } from "../generated/catalog.ts";
import type { NewOrganization } from "../state/add-organization.ts";

/** What a node's callers need. */
export interface NodeAccess {
  /** The node's id, as `ND-123-456-789`. */
  readonly id: string;
  /** User name and password for basic authentication; secret. */
  readonly username: string;
  /** The other half of HTTP basic authentication. */
  readonly password: string;
  /** Token in the URL, key of the beacon endpoint, `x-token` of gRPC; secret. */
  readonly key: string;
}

/**
 * What a new organization's owner needs. Shown once: the API key is stored as a hash.
 *
 * @typeParam Served - The protocols that have a node: all of them, unless the option `networks` leaves some out.
 */
export interface Credentials<Served extends Protocol = Protocol> {
  /** The organization whose they are. */
  readonly organization: { readonly id: string; readonly name: string };
  /** The management API's bearer key; secret. */
  readonly apiKey: string;
  /** The organization's nodes, by protocol. Protocols of which the gateway serves no network have none. */
  readonly nodes: Readonly<Record<Served, NodeAccess> & Record<string, NodeAccess>>;
  /** What opens the console; secret. Only of the first start, with a console. */
  readonly consolePassword?: string;
}

/** What a start may make: an organization, the console's password, or both. */
export type NewCredentials = Credentials<never> | { readonly consolePassword: string };

/** The protocols that networks belong to, by their names: `ethereum` of `ethereum-sepolia`. */
export type ProtocolsOf<Network extends string> = {
  [Name in Protocol]: Network extends `${Name}-${string}` ? Name : never;
}[Protocol];

/** @returns everything that a new organization's owner needs, with its nodes' secrets. */
export function credentialsOf({ organization, apiKey, nodes }: NewOrganization): Credentials<never> {
  return { organization, apiKey, nodes };
}
