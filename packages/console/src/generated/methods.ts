// Generated from specs/admin.openapi.yaml. Do not edit: change the spec and run `npm run generate`.

import type {
  ApiKey,
  ApiKeyId,
  ApiKeyPage,
  AuditPage,
  CallerList,
  Credential,
  CredentialCreate,
  CredentialId,
  CredentialPage,
  Day,
  Gateway,
  KeyCreate,
  KeyRotate,
  LogLevel,
  LogTail,
  NewApiKey,
  NewCredential,
  NewOrganization,
  Node,
  NodeId,
  NodeMethodList,
  NodePage,
  Organization,
  OrganizationCreate,
  OrganizationId,
  OrganizationPage,
  Reload,
  Time,
  Traffic,
  TriedCall,
  TryCall,
  Upstream,
  UpstreamId,
  UpstreamPage,
  UsageList,
} from "./types.ts";

/**
 * Organizations, API keys, credentials, nodes and upstreams, what the gateway serves, and the audit log of
 * changes.
 */
export interface AdminMethods {
  /**
   * The state of the gateway that responds.
   *
   * @returns The gateway.
   * @throws NodeAccessError `CREDENTIAL_REFUSED` for 401 and what every call may: `INVALID_ARGUMENT`,
   * `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: this gateway.
   */
  readGateway(): Promise<Gateway>;

  /**
   * One page of all organizations, oldest first.
   *
   * @param query - `page`: The page, counted from 1. A page has 50 items. `name`: Only organizations of this
   * name.
   * @returns The page.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 503, `CREDENTIAL_REFUSED` for 401 and what every call
   * may: `INVALID_ARGUMENT`, `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: this gateway.
   */
  listOrganizations(query?: { page?: number; name?: string }): Promise<OrganizationPage>;

  /**
   * Creates an organization with an API key, and a project with a node for each protocol.
   *
   * @param body - The organization.
   * @returns The organization, with its first secrets. They are shown only this once.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 409, 503, `CREDENTIAL_REFUSED` for 401 and what every call
   * may: `INVALID_ARGUMENT`, `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: this gateway.
   */
  addOrganization(body: OrganizationCreate): Promise<NewOrganization>;

  /**
   * One organization.
   *
   * @param id - The organization's id.
   * @returns The organization.
   * @throws NodeAccessError `HTTP_STATUS` for 404, 503, `CREDENTIAL_REFUSED` for 401 and what every call may:
   * `INVALID_ARGUMENT`, `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: this gateway.
   */
  readOrganization(id: OrganizationId): Promise<Organization>;

  /**
   * Changes the name of an organization.
   *
   * @param id - The organization's id.
   * @param body - The new name.
   * @returns The organization after the change.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 409, 503, `CREDENTIAL_REFUSED` for 401 and what every
   * call may: `INVALID_ARGUMENT`, `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: this gateway.
   */
  renameOrganization(id: OrganizationId, body: OrganizationCreate): Promise<Organization>;

  /**
   * One page of the API keys of an organization, oldest first, without their secrets.
   *
   * @param id - The organization's id.
   * @param query - `page`: The page, counted from 1. A page has 50 items.
   * @returns The page.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 503, `CREDENTIAL_REFUSED` for 401 and what every call
   * may: `INVALID_ARGUMENT`, `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: this gateway.
   */
  listApiKeys(id: OrganizationId, query?: { page?: number }): Promise<ApiKeyPage>;

  /**
   * Creates an API key for an organization.
   *
   * @param id - The organization's id.
   * @param body - The API key.
   * @returns The new API key, with its secret, which is not shown again.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 503, `CREDENTIAL_REFUSED` for 401 and what every call
   * may: `INVALID_ARGUMENT`, `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: this gateway.
   */
  createApiKey(id: OrganizationId, body: KeyCreate): Promise<NewApiKey>;

  /**
   * One API key, without its secret.
   *
   * @param id - The API key's id.
   * @returns The API key.
   * @throws NodeAccessError `HTTP_STATUS` for 404, 503, `CREDENTIAL_REFUSED` for 401 and what every call may:
   * `INVALID_ARGUMENT`, `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: this gateway.
   */
  readApiKey(id: ApiKeyId): Promise<ApiKey>;

  /**
   * Creates an API key that replaces this one, with the same name, limits and methods.
   *
   * @param id - The API key's id.
   * @param body - When the former one ends.
   * @returns The new API key, with its secret, which is not shown again. The former one ends after the
   * overlap.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 409, 503, `CREDENTIAL_REFUSED` for 401 and what every
   * call may: `INVALID_ARGUMENT`, `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: this gateway.
   */
  rotateApiKey(id: ApiKeyId, body: KeyRotate): Promise<NewApiKey>;

