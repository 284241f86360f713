import { type Protocol, protocols, regions, sharedProtocols } from "../generated/catalog.ts";
import { newApiKey, newId } from "./identifiers.ts";
import type { Organization, Store } from "./store.ts";
import type { User } from "./stored-node.ts";
import type { NodeSources } from "../upstream/source-options.ts";

/** An organization and its API key, which is not stored and cannot be had again. */
export interface NewOrganization {
  readonly organization: Organization;
  readonly apiKey: string;
}

/**
 * Makes an organization with a user, an API key and a node for each protocol: all of it, or nothing.
 *
 * @param sources - Where its nodes get their answers, by protocol; those left out have the default.
 */
export function addOrganization(
  store: Store,
  name: string,
  sources: { readonly [Name in Protocol]?: NodeSources },
): NewOrganization {
  const apiKey = newApiKey();
  const organization = { id: newId("RG"), name };
  const user = { id: newId("UR"), email: "owner@gateway.invalid", firstName: name, lastName: "Owner" };
  store.transaction(() => {
    store.addOrganization(organization);
    store.addUser(user, organization.id);
    store.addApiKey(apiKey, organization.id);
    for (const protocol of Object.keys(protocols) as Protocol[])
      addNode(store, protocol, sources[protocol] ?? {}, organization, user);
  });
  return { organization, apiKey };
}

function addNode(
  store: Store,
  protocol: Protocol,
  sources: NodeSources,
  organization: Organization,
  user: User,
): void {
  const [[provider, [region = ""]] = ["", []]] = Object.entries(regions);
  const node = {
    id: newId("ND"),
    protocol,
    name: protocol,
    network: newId("NW"),
    type: sharedProtocols.includes(protocol) ? "shared" : "dedicated",
    provider,
    region,
    configuration: { archive: true },
    createdAt: new Date().toISOString(),
    sources,
  };
  store.addNode(node, user, organization);
}
