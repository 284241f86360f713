import { createRequire } from "node:module";
import type TS from "typescript";

/** The compiler. As CommonJS, which it is: an import would look through the nine megabytes for what it exports. */
export const ts: typeof TS = createRequire(import.meta.url)("typescript");