  /**
   * Revokes an API key. It stays in the list.
   *
   * @param id - The API key's id.
   * @returns The API key, revoked.
   * @throws NodeAccessError `HTTP_STATUS` for 404, 503, `CREDENTIAL_REFUSED` for 401 and what every call may:
   * `INVALID_ARGUMENT`, `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: this gateway.
   */
  revokeApiKey(id: ApiKeyId): Promise<ApiKey>;

  /**
   * One page of the nodes of all organizations, oldest first, with how this gateway serves them.
   *
   * @param query - `page`: The page, counted from 1. A page has 50 items. `organization`: Only the nodes of
   * the organization with this id. `network`: Only the nodes of this network, such as `ethereum-mainnet`.
   * @returns The page.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 503, `CREDENTIAL_REFUSED` for 401 and what every call
   * may: `INVALID_ARGUMENT`, `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: this gateway.
   */
  listNodes(query?: { page?: number; organization?: string; network?: string }): Promise<NodePage>;

  /**
   * One node, with how this gateway serves it.
   *
   * @param id - The node's id.
   * @returns The node.
   * @throws NodeAccessError `HTTP_STATUS` for 404, 503, `CREDENTIAL_REFUSED` for 401 and what every call may:
   * `INVALID_ARGUMENT`, `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: this gateway.
   */
  readNode(id: NodeId): Promise<Node>;

  /**
   * The methods that `tryCall` can send to a node: those that the specs name.
   *
   * @param id - The node's id.
   * @returns The JSON-RPC methods and REST operations, each with an example.
   * @throws NodeAccessError `HTTP_STATUS` for 404, `CREDENTIAL_REFUSED` for 401 and what every call may:
   * `INVALID_ARGUMENT`, `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: this gateway.
   */
  listNodeMethods(id: NodeId): Promise<NodeMethodList>;

  /**
   * Sends one call to a node as its callers do, and shows how it was routed.
   *
   * The call goes by the same rules as any other: cache, coalescing, selection, hedging. It counts against no
   * credential's limits and usage. An error of the node, or of the gateway, is a response like any other.
   *
   * @param id - The node's id.
   * @param body - The call.
   * @returns The call's response, whatever it is, and its route.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 409, `CREDENTIAL_REFUSED` for 401 and what every call
   * may: `INVALID_ARGUMENT`, `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: this gateway.
   */
  tryCall(id: NodeId, body: TryCall): Promise<TriedCall>;

  /**
   * One page of the credentials of a node, oldest first, without their secrets.
   *
   * @param id - The node's id.
   * @param query - `page`: The page, counted from 1. A page has 50 items.
   * @returns The page.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 503, `CREDENTIAL_REFUSED` for 401 and what every call
   * may: `INVALID_ARGUMENT`, `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: this gateway.
   */
  listCredentials(id: NodeId, query?: { page?: number }): Promise<CredentialPage>;

  /**
   * Creates a credential for a node.
   *
   * @param id - The node's id.
   * @param body - The credential.
   * @returns The new credential, with its secret, which is not shown again.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 503, `CREDENTIAL_REFUSED` for 401 and what every call
   * may: `INVALID_ARGUMENT`, `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: this gateway.
   */
  createCredential(id: NodeId, body: CredentialCreate): Promise<NewCredential>;

  /**
   * One credential, without its secret.
   *
   * @param id - The credential's id.
   * @returns The credential.
   * @throws NodeAccessError `HTTP_STATUS` for 404, 503, `CREDENTIAL_REFUSED` for 401 and what every call may:
   * `INVALID_ARGUMENT`, `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: this gateway.
   */
  readCredential(id: CredentialId): Promise<Credential>;

  /**
   * Creates a credential that replaces this one, with the same name, limits and methods.
   *
   * @param id - The credential's id.
   * @param body - When the former one ends.
   * @returns The new credential, with its secret, which is not shown again. The former one ends after the
   * overlap.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 409, 503, `CREDENTIAL_REFUSED` for 401 and what every
   * call may: `INVALID_ARGUMENT`, `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: this gateway.
   */
  rotateCredential(id: CredentialId, body: KeyRotate): Promise<NewCredential>;

  /**
   * Revokes a credential, and closes its sockets and streams. It stays in the list.
   *
   * @param id - The credential's id.
   * @returns The credential, revoked.
   * @throws NodeAccessError `HTTP_STATUS` for 404, 503, `CREDENTIAL_REFUSED` for 401 and what every call may:
   * `INVALID_ARGUMENT`, `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: this gateway.
   */
  revokeCredential(id: CredentialId): Promise<Credential>;

