import type { IncomingMessage, ServerResponse } from "node:http";
import { parseAuthorization } from "../access/authorization.ts";
import type { GatewayState } from "../gateway-state.ts";
import type { Route } from "../generated/routes.ts";
import { readBody } from "../http/body.ts";
import { HttpProblem, notFound, unauthorized } from "../http/problem.ts";
import { problemHeaders, sendJson } from "../http/respond.ts";
import { findRoute } from "../rest/find-route.ts";
import { checkBody, checkQuery } from "../rest/validator.ts";
import type { Organization } from "../store/store.ts";
import type { StoredNode } from "../store/stored-node.ts";
import { nodePage } from "./node-page.ts";
import { nodeRecord } from "./node-record.ts";

/** Answers a request to `/v1/...`. */
export async function handleManagement(
  state: GatewayState,
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  search: string,
): Promise<void> {
  const organization = caller(state, request);
  const { match, allowed } = findRoute(undefined, request.method ?? "", path);
  if (!match) {
    if (allowed.length === 0) throw notFound(`there is nothing at ${path}`);
    throw new HttpProblem(405, "method_not_allowed", `${path} takes ${allowed.join(", ")}`);
  }
  const { route, parameters } = match;
  const { id = "" } = parameters;
  switch (route.operationId) {
    case "getOrganization":
      return sendJson(response, 200, organization);
    case "listNodes":
      return sendJson(response, 200, await list(state, organization, route, search));
    case "getNode":
      return sendJson(response, 200, await record(state, ownNode(state, organization, id)));
    case "updateNode": {
      const text = await readBody(request, state.limits.bodyBytes);
      const node = update(state, ownNode(state, organization, id), checkBody(route, text) as NodeUpdate);
      return sendJson(response, 200, await record(state, node));
    }
    default:
      throw notFound(`there is nothing at ${path}`);
  }
}

/** Sends an error in the shape that the management API gives all of its errors. */
export function sendProblem(response: ServerResponse, problem: HttpProblem): void {
  const { code, message, fields } = problem;
  const error = { code, message, ...(fields && { fields }) };
  sendJson(response, problem.status, { error }, problemHeaders(problem));
}

/** What a node's record carries at most: changes are merged, so that their sum is limited too. */
const configurationBytes = 16 * 1024;
const nameBytes = 1024;

interface NodeUpdate {
  readonly name?: string;
  readonly configuration?: Readonly<Record<string, unknown>>;
}

function caller({ apiKeys, rateLimit }: GatewayState, { headers }: IncomingMessage): Organization {
  const authorization = parseAuthorization(headers.authorization);
  if (authorization?.scheme !== "bearer") {
    throw unauthorized("expected the header Authorization: Bearer <API key>");
  }
  const organization = apiKeys.owner(authorization.key);
  if (!organization) throw unauthorized("this API key is not known");
  const wait = rateLimit.take(organization.id, 1);
  if (wait > 0) throw new HttpProblem(429, "too_many_requests", "too many requests", { retryAfter: wait });
  return organization;
}

/** A node of another organization is as unknown as one that does not exist. */
function ownNode({ nodes }: GatewayState, organization: Organization, id: string): StoredNode {
  const node = nodes.byId(id);
  if (node?.organization.id !== organization.id) throw notFound(`there is no node ${id}`);
  return node;
}

function update({ store, nodes }: GatewayState, node: StoredNode, change: NodeUpdate): StoredNode {
  const changed = { ...node, ...change, configuration: { ...node.configuration, ...change.configuration } };
  checkSize("name", changed.name, nameBytes);
  checkSize("configuration", changed.configuration, configurationBytes);
  store.updateNode(node.id, changed.name, changed.configuration);
  nodes.replace(changed);
  return changed;
}

/** @throws HttpProblem 400 if the value that a node would have is larger than a node may carry. */
function checkSize(field: string, value: unknown, limit: number): void {
  if (jsonBytes(value) <= limit) return;
  const message = `would have more than ${limit} bytes as JSON`;
  throw new HttpProblem(400, "invalid_request", "the request is invalid: see fields", {
    fields: { [field]: [message] },
  });
}

/** What nests deeper than can be written has no size. */
function jsonBytes(value: unknown): number {
  try {
    return Buffer.byteLength(JSON.stringify(value));
  } catch {
    return Infinity;
  }
}

async function record({ services, address }: GatewayState, node: StoredNode): Promise<object> {
  return nodeRecord(node, address(), await services.get(node.id)?.rpc?.version.get());
}

function list(
  state: GatewayState,
  organization: Organization,
  route: Route,
  search: string,
): Promise<object> {
  const { page, order_by } = checkQuery(route, search) as { page: number; order_by?: string };
  const own = state.nodes.all().filter((node) => node.organization.id === organization.id);
  return nodePage(own, page, order_by, state.address(), (node) => record(state, node));
}
