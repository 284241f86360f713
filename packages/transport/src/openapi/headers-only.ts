import { sendFollowing } from "#redirects";
import type { ApiExchange } from "./api-operation.ts";
import { checkConnection } from "./check-connection.ts";

/**
 * Returns the headers of a response, by lower-case name: of HEAD, and of a redirect that is not followed.
 *
 * Source: RFC 9110 sections 9.3.2 and 15.4.
 */
export const headersOnly: ApiExchange = async (connection, operation, attempt, credential, again) => {
  checkConnection(connection);
  // The length that a response to HEAD states is that of a body that is not sent.
  const whole = operation.method === "HEAD" ? () => ({ ...again(), maxResponseBytes: Infinity }) : again;
  const { status, headers, text } = await sendFollowing(connection, operation, attempt, credential, whole);
  return { status, headers, text, result: headers };
};
