import { notFound } from "../http/problem.ts";
import type { StoredNode } from "../store/stored-node.ts";
import type { PublicAddress } from "./node-record.ts";

const pageSize = 50;

/**
 * One page of nodes, in the envelope of the management API.
 *
 * @param page - Counted from 1.
 * @param orderBy - `name` or `created_at`, descending with `-` before it. Default: oldest first.
 * @param recordOf - Makes a node's record.
 * @throws HttpProblem 404 for a page beyond the last.
 */
export async function nodePage(
  nodes: readonly StoredNode[],
  page: number,
  orderBy: string | undefined,
  address: PublicAddress,
  recordOf: (node: StoredNode) => Promise<object>,
): Promise<object> {
  const pages = Math.max(1, Math.ceil(nodes.length / pageSize));
  if (page > pages) throw notFound(`there is no page ${page}: the last is ${pages}`);
  const link = (to: number): string | null => {
    if (to < 1 || to > pages) return null;
    const query = new URLSearchParams({ page: String(to), ...(orderBy && { order_by: orderBy }) });
    return `${address.url}/v1/nodes/?${query}`;
  };
  const shown = ordered(nodes, orderBy ?? "created_at").slice((page - 1) * pageSize, page * pageSize);
  return {
    count: nodes.length,
    next: link(page + 1),
    previous: link(page - 1),
    results: await Promise.all(shown.map(recordOf)),
  };
}

function ordered(nodes: readonly StoredNode[], orderBy: string): StoredNode[] {
  const key = (node: StoredNode): string => (orderBy.endsWith("name") ? node.name : node.createdAt);
  const sign = orderBy.startsWith("-") ? -1 : 1;
  return nodes.toSorted((one, other) => {
    const [left, right] = [key(one), key(other)];
    return left === right ? 0 : sign * (left < right ? -1 : 1);
  });
}
