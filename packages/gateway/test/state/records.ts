import { JsonText } from "../../src/codec/json/json-text.ts";
import { Networks } from "../../src/router/networks/networks.ts";
import {
  addNodes as storeNodes,
  addOrganization,
  type NewOrganization,
} from "../../src/state/add-organization.ts";
import { newId } from "../../src/state/identifiers.ts";
import type { State } from "../../src/state/state.ts";
import type { NewNode } from "../../src/state/tables/nodes.ts";
import type { Tables } from "../../src/state/tables/tables.ts";

const networks = new Networks(undefined).firstOfEachProtocol();

/** An organization with its default project and nodes. */
export function createOrganization(state: State, name = "One"): Promise<NewOrganization> {
  return state.transaction((tables) => addOrganization(tables, name, networks));
}

/** A node that is not stored yet, in the same network as another one. */
export async function nodeLike(
  tables: Tables,
  { organization, nodes }: NewOrganization,
  changes: Partial<NewNode> = {},
): Promise<NewNode> {
  const like = await tables.nodes.get(organization.id, nodes["ethereum"]?.id ?? "");
  const network = like && (await tables.networks.get(organization.id, like.network));
  if (!network) throw new Error("the organization has no such node");
  const { project, protocol, publicNetwork } = network;
  return {
    id: newId("ND"),
    network: network.id,
    project,
    protocol,
    publicNetwork,
    name: "node",
    type: "dedicated",
    provider: "aws",
    region: "us-east-1",
    createdAt: Date.now(),
    configuration: new JsonText("{}"),
    creator: await tables.organizations.owner(organization.id),
    ...changes,
  };
}

/** Stores numbered nodes. */
export async function addNodes(
  state: State,
  organization: NewOrganization,
  names: readonly string[],
): Promise<string[]> {
  return state.transaction(async (tables) => {
    const like = await nodeLike(tables, organization);
    const nodes = names.map((name) => ({ ...like, id: newId("ND"), name }));
    await storeNodes(tables, ...nodes);
    await tables.organizations.count(organization.organization.id, "nodes", names.length);
    return nodes.map(({ id }) => id);
  });
}
