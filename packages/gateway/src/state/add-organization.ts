import { currentTime } from "../observe/clock.ts";
import { JsonText } from "../codec/json/json-text.ts";
import { type Protocol, regions, sharedProtocols } from "../generated/catalog.ts";
import { newApiKey, newId, newToken, newUsername } from "./identifiers.ts";
import type { Organization } from "./tables/listed-table.ts";
import type { NodeSecrets } from "./tables/node-credentials.ts";
import type { Tables } from "./tables/tables.ts";
import type { NewNode } from "./tables/nodes.ts";

/**
 * A new organization with its secrets. The API key is not stored, so this is the only time it can be read.
 */
export interface NewOrganization {
  readonly organization: Organization;
  readonly apiKey: string;
  /** The ids and secrets of its nodes, by protocol. */
  readonly nodes: Readonly<Record<string, NodeSecrets & { readonly id: string }>>;
}

/**
 * Creates an organization with a user, an API key, and a project that has a network with a node for each
 * protocol: that of `publicNetworks`, such as `ethereum-mainnet`.
 */
export async function addOrganization(
  tables: Tables,
  name: string,
  publicNetworks: ReadonlyMap<Protocol, string>,
): Promise<NewOrganization> {
  const { organizations, apiKeys, projects, networks } = tables;
  const createdAt = currentTime();
  const organization = { id: newId("RG"), name };
  const user = { id: newId("UR"), email: "owner@gateway.invalid", firstName: name, lastName: "Owner" };
  const apiKey = newApiKey();
  await organizations.add(organization, createdAt);
  await organizations.addUser(user, organization.id);
  const common = { organization: organization.id, name: firstKeyName, createdAt };
  await apiKeys.add({ ...noTerms, ...common, id: newId("AK") }, apiKey);
  const creator = { ...user, organization };
  const project = newId("PR");
  await projects.add({ id: project, name: firstProject, description: "", creator, createdAt });
  await organizations.count(organization.id, "projects", 1);
  const [[provider, [region = ""]] = ["", []]] = Object.entries(regions);
  const made = Array.from(publicNetworks, ([protocol, publicNetwork]) => {
    const place = { project, protocol, publicNetwork, creator, createdAt };
    const network = { ...place, id: newId("NW"), name: nameNetwork(publicNetwork, protocol) };
    const node = {
      ...place,
      id: newId("ND"),
      network: network.id,
      name: protocol,
      type: sharedProtocols.includes(protocol) ? "shared" : "dedicated",
      provider,
      region,
      configuration: new JsonText('{"archive":true}'),
    };
    return { network, node };
  });
  if (made.length > 0) await networks.add(...made.map(({ network }) => network));
  const secrets = await addNodes(tables, ...made.map(({ node }) => node));
  await organizations.count(organization.id, "networks", made.length);
  await organizations.count(organization.id, "nodes", made.length);
  const nodes = Object.fromEntries(
    made.map(({ node: { protocol, id } }, index) => [protocol, { id, ...(secrets[index] as NodeSecrets) }]),
  );
  return { organization, apiKey, nodes };
}

/** @returns the default name of a network: `Sepolia testnet` for `ethereum-sepolia-testnet`. */
export function nameNetwork(publicNetwork: string, protocol: string): string {
  const words = publicNetwork.slice(protocol.length + 1).replaceAll("-", " ");
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}

/** The default terms of an API key or credential: no limits. */
export const noTerms = {
  expiresAt: null,
  rate: null,
  burst: null,
  methods: null,
  origins: null,
  replaces: null,
} as const;

/** Stores nodes with their first credentials, whose secrets it returns in order. */
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
const firstProject = "Default";

/** The name of each organization's first API key, and of each node's first credential. */
const firstKeyName = "Default";
