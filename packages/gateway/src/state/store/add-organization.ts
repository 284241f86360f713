import { JsonText } from "../../contract/json-text.ts";
import type { NodeSources } from "../../contract/source-options.ts";
import { type Protocol, protocols, regions, sharedProtocols } from "../../generated/catalog.ts";
import type { Creator, Organization } from "./creator.ts";
import { newApiKey, newId } from "./identifiers.ts";
import { firstProject } from "./migrations.ts";
import type { Store } from "./store.ts";

/** An organization and its API key, which is not stored and cannot be had again. */
export interface NewOrganization {
  readonly organization: Organization;
  readonly apiKey: string;
}

/**
 * Makes an organization with a user, an API key and a project that has a network with a node for each protocol: all of
 * it, or nothing.
 *
 * @param sources - Where its nodes get their answers, by protocol; those left out have the default.
 * @param beforeStored - Runs when everything is made and not stored yet. If it throws, nothing is stored.
 */
export function addOrganization(
  store: Store,
  name: string,
  sources: { readonly [Name in Protocol]?: NodeSources },
  beforeStored: (made: NewOrganization) => void = () => {},
): NewOrganization {
  const apiKey = newApiKey();
  const organization = { id: newId("RG"), name };
  const user = { id: newId("UR"), email: "owner@gateway.invalid", firstName: name, lastName: "Owner" };
  const project = newId("PR");
  store.transaction(() => {
    store.organizations.add(organization);
    store.organizations.addUser(user, organization.id);
    store.organizations.addApiKey(apiKey, organization.id);
    const creator = { ...user, organization };
    const createdAt = new Date().toISOString();
    store.projects.add({ id: project, name: firstProject, description: "", creator, createdAt });
    for (const protocol of Object.keys(protocols) as Protocol[])
      addNode(store, project, protocol, sources[protocol] ?? {}, creator);
    beforeStored({ organization, apiKey });
  });
  return { organization, apiKey };
}

function addNode(
  store: Store,
  project: string,
  protocol: Protocol,
  sources: NodeSources,
  creator: Creator,
): void {
  const [[provider, [region = ""]] = ["", []]] = Object.entries(regions);
  const network = newId("NW");
  const createdAt = new Date().toISOString();
  const publicNetwork = `${protocol}-mainnet`;
  store.networks.add({ id: network, project, protocol, publicNetwork, name: "Mainnet", creator, createdAt });
  store.nodes.add({
    id: newId("ND"),
    network,
    name: protocol,
    type: sharedProtocols.includes(protocol) ? "shared" : "dedicated",
    provider,
    region,
    creator,
    configuration: new JsonText('{"archive":true}'),
    createdAt,
    sources,
  });
}
