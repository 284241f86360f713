/** Runs in a worker thread: tools read and write whole results, and a large one takes a second. */
import { workerData } from "node:worker_threads";
import { serveThread } from "../../state/channel.ts";
import type {
  CreateMcpHandler,
  McpRequest,
  McpResponse,
  SharedTexts,
} from "../../surfaces/mcp/mcp-handler.ts";

export interface McpThreadData {
  readonly module: string;
  readonly endpoint: string;
  readonly grpcEndpoint: string;
  /** Whether the main thread keeps texts. */
  readonly hasTexts: boolean;
}

/** A request by its number, which the pieces of the response's body have too. */
export interface NumberedRequest {
  readonly id: number;
  readonly request: Omit<McpRequest, "signal">;
}

export interface ResponseHead {
  readonly status: number;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly hasBody: boolean;
}

/** A piece of a response's body; without one, its end, or the name of the error that ends it. */
export interface BodyPiece {
  readonly id: number;
  readonly piece?: Uint8Array;
  readonly failure?: string;
}

const { module, endpoint, grpcEndpoint, hasTexts } = workerData as McpThreadData;
const { createMcpHandler } = (await import(module)) as { createMcpHandler: CreateMcpHandler };
const running = new Map<number, AbortController>();

const channel = serveThread({ handle, abort: (id: number) => running.get(id)?.abort() });
const texts: SharedTexts = {
  add: (...given) => channel.request("addText", given) as Promise<string>,
  slice: (...given) => channel.request("sliceText", given) as Promise<string | undefined>,
};
const handler = createMcpHandler(endpoint, grpcEndpoint, hasTexts ? texts : undefined);

async function handle({ id, request }: NumberedRequest): Promise<ResponseHead> {
  const left = new AbortController();
  running.set(id, left);
  try {
    const { status, headers, body } = await handler({ ...request, signal: left.signal });
    void sendBody(id, body);
    return { status, headers: [...headers], hasBody: body !== null };
  } catch (error) {
    running.delete(id);
    throw new Error(nameError(error), { cause: error });
  }
}

async function sendBody(id: number, body: McpResponse["body"]): Promise<void> {
  try {
    for await (const piece of body ?? []) await sendPiece({ id, piece });
    await sendPiece({ id });
  } catch (error) {
    await sendPiece({ id, failure: nameError(error) });
  }
  running.delete(id);
}

/** Rejected when the main thread has ended, and with it this one. */
function sendPiece(piece: BodyPiece): Promise<unknown> {
  return channel.request("piece", piece).catch(() => {});
}

/** The message of an error may contain what a tool has read. */
function nameError(error: unknown): string {
  return error instanceof Error ? error.name : typeof error;
}
