import { authorizeAny, invalidArgument, kindOf } from "@node-access/auth";
import { checkConnection } from "./check-connection.ts";
import { connect, type Connection, type Sender } from "./connection.ts";
import { ownValue } from "./text.ts";

/**
 * Sends an operation to a server of its own, or to the one that the client's option `servers` has in place of it.
 * Credentials, and the option `headers`, are sent there only if the server has the origin of the client's endpoint,
 * or if the option `servers` names it: a document alone cannot send a caller's secrets to another host.
 *
 * @param server - The server's address, which may be relative to the client's endpoint.
 * @returns what an operation has as `server`: it returns the connection to the server.
 * @throws NodeAccessError `INVALID_ARGUMENT` if it is not a text. Calls reject with it if the option `servers` has no
 * address in place of the server, or if the server is not named there and the operation requires credentials.
 *
 * @example
 * ```ts
 * import { type ApiOperation, createApiCaller, onServer } from "@node-access/transport/openapi";
 *
 * const getLogo: ApiOperation<() => Promise<object>> = {
 *   name: "getLogo",
 *   method: "GET",
 *   path: "/logo",
 *   idempotency: "safe",
 *   server: onServer("https://files.acme.example"),
 * };
 * const servers = { "https://files.acme.example": "https://files.test.example" };
 * const acme = createApiCaller({ endpoint: "https://acme.example", servers });
 * await acme.call(getLogo);
 * ```
 *
 * Source: OpenAPI 3.1, Server Object.
 */
export function onServer(server: string): (client: Connection) => Connection {
  if (typeof server !== "string") throw invalidArgument("server", "a server's address", kindOf(server));
  return (client) => {
    checkConnection(client);
    // Not the server alone, which may be the origin that a redirect leads to.
    const key = `server ${server}`;
    // The transport of a closed client rejects calls.
    const found = client.isClosed ? client : client.others.get(key);
    if (found) return found;
    const made = open(client, server);
    // The client closes it.
    client.others.set(key, made);
    return made;
  };
}

function open(client: Connection, server: string): Connection {
  const { options, others, security } = client;
  const { endpoint, servers = {} } = options;
  const named = ownValue(servers, server);
  const at = `servers["${server}"]`;
  const base = `${endpoint}/`;
  const address = named ?? server;
  const url = typeof address === "string" && URL.canParse(address, base) ? new URL(address, base) : undefined;
  const isTrusted = named !== undefined || url?.origin === new URL(endpoint).origin;
  const secrets = isTrusted ? {} : { credential: undefined, credentials: undefined };
  const settings = { ...options, ...secrets, endpoint: url?.href ?? address };
  // Its error for a wrong address names the option.
  const authorized = authorizeAny(settings.endpoint, settings.credential, at);
  const own = connect(settings, isTrusted ? security : undefined, authorized);
  return {
    ...own,
    others,
    ...(!isTrusted && { sender: withoutSecrets(at) }),
    redact: (text) => client.redact(own.redact(text)),
  };
}

/** Sends requests without credentials, and rejects those that need some. */
function withoutSecrets(at: string): Sender {
  return {
    redact: (text) => text,
    send({ name, security = [] }, attempt, send) {
      if (security[0] && security.every(([first]) => first))
        throw invalidArgument(at, `the server's address, since ${name} sends it credentials`, "none");
      // The option `headers` may hold credentials too.
      attempt.headers = undefined;
      return send();
    },
  };
}
