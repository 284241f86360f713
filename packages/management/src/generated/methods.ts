// Generated from specs/management.openapi.yaml. Do not edit: change the spec and run `npm run generate`.

import type {
  ListOrder,
  Network,
  NetworkCreate,
  NetworkId,
  NetworkPage,
  NetworkStatus,
  NetworkUpdate,
  Node,
  NodeCreate,
  NodeId,
  NodePage,
  NodeRole,
  NodeStatus,
  NodeType,
  NodeUpdate,
  Organization,
  OrganizationId,
  OrganizationUpdate,
  Project,
  ProjectCreate,
  ProjectId,
  ProjectMemberPage,
  ProjectPage,
  ProjectType,
  ProjectUpdate,
  Protocol,
  Provider,
  Region,
  TestTokens,
  TestTokensRequest,
} from "./types.ts";

/** Organizations, projects, networks and nodes. */
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
   * Changes the organization's name.
   *
   * @param body - The new name.
   * @returns The organization after the change.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 429, `CREDENTIAL_REFUSED` for 401, 403 and what every call
   * may: `INVALID_ARGUMENT`, `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: public management API.
   */
  updateOrganization(body: OrganizationUpdate): Promise<Organization>;

  /**
   * One page of the organization's projects.
   *
   * @param query - `page`: The page, counted from 1. `order_by`: The field that orders the list; with `-`
   * before it, descending. `organization`: Only what is this organization's. `name`: Only what has this name.
   * `type`: Only projects of this type.
   * @returns The page.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 429, `CREDENTIAL_REFUSED` for 401 and what every call
   * may: `INVALID_ARGUMENT`, `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: public management API.
   */
  listProjects(
    query?: {
      page?: number;
      order_by?: ListOrder;
      organization?: OrganizationId;
      name?: string;
      type?: ProjectType;
    },
  ): Promise<ProjectPage>;

  /**
   * Creates a project.
   *
   * @param body - The project.
   * @returns The project that was made.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 429, `CREDENTIAL_REFUSED` for 401, 403 and what every call
   * may: `INVALID_ARGUMENT`, `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: public management API.
   */
  createProject(body: ProjectCreate): Promise<Project>;

  /**
   * One project.
   *
   * @param id - The project's id.
   * @returns The project.
   * @throws NodeAccessError `HTTP_STATUS` for 404, 429, `CREDENTIAL_REFUSED` for 401 and what every call may:
   * `INVALID_ARGUMENT`, `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: public management API.
   */
  getProject(id: ProjectId): Promise<Project>;

  /**
   * Changes a project's name or description.
   *
   * @param id - The project's id.
   * @param body - The fields to change.
   * @returns The project after the change.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 429, `CREDENTIAL_REFUSED` for 401, 403 and what every
   * call may: `INVALID_ARGUMENT`, `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: public management API.
   */
  updateProject(id: ProjectId, body: ProjectUpdate): Promise<Project>;

  /**
   * Deletes a project with its networks, once they have no nodes.
   *
   * @param id - The project's id.
   * @returns The project is gone.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 429, `CREDENTIAL_REFUSED` for 401, 403 and what every
   * call may: `INVALID_ARGUMENT`, `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: public management API; that its nodes are to be deleted first, the provider's guide.
   */
  deleteProject(id: ProjectId): Promise<void>;

  /**
   * One page of the organizations that are members of a project.
   *
   * @param id - The project's id.
   * @param query - `page`: The page, counted from 1.
   * @returns The page.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 429, `CREDENTIAL_REFUSED` for 401 and what every call
   * may: `INVALID_ARGUMENT`, `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: public management API.
   */
  listProjectMembers(id: ProjectId, query?: { page?: number }): Promise<ProjectMemberPage>;

  /**
   * One page of the organization's networks, each with its nodes.
   *
   * @param query - `page`: The page, counted from 1. `order_by`: The field that orders the list; with `-`
   * before it, descending. `project`: Only what is in this project. `name`: Only what has this name.
   * `public_network`: Only what follows this chain, such as `ethereum-mainnet`. `status`: Only networks of
   * this status. `protocol`: Only what is of this protocol. `project_type`: Only what is in projects of this
   * type.
   * @returns The page.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 429, `CREDENTIAL_REFUSED` for 401 and what every call
   * may: `INVALID_ARGUMENT`, `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: public management API.
   */
  listNetworks(
    query?: {
      page?: number;
      order_by?: ListOrder;
      project?: ProjectId;
      name?: string;
      public_network?: string;
      status?: NetworkStatus;
      protocol?: Protocol;
      project_type?: ProjectType;
    },
  ): Promise<NetworkPage>;

  /**
   * Creates a network with its first nodes.
   *
   * @param body - The network.
   * @returns The network that was made.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 429, `CREDENTIAL_REFUSED` for 401, 403 and what every call
   * may: `INVALID_ARGUMENT`, `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: public management API.
   */
  createNetwork(body: NetworkCreate): Promise<Network>;

  /**
   * One network with its nodes.
   *
   * @param id - The network's id.
   * @returns The network.
   * @throws NodeAccessError `HTTP_STATUS` for 404, 429, `CREDENTIAL_REFUSED` for 401 and what every call may:
   * `INVALID_ARGUMENT`, `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: public management API.
   */
  getNetwork(id: NetworkId): Promise<Network>;

  /**
   * Changes a network's name. The provider lets only those of consortium projects be changed.
   *
   * @param id - The network's id.
   * @param body - The new name.
   * @returns The network after the change.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 429, `CREDENTIAL_REFUSED` for 401, 403 and what every
   * call may: `INVALID_ARGUMENT`, `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: public management API.
   */
  updateNetwork(id: NetworkId, body: NetworkUpdate): Promise<Network>;

  /**
   * Deletes a network, once it has no nodes.
   *
   * @param id - The network's id.
   * @returns The network is gone.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 429, `CREDENTIAL_REFUSED` for 401, 403 and what every
   * call may: `INVALID_ARGUMENT`, `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: public management API; that its nodes are to be deleted first, the provider's guide.
   */
  deleteNetwork(id: NetworkId): Promise<void>;

  /**
   * One page of the organization's nodes.
   *
   * @param query - `page`: The page, counted from 1. `order_by`: The field that orders the list; with `-`
   * before it, descending. `project`: Only what is in this project. `organization`: Only what is this
   * organization's. `network`: Only nodes of this network. `region`: Only nodes in this region. `provider`:
   * Only nodes at this cloud provider. `protocol`: Only what is of this protocol. `status`: Only nodes of
   * this status. `role`: Only nodes of this role. `type`: Only nodes of this type. `archive`: Only nodes that
   * keep all historical state, or only those that do not. `public_network`: Only what follows this chain,
   * such as `ethereum-mainnet`. `name`: Only what has this name. `project_type`: Only what is in projects of
   * this type.
   * @returns The page.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 429, `CREDENTIAL_REFUSED` for 401 and what every call
   * may: `INVALID_ARGUMENT`, `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: interface, What the service does, 2 (the caller reads node records); page, order, filters and
   * envelope, public management API.
   */
  listNodes(
    query?: {
      page?: number;
      order_by?: ListOrder;
      project?: ProjectId;
      organization?: OrganizationId;
      network?: NetworkId;
      region?: Region;
      provider?: Provider;
      protocol?: Protocol;
      status?: NodeStatus;
      role?: NodeRole;
      type?: NodeType;
      archive?: boolean;
      public_network?: string;
      name?: string;
      project_type?: ProjectType;
    },
  ): Promise<NodePage>;

  /**
   * Creates a node in a network.
   *
   * @param body - The node.
   * @returns The node that was made, with its endpoints and credentials.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 429, `CREDENTIAL_REFUSED` for 401, 403 and what every call
   * may: `INVALID_ARGUMENT`, `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: public management API.
   */
  createNode(body: NodeCreate): Promise<Node>;

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

  /**
   * Deletes a node.
   *
   * @param id - The node's id.
   * @returns The node is gone, and its credentials with it.
   * @throws NodeAccessError `HTTP_STATUS` for 404, 429, `CREDENTIAL_REFUSED` for 401, 403 and what every call
   * may: `INVALID_ARGUMENT`, `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: public management API.
   */
  deleteNode(id: NodeId): Promise<void>;

  /**
   * Requests tokens of the test network Sepolia.
   *
   * @param body - The recipient.
   * @returns The tokens that were sent.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 429, `CREDENTIAL_REFUSED` for 401 and what every call may:
   * `INVALID_ARGUMENT`, `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: public management API.
   */
  requestSepoliaTokens(body: TestTokensRequest): Promise<TestTokens>;
}
