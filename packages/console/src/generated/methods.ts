// Generated from specs/admin.openapi.yaml. Do not edit: change the spec and run `npm run generate`.

import type {
  ApiKey, ApiKeyId, ApiKeyPage, AuditPage, CallerList, Credential, CredentialCreate, CredentialId,
  CredentialPage, Day, DeadLetterPage, Gateway, KeyCreate, KeyRotate, LightClientPage, LogLevel, LogTail,
  NewApiKey, NewCredential, NewOrganization, Node, NodeId, NodeMethodList, NodePage, Organization,
  OrganizationCreate, OrganizationId, OrganizationPage, Reload, StreamId, StreamRecord, StreamRecordPage,
  StreamStatus, StreamTest, Time, Traffic, TriedCall, TryCall, Upstream, UpstreamId, UpstreamPage,
  UpstreamTrafficList, UsageList, WrongResultId, WrongResultPage, WrongResultWithEvidence,
} from "./types.ts";

/**
 * Management and monitoring of a gateway: organizations, API keys, credentials, nodes, upstreams, traffic and
 * audit log.
 */
export interface AdminMethods {
  /**
   * Gets the state of the gateway process that responds.
   *
   * Source: this gateway.
   *
   * @returns The gateway.
   * @throws NodeAccessError `CREDENTIAL_REFUSED` for 401 or an `ErrorCode` of every call.
   */
  readGateway(): Promise<Gateway>;

  /**
   * Lists all organizations, oldest first.
   *
   * Source: this gateway.
   *
   * @param query - `page`: Page number, from 1. A page has up to 50 items. `name`: Only organizations with
   * this name.
   * @returns The requested page.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 503, `CREDENTIAL_REFUSED` for 401 or an `ErrorCode`
   * of every call.
   */
  listOrganizations(query?: { page?: number; name?: string }): Promise<OrganizationPage>;

  /**
   * Creates an organization with an API key, and a project with a node for each protocol.
   *
   * Source: this gateway.
   *
   * @param body - The organization to create.
   * @returns The organization, with its first secrets. They are returned only this once.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 409, 503, `CREDENTIAL_REFUSED` for 401 or an `ErrorCode`
   * of every call.
   */
  addOrganization(body: OrganizationCreate): Promise<NewOrganization>;

  /**
   * Gets an organization.
   *
   * Source: this gateway.
   *
   * @param id - Id of the organization.
   * @returns The organization.
   * @throws NodeAccessError `HTTP_STATUS` for 404, 503, `CREDENTIAL_REFUSED` for 401 or an `ErrorCode` of
   * every call.
   */
  readOrganization(id: OrganizationId): Promise<Organization>;

  /**
   * Changes the name of an organization.
   *
   * Source: this gateway.
   *
   * @param id - Id of the organization.
   * @param body - The new name.
   * @returns The organization after the change.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 409, 503, `CREDENTIAL_REFUSED` for 401 or an
   * `ErrorCode` of every call.
   */
  renameOrganization(id: OrganizationId, body: OrganizationCreate): Promise<Organization>;

  /**
   * Lists the API keys of an organization, oldest first, without their secrets.
   *
   * Source: this gateway.
   *
   * @param id - Id of the organization.
   * @param query - `page`: Page number, from 1. A page has up to 50 items.
   * @returns The requested page.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 503, `CREDENTIAL_REFUSED` for 401 or an `ErrorCode`
   * of every call.
   */
  listApiKeys(id: OrganizationId, query?: { page?: number }): Promise<ApiKeyPage>;

  /**
   * Creates an API key for an organization.
   *
   * Source: this gateway.
   *
   * @param id - Id of the organization.
   * @param body - The API key to create.
   * @returns The new API key. Its secret is returned only this once.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 503, `CREDENTIAL_REFUSED` for 401 or an `ErrorCode`
   * of every call.
   */
  createApiKey(id: OrganizationId, body: KeyCreate): Promise<NewApiKey>;

  /**
   * Gets an API key, without its secret.
   *
   * Source: this gateway.
   *
   * @param id - Id of the API key.
   * @returns The API key.
   * @throws NodeAccessError `HTTP_STATUS` for 404, 503, `CREDENTIAL_REFUSED` for 401 or an `ErrorCode` of
   * every call.
   */
  readApiKey(id: ApiKeyId): Promise<ApiKey>;

  /**
   * Rotates an API key: creates a new one with the same name, limits and methods, and lets the old one
   * expire.
   *
   * Source: this gateway.
   *
   * @param id - Id of the API key.
   * @param body - Options of the rotation.
   * @returns The new API key. Its secret is returned only this once. The old key expires after the overlap.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 409, 503, `CREDENTIAL_REFUSED` for 401 or an
   * `ErrorCode` of every call.
   */
  rotateApiKey(id: ApiKeyId, body: KeyRotate): Promise<NewApiKey>;

