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

/** What a new organization's owner needs. Shown once: the API key is stored as a hash. */
export interface Credentials {
  /** The organization whose they are. */
  readonly organization: { readonly id: string; readonly name: string };
  /** The management API's bearer key; secret. */
  readonly apiKey: string;
  /** The organization's nodes, by protocol. */
  readonly nodes: Readonly<Record<Protocol, NodeAccess> & Record<string, NodeAccess>>;
}

/** @returns everything that a new organization's owner needs, with its nodes' secrets. */
export function credentialsOf({ organization, apiKey, nodes }: NewOrganization): Credentials {
  return { organization, apiKey, nodes: nodes as Credentials["nodes"] };
}
