import { basic, type Credential, urlToken } from "./credentials.ts";
import { invalidArgument } from "./errors.ts";
import type { Secret } from "./secret.ts";

/** The part of a management Node record that holds its credentials. Source: interface, Node `details`. */
export interface NodeWithCredentials {
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
 * @throws NodeAccessError `INVALID_ARGUMENT` if the record has no `auth_key`.
 */
export function urlTokenOf(node: NodeWithCredentials): Credential<"url-token"> {
  const { auth_key } = node.details;
  if (!auth_key) throw missing("auth_key");
  return urlToken(auth_key);
}

/**
 * The user name and password of a node, from its management record.
 *
 * @param node - A Node record as the management API returns it to its owner.
 * @throws NodeAccessError `INVALID_ARGUMENT` if the record lacks `auth_username` or `auth_password`.
 */
export function basicOf(node: NodeWithCredentials): Credential<"basic"> {
  const { auth_username, auth_password } = node.details;
  if (!auth_username) throw missing("auth_username");
  if (!auth_password) throw missing("auth_password");
  return basic(auth_username, auth_password);
}

function missing(field: string): Error {
  return invalidArgument(
    `node.details.${field}`,
    "the field that the API returns to the node's owner",
    "nothing",
  );
}
