import { invalidArgument, NodeAccessError, type CredentialFor, type Wire } from "@node-access/auth";
import { checkCallOptions, type Attempt, type CallOptions } from "@node-access/transport";
import { checkNames, checkObject, checkText } from "../wire/check-argument.ts";
import type { ChannelRuntime } from "./channel-runtime.ts";
import type { Messages } from "./codec.ts";
import { readEndpoint, type GrpcEndpoint } from "./endpoint.ts";

/** Options of a client. The call options are defaults for all its calls. */
export interface GrpcClientOptions extends CallOptions {
  /**
   * `host:port`; the default port is 443. Connections use TLS. Only `http://127.0.0.1:port`, or another
   * address of this machine, connects without TLS, unless you wrap the credential in `dangerouslySendOverPlainHttp`.
   */
  endpoint: string;
  /** The token of the endpoint: `xToken(...)`. */
  credential?: CredentialFor<"grpc"> | undefined;
  /** PEM certificates to trust instead of the platform's, for servers with a self-signed or private certificate. */
  rootCertificates?: string | undefined;
  /** The URL of a proxy, or `"environment"` to read `HTTPS_PROXY`, `HTTP_PROXY` and `NO_PROXY`. Default: none. */
  proxy?: string | undefined;
}

const CALL_OPTIONS = [
  "timeout",
  "totalTimeout",
  "signal",
  "retries",
  "maxResponseBytes",
  "headers",
  "middleware",
  "onResponse",
] as const satisfies readonly (keyof CallOptions)[];

const CLIENT_OPTIONS = [
  "endpoint",
  "credential",
  "rootCertificates",
  "proxy",
  ...CALL_OPTIONS,
] as const satisfies readonly (keyof GrpcClientOptions)[];

/**
 * Picks the call options from a client's options, so that the credential is not passed on with them.
 *
 * @throws NodeAccessError `INVALID_ARGUMENT` that names an invalid option.
 */
export function callOptionsOf(options: GrpcClientOptions): CallOptions {
  checkNames(options, CLIENT_OPTIONS);
  const own: CallOptions = Object.fromEntries(CALL_OPTIONS.map((name) => [name, options[name]]));
  checkCallOptions(own);
  return own;
}

/** The call options of a client derived with `with`. */
export function derivedOptions(options: CallOptions, more: CallOptions): CallOptions {
  checkObject("options", more);
  checkNames(more, CALL_OPTIONS);
  const own = { ...options, ...more };
  checkCallOptions(own);
  return own;
}

/** A call or stream that runs on a channel. */
export interface Running {
  /** The name of the method. */
  readonly operation: string;
  /** Ends it with an error. */
  readonly end: (error: NodeAccessError) => void;
}

/** The connections of a client to its endpoint. The first call connects, and all calls share the connection. */
export class Channel {
  readonly endpoint: GrpcEndpoint;
  /** Set once the first call has loaded it, with grpc-js. */
  runtime: ChannelRuntime | undefined;
  readonly #load: () => Promise<ChannelRuntime>;
  #loading: Promise<ChannelRuntime> | undefined;
  readonly #running = new Set<Running>();
  #closed = false;

  /**
   * @param messages - Loads the messages of the surface.
   * @throws NodeAccessError if the endpoint or credential is not acceptable.
   */
  constructor(options: GrpcClientOptions, messages: () => Promise<Messages>) {
    const { endpoint, credential, rootCertificates, proxy }: GrpcClientOptions = Object(options);
    if (proxy !== undefined) checkText("proxy", proxy);
    this.endpoint = readEndpoint(endpoint, credential);
    const settings = { endpoint: this.endpoint, rootCertificates: certificates(rootCertificates), proxy };
    this.#load = async () => {
      // Loading grpc-js is many times slower than loading everything else.
      const [{ ChannelRuntime }, loaded] = await Promise.all([import("./channel-runtime.ts"), messages()]);
      return (this.runtime = new ChannelRuntime(settings, loaded));
    };
  }

  /** Loads grpc-js and the messages, once. */
  load(): Promise<ChannelRuntime> {
    return (this.#loading ??= this.#load());
  }

  /** Runs an attempt with the credential; if the server rejects it, runs it once more with a renewed one. */
  authorized<T>(attempt: Attempt, use: (wire: Wire) => Promise<T>): Promise<T> {
    const wire = this.endpoint.wire();
    if (!wire.renew) return use(wire);
    const { renew } = wire;
    return new Promise((resolve, reject) => {
      attempt.onCancel(reject);
      renew(use, attempt).then(resolve, reject);
    });
  }

  /** Registers a running call, which ends when the client is closed. On a closed client it ends immediately. */
  add(running: Running): void {
    if (this.#closed) running.end(this.closedError(running.operation));
    else this.#running.add(running);
  }

  /** Removes a call that has ended. */
  delete(running: Running): void {
    this.#running.delete(running);
  }

  /** Ends all running calls, and the connections. */
  close(): void {
    this.#closed = true;
    for (const { operation, end } of this.#running) end(this.closedError(operation));
    this.#running.clear();
    this.runtime?.close();
  }

  /** Creates the error of a call on a closed client. */
  closedError(operation: string): NodeAccessError<"CLOSED"> {
    const reason = "close() was called";
    const text = `${operation}: the client is closed because ${reason}; create a new client`;
    return new NodeAccessError("CLOSED", text, { endpoint: this.endpoint.endpoint, operation, reason });
  }
}

function certificates(pem: unknown): Buffer | undefined {
  if (pem === undefined) return undefined;
  if (typeof pem === "string" && pem.includes("-----BEGIN CERTIFICATE-----")) return Buffer.from(pem);
  throw invalidArgument("rootCertificates", "certificates in PEM form", `another ${typeof pem}`);
}
