import type { Change } from "../state/change-feed.ts";
import type { NodeServices } from "../router/node-services.ts";
import type { State } from "../state/state.ts";
import type { KeySet } from "./key-set.ts";
import type { NodeDirectory } from "./node-directory.ts";

interface FollowedState {
  readonly store: State;
  readonly services: NodeServices;
  readonly nodes: NodeDirectory;
  readonly apiKeys: KeySet;
}

/**
 * Loads everything that is stored, and applies each change from then on, whoever makes it. A deleted node or a
 * revoked credential stops working within a moment, and its sockets and streams are closed.
 */
export async function followChanges(state: FollowedState): Promise<void> {
  state.store.changes.subscribe((changes) => (changes === "all" ? load(state) : apply(state, changes)));
  await state.store.start();
  await load(state);
}

async function load(state: FollowedState): Promise<void> {
  const { store, services, nodes, apiKeys } = state;
  await services.sharing.load();
  const stored = await store.tables.nodes.working();
  const ids = new Set(stored.map(({ id }) => id));
  for (const id of services.ids()) if (!ids.has(id)) removeNode(state, id);
  for (const node of stored) services.set(node);
  const credentials = Map.groupBy(await store.tables.nodeCredentials.list(), ({ node }) => node);
  for (const id of ids) nodes.set(id, credentials.get(id) ?? []);
  const keys = Map.groupBy(await store.tables.apiKeys.list(), ({ organization }) => organization);
  for (const organization of apiKeys.owners) if (!keys.has(organization)) apiKeys.remove(organization);
  for (const [organization, own] of keys) apiKeys.set(organization, own);
}

async function apply(state: FollowedState, changes: readonly Change[]): Promise<void> {
  const { nodes, nodeCredentials, apiKeys } = state.store.tables;
  await state.services.sharing.apply(changes);
  const selectIds = (kind: Change["kind"]): string[] =>
    changes.filter((change) => change.kind === kind).map(({ id }) => id);
  const nodeIds = selectIds("node");
  if (nodeIds.length > 0) {
    const stored = await nodes.working(nodeIds);
    const existing = new Set(stored.map(({ id }) => id));
    for (const id of nodeIds) if (!existing.has(id)) removeNode(state, id);
    for (const node of stored) state.services.set(node);
  }
  const credentialIds = selectIds("node_credential");
  const owners = credentialIds.length > 0 ? await nodeCredentials.owners(credentialIds) : [];
  if (owners.length > 0) {
    const credentials = Map.groupBy(await nodeCredentials.list(owners), ({ node }) => node);
    for (const [node, own] of credentials) state.nodes.set(node, own);
  }
  const keyIds = selectIds("api_key");
  // An organization that is gone has no keys.
  const organizations = selectIds("organization");
  if (keyIds.length > 0) organizations.push(...(await apiKeys.owners(keyIds)));
  if (organizations.length > 0) {
    const keys = Map.groupBy(await apiKeys.list(organizations), ({ organization }) => organization);
    for (const organization of organizations) {
      const own = keys.get(organization);
      if (own) state.apiKeys.set(organization, own);
      else state.apiKeys.remove(organization);
    }
  }
}

function removeNode({ nodes, services }: FollowedState, id: string): void {
  nodes.remove(id);
  services.remove(id);
}
