// Makes the types of specs in a thread of its own.
import { enableCompileCache } from "node:module";
import { parentPort, workerData } from "node:worker_threads";
import type { JsonObject } from "./json.ts";

enableCompileCache();

const { emitTypes } = await import("./emit-types.ts");

parentPort?.postMessage((workerData as readonly JsonObject[]).map(emitTypes), []);
