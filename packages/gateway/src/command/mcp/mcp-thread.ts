/**
 * Runs in a worker thread: serves the Model Context Protocol. Tools read and write whole results, and a large one takes
 * a second.
 */
import { parentPort, workerData } from "node:worker_threads";
import type { CreateMcpHandler, SharedTexts } from "../../surfaces/mcp/mcp-handler.ts";
import type { FromMcpThread, McpThreadData, TextCall, ToMcpThread } from "./messages.ts";

const port = parentPort;
if (!port) throw new Error("mcp-thread runs in a worker thread");
const post = (message: FromMcpThread): void => port.postMessage(message);

const { module, endpoint, grpcEndpoint, hasTexts } = workerData as McpThreadData;
const { createMcpHandler } = (await import(module)) as { createMcpHandler: CreateMcpHandler };
const reading = new Map<number, { resolve(value: never): void; reject(error: Error): void }>();
let last = 0;

const callTexts = (call: TextCall): Promise<never> => {
  last += 1;
  post({ text: last, call });
  return new Promise((resolve, reject) => reading.set(last, { resolve, reject }));
};
const texts: SharedTexts = {
  add: (...given) => callTexts({ name: "add", given }),
  slice: (...given) => callTexts({ name: "slice", given }),
};
const handler = createMcpHandler(endpoint, grpcEndpoint, hasTexts ? texts : undefined);
const running = new Map<number, AbortController>();

async function serve({ id, request }: Extract<ToMcpThread, { request: unknown }>): Promise<void> {
  const left = new AbortController();
  running.set(id, left);
  try {
    const { status, headers, body } = await handler({ ...request, signal: left.signal });
    post({ id, status, headers: [...headers], hasBody: body !== null });
    for await (const piece of body ?? []) post({ id, piece });
    post({ id, end: true });
  } catch (error) {
    post({ id, failed: error instanceof Error ? error.name : typeof error });
  }
  running.delete(id);
}

port.on("message", (message: ToMcpThread) => {
  if ("request" in message) return void serve(message);
  if ("aborted" in message) return running.get(message.aborted)?.abort();
  const { text, value, hasFailed } = message;
  if (hasFailed) reading.get(text)?.reject(new Error("the texts of the gateway's callers could not be read"));
  else reading.get(text)?.resolve(value as never);
  reading.delete(text);
});
