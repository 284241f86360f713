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

/** Management of organizations, projects, networks and nodes. */
export interface ManagementMethods {
  /**
   * Gets the organization that owns the API key.
   *
   * @returns The organization.
   * @throws NodeAccessError `HTTP_STATUS` for 429, `CREDENTIAL_REFUSED` for 401 and what every call may:
   * `INVALID_ARGUMENT`, `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: public management API.
   */
  getOrganization(): Promise<Organization>;

  /**
   * Changes the name of the organization.
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
   * Lists the projects of the organization.
   *
   * @param query - `page`: Page number, from 1. `order_by`: Field by which to sort the list. Prefix it with
   * `-` to sort in descending order. `organization`: Only items of this organization. `name`: Only items with
   * this name. `type`: Only projects of this type.
   * @returns The requested page.
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
   * @param body - The project to create.
   * @returns The project that was created.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 429, `CREDENTIAL_REFUSED` for 401, 403 and what every call
   * may: `INVALID_ARGUMENT`, `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: public management API.
   */
  createProject(body: ProjectCreate): Promise<Project>;

  /**
   * Gets a project.
   *
   * @param id - Id of the project.
   * @returns The project.
   * @throws NodeAccessError `HTTP_STATUS` for 404, 429, `CREDENTIAL_REFUSED` for 401 and what every call may:
   * `INVALID_ARGUMENT`, `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: public management API.
   */
  getProject(id: ProjectId): Promise<Project>;

  /**
   * Changes the name or description of a project.
   *
   * @param id - Id of the project.
   * @param body - The fields to change.
   * @returns The project after the change.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 429, `CREDENTIAL_REFUSED` for 401, 403 and what every
   * call may: `INVALID_ARGUMENT`, `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: public management API.
   */
  updateProject(id: ProjectId, body: ProjectUpdate): Promise<Project>;

  /**
   * Deletes a project with its networks. Delete their nodes first.
   *
   * @param id - Id of the project.
   * @returns The project was deleted.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 429, `CREDENTIAL_REFUSED` for 401, 403 and what every
   * call may: `INVALID_ARGUMENT`, `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: public management API.
   */
  deleteProject(id: ProjectId): Promise<void>;

  /**
   * Lists the organizations that are members of a project.
   *
   * @param id - Id of the project.
   * @param query - `page`: Page number, from 1.
   * @returns The requested page.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 429, `CREDENTIAL_REFUSED` for 401 and what every call
   * may: `INVALID_ARGUMENT`, `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: public management API.
   */
  listProjectMembers(id: ProjectId, query?: { page?: number }): Promise<ProjectMemberPage>;

  /**
   * Lists the networks of the organization, each with its nodes.
   *
   * @param query - `page`: Page number, from 1. `order_by`: Field by which to sort the list. Prefix it with
   * `-` to sort in descending order. `project`: Only items of this project. `name`: Only items with this
   * name. `public_network`: Only items that follow this chain, such as `ethereum-mainnet`. `status`: Only
   * networks with this status. `protocol`: Only items of this protocol. `project_type`: Only items in
   * projects of this type.
   * @returns The requested page.
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
   * @param body - The network to create.
   * @returns The network that was created.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 429, `CREDENTIAL_REFUSED` for 401, 403 and what every call
   * may: `INVALID_ARGUMENT`, `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: public management API.
   */
  createNetwork(body: NetworkCreate): Promise<Network>;

  /**
   * Gets a network with its nodes.
   *
   * @param id - Id of the network.
   * @returns The network.
   * @throws NodeAccessError `HTTP_STATUS` for 404, 429, `CREDENTIAL_REFUSED` for 401 and what every call may:
   * `INVALID_ARGUMENT`, `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: public management API.
   */
  getNetwork(id: NetworkId): Promise<Network>;

  /**
   * Changes the name of a network. The provider only allows this for networks of consortium projects.
   *
   * @param id - Id of the network.
   * @param body - The new name.
   * @returns The network after the change.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 429, `CREDENTIAL_REFUSED` for 401, 403 and what every
   * call may: `INVALID_ARGUMENT`, `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: public management API.
   */
  updateNetwork(id: NetworkId, body: NetworkUpdate): Promise<Network>;

  /**
   * Deletes a network. Delete its nodes first.
   *
   * @param id - Id of the network.
   * @returns The network was deleted.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 429, `CREDENTIAL_REFUSED` for 401, 403 and what every
   * call may: `INVALID_ARGUMENT`, `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: public management API.
   */
  deleteNetwork(id: NetworkId): Promise<void>;

  /**
   * Lists the nodes of the organization.
   *
   * @param query - `page`: Page number, from 1. `order_by`: Field by which to sort the list. Prefix it with
   * `-` to sort in descending order. `project`: Only items of this project. `organization`: Only items of
   * this organization. `network`: Only nodes of this network. `region`: Only nodes in this region.
   * `provider`: Only nodes at this cloud provider. `protocol`: Only items of this protocol. `status`: Only
   * nodes with this status. `role`: Only nodes with this role. `type`: Only nodes of this type. `archive`:
   * Only archive nodes (`true`), or only other nodes (`false`). `public_network`: Only items that follow this
   * chain, such as `ethereum-mainnet`. `name`: Only items with this name. `project_type`: Only items in
   * projects of this type.
   * @returns The requested page.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 429, `CREDENTIAL_REFUSED` for 401 and what every call
   * may: `INVALID_ARGUMENT`, `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: public management API.
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
   * @param body - The node to create.
   * @returns The node that was created, with its endpoints and credentials.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 429, `CREDENTIAL_REFUSED` for 401, 403 and what every call
   * may: `INVALID_ARGUMENT`, `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: public management API.
   */
  createNode(body: NodeCreate): Promise<Node>;

  /**
   * Gets a node with its endpoints and credentials.
   *
   * @param id - Id of the node.
   * @returns The node.
   * @throws NodeAccessError `HTTP_STATUS` for 404, 429, `CREDENTIAL_REFUSED` for 401 and what every call may:
   * `INVALID_ARGUMENT`, `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: public management API.
   */
  getNode(id: NodeId): Promise<Node>;

  /**
   * Changes a node, and returns it.
   *
   * @param id - Id of the node.
   * @param body - The fields to change.
   * @returns The node after the change.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 429, `CREDENTIAL_REFUSED` for 401, 403 and what every
   * call may: `INVALID_ARGUMENT`, `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: public management API.
   */
  updateNode(id: NodeId, body: NodeUpdate): Promise<Node>;

  /**
   * Deletes a node.
   *
   * @param id - Id of the node.
   * @returns The node and its credentials were deleted.
   * @throws NodeAccessError `HTTP_STATUS` for 404, 429, `CREDENTIAL_REFUSED` for 401, 403 and what every call
   * may: `INVALID_ARGUMENT`, `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: public management API.
   */
  deleteNode(id: NodeId): Promise<void>;

  /**
   * Requests tokens of the test network Sepolia.
   *
   * @param body - Recipient of the tokens.
   * @returns Tokens that were sent.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 429, `CREDENTIAL_REFUSED` for 401 and what every call may:
   * `INVALID_ARGUMENT`, `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: public management API.
   */
  requestSepoliaTokens(body: TestTokensRequest): Promise<TestTokens>;
}