  /**
   * Revokes an API key. Revoked keys remain in the list.
   *
   * Source: this gateway.
   *
   * @param id - Id of the API key.
   * @returns The revoked API key.
   * @throws NodeAccessError `HTTP_STATUS` for 404, 503, `CREDENTIAL_REFUSED` for 401 or an `ErrorCode` of
   * every call.
   */
  revokeApiKey(id: ApiKeyId): Promise<ApiKey>;

  /**
   * Lists the nodes of all organizations, oldest first, with their state at this gateway.
   *
   * Source: this gateway.
   *
   * @param query - `page`: Page number, from 1. A page has up to 50 items. `organization`: Only nodes of the
   * organization with this id. `network`: Only nodes of this network, such as `ethereum-mainnet`.
   * @returns The requested page.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 503, `CREDENTIAL_REFUSED` for 401 or an `ErrorCode`
   * of every call.
   */
  listNodes(query?: { page?: number; organization?: string; network?: string }): Promise<NodePage>;

  /**
   * Gets a node, with its state at this gateway.
   *
   * Source: this gateway.
   *
   * @param id - Id of the node.
   * @returns The node.
   * @throws NodeAccessError `HTTP_STATUS` for 404, 503, `CREDENTIAL_REFUSED` for 401 or an `ErrorCode` of
   * every call.
   */
  readNode(id: NodeId): Promise<Node>;

  /**
   * Lists the methods that `tryCall` can send to a node, as named in the specs.
   *
   * Source: this gateway.
   *
   * @param id - Id of the node.
   * @returns JSON-RPC methods, REST operations, gRPC methods and GraphQL fields, each with an example.
   * @throws NodeAccessError `HTTP_STATUS` for 404, `CREDENTIAL_REFUSED` for 401 or an `ErrorCode` of every
   * call.
   */
  listNodeMethods(id: NodeId): Promise<NodeMethodList>;

  /**
   * Sends a test call to a node, and returns the response and its route.
   *
   * The call follows the usual rules for caching, coalescing, upstream selection and hedging. It does not
   * count against the limits and usage of a credential. Errors of the node or the gateway are returned as a
   * response too.
   *
   * Source: this gateway.
   *
   * @param id - Id of the node.
   * @param body - The call to send.
   * @returns The response of the call, with its route. Failed calls are included.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 409, `CREDENTIAL_REFUSED` for 401 or an `ErrorCode`
   * of every call.
   */
  tryCall(id: NodeId, body: TryCall): Promise<TriedCall>;

  /**
   * Lists the credentials of a node, oldest first, without their secrets.
   *
   * Source: this gateway.
   *
   * @param id - Id of the node.
   * @param query - `page`: Page number, from 1. A page has up to 50 items.
   * @returns The requested page.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 503, `CREDENTIAL_REFUSED` for 401 or an `ErrorCode`
   * of every call.
   */
  listCredentials(id: NodeId, query?: { page?: number }): Promise<CredentialPage>;

  /**
   * Creates a credential for a node.
   *
   * Source: this gateway.
   *
   * @param id - Id of the node.
   * @param body - The credential to create.
   * @returns The new credential. Its secrets are returned only this once.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 503, `CREDENTIAL_REFUSED` for 401 or an `ErrorCode`
   * of every call.
   */
  createCredential(id: NodeId, body: CredentialCreate): Promise<NewCredential>;

  /**
   * Gets a credential, without its secrets.
   *
   * Source: this gateway.
   *
   * @param id - Id of the credential.
   * @returns The credential.
   * @throws NodeAccessError `HTTP_STATUS` for 404, 503, `CREDENTIAL_REFUSED` for 401 or an `ErrorCode` of
   * every call.
   */
  readCredential(id: CredentialId): Promise<Credential>;

  /**
   * Rotates a credential: creates a new one with the same name, limits and methods, and lets the old one
   * expire.
   *
   * Source: this gateway.
   *
   * @param id - Id of the credential.
   * @param body - Options of the rotation.
   * @returns The new credential. Its secrets are returned only this once. The old credential expires after
   * the overlap.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 409, 503, `CREDENTIAL_REFUSED` for 401 or an
   * `ErrorCode` of every call.
   */
  rotateCredential(id: CredentialId, body: KeyRotate): Promise<NewCredential>;

  /**
   * Revokes a credential, and closes its WebSockets and streams. Revoked credentials remain in the list.
   *
   * Source: this gateway.
   *
   * @param id - Id of the credential.
   * @returns The revoked credential.
   * @throws NodeAccessError `HTTP_STATUS` for 404, 503, `CREDENTIAL_REFUSED` for 401 or an `ErrorCode` of
   * every call.
   */
  revokeCredential(id: CredentialId): Promise<Credential>;

