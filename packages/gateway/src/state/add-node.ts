import { newId, newToken, newUsername } from "./identifiers.ts";
import { firstKeyName } from "./first-names.ts";
import type { NodeSecrets } from "./tables/node-credentials.ts";
import type { NewNode } from "./tables/nodes.ts";
import type { Tables } from "./tables/tables.ts";

/** The default terms of an API key or credential: no limits. */
export const noTerms = {
  expiresAt: null,
  rate: null,
  burst: null,
  methods: null,
  origins: null,
  replaces: null,
} as const;

/** Stores a node with its first credential, which the node's record shows. */
export async function addNode({ nodes, nodeCredentials }: Tables, node: NewNode): Promise<NodeSecrets> {
  const secrets = { username: newUsername(), password: newToken(), key: newToken() };
  const { id, createdAt, creator } = node;
  await nodes.add(node);
  const owner = { organization: creator.organization.id, node: id };
  const credential = { ...noTerms, ...owner, id: newId("NC"), name: firstKeyName, createdAt };
  await nodeCredentials.add(credential, secrets, true);
  return secrets;
}
