// The entry point of threads that `inThread` starts.
import { enableCompileCache } from "node:module";
import { parentPort, workerData } from "node:worker_threads";
import type { Call } from "./in-thread.ts";

// Each thread has its own compile cache.
enableCompileCache();

const { module, name, data } = workerData as Call;
const exported = (await import(module)) as Readonly<Record<string, unknown>>;
const called = exported[name];
if (typeof called !== "function") throw new Error(`${module} exports no function ${name}`);
parentPort?.postMessage(await called(data), []);
