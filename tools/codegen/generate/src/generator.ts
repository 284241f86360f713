import type { ModelLoader } from "./load/index.ts";
import type { Output } from "./spec-file/index.ts";

/** Generates files, and adds them to the output. */
export type Generate = (loader: ModelLoader, output: Output) => void | Promise<void>;

export interface Generator {
  readonly generate: Generate;
}
