import { isCount, readNumber } from "../input/read-text.ts";
import { serveStdio } from "@modelcontextprotocol/server/stdio";
import type { McpServer } from "@modelcontextprotocol/server";
import { CommandError } from "../io/command-error.ts";
import type { Io } from "../io/io.ts";
import { findTarget, type TargetOptions } from "../target/target.ts";
import { Callers } from "./callers.ts";
import { Confirmations } from "./confirmations.ts";
import { createServer } from "./create-server.ts";
import type { McpContext } from "./context.ts";
import { isLoopback, serveOnHttp } from "./serve-http.ts";
import { StoredResults } from "./stored-results.ts";

/** The options of `node-access mcp`. */
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
  { allowWrites = false, port, host = "127.0.0.1", callersCredentials = false, ...defaults }: McpOptions,
  io: Io,
): Promise<void> {
  if (port === undefined && callersCredentials)
    throw new CommandError("--callers-credentials: is for HTTP: add --port");
  if (!callersCredentials && !isLoopback(host))
    throw new CommandError(
      `--host: whoever reaches ${host} could use your credential: add --callers-credentials, so that each caller brings their own`,
    );
  const listener = port === undefined ? undefined : { port: readPort(port), host };
  let close: () => Promise<void>;
  if (listener && callersCredentials) close = await serveCallers(defaults, allowWrites, listener, io);
  else {
    const context = createContext(defaults, allowWrites, io);
    close = listener
      ? await serveOnHttp({ ...listener, isOpen: false, serverFor: () => createServer(context) }, io)
      : serveOnStdio(context);
  }
  await new Promise<void>((resolve) => {
    io.signal.addEventListener("abort", () => resolve(), { once: true });
    if (port === undefined) for (const event of ["end", "close"]) io.stdin.once(event, resolve);
  });
  await close();
}

function createContext(defaults: TargetOptions, allowWrites: boolean, io: Io): McpContext {
  return {
    io,
    defaults,
    allowWrites,
    results: new StoredResults(),
    confirmations: new Confirmations(),
    httpClients: new Map(),
  };
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
  const defaults: TargetOptions = {
    endpoint,
    ...(protocol !== undefined && { protocol }),
    ...(credential !== undefined && { credential }),
    ...(timeout !== undefined && { timeout }),
  };
  const callers = new Callers({ defaults, allowWrites }, io);
  const createServerFor = (caller: string): McpServer => createServer(callers.contextFor(caller));
  return serveOnHttp({ ...listener, isOpen: true, serverFor: createServerFor }, io);
}

function serveOnStdio(context: McpContext): () => Promise<void> {
  const handle = serveStdio(() => createServer(context));
  return () => handle.close();
}

function readPort(text: string): number {
  return readNumber(
    "--port",
    text,
    "0 to 65535",
    (value) => value === 0 || (isCount(value) && value < 65_536),
  );
}
