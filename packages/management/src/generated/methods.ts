// Generated from specs/management.openapi.yaml. Do not edit: change the spec and run `npm run generate`.

import type {
  Acknowledgement, DeadLetterPage, DeadLetterSelection, ListOrder, Network, NetworkCreate, NetworkId,
  NetworkPage, NetworkStatus, NetworkUpdate, Node, NodeCreate, NodeId, NodePage, NodeRole, NodeStatus,
  NodeType, NodeUpdate, NonceAccount, NonceForget, NonceList, NonceOutcome, NonceTake, NonceTransaction,
  Organization, OrganizationId, OrganizationUpdate, Project, ProjectCreate, ProjectId, ProjectMemberPage,
  ProjectPage, ProjectType, ProjectUpdate, Protocol, Provider, Redelivery, Region, Stream, StreamCreate,
  StreamEvents, StreamId, StreamPage, StreamRangePage, StreamRecheck, StreamRecheckResult, StreamReplay,
  StreamStatus, StreamTest, StreamUpdate, StreamWithSecret, TakenNonce, TestTokens, TestTokensRequest,
} from "./types.ts";

/** Management of organizations, projects, networks and nodes. */
export interface ManagementMethods {
  /**
   * Gets the organization that owns the API key.
   *
   * Source: public management API.
   *
   * @returns The organization.
   * @throws NodeAccessError `HTTP_STATUS` for 429, `CREDENTIAL_REFUSED` for 401 or an `ErrorCode` of every
   * call.
   */
  getOrganization(): Promise<Organization>;

  /**
   * Changes the name of the organization.
   *
   * Source: public management API.
   *
   * @param body - The new name.
   * @returns The organization after the change.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 429, `CREDENTIAL_REFUSED` for 401, 403 or an `ErrorCode`
   * of every call.
   */
  updateOrganization(body: OrganizationUpdate): Promise<Organization>;

  /**
   * Lists the projects of the organization.
   *
   * Source: public management API.
   *
   * @param query - `page`: Page number, from 1. `order_by`: Field by which to sort the list. Prefix it with
   * `-` to sort in descending order. `organization`: Only items of this organization. `name`: Only items with
   * this name. `type`: Only projects of this type.
   * @returns The requested page.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 429, `CREDENTIAL_REFUSED` for 401 or an `ErrorCode`
   * of every call.
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
   * Source: public management API.
   *
   * @param body - The project to create.
   * @returns The project that was created.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 429, `CREDENTIAL_REFUSED` for 401, 403 or an `ErrorCode`
   * of every call.
   */
  createProject(body: ProjectCreate): Promise<Project>;

  /**
   * Gets a project.
   *
   * Source: public management API.
   *
   * @param id - Id of the project.
   * @returns The project.
   * @throws NodeAccessError `HTTP_STATUS` for 404, 429, `CREDENTIAL_REFUSED` for 401 or an `ErrorCode` of
   * every call.
   */
  getProject(id: ProjectId): Promise<Project>;

  /**
   * Changes the name or description of a project.
   *
   * Source: public management API.
   *
   * @param id - Id of the project.
   * @param body - The fields to change.
   * @returns The project after the change.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 429, `CREDENTIAL_REFUSED` for 401, 403 or an
   * `ErrorCode` of every call.
   */
  updateProject(id: ProjectId, body: ProjectUpdate): Promise<Project>;

  /**
   * Deletes a project with its networks. Delete their nodes first.
   *
   * Source: public management API.
   *
   * @param id - Id of the project.
   * @returns The project was deleted.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 429, `CREDENTIAL_REFUSED` for 401, 403 or an
   * `ErrorCode` of every call.
   */
  deleteProject(id: ProjectId): Promise<void>;

  /**
   * Lists the organizations that are members of a project.
   *
   * Source: public management API.
   *
   * @param id - Id of the project.
   * @param query - `page`: Page number, from 1.
   * @returns The requested page.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 429, `CREDENTIAL_REFUSED` for 401 or an `ErrorCode`
   * of every call.
   */
  listProjectMembers(id: ProjectId, query?: { page?: number }): Promise<ProjectMemberPage>;

