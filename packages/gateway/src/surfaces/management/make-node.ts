import type { GatewayState } from "../../access/gateway-state.ts";
import { JsonText, memberTexts, withoutSpace } from "../../contract/json-text.ts";
import { type Protocol, sharedProtocols } from "../../generated/catalog.ts";
import { newId } from "../../state/store/identifiers.ts";
import type { StoredNetwork } from "../../state/store/networks.ts";
import type { StoredNode } from "../../state/store/stored-node.ts";
import { checkCount, refuseField } from "./management-call.ts";
import { checkSize } from "./record-size.ts";

/** What is asked for of a new node. */
export type NodeDraft = Pick<StoredNode, "name" | "type" | "provider" | "region" | "configuration">;

/** The configuration in a body that asks for a node or changes it, as it is written there. */
export function configurationIn(body: string): JsonText {
  return new JsonText(withoutSpace(memberTexts(body).get("configuration") ?? "{}"));
}

/**
 * Stores a new node with credentials of its own; it is not at work yet. It gets its answers from where the gateway's other
 * nodes of the protocol do.
 *
 * @param at - What stands before the fields' names, with a dot.
 * @throws HttpProblem 400 that names the field which the network does not allow, or is too large.
 */
export function makeNode(
  { store, upstreams }: GatewayState,
  { id: network, protocol, creator }: StoredNetwork,
  { name, type, provider, region, configuration }: NodeDraft,
  at: string = "",
): StoredNode {
  checkSize({ name, configuration }, at);
  if (type === "shared" && !sharedProtocols.includes(protocol as Protocol)) {
    refuseField(`${at}type`, `must be dedicated: shared nodes are for ${sharedProtocols.join(", ")}`);
  }
  const id = newId("ND");
  const createdAt = new Date().toISOString();
  const sources = upstreams[protocol as Protocol] ?? {};
  const node = { id, network, name, type, provider, region, creator, configuration, createdAt, sources };
  return { ...node, protocol, credentials: store.nodes.add(node) };
}

/**
 * Makes nodes and puts them to work: all of them, or none.
 *
 * @param organization - Whose they are.
 * @param make - Stores them, and whatever has to be stored with them.
 * @throws HttpProblem 400 if the organization would have more than it may.
 */
export function makeNodes(
  state: GatewayState,
  organization: string,
  make: () => readonly StoredNode[],
): readonly StoredNode[] {
  const { store } = state;
  const open: StoredNode[] = [];
  try {
    return store.transaction(() => {
      const made = make();
      checkCount(state, "nodes", store.nodes.count(organization));
      for (const node of made) {
        state.open(node);
        open.push(node);
      }
      return open;
    });
  } catch (error) {
    for (const { id } of open) state.shut(id);
    throw error;
  }
}
