import { invalidArgument, isNodeAccessError } from "@node-access/auth";
import { checkConnection } from "./check-connection.ts";
import { connect, type Connection, type Sender } from "./connection.ts";

/** Connections to servers of operations, by client and by what the document calls the server. */
const opened = new WeakMap<Connection, Map<string, Connection>>();

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
  if (typeof server !== "string") throw invalidArgument("server", "a server's address", typeof server);
  return (client) => {
    checkConnection(client);
    const known = opened.get(client) ?? new Map<string, Connection>();
    opened.set(client, known);
    // The transport of a closed client rejects calls.
    const found = client.isClosed ? client : known.get(server);
    if (found) return found;
    const made = open(client, server);
    known.set(server, made);
    // The client closes it.
    client.others.set(`server ${server}`, made.transport);
    return made;
  };
}

function open(client: Connection, server: string): Connection {
  const { options, others, security } = client;
  const { endpoint, servers = {} } = options;
  const named = Object.entries(servers).find(([name, address]) => name === server && address !== undefined);
  const at = `servers["${server}"]`;
  const { href, origin } = absolute(named ? named[1] : server, endpoint, at);
  const isTrusted = named !== undefined || origin === new URL(endpoint).origin;
  const secrets = isTrusted ? {} : { credential: undefined, credentials: undefined };
  const own = connectAt({ ...options, ...secrets, endpoint: href }, isTrusted ? security : undefined, at);
  return {
    ...own,
    others,
    ...(!isTrusted && { sender: withoutSecrets(at) }),
    redact: (text) => client.redact(own.redact(text)),
  };
}

function absolute(address: unknown, endpoint: string, at: string): URL {
  if (typeof address === "string" && URL.canParse(address, `${endpoint}/`))
    return new URL(address, `${endpoint}/`);
  throw invalidArgument(at, "the address of a server", typeof address);
}

function connectAt(
  options: Parameters<typeof connect>[0],
  security: Parameters<typeof connect>[1],
  at: string,
): Connection {
  try {
    return connect(options, security);
  } catch (error) {
    if (!isNodeAccessError(error, "INVALID_ARGUMENT") || error.context.path !== "endpoint") throw error;
    throw invalidArgument(at, error.context.expected, error.context.received);
  }
}

/** Sends requests without credentials, and rejects those that need some. */
function withoutSecrets(at: string): Sender {
  return {
    redact: (text) => text,
    send({ name, security = [] }, attempt, send) {
      if (security.length > 0 && security.every((names) => names.length > 0))
        throw invalidArgument(at, `the server's address, since ${name} sends it credentials`, "none");
      // The option `headers` may hold credentials too.
      attempt.headers = undefined;
      return send();
    },
  };
}
