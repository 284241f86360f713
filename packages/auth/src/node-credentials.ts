import { basic, type Credential, urlToken } from "./credentials.ts";
import { invalidArgument } from "./errors.ts";
import type { Secret } from "./secret.ts";

/** The credentials in a Node record of the management API. */
export interface NodeWithCredentials {
  /** The credentials. The API returns them only to the node's owner. */
  readonly details: {
    readonly auth_key?: string | Secret;
    readonly auth_username?: string | Secret;
    readonly auth_password?: string | Secret;
  };
}

/**
 * Returns a node's URL token as a credential, from the node's management record.
 *
 * @param node - A Node record as the management API returns it to the node's owner.
 * @returns the credential for the node's HTTPS and WebSocket endpoints.
 * @throws NodeAccessError `INVALID_ARGUMENT` if `details` or `details.auth_key` is missing.
 *
 * @example
 * ```ts
 * import { authorize, urlTokenOf } from "@node-access/auth";
 *
 * const node = { details: { auth_key: "t0ken" } }; // as the management API returns it, with more fields
 * const { endpoint } = authorize("node", "https://node.example", urlTokenOf(node)); // https://node.example/***
 * ```
 */
export function urlTokenOf(node: NodeWithCredentials): Credential<"url-token"> {
  const { auth_key } = readDetails(node);
  if (!auth_key) throw missing("details.auth_key");
  return urlToken(auth_key);
}

/**
 * Returns a node's username and password as a credential, from the node's management record.
 *
 * @param node - A Node record as the management API returns it to the node's owner.
 * @returns the credential for the node's HTTPS and WebSocket endpoints.
 * @throws NodeAccessError `INVALID_ARGUMENT` if `details`, `details.auth_username` or
 * `details.auth_password` is missing.
 *
 * @example
 * ```ts
 * import { authorize, basicOf } from "@node-access/auth";
 *
 * const node = { details: { auth_username: "user", auth_password: "p4ss" } }; // as the management API returns it, with more fields
 * const { endpoint } = authorize("node", "https://node.example", basicOf(node)); // https://node.example/***
 * ```
 */
export function basicOf(node: NodeWithCredentials): Credential<"basic"> {
  const { auth_username, auth_password } = readDetails(node);
  if (!auth_username) throw missing("details.auth_username");
  if (!auth_password) throw missing("details.auth_password");
  return basic(auth_username, auth_password);
}

/** The type promises `details`, but a server's response may be anything. */
function readDetails(node: Partial<NodeWithCredentials> | undefined): NodeWithCredentials["details"] {
  if (!node?.details) throw missing("details");
  return node.details;
}

function missing(field: string): Error {
  return invalidArgument(`node.${field}`, "the field that the API returns to the node's owner", "nothing");
}