  /**
   * Lists the streams of all organizations, oldest first.
   *
   * Source: this gateway.
   *
   * @param query - `page`: Page number, from 1. A page has up to 50 items. `organization`: Only streams of
   * this organization. `status`: Only streams with this status.
   * @returns The requested page.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 503, `CREDENTIAL_REFUSED` for 401 or an `ErrorCode`
   * of every call.
   */
  listAllStreams(
    query?: { page?: number; organization?: OrganizationId; status?: StreamStatus },
  ): Promise<StreamRecordPage>;

  /**
   * Pauses a stream of any organization. It keeps its place.
   *
   * Source: this gateway.
   *
   * @param id - Id of the stream.
   * @returns The stream.
   * @throws NodeAccessError `HTTP_STATUS` for 404, 503, `CREDENTIAL_REFUSED` for 401 or an `ErrorCode` of
   * every call.
   */
  pauseStream(id: StreamId): Promise<StreamRecord>;

  /**
   * Resumes a paused stream of any organization where it was.
   *
   * Source: this gateway.
   *
   * @param id - Id of the stream.
   * @returns The stream.
   * @throws NodeAccessError `HTTP_STATUS` for 404, 503, `CREDENTIAL_REFUSED` for 401 or an `ErrorCode` of
   * every call.
   */
  resumeStream(id: StreamId): Promise<StreamRecord>;

  /**
   * Sends a test event to the destination of a stream, once, and waits for the outcome.
   *
   * Source: this gateway.
   *
   * @param id - Id of the stream.
   * @returns The outcome.
   * @throws NodeAccessError `HTTP_STATUS` for 404, 503, `CREDENTIAL_REFUSED` for 401 or an `ErrorCode` of
   * every call.
   */
  testStream(id: StreamId): Promise<StreamTest>;

  /**
   * Lists the events of a stream that could not be delivered, newest first, without their data.
   *
   * Source: this gateway.
   *
   * @param id - Id of the stream.
   * @param query - `page`: Page number, from 1. A page has up to 50 items.
   * @returns The requested page.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 503, `CREDENTIAL_REFUSED` for 401 or an `ErrorCode`
   * of every call.
   */
  listDeadLetters(id: StreamId, query?: { page?: number }): Promise<DeadLetterPage>;

  /**
   * Gets the number of calls by day, credential and method.
   *
   * Sorted by day, credential and method. Other gateways of a fleet report their counts once a minute.
   * Requests for more than 50,000 rows are rejected with `too_many_rows`.
   *
   * Source: this gateway.
   *
   * @param query - `from`: First day, in UTC. `to`: Last day, in UTC. `credential`: Only usage of the API key
   * or credential with this id.
   * @returns The usage.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 503, `CREDENTIAL_REFUSED` for 401 or an `ErrorCode` of
   * every call.
   */
  listUsage(query: { from: Day; to: Day; credential?: string }): Promise<UsageList>;

  /**
   * Lists the upstreams, with their state at this gateway.
   *
   * Source: this gateway.
   *
   * @param query - `page`: Page number, from 1. A page has up to 50 items. `network`: Only upstreams of this
   * network.
   * @returns The requested page.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, `CREDENTIAL_REFUSED` for 401 or an `ErrorCode` of
   * every call.
   */
  listUpstreams(query?: { page?: number; network?: string }): Promise<UpstreamPage>;

  /**
   * Cordons an upstream: takes it out of service at all gateways that share the database. Requests in flight
   * continue.
   *
   * Source: this gateway.
   *
   * @param id - Id of the upstream: network, part and name, separated by dots.
   * @returns The cordoned upstream. No gateway sends it new requests.
   * @throws NodeAccessError `HTTP_STATUS` for 404, 503, `CREDENTIAL_REFUSED` for 401 or an `ErrorCode` of
   * every call.
   */
  cordonUpstream(id: UpstreamId): Promise<Upstream>;

  /**
   * Uncordons an upstream: puts it back into service.
   *
   * Source: this gateway.
   *
   * @param id - Id of the upstream: network, part and name, separated by dots.
   * @returns The upstream.
   * @throws NodeAccessError `HTTP_STATUS` for 404, 503, `CREDENTIAL_REFUSED` for 401 or an `ErrorCode` of
   * every call.
   */
  uncordonUpstream(id: UpstreamId): Promise<Upstream>;

  /**
   * Lists the light clients whose blocks results are verified against, with their state at this gateway.
   *
   * Networks with the option `integrity.lightClient` have one each. Each worker of a gateway follows the
   * chain itself.
   *
   * Source: this gateway.
   *
   * @param query - `page`: Page number, from 1. A page has up to 50 items. `network`: Only upstreams of this
   * network.
   * @returns The requested page.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, `CREDENTIAL_REFUSED` for 401 or an `ErrorCode` of
   * every call.
   */
  listLightClients(query?: { page?: number; network?: string }): Promise<LightClientPage>;