  /**
   * Lists the networks of the organization, each with its nodes.
   *
   * Source: public management API.
   *
   * @param query - `page`: Page number, from 1. `order_by`: Field by which to sort the list. Prefix it with
   * `-` to sort in descending order. `project`: Only items of this project. `name`: Only items with this
   * name. `public_network`: Only items that follow this chain, such as `ethereum-mainnet`. `status`: Only
   * networks with this status. `protocol`: Only items of this protocol. `project_type`: Only items in
   * projects of this type.
   * @returns The requested page.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 429, `CREDENTIAL_REFUSED` for 401 or an `ErrorCode`
   * of every call.
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
   * Source: public management API.
   *
   * @param body - The network to create.
   * @returns The network that was created.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 429, `CREDENTIAL_REFUSED` for 401, 403 or an `ErrorCode`
   * of every call.
   */
  createNetwork(body: NetworkCreate): Promise<Network>;

  /**
   * Gets a network with its nodes.
   *
   * Source: public management API.
   *
   * @param id - Id of the network.
   * @returns The network.
   * @throws NodeAccessError `HTTP_STATUS` for 404, 429, `CREDENTIAL_REFUSED` for 401 or an `ErrorCode` of
   * every call.
   */
  getNetwork(id: NetworkId): Promise<Network>;

  /**
   * Changes the name of a network. The provider only allows this for networks of consortium projects.
   *
   * Source: public management API.
   *
   * @param id - Id of the network.
   * @param body - The new name.
   * @returns The network after the change.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 429, `CREDENTIAL_REFUSED` for 401, 403 or an
   * `ErrorCode` of every call.
   */
  updateNetwork(id: NetworkId, body: NetworkUpdate): Promise<Network>;

  /**
   * Deletes a network. Delete its nodes first.
   *
   * Source: public management API.
   *
   * @param id - Id of the network.
   * @returns The network was deleted.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 429, `CREDENTIAL_REFUSED` for 401, 403 or an
   * `ErrorCode` of every call.
   */
  deleteNetwork(id: NetworkId): Promise<void>;

  /**
   * Lists the nodes of the organization.
   *
   * Source: public management API.
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
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 429, `CREDENTIAL_REFUSED` for 401 or an `ErrorCode`
   * of every call.
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
   * Source: public management API.
   *
   * @param body - The node to create.
   * @returns The node that was created, with its endpoints and credentials.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 429, `CREDENTIAL_REFUSED` for 401, 403 or an `ErrorCode`
   * of every call.
   */
  createNode(body: NodeCreate): Promise<Node>;

  /**
   * Gets a node with its endpoints and credentials.
   *
   * Source: public management API.
   *
   * @param id - Id of the node.
   * @returns The node.
   * @throws NodeAccessError `HTTP_STATUS` for 404, 429, `CREDENTIAL_REFUSED` for 401 or an `ErrorCode` of
   * every call.
   */
  getNode(id: NodeId): Promise<Node>;

  /**
   * Changes a node, and returns it.
   *
   * Source: public management API.
   *
   * @param id - Id of the node.
   * @param body - The fields to change.
   * @returns The node after the change.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 429, `CREDENTIAL_REFUSED` for 401, 403 or an
   * `ErrorCode` of every call.
   */
  updateNode(id: NodeId, body: NodeUpdate): Promise<Node>;

  /**
   * Deletes a node.
   *
   * Source: public management API.
   *
   * @param id - Id of the node.
   * @returns The node and its credentials were deleted.
   * @throws NodeAccessError `HTTP_STATUS` for 404, 429, `CREDENTIAL_REFUSED` for 401, 403 or an `ErrorCode`
   * of every call.
   */
  deleteNode(id: NodeId): Promise<void>;

  /**
   * Lists the streams of the organization.
   *
   * Source: this interface, streams.
   *
   * @param query - `page`: Page number, from 1. `order_by`: Field by which to sort the list. Prefix it with
   * `-` to sort in descending order. `name`: Only items with this name. `network`: Only streams of this
   * network. `status`: Only streams with this status.
   * @returns The requested page.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 429, `CREDENTIAL_REFUSED` for 401 or an `ErrorCode`
   * of every call.
   */
  listStreams(
    query?: {
      page?: number;
      order_by?: ListOrder;
      name?: string;
      network?: NetworkId;
      status?: StreamStatus;
    },
  ): Promise<StreamPage>;

  /**
   * Creates a stream, which starts to deliver at once.
   *
   * Source: this interface, streams.
   *
   * @param body - The stream to create.
   * @returns The stream that was created, with the secret that signs the requests of a webhook.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 429, `CREDENTIAL_REFUSED` for 401, 403 or an `ErrorCode`
   * of every call.
   */
  createStream(body: StreamCreate): Promise<StreamWithSecret>;

