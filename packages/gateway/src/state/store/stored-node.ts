import { type JsonText, memberTexts } from "../../contract/json-text.ts";
import type { NodeSources } from "../../contract/source-options.ts";
import type { Creator } from "./creator.ts";
import { newToken, newUsername } from "./identifiers.ts";

/** What a node's callers prove themselves with. The key is the URL token, the beacon key and the gRPC token. */
export interface NodeCredentials {
  readonly username: string;
  readonly password: string;
  readonly key: string;
}

/** A node as the gateway keeps it. */
export interface StoredNode {
  readonly id: string;
  /** The id of its network, from which its protocol follows. */
  readonly network: string;
  readonly protocol: string;
  readonly name: string;
  readonly type: string;
  readonly provider: string;
  readonly region: string;
  readonly creator: Creator;
  /** An object, with numbers as its owner wrote them. */
  readonly configuration: JsonText;
  /** ISO 8601 with milliseconds. */
  readonly createdAt: string;
  readonly credentials: NodeCredentials;
  /** Those that were given; the other parts have their default. */
  readonly sources: NodeSources;
}

/** Whether a node has the whole history of its chain. */
export function isArchive({ configuration }: Pick<StoredNode, "configuration">): boolean {
  return memberTexts(configuration.text).get("archive") === "true";
}

export function newNodeCredentials(): NodeCredentials {
  return { username: newUsername(), password: newToken(), key: newToken() };
}
