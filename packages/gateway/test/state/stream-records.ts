import type { NewOrganization } from "../../src/state/add-organization.ts";
import { newId } from "../../src/state/identifiers.ts";
import type { State } from "../../src/state/state.ts";
import type { NewStream } from "../../src/state/tables/streams.ts";

/** Stores a stream of an organization's first network. */
export async function addStream(state: State, owner: NewOrganization, name = "one"): Promise<string> {
  const { id: organization } = owner.organization;
  const [network] = (await state.tables.networks.page(organization, { page: 1 })).items;
  if (!network) throw new Error("the organization has no network");
  const { protocol, publicNetwork } = network;
  const of = { organization, network: network.id, protocol, publicNetwork };
  const stream: NewStream = {
    ...of,
    id: newId("ST"),
    name,
    createdAt: 1_000,
    terms: {
      source: { type: "blocks" },
      start: "latest",
      confirmations: 0,
      destination: { type: "redis", url: "redis://user:***@host", key: "k" },
      batchSize: 100,
    },
    secrets: { destination: { type: "redis", url: "redis://user:hidden@host", key: "k" }, secrets: [] },
  };
  await state.transaction((tables) => tables.streams.add(stream));
  return stream.id;
}