  /**
   * Gets a stream, and where it is.
   *
   * Source: this interface, streams.
   *
   * @param id - Id of the stream.
   * @returns The stream.
   * @throws NodeAccessError `HTTP_STATUS` for 404, 429, `CREDENTIAL_REFUSED` for 401 or an `ErrorCode` of
   * every call.
   */
  getStream(id: StreamId): Promise<Stream>;

  /**
   * Changes a stream. All fields but the name need a paused stream.
   *
   * Source: this interface, streams.
   *
   * @param id - Id of the stream.
   * @param body - The fields to change.
   * @returns The stream.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 409, 429, `CREDENTIAL_REFUSED` for 401, 403 or an
   * `ErrorCode` of every call.
   */
  updateStream(id: StreamId, body: StreamUpdate): Promise<Stream>;

  /**
   * Deletes a stream with its undelivered events, its ledger and its dead letters.
   *
   * Source: this interface, streams.
   *
   * @param id - Id of the stream.
   * @returns The stream was deleted.
   * @throws NodeAccessError `HTTP_STATUS` for 404, 429, `CREDENTIAL_REFUSED` for 401, 403 or an `ErrorCode`
   * of every call.
   */
  deleteStream(id: StreamId): Promise<void>;

  /**
   * Pauses a stream. It keeps its place.
   *
   * Source: this interface, streams.
   *
   * @param id - Id of the stream.
   * @returns The stream.
   * @throws NodeAccessError `HTTP_STATUS` for 404, 429, `CREDENTIAL_REFUSED` for 401, 403 or an `ErrorCode`
   * of every call.
   */
  pauseStream(id: StreamId): Promise<Stream>;

  /**
   * Resumes a paused stream where it was.
   *
   * Source: this interface, streams.
   *
   * @param id - Id of the stream.
   * @returns The stream.
   * @throws NodeAccessError `HTTP_STATUS` for 404, 429, `CREDENTIAL_REFUSED` for 401, 403 or an `ErrorCode`
   * of every call.
   */
  resumeStream(id: StreamId): Promise<Stream>;

  /**
   * Moves a paused stream back to a block, or to the last final block if that is earlier. Events from there
   * on are delivered again, with the same ids and new sequence numbers. A later block skips those in between.
   *
   * Source: this interface, streams.
   *
   * @param id - Id of the stream.
   * @param body - Where to continue.
   * @returns The stream.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 409, 429, `CREDENTIAL_REFUSED` for 401, 403 or an
   * `ErrorCode` of every call.
   */
  replayStream(id: StreamId, body: StreamReplay): Promise<Stream>;

  /**
   * Sends a test event to the destination of a stream, once, and waits for the outcome.
   *
   * Source: this interface, streams.
   *
   * @param id - Id of the stream.
   * @returns The outcome.
   * @throws NodeAccessError `HTTP_STATUS` for 404, 429, `CREDENTIAL_REFUSED` for 401, 403 or an `ErrorCode`
   * of every call.
   */
  testStream(id: StreamId): Promise<StreamTest>;

  /**
   * Replaces the secret that signs the requests of a webhook. For 24 hours, requests are signed with the
   * former secret too.
   *
   * Source: this interface, streams.
   *
   * @param id - Id of the stream.
   * @returns The stream with its new secret.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 409, 429, `CREDENTIAL_REFUSED` for 401, 403 or an
   * `ErrorCode` of every call.
   */
  rotateStreamSecret(id: StreamId): Promise<StreamWithSecret>;

  /**
   * Lists the ranges of final blocks whose events were all delivered, the newest first.
   *
   * Source: this interface, streams.
   *
   * @param id - Id of the stream.
   * @param query - `page`: Page number, from 1.
   * @returns The requested page.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 429, `CREDENTIAL_REFUSED` for 401 or an `ErrorCode`
   * of every call.
   */
  listStreamRanges(id: StreamId, query?: { page?: number }): Promise<StreamRangePage>;

  /**
   * Reads delivered blocks again and compares their events with the ledger. Logs are compared with the
   * receipts of their blocks.
   *
   * Source: this interface, streams.
   *
   * @param id - Id of the stream.
   * @param body - The blocks.
   * @returns What was compared, and what differs.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 429, 503, `CREDENTIAL_REFUSED` for 401 or an
   * `ErrorCode` of every call.
   */
  recheckStream(id: StreamId, body: StreamRecheck): Promise<StreamRecheckResult>;

  /**
   * Lists the events that the destination rejected for good, or whose filter or projection failed, the newest
   * first.
   *
   * Source: this interface, streams.
   *
   * @param id - Id of the stream.
   * @param query - `page`: Page number, from 1.
   * @returns The requested page.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 429, `CREDENTIAL_REFUSED` for 401 or an `ErrorCode`
   * of every call.
   */
  listDeadLetters(id: StreamId, query?: { page?: number }): Promise<DeadLetterPage>;

