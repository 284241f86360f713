import type { Credential } from "@node-access/auth";
import type { Middleware } from "@node-access/transport";
import { type Io, write } from "../io/io.ts";
import { captureRequest, placeholder } from "../output/curl.ts";
import type { OutputOptions } from "../output/print-result.ts";
import { createCredential, hideSecrets, type Target, type TargetOptions } from "../target/target.ts";
import { credentialKinds } from "../generated/protocols.ts";
import { CommandError } from "../io/command-error.ts";

export interface CallCommandOptions extends TargetOptions, OutputOptions {
  readonly param?: readonly string[];
  readonly params?: string;
  readonly yes?: boolean;
  /** Print the request in place of sending it. */
  readonly curl?: boolean;
}

interface ConnectionOptions {
  readonly endpoint: string;
  readonly credential?: Credential;
  readonly timeout?: number;
  readonly userAgent: string;
}

/** What clients of all kinds take. */
export interface ClientOptions extends Omit<ConnectionOptions, "userAgent"> {
  readonly signal: AbortSignal;
  /** gRPC has a header of its own. */
  readonly userAgent?: string;
  readonly middleware?: readonly Middleware[];
}

export async function clientOptions(target: Target, surface: string, { signal }: Io): Promise<ClientOptions> {
  const { endpoint, grpcEndpoint, timeout, middleware } = target;
  if (surface !== "grpc") checkScheme(endpoint);
  const { userAgent, ...own } = await connectionOptions(target, surface);
  return {
    ...own,
    ...(surface === "grpc" ? { endpoint: grpcEndpoint } : { userAgent }),
    ...(timeout !== undefined && { totalTimeout: timeout * 4 }),
    signal,
    ...(middleware && { middleware }),
  };
}

/** What clients of streams take, too. */
export async function connectionOptions(target: Target, surface: string): Promise<ConnectionOptions> {
  const { endpoint, timeout } = target;
  const credential = await target.credentialFor(surface);
  return {
    endpoint,
    ...(credential && { credential }),
    ...(timeout !== undefined && { timeout }),
    userAgent: "node-access-cli",
  };
}

/** @throws CommandError for an address that is not one of HTTP, as people type them. */
function checkScheme(endpoint: string): void {
  if (/^https?:\/\//i.test(endpoint)) return;
  const host = hideSecrets(endpoint.replace(/^\w+:\/\//, ""));
  throw new CommandError(
    host === ""
      ? "endpoint: it is empty; expected an address such as https://node.example.com"
      : `endpoint: expected http:// or https:// before ${host}`,
  );
}

/** Prints a call as a `curl` command. The credential is not read. */
export async function printCurl(
  target: Target,
  surface: string,
  io: Io,
  call: (options: ClientOptions & { readonly fetch: typeof fetch }) => Promise<unknown>,
): Promise<void> {
  const chosen = target.hasCredential ? (target.kind ?? credentialKinds[surface]?.[0]) : undefined;
  const isBasic = chosen === "basic";
  const capture = captureRequest(target.endpoint, isBasic, target.shellSecret ?? "");
  const secret = isBasic ? `${placeholder}:${placeholder}` : placeholder;
  const options = {
    endpoint: target.endpoint,
    ...(chosen !== undefined && { credential: createCredential(chosen, secret) }),
    retries: 0,
    signal: io.signal,
    userAgent: "node-access-cli",
    fetch: capture.fetch,
  };
  try {
    await call(options);
  } catch (error) {
    if (capture.command() === undefined) throw error;
  }
  const command = capture.command() ?? "";
  // A secret is never printed, so a command that works needs a variable for it.
  const missing = ["NODE_ACCESS_ENDPOINT", "NODE_ACCESS_TOKEN"].filter(
    (name) => command.includes(`"$${name}"`) && !io.env[name],
  );
  if (missing.length > 0)
    io.stderr.write(`set before you run it: ${missing.map(describeVariable).join(", ")}\n`);
  await write(io.stdout, `${command}\n`);
}

function describeVariable(variable: string): string {
  return `${variable} (${variable.endsWith("ENDPOINT") ? "the node's address, which may be secret" : "the token"})`;
}
