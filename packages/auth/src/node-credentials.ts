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
  return urlToken(detailOf(node, "auth_key"));
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
  return basic(detailOf(node, "auth_username"), detailOf(node, "auth_password"));
}

/** The type promises `details`, but a server's response may be anything. */
function detailOf(
  node: Partial<NodeWithCredentials> | undefined,
  name: keyof NodeWithCredentials["details"],
): string | Secret {
  const details = node?.details;
  const value = details?.[name];
  if (value) return value;
  const path = details ? `node.details.${name}` : "node.details";
  throw invalidArgument(path, "the field that the API returns to the node's owner", "nothing");
}
