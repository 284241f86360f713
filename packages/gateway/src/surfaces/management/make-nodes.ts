import { currentTime } from "../../observe/clock.ts";
import { JsonText, memberTexts, withoutSpace } from "../../codec/json/json-text.ts";
import { type Protocol, sharedProtocols } from "../../generated/catalog.ts";
import { addNodes } from "../../state/add-organization.ts";
import { newId } from "../../state/identifiers.ts";
import type { StoredNetwork } from "../../state/tables/networks.ts";
import type { StoredNode } from "../../state/tables/nodes.ts";
import type { Tables } from "../../state/tables/tables.ts";
import { checkCount, type ManagementContext, checkSize } from "./management-call.ts";
import { rejectField } from "../../codec/http/problem.ts";

export type NodeDraft = Pick<StoredNode, "name" | "type" | "provider" | "region" | "configuration">;

/** The configuration in a body that creates or changes a node, as it is written there. */
export function configurationIn(body: string): JsonText {
  return new JsonText(withoutSpace(memberTexts(body).get("configuration") ?? "{}"));
}

/** @throws HttpProblem 400 that names the field if this gateway does not serve the network. */
export function checkServed(
  { networks }: ManagementContext,
  field: string,
  { protocol, publicNetwork }: Pick<StoredNetwork, "protocol" | "publicNetwork">,
): void {
  if (networks.serves(publicNetwork, protocol as Protocol)) return;
  rejectField(field, `this gateway does not serve ${publicNetwork}: it has no upstream for it`);
}

/**
 * Stores new nodes, each with its own credential. The network decides what serves them. Errors name a field that the
 * network does not allow with the prefix `at`: empty, or a path that ends with a dot.
 */
export async function makeNodes(
  state: ManagementContext,
  tables: Tables,
  { id: network, project, protocol, publicNetwork, creator }: StoredNetwork,
  drafts: readonly { readonly draft: NodeDraft; readonly at: string }[],
): Promise<string[]> {
  const place = { network, project, protocol, publicNetwork, creator, createdAt: currentTime() };
  const nodes = drafts.map(({ draft, at }) => {
    const { name, type, provider, region, configuration } = draft;
    checkSize({ name, configuration }, at);
    if (type === "shared" && !sharedProtocols.includes(protocol as Protocol)) {
      rejectField(`${at}type`, `must be dedicated: shared nodes are for ${sharedProtocols.join(", ")}`);
    }
    return { ...place, id: newId("ND"), name, type, provider, region, configuration };
  });
  await addNodes(tables, ...nodes);
  const count = await tables.organizations.count(creator.organization.id, "nodes", nodes.length);
  checkCount(state, "nodes", count);
  return nodes.map(({ id }) => id);
}
