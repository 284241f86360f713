export { exitCodes } from "./io/exit-codes.ts";
export type { Io } from "./io/io.ts";
export { run } from "./run.ts";
