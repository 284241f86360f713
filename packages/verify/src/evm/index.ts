export { createExecutor } from "./execute.ts";
export type { ExecutorOptions } from "./execute.ts";