  /**
   * Delivers dead letters again, with new sequence numbers. Those that are rejected again stay.
   *
   * Source: this interface, streams.
   *
   * @param id - Id of the stream.
   * @param body - Which dead letters.
   * @returns The outcome, after at most 20 seconds.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 429, `CREDENTIAL_REFUSED` for 401, 403 or an
   * `ErrorCode` of every call.
   */
  redeliverDeadLetters(id: StreamId, body: DeadLetterSelection): Promise<Redelivery>;

  /**
   * Reads the oldest events of a stream with the destination `pull` that are not acknowledged.
   *
   * Source: this interface, streams.
   *
   * @param id - Id of the stream.
   * @param query - `limit`: Maximum number of events to return. Four megabytes of data also end the list.
   * `wait`: Seconds to wait for an event if there is none.
   * @returns The events, in order. Acknowledge the last sequence number once you have stored them.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 429, `CREDENTIAL_REFUSED` for 401 or an `ErrorCode`
   * of every call.
   */
  readStreamEvents(id: StreamId, query?: { limit?: number; wait?: number }): Promise<StreamEvents>;

  /**
   * Acknowledges events of a stream with the destination `pull`, up to a sequence number. They are not
   * returned again.
   *
   * Source: this interface, streams.
   *
   * @param id - Id of the stream.
   * @param body - The last event that you have stored.
   * @returns The events were acknowledged.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 429, `CREDENTIAL_REFUSED` for 401, 403 or an
   * `ErrorCode` of every call.
   */
  acknowledgeStreamEvents(id: StreamId, body: Acknowledgement): Promise<void>;

  /**
   * Lists the nonces of an account that were taken or used, the lowest first.
   *
   * Source: this gateway.
   *
   * @param id - The chain's id and the account's address.
   * @returns The nonces.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 429, `CREDENTIAL_REFUSED` for 401 or an `ErrorCode` of
   * every call.
   */
  listNonces(id: NonceAccount): Promise<NonceList>;

  /**
   * Takes the lowest free nonce of an account: one that nobody has taken, or whose lease has ended without a
   * transaction.
   *
   * Source: this gateway.
   *
   * @param id - The chain's id and the account's address.
   * @param body - Where to begin, and how long to keep the nonce.
   * @returns The nonce, and the token of who has taken it.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 429, `CREDENTIAL_REFUSED` for 401, 403 or an `ErrorCode`
   * of every call.
   */
  takeNonce(id: NonceAccount, body: NonceTake): Promise<TakenNonce>;

  /**
   * Adds a signed transaction to a taken nonce, before it is sent. From then on, the nonce is used. One that
   * it has becomes the newest.
   *
   * Source: this gateway.
   *
   * @param id - The chain's id and the account's address.
   * @param body - The nonce and the transaction.
   * @returns Whether the nonce has the transaction. If not, it must not be sent.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 429, `CREDENTIAL_REFUSED` for 401, 403 or an `ErrorCode`
   * of every call.
   */
  addNonceTransaction(id: NonceAccount, body: NonceTransaction): Promise<NonceOutcome>;

  /**
   * Frees a nonce of which nothing was sent, while it is leased and has at most one transaction.
   *
   * Source: this gateway.
   *
   * @param id - The chain's id and the account's address.
   * @param body - The nonce.
   * @returns Whether the nonce is free now.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 429, `CREDENTIAL_REFUSED` for 401, 403 or an `ErrorCode`
   * of every call.
   */
  releaseNonce(id: NonceAccount, body: TakenNonce): Promise<NonceOutcome>;

  /**
   * Deletes the nonces of an account below one, whose transactions are final.
   *
   * Source: this gateway.
   *
   * @param id - The chain's id and the account's address.
   * @param body - The first nonce to keep.
   * @returns The nonces were deleted.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 429, `CREDENTIAL_REFUSED` for 401, 403 or an `ErrorCode`
   * of every call.
   */
  forgetNonces(id: NonceAccount, body: NonceForget): Promise<void>;

  /**
   * Requests tokens of the test network Sepolia.
   *
   * Source: public management API.
   *
   * @param body - Recipient of the tokens.
   * @returns Tokens that were sent.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 429, `CREDENTIAL_REFUSED` for 401 or an `ErrorCode` of
   * every call.
   */
  requestSepoliaTokens(body: TestTokensRequest): Promise<TestTokens>;
}
