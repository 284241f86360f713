import { basic, type Credential, urlToken } from "./credentials.ts";
import { invalidArgument } from "./errors.ts";
import type { Secret } from "./secret.ts";

/** The part of a management Node record that holds its credentials. Source: interface, Node `details`. */
export interface NodeWithCredentials {
  /** The credentials, which the API returns to the node's owner alone. */
  readonly details: {
    readonly auth_key?: string | Secret;
    readonly auth_username?: string | Secret;
    readonly auth_password?: string | Secret;
  };
}

/**
 * The URL token of a node, from its management record.
 *
 * @param node - A Node record as the management API returns it to its owner.
 * @returns the credential, for the node's HTTPS and WebSocket endpoints.
 * @throws NodeAccessError `INVALID_ARGUMENT` if the record has no `details`, or no `auth_key` in them.
 *
 * @example
 * ```ts
 * import { authorize, urlTokenOf } from "@node-access/auth";
 *
 * const node = { details: { auth_key: "t0ken" } }; // as the management API returns it, with more fields
 * const { endpoint } = authorize("node", "https://node.example", urlTokenOf(node)); // https://node.example/***
 * ```
 *
 * Source: interface, Node `details`.
 */
export function urlTokenOf(node: NodeWithCredentials): Credential<"url-token"> {
  const { auth_key } = detailsOf(node);
  if (!auth_key) throw missing("details.auth_key");
  return urlToken(auth_key);
}

/**
 * The user name and password of a node, from its management record.
 *
 * @param node - A Node record as the management API returns it to its owner.
 * @returns the credential, for the node's HTTPS and WebSocket endpoints.
 * @throws NodeAccessError `INVALID_ARGUMENT` if the record lacks `details`, or they lack `auth_username` or `auth_password`.
 *
 * @example
 * ```ts
 * import { authorize, basicOf } from "@node-access/auth";
 *
 * const node = { details: { auth_username: "user", auth_password: "p4ss" } }; // as the management API returns it, with more fields
 * const { endpoint } = authorize("node", "https://node.example", basicOf(node)); // https://node.example/***
 * ```
 *
 * Source: interface, Node `details`.
 */
export function basicOf(node: NodeWithCredentials): Credential<"basic"> {
  const { auth_username, auth_password } = detailsOf(node);
  if (!auth_username) throw missing("details.auth_username");
  if (!auth_password) throw missing("details.auth_password");
  return basic(auth_username, auth_password);
}

/** The type promises them; what a server answers may have any form. */
function detailsOf(node: Partial<NodeWithCredentials> | undefined): NodeWithCredentials["details"] {
  if (!node?.details) throw missing("details");
  return node.details;
}

function missing(field: string): Error {
  return invalidArgument(`node.${field}`, "the field that the API returns to the node's owner", "nothing");
}
