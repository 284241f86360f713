import { newId, newToken, newUsername } from "./identifiers.ts";
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

/**
 * Stores nodes with their first credentials, which the nodes' records show.
 *
 * @returns the secrets of each, in order.
 */
export async function addNodes(
  { nodes, nodeCredentials }: Tables,
  ...added: readonly NewNode[]
): Promise<NodeSecrets[]> {
  if (added.length === 0) return [];
  const credentials = added.map(({ id, createdAt, creator }) => {
    const secrets = { username: newUsername(), password: newToken(), key: newToken() };
    const owner = { organization: creator.organization.id, node: id };
    return { ...noTerms, ...owner, id: newId("NC"), name: firstKeyName, createdAt, secrets, isShown: true };
  });
  await nodes.add(...added);
  await nodeCredentials.add(...credentials);
  return credentials.map(({ secrets }) => secrets);
}

/** The name of each organization's first project. */
export const firstProject = "Default";

/** The name of each organization's first API key, and of each node's first credential. */
export const firstKeyName = "Default";
