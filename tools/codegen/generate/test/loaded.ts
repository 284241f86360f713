import { resolve } from "node:path";
import { ModelLoader } from "../src/load/model-loader.ts";

/** The repository. */
export const root: string = resolve(import.meta.dirname, "../../../..");

/** Its specs, read once for all test files: this takes longer than what most of them check. */
export const specs: ModelLoader = new ModelLoader(root);
