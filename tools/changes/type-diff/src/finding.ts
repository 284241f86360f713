import type { Level } from "@node-access-tools/spec-diff/level";

/** One difference between the types of two releases, and what it means for whoever compiles against them. */
export interface Finding {
  readonly level: Level;
  /** From the exported name to the place: `createRpcClient() result .eth_getLogs(1)`. */
  readonly where: string;
  readonly what: string;
}

/** Whether a value comes to users, or from them: what they receive may say more, what they give may say less. */
export type Direction = "out" | "in";

export function opposite(direction: Direction): Direction {
  return direction === "out" ? "in" : "out";
}
