import { type Authorized, authorizeAny, type Credential } from "@node-access/auth";
import type { Attempt } from "../attempt.ts";
import { checkFields } from "../check-options.ts";
import {
  createHttpTransport,
  type HttpRequest,
  type HttpResponse,
  type HttpTransport,
  type HttpSettings,
} from "../http/http-transport.ts";
import type { CallOptions } from "../operation.ts";

/** Options of a client of an OpenAPI document. {@link CallOptions} are the defaults of its calls. */
export interface ApiOptions extends CallOptions, HttpSettings {
  /** The address, `https://host[:port][/path]`, without the credential. */
  readonly endpoint: string;
  /** A credential that is sent with every call. */
  readonly credential?: Credential | undefined;
  /** Credentials by the names of the document's security schemes. Each call sends those that it requires. */
  readonly credentials?: Readonly<Record<string, Credential | undefined>> | undefined;
  /**
   * Addresses in place of the servers that operations have of their own, by the server in the document. Servers of other
   * origins get credentials and the option `headers` only if they are named here.
   */
  readonly servers?: Readonly<Record<string, string | undefined>> | undefined;
}

/** An operation, and the credentials that it requires. */
export interface SecuredOperation {
  /** The name of the method, for errors. */
  readonly name: string;
  /** The security requirements: one of these sets of schemes is needed. Default: none. */
  readonly security?: readonly (readonly string[])[];
}

/** Sends one request of an operation, with its credentials. */
export interface Sender {
  /** Removes the secrets of all credentials from a text. */
  readonly redact: (text: string) => string;
  /**
   * Sends a request with the credentials that its operation requires, and once more if they are renewed.
   *
   * @param operation - The operation.
   * @param attempt - The attempt.
   * @param send - Sends the request with the credentials.
   * @returns the response.
   * @throws NodeAccessError `INVALID_ARGUMENT` if a credential is missing.
   */
  send(
    operation: SecuredOperation,
    attempt: Attempt,
    send: (credential?: AddCredential) => Promise<HttpResponse>,
  ): Promise<HttpResponse>;
}

/** Adds credentials to a request. */
export type AddCredential = (request: HttpRequest) => HttpRequest;

/** Creates a {@link Sender} from a client's options. */
export type Security = (options: Pick<ApiOptions, "endpoint" | "credential" | "credentials">) => Sender;

/** What all calls of a client share. */
export interface Connection {
  /** The client's options. */
  readonly options: ApiOptions;
  /** The options that are defaults of calls. */
  readonly defaults: CallOptions;
  /** Sends requests to the endpoint. */
  readonly transport: HttpTransport;
  /** Adds credentials to requests, if the document has security schemes. */
  readonly sender: Sender | undefined;
  /** Removes all secrets of the client from a text. */
  readonly redact: (text: string) => string;
  /** Creates the sender. */
  readonly security: Security | undefined;
  /** Connections to other origins, to which redirects lead, by origin, and to servers of operations. */
  readonly others: Map<string, Connection>;
  /** Whether new calls are rejected. */
  isClosed?: boolean;
}

/** Opens what the calls of a client share. @param given - The endpoint and its credential, if they are not the options'. */
export function connect(options: ApiOptions, security?: Security, given?: Authorized): Connection {
  const {
    endpoint,
    credential,
    credentials: _credentials,
    fetch,
    userAgent,
    proxy,
    servers = {},
    ...defaults
  }: ApiOptions = Object(options);
  checkFields("servers", servers);
  const transport = createHttpTransport({
    authorized: given ?? authorizeAny(endpoint, credential),
    fetch,
    userAgent,
    proxy,
  });
  const sender = security?.(options);
  const redact = (text: string): string => transport.redact(sender?.redact(text) ?? text);
  return { options, defaults, transport, sender, redact, security, others: new Map() };
}

/** Closes a client's connections. */
export async function closeAll(connection: Connection): Promise<void> {
  connection.isClosed = true;
  await Promise.all([connection, ...connection.others.values()].map((one) => one.transport.close()));
}
