// Compares the OpenRPC files in a thread of its own.
import { enableCompileCache } from "node:module";
import { parentPort, workerData } from "node:worker_threads";
import { Mistakes } from "@node-access-tools/spec-file";
import type { RpcAnswer, RpcTexts } from "./start-rpc.ts";

enableCompileCache();

const { catalogOf } = await import("./catalog-of.ts");
const { compareRpc } = await import("./compare-rpc.ts");
const { Findings } = await import("./findings.ts");

function answer({ before, after }: RpcTexts): RpcAnswer {
  const findings = new Findings();
  try {
    compareRpc(
      { texts: before, catalog: catalogOf(before) },
      { texts: after, catalog: catalogOf(after) },
      findings,
    );
    return { findings: findings.all };
  } catch (error) {
    // A thread hands over any class of error as a plain Error: the list of mistakes would be lost.
    if (!(error instanceof Mistakes)) throw error;
    return { mistakes: error.mistakes };
  }
}

parentPort?.postMessage(answer(workerData as RpcTexts), []);
