import { getCompileCacheDir } from "node:module";
import { dirname } from "node:path";
import { Worker } from "node:worker_threads";

/** The function call that a thread is started for. */
export interface Call {
  /** The module's URL. */
  readonly module: string;
  readonly name: string;
  readonly data: unknown;
}

/**
 * Calls an exported function of a module in a worker thread.
 *
 * @param data - The function's argument. It and the result are copied, so they must be plain data.
 * @throws what the function throws, as a plain Error.
 */
export function inThread<T>(module: URL, name: string, data: unknown): Promise<T> {
  return new Promise((resolve, reject) => {
    const call: Call = { module: module.href, name, data };
    const cache = getCompileCacheDir();
    // Each thread enables its own cache, and from this variable already for its first module.
    const env = cache === undefined ? process.env : { ...process.env, NODE_COMPILE_CACHE: dirname(cache) };
    const worker = new Worker(new URL("./thread.ts", import.meta.url), { workerData: call, env });
    worker.once("message", resolve);
    worker.once("error", reject);
  });
}
