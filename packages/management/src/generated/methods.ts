// Generated from specs/management.openapi.yaml. Do not edit: change the spec and run `npm run generate`.

import type { Node, NodeId, NodeOrder, NodePage, NodeUpdate, Organization } from "./types.ts";

/** Organizations and nodes. */
export interface ManagementMethods {
  /**
   * The organization that owns the API key.
   *
   * @returns The organization.
   * @throws NodeAccessError `HTTP_STATUS` for 429, `CREDENTIAL_REFUSED` for 401 and what every call may:
   * `INVALID_ARGUMENT`, `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: interface, A.
   */
  getOrganization(): Promise<Organization>;

  /**
   * One page of the organization's nodes.
   *
   * @param query - `page`: The page, counted from 1. `order_by`: The field that orders the nodes; with `-`
   * before it, descending.
   * @returns The page.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 429, `CREDENTIAL_REFUSED` for 401 and what every call
   * may: `INVALID_ARGUMENT`, `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: interface, What the service does, 2 (the caller reads node records); page, order and envelope as
   * the public management API has them.
   */
  listNodes(query?: { page?: number; order_by?: NodeOrder }): Promise<NodePage>;

  /**
   * One node, with its endpoints and credentials.
   *
   * @param id - The node's id.
   * @returns The node.
   * @throws NodeAccessError `HTTP_STATUS` for 404, 429, `CREDENTIAL_REFUSED` for 401 and what every call may:
   * `INVALID_ARGUMENT`, `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: interface, What the service does, 2 (the caller reads node records).
   */
  getNode(id: NodeId): Promise<Node>;

  /**
   * Changes fields of a node and returns the whole node.
   *
   * @param id - The node's id.
   * @param body - The fields to change.
   * @returns The node after the change.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 429, `CREDENTIAL_REFUSED` for 401, 403 and what every
   * call may: `INVALID_ARGUMENT`, `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: interface, A.
   */
  updateNode(id: NodeId, body: NodeUpdate): Promise<Node>;
}
