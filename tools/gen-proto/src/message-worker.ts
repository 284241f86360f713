// A thread of its own, beside those that read the specs of other kinds.
import { parentPort, workerData } from "node:worker_threads";
import { messageModules } from "./message-modules.ts";

parentPort?.postMessage(await messageModules(workerData as string), []);
