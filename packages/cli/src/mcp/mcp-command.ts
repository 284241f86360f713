import { isWhole, readNumber } from "../input/read-text.ts";
import { serveStdio } from "@modelcontextprotocol/server/stdio";
import type { McpServer } from "@modelcontextprotocol/server";
import { CommandError } from "../io/command-error.ts";
import type { Io } from "../io/io.ts";
import { findProfile } from "../target/profiles.ts";
import { findTarget, type TargetOptions } from "../target/target.ts";
import { Callers, createMemory } from "./callers.ts";
import { createServer } from "./create-server.ts";
import { isLoopback, serveOnHttp } from "./serve-http.ts";

export interface McpOptions extends TargetOptions {
  readonly allowWrites?: boolean;
  /** The port for HTTP, in place of stdio. */
  readonly port?: string;
  /** The address to listen on. */
  readonly host?: string;
  /** Whether each caller brings the credential that its calls are made with. */
  readonly callersCredentials?: boolean;
}

/** Serves the Model Context Protocol over stdio, or over HTTP, until it is interrupted. */
export async function serveMcp(
  { allowWrites = false, port, host: given, callersCredentials = false, ...defaults }: McpOptions,
  io: Io,
): Promise<void> {
  const host = given ?? "127.0.0.1";
  const forHttp = callersCredentials ? "--callers-credentials" : given === undefined ? undefined : "--host";
  if (port === undefined && forHttp !== undefined)
    throw new CommandError(`${forHttp}: is for HTTP: add --port`);
  if (!callersCredentials && !isLoopback(host))
    throw new CommandError(
      `--host: whoever reaches ${host} could use your credential: add --callers-credentials, so that each caller brings their own`,
    );
  if (defaults.profile !== undefined) await findProfile(defaults.profile, io);
  const listener = port === undefined ? undefined : { port: readPort(port), host };
  const context = { io, defaults, allowWrites, ...createMemory() };
  const serverFor = (): McpServer => createServer(context);
  let close: () => Promise<void>;
  if (!listener) {
    const handle = serveStdio(serverFor);
    close = () => handle.close();
  } else if (callersCredentials) close = await serveCallers(defaults, allowWrites, listener, io);
  else close = await serveOnHttp({ ...listener, isOpen: false, serverFor }, io);
  await new Promise<void>((resolve) => {
    io.signal.addEventListener("abort", () => resolve(), { once: true });
    if (port === undefined) for (const event of ["end", "close"]) io.stdin.once(event, resolve);
  });
  await close();
}

/** Serves callers with their own credentials. Of a profile, only the address and the protocol are used. */
async function serveCallers(
  options: TargetOptions,
  allowWrites: boolean,
  listener: { readonly port: number; readonly host: string },
  io: Io,
): Promise<() => Promise<void>> {
  const { token, tokenEnv, tokenFile, tokenCommand, ...node } = options;
  if ([token, tokenEnv, tokenFile, tokenCommand].some((one) => one !== undefined))
    throw new CommandError("--callers-credentials: each caller brings a credential: give no other one");
  const { endpoint, protocol } = await findTarget(node, io);
  const { credential, timeout } = node;
  const callers = new Callers({ defaults: { endpoint, protocol, credential, timeout }, allowWrites }, io);
  const serverFor = (caller: string): McpServer => createServer(callers.contextFor(caller));
  return serveOnHttp({ ...listener, isOpen: true, serverFor }, io);
}

function readPort(text: string): number {
  return readNumber("--port", text, "0 to 65535", (value) => isWhole(value) && value < 65_536);
}
