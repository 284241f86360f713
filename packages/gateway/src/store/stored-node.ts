import type { NodeSources } from "../upstream/source-options.ts";
import { newToken, newUsername } from "./identifiers.ts";

/** Who made a node. */
export interface User {
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** What a node's callers prove themselves with. The key is the URL token, the beacon key and the gRPC token. */
export interface NodeCredentials {
  readonly username: string;
  readonly password: string;
  readonly key: string;
}

/** A node as the gateway keeps it. */
export interface StoredNode {
  readonly id: string;
  readonly protocol: string;
  readonly name: string;
  readonly network: string;
  readonly type: string;
  readonly provider: string;
  readonly region: string;
  readonly organization: { readonly id: string; readonly name: string };
  readonly creator: User;
  readonly configuration: Readonly<Record<string, unknown>>;
  /** ISO 8601 with milliseconds. */
  readonly createdAt: string;
  readonly credentials: NodeCredentials;
  /** Those that were given; the other parts have their default. */
  readonly sources: NodeSources;
}

/** A row of the table, joined with its organization and creator. */
export interface NodeRow {
  id: string;
  organization: string;
  organization_name: string;
  creator: string;
  email: string;
  first_name: string;
  last_name: string;
  protocol: string;
  name: string;
  network: string;
  type: string;
  provider: string;
  region: string;
  configuration: string;
  created_at: string;
  credentials: Uint8Array;
  upstreams: Uint8Array;
}

export function newNodeCredentials(): NodeCredentials {
  return { username: newUsername(), password: newToken(), key: newToken() };
}
