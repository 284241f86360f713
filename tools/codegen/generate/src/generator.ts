import type { ModelLoader } from "./load/model-loader.ts";
import type { Output } from "./spec-file/index.ts";

export type Generate = (loader: ModelLoader, output: Output) => void | Promise<void>;

export interface Generator {
  readonly generate: Generate;
}