  /**
   * Calls of each credential, by day and method.
   *
   * Ordered by day, credential and method. Other gateways of a fleet add what they have counted once a
   * minute. More than 50,000 rows are rejected with `too_many_rows`.
   *
   * @param query - `from`: The first day, in UTC. `to`: The last day, in UTC. `credential`: Only the usage of
   * the API key or credential with this id.
   * @returns The usage.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 503, `CREDENTIAL_REFUSED` for 401 and what every call may:
   * `INVALID_ARGUMENT`, `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: this gateway.
   */
  listUsage(query: { from: Day; to: Day; credential?: string }): Promise<UsageList>;

  /**
   * One page of the upstreams, with their state as this gateway sees it.
   *
   * @param query - `page`: The page, counted from 1. A page has 50 items. `network`: Only the upstreams of
   * this network.
   * @returns The page.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, `CREDENTIAL_REFUSED` for 401 and what every call may:
   * `INVALID_ARGUMENT`, `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: this gateway.
   */
  listUpstreams(query?: { page?: number; network?: string }): Promise<UpstreamPage>;

  /**
   * Takes an upstream out of service at all gateways that share the database. Requests in flight continue.
   *
   * @param id - Network, part and name of the upstream, with dots between.
   * @returns The upstream. No gateway sends it requests any more.
   * @throws NodeAccessError `HTTP_STATUS` for 404, 503, `CREDENTIAL_REFUSED` for 401 and what every call may:
   * `INVALID_ARGUMENT`, `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: this gateway.
   */
  cordonUpstream(id: UpstreamId): Promise<Upstream>;

  /**
   * Puts an upstream that was cordoned back into use.
   *
   * @param id - Network, part and name of the upstream, with dots between.
   * @returns The upstream.
   * @throws NodeAccessError `HTTP_STATUS` for 404, 503, `CREDENTIAL_REFUSED` for 401 and what every call may:
   * `INVALID_ARGUMENT`, `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: this gateway.
   */
  uncordonUpstream(id: UpstreamId): Promise<Upstream>;

  /**
   * The traffic of this gateway in the last hour, in intervals of five seconds.
   *
   * All workers of the gateway together; other gateways of a fleet have their own. Only gateways with a
   * console keep it.
   *
   * @param query - `network`: Only the calls of this network. Without it, those of all networks. `since`:
   * Only the intervals that have ended after this time.
   * @returns The intervals, oldest first.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 409, `CREDENTIAL_REFUSED` for 401 and what every call may:
   * `INVALID_ARGUMENT`, `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: this gateway.
   */
  readTraffic(query?: { network?: string; since?: Time }): Promise<Traffic>;

  /**
   * The callers that cost this gateway most in the last minutes, most expensive first.
   *
   * All workers of the gateway together; other gateways of a fleet have their own. Only gateways with a
   * console keep it.
   *
   * @param query - `minutes`: Number of minutes to look back. The minute in which the period begins counts as
   * a whole.
   * @returns Up to 50 callers.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 409, `CREDENTIAL_REFUSED` for 401 and what every call may:
   * `INVALID_ARGUMENT`, `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: this gateway.
   */
  listCallers(query?: { minutes?: number }): Promise<CallerList>;

  /**
   * The newest entries of this gateway's log, or those that came after others.
   *
   * Of all workers of the gateway; other gateways of a fleet have their own. The gateway keeps the newest
   * 1,000 entries, and apart from these the newest 1,000 warnings and errors. Only gateways with a console
   * keep them. Entries hold no secrets, params or results.
   *
   * @param query - `after`: The `cursor` of the response before. Without it, the newest entries are returned.
   * `level`: Omits entries of lower levels.
   * @returns Up to 500 entries, oldest first.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 409, `CREDENTIAL_REFUSED` for 401 and what every call may:
   * `INVALID_ARGUMENT`, `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: this gateway.
   */
  readLog(query?: { after?: string; level?: LogLevel }): Promise<LogTail>;

  /**
   * Reads the config file again, and serves its networks. Calls in flight continue. A config with a mistake
   * changes nothing.
   *
   * @returns All workers of the gateway serve the config's networks.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 409, 503, `CREDENTIAL_REFUSED` for 401 and what every call
   * may: `INVALID_ARGUMENT`, `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: this gateway.
   */
  reloadConfig(): Promise<Reload>;

  /**
   * One page of the audit log, newest first.
   *
   * @param query - `page`: The page, counted from 1. A page has 50 items. `actor`: Only changes that this API
   * key made; `admin` for those made through this API with the admin key, `console` for those made in the
   * console. `action`: Only changes by this operation, such as `revokeApiKey`. `subject`: Only changes of the
   * object with this id.
   * @returns The page.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 404, 503, `CREDENTIAL_REFUSED` for 401 and what every call
   * may: `INVALID_ARGUMENT`, `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: this gateway.
   */
  listAuditEntries(
    query?: { page?: number; actor?: string; action?: string; subject?: string },
  ): Promise<AuditPage>;
}
