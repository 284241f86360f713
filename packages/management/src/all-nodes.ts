import type { Node, NodeOrder, NodePage } from "./generated/types.ts";

/** What {@link allNodes} needs of a client. */
export interface NodeLister {
  listNodes(query?: { page?: number; order_by?: NodeOrder }): Promise<NodePage>;
}

/**
 * The organization's nodes, page after page; a page is asked for when the one before has been gone through.
 *
 * @param management - A client made by `createManagementClient`.
 * @param order - The field that orders the nodes; with `-` before it, descending. The service's own order if omitted.
 * @returns the nodes. A node that is made or deleted meanwhile may be missed or come twice.
 * @throws NodeAccessError as `listNodes`.
 *
 * @example
 * ```ts
 * import { allNodes, bearer, createManagementClient } from "@node-access/management";
 *
 * const management = createManagementClient({ endpoint: "https://api.example", credential: bearer("k3y") });
 * for await (const node of allNodes(management, "-created_at")) console.log(node.id, node.name);
 * ```
 *
 * Source: public management API, pagination.
 */
export async function* allNodes(
  management: NodeLister,
  order?: NodeOrder,
): AsyncGenerator<Node, void, undefined> {
  for (let page = 1; ; page++) {
    const { results, next } = await management.listNodes({ page, ...(order && { order_by: order }) });
    yield* results;
    if (next === null || results.length === 0) return;
  }
}