  /**
   * Lists results of upstreams that contradict the chain, newest first, without their evidence.
   *
   * The checks are those of the option `integrity`. For each upstream, method and check, one wrong result a
   * minute is stored, up to 1,000 in total.
   *
   * Source: this gateway.
   *
   * @param query - `page`: Page number, from 1. A page has up to 50 items. `upstream`: Only results of the
   * upstream with this id.
   * @returns The requested page.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 503, `CREDENTIAL_REFUSED` for 401 or an `ErrorCode`
   * of every call.
   */
  listWrongResults(query?: { page?: number; upstream?: string }): Promise<WrongResultPage>;

  /**
   * Gets a wrong result with its evidence: one JSON document that anyone can check without a node.
   *
   * Source: this gateway.
   *
   * @param id - Number of the wrong result.
   * @returns The wrong result.
   * @throws NodeAccessError `HTTP_STATUS` for 404, 503, `CREDENTIAL_REFUSED` for 401 or an `ErrorCode` of
   * every call.
   */
  readWrongResult(id: WrongResultId): Promise<WrongResultWithEvidence>;

  /**
   * Gets the traffic of this gateway in the last hour, in intervals of five seconds.
   *
   * Totals of all workers of the gateway; other gateways of a fleet are not included. Available only on
   * gateways with a console.
   *
   * Source: this gateway.
   *
   * @param query - `network`: Only calls of this network. Default: all networks. `since`: Only intervals that
   * ended after this time.
   * @returns Intervals, oldest first.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 409, `CREDENTIAL_REFUSED` for 401 or an `ErrorCode` of
   * every call.
   */
  readTraffic(query?: { network?: string; since?: Time }): Promise<Traffic>;

  /**
   * Gets the traffic of each upstream in the last hour, in intervals of fifteen seconds.
   *
   * Totals of all workers of the gateway; other gateways of a fleet are not included. Available only on
   * gateways with a console.
   *
   * Source: this gateway.
   *
   * @param query - `network`: Only upstreams of this network. Default: all networks.
   * @returns Upstreams with traffic in the last hour.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 409, `CREDENTIAL_REFUSED` for 401 or an `ErrorCode` of
   * every call.
   */
  readUpstreamTraffic(query?: { network?: string }): Promise<UpstreamTrafficList>;

  /**
   * Lists the callers with the highest cost in the last minutes, highest first.
   *
   * Totals of all workers of the gateway; other gateways of a fleet are not included. Available only on
   * gateways with a console.
   *
   * Source: this gateway.
   *
   * @param query - `minutes`: Number of minutes to look back. The first minute counts in full.
   * @returns Up to 50 callers.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 409, `CREDENTIAL_REFUSED` for 401 or an `ErrorCode` of
   * every call.
   */
  listCallers(query?: { minutes?: number }): Promise<CallerList>;

  /**
   * Gets the latest log entries of this gateway, or those after a cursor.
   *
   * Includes all workers of the gateway; other gateways of a fleet have their own log. The gateway stores the
   * latest 1,000 entries, and separately the latest 1,000 warnings and errors and the latest 1,000 changes of
   * state. Available only on gateways with a console. Entries contain no secrets, params or results.
   *
   * Source: this gateway.
   *
   * @param query - `after`: `cursor` of the previous response. Default: the latest entries are returned.
   * `level`: Minimum level of the entries. `changes`: `true` for entries with the field `change` only:
   * something failed, was throttled, recovered, was cordoned or was reloaded.
   * @returns Up to 500 entries, oldest first.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 409, `CREDENTIAL_REFUSED` for 401 or an `ErrorCode` of
   * every call.
   */
  readLog(query?: { after?: string; level?: LogLevel; changes?: boolean }): Promise<LogTail>;

  /**
   * Reloads the config file and applies its networks. Calls in flight continue. An invalid config file
   * changes nothing.
   *
   * Source: this gateway.
   *
   * @returns All workers of the gateway apply the networks of the config file.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 409, 503, `CREDENTIAL_REFUSED` for 401 or an `ErrorCode`
   * of every call.
   */
  reloadConfig(): Promise<Reload>;

  /**
   * Lists the entries of the audit log, newest first.
   *
   * Source: this gateway.
   *
   * @param query - `page`: Page number, from 1. A page has up to 50 items. `actor`: Only changes made by this
   * API key; `admin` for changes made with the admin key, `console` for changes made in the console.
   * `action`: Only changes made by this operation, such as `revokeApiKey`. `subject`: Only changes to the
   * object with this id.
   * @returns The requested page.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 503, `CREDENTIAL_REFUSED` for 401 or an `ErrorCode`
   * of every call.
   */
  listAuditEntries(
    query?: { page?: number; actor?: string; action?: string; subject?: string },
  ): Promise<AuditPage>;
}
