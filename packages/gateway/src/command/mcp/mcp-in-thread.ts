import { Readable } from "node:stream";
import type { GatewayOptions } from "../options.ts";
import { invalidArgument } from "@node-access/auth";
import { pathToFileURL } from "node:url";
import { join } from "node:path";
import { createRequire } from "node:module";
import { startThread, type Thread } from "../../state/channel.ts";
import type {
  CreateMcpHandler,
  McpRequest,
  McpResponse,
  SharedTexts,
} from "../../surfaces/mcp/mcp-handler.ts";
import type { BodyPiece, McpThreadData, NumberedRequest, ResponseHead } from "./mcp-thread.ts";

/** The thread that serves the requests, which ends only if it fails. */
class McpThread {
  readonly #thread: Thread;
  readonly #bodies = new Map<number, Readable>();
  #last = 0;

  constructor(data: Omit<McpThreadData, "hasTexts">, texts: SharedTexts | undefined, onEnd: () => void) {
    const workerData: McpThreadData = { ...data, hasTexts: texts !== undefined };
    const handlers = {
      addText: (given: Parameters<SharedTexts["add"]>) => texts?.add(...given),
      sliceText: (given: Parameters<SharedTexts["slice"]>) => texts?.slice(...given),
      piece: (piece: BodyPiece) => this.#receive(piece),
    };
    this.#thread = startThread("mcp-thread", import.meta.url, handlers, { workerData });
    void this.#thread.failed.then((error) => {
      onEnd();
      this.#thread.channel.close(error);
      for (const id of this.#bodies.keys()) this.#end(id, error);
    });
    // Last, because a listener of messages makes the thread hold the process again.
    this.#thread.worker.unref();
  }

  async handle({ signal, ...request }: McpRequest): Promise<McpResponse> {
    this.#last += 1;
    const id = this.#last;
    const { channel } = this.#thread;
    const body = new Readable({ read() {} });
    // Whoever reads it sees the error too.
    body.on("error", () => {});
    this.#bodies.set(id, body);
    const aborted = new Promise<never>((_, reject) => {
      signal.addEventListener("abort", () => {
        reject(new Error("the caller has gone"));
        channel.request("abort", id).catch(() => {});
      });
    });
    aborted.catch((error: Error) => this.#end(id, error));
    const numbered: NumberedRequest = { id, request };
    try {
      const head = await Promise.race([channel.request("handle", numbered), aborted]);
      const { status, headers, hasBody } = head as ResponseHead;
      return { status, headers, body: hasBody ? body : null };
    } catch (error) {
      this.#end(id);
      throw error;
    }
  }

  #receive({ id, piece, failure }: BodyPiece): void {
    if (piece) this.#bodies.get(id)?.push(piece);
    else this.#end(id, failure === undefined ? undefined : new Error(failure));
  }

  #end(id: number, error?: Error): void {
    const body = this.#bodies.get(id);
    this.#bodies.delete(id);
    if (error) body?.destroy(error);
    else body?.push(null);
  }
}

/** Serves `/mcp` in a thread, which starts with the first request and imports the module at this URL. */
export function mcpInThread(module: string): CreateMcpHandler {
  return (endpoint, grpcEndpoint, texts) => {
    let thread: McpThread | undefined;
    return (request) => {
      thread ??= new McpThread({ module, endpoint, grpcEndpoint }, texts, () => (thread = undefined));
      return thread.handle(request);
    };
  };
}

/** Finds the module with `createMcpHandler`: in the current folder, or next to the gateway. */
export async function loadMcp(module: string | undefined): Promise<Pick<GatewayOptions, "mcp">> {
  if (module === undefined) return {};
  const address = resolveModule(module);
  const { createMcpHandler } = (await import(address)) as { createMcpHandler?: unknown };
  if (typeof createMcpHandler === "function") return { mcp: mcpInThread(address) };
  throw invalidArgument("--mcp", "a module that exports createMcpHandler", module);
}

function resolveModule(module: string): string {
  for (const place of [pathToFileURL(join(process.cwd(), "package.json")), import.meta.url])
    try {
      return pathToFileURL(createRequire(place).resolve(module)).href;
    } catch {
      // It may be in the other place.
    }
  throw invalidArgument("--mcp", "a module that is installed, such as @node-access/cli", module);
}
