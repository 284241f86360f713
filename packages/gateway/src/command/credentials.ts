import type { Protocol } from "../generated/catalog.ts";

/** The credentials of a node's callers. */
export interface NodeAccess {
  /** The node's id, such as `ND-123-456-789`. */
  readonly id: string;
  /** User name and password for basic authentication; secret. */
  readonly username: string;
  /** The other half of HTTP basic authentication. */
  readonly password: string;
  /** Token in the URL, key of the beacon endpoint, `x-token` of gRPC; secret. */
  readonly key: string;
}

/**
 * The credentials of a new organization. Shown only once: the API key is stored as a hash.
 *
 * @typeParam Served - The protocols that have a node: all, unless the option `networks` omits some.
 */
export interface Credentials<Served extends Protocol = Protocol> {
  /** The organization that they belong to. */
  readonly organization: { readonly id: string; readonly name: string };
  /** The management API's bearer key; secret. */
  readonly apiKey: string;
  /** The organization's nodes, by protocol. Protocols of which the gateway serves no network have none. */
  readonly nodes: Readonly<Record<Served, NodeAccess> & Record<string, NodeAccess>>;
  /** The console's password; secret. Only returned by the first start with a console. */
  readonly consolePassword?: string;
}

/** The credentials that a start may create: an organization's, the console's password, or both. */
export type NewCredentials = Credentials<never> | { readonly consolePassword: string };

/** The protocols that networks belong to, by the networks' names: `ethereum` for `ethereum-sepolia`. */
export type ProtocolsOf<Network extends string> = {
  [Name in Protocol]: Network extends `${Name}-${string}` ? Name : never;
}[Protocol];
