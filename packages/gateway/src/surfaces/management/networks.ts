import { notFound } from "../../contract/http/problem.ts";
import { itemTexts, memberTexts } from "../../contract/json-text.ts";
import { newId } from "../../state/store/identifiers.ts";
import type { StoredNetwork } from "../../state/store/networks.ts";
import { creatorRecord } from "./creator-record.ts";
import { configurationIn, makeNode, makeNodes, type NodeDraft } from "./make-node.ts";
import { checkCount, type ManagementCall, refuseField, refuseInUse } from "./management-call.ts";
import { nodeRecordOf } from "./node-record.ts";
import { recordPage } from "./record-page.ts";
import { checkSize } from "./record-size.ts";

interface NetworkBody {
  readonly protocol: string;
  readonly project: string;
  readonly name?: string;
  readonly configuration: { readonly network: string };
  readonly nodes: readonly NodeDraft[];
}

export function listNetworks(call: ManagementCall): Promise<object> {
  const { state, organization, query } = call;
  return recordPage(call, state.store.networks.page(organization, query), (one) => record(call, one));
}

export function createNetwork(call: ManagementCall): Promise<object> {
  const { state, organization, body, text } = call;
  const { store } = state;
  const { protocol, project, configuration, nodes: drafts, name } = body as NetworkBody;
  const publicNetwork = configuration.network;
  if (!store.projects.get(organization, project)) refuseField("project", `there is no project ${project}`);
  if (!publicNetwork.startsWith(`${protocol}-`))
    refuseField("configuration.network", `must begin with ${protocol}-`);
  const creator = store.organizations.owner(organization);
  const createdAt = new Date().toISOString();
  const own = name ?? nameOf(publicNetwork, protocol);
  const network = { id: newId("NW"), name: own, project, protocol, publicNetwork, creator, createdAt };
  checkSize({ network: publicNetwork }, "configuration.");
  checkSize({ name: own });
  checkCount(state, "networks", store.networks.count(organization) + 1);
  makeNodes(state, organization, () => {
    store.networks.add(network);
    const texts = itemTexts(memberTexts(text).get("nodes") ?? "[]");
    return drafts.map((draft, index) => {
      const whole = { ...draft, configuration: configurationIn(texts[index] ?? "{}") };
      return makeNode(state, network, whole, `nodes.${index}.`);
    });
  });
  return getNetwork({ ...call, id: network.id });
}

export function getNetwork(call: ManagementCall): Promise<object> {
  return record(call, ownNetwork(call));
}

export function updateNetwork(call: ManagementCall): Promise<object> {
  const { name } = call.body as { name: string };
  checkSize({ name });
  call.state.store.networks.rename(ownNetwork(call).id, name);
  return getNetwork(call);
}

export function deleteNetwork(call: ManagementCall): undefined {
  const { store } = call.state;
  const { id } = ownNetwork(call);
  const { length } = store.nodes.ofNetwork(id);
  if (length > 0) refuseInUse(`network ${id}`, length);
  store.networks.remove(id);
}

function ownNetwork({ state, organization, id }: ManagementCall): StoredNetwork {
  const network = state.store.networks.get(organization, id);
  if (!network) throw notFound(`there is no network ${id}`);
  return network;
}

/** `ethereum-sepolia-testnet` is called `Sepolia testnet`. */
function nameOf(publicNetwork: string, protocol: string): string {
  const words = publicNetwork.slice(protocol.length + 1).replaceAll("-", " ");
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}

/** A network as its owner sees it. Source: public management API. */
async function record(call: ManagementCall, network: StoredNetwork): Promise<object> {
  const { id, name, project, protocol, publicNetwork, creator, createdAt } = network;
  const nodes = call.state.store.nodes.ofNetwork(id);
  return {
    id,
    name,
    project,
    protocol,
    configuration: { network: publicNetwork },
    details: {},
    status: "ok",
    nodes: await Promise.all(nodes.map((node) => nodeRecordOf(call, node))),
    created_at: createdAt,
    creator: creatorRecord(creator),
  };
}
