import { authorizeAny, type Credential } from "@node-access/auth";
import type { Attempt } from "../attempt.ts";
import { checkCallOptions, checkNames } from "../check-options.ts";
import { createHttpTransport, type HttpResponse, type HttpTransport } from "../http/http-transport.ts";
import type { CallOptions } from "../operation.ts";
import type { ApiRequest } from "./api-operation.ts";

/** Options of a client of an OpenAPI document. {@link CallOptions} are the defaults of its calls. */
export interface ApiOptions extends CallOptions {
  /** The address, `https://host[:port][/path]`, without the credential. */
  readonly endpoint: string;
  /** A credential that is sent with every call. */
  readonly credential?: Credential | undefined;
  /** Credentials by the names of the document's security schemes. Each call sends those that it requires. */
  readonly credentials?: Readonly<Record<string, Credential | undefined>> | undefined;
  /** Sends the requests instead of the platform's HTTP client. */
  readonly fetch?: typeof fetch | undefined;
  /**
   * On Node: a proxy's address, or `"environment"` to use `HTTPS_PROXY`, `HTTP_PROXY` and `NO_PROXY`. Default: none.
   */
  readonly proxy?: string | undefined;
  /** The User-Agent header, on platforms that allow setting it. */
  readonly userAgent?: string | undefined;
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
    operation: ApiRequest,
    attempt: Attempt,
    send: (credential: SentCredential) => Promise<HttpResponse>,
  ): Promise<HttpResponse>;
}

/** The parts of a request that carry credentials. */
export interface SentCredential {
  /** Headers with lower-case names. */
  readonly headers: Readonly<Record<string, string>>;
  /** Query parameters, percent-encoded. */
  readonly query: readonly string[];
}

/** Creates a {@link Sender} from a client's options. */
export type Security = (options: Pick<ApiOptions, "endpoint" | "credentials">) => Sender;

/** What all calls of a client share. */
export interface Connection {
  readonly options: ApiOptions;
  /** The options that are defaults of calls. */
  readonly defaults: CallOptions;
  readonly transport: HttpTransport;
  readonly sender: Sender | undefined;
  readonly redact: (text: string) => string;
  /** Transports to other origins, to which redirects lead, by origin. */
  readonly others: Map<string, HttpTransport>;
}

/** Opens what the calls of a client share. */
export function connect(options: ApiOptions, security?: Security): Connection {
  const { endpoint, credential, credentials, fetch, userAgent, proxy, ...defaults }: ApiOptions =
    Object(options);
  const authorized = authorizeAny(endpoint, credential);
  // The name `credentials` is similar to `credential`, which other clients have.
  checkNames(defaults);
  checkCallOptions(defaults);
  const transport = createHttpTransport({ authorized, fetch, userAgent, proxy });
  const sender = security?.({ endpoint, credentials });
  const redact = (text: string): string => transport.redact(sender ? sender.redact(text) : text);
  return { options, defaults, transport, sender, redact, others: new Map() };
}

/** Closes a client's connections. */
export async function closeAll({ transport, others }: Connection): Promise<void> {
  await Promise.all([transport, ...others.values()].map((one) => one.close()));
}
