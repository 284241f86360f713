import { Worker } from "node:worker_threads";
import { type Mistake, Mistakes } from "@node-access-tools/spec-file";
import type { Finding } from "./finding.ts";
import type { Texts } from "./load-trees.ts";

/** What the thread is given. */
export interface RpcTexts {
  readonly before: Texts;
  readonly after: Texts;
}

/** What it found, or what is wrong in the files. */
export type RpcAnswer = { readonly findings: readonly Finding[] } | { readonly mistakes: readonly Mistake[] };

/**
 * Compares the OpenRPC files while this thread does something else.
 *
 * @throws Mistakes for files that do not parse.
 */
export function startRpc(texts: RpcTexts): Promise<readonly Finding[]> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL("./rpc-worker.ts", import.meta.url), { workerData: texts });
    worker.once("error", reject);
    worker.once("message", (answer: RpcAnswer) => {
      if ("findings" in answer) resolve(answer.findings);
      else reject(new Mistakes(answer.mistakes));
    });
  });
}
