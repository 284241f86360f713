import { highest, type Level } from "@node-access-tools/spec-diff/level";

/** A difference between the types of two releases, and its level for programs that use them. */
export interface Finding {
  readonly level: Level;
  /** From the exported name to the place: `createRpcClient() result .eth_getLogs(1)`. */
  readonly where: string;
  readonly what: string;
}

/** Whether users receive a value (`out`) or pass it (`in`). What they receive may get more specific, what they pass less specific. */
export type Direction = "out" | "in";

export function opposite(direction: Direction): Direction {
  return direction === "out" ? "in" : "out";
}

/** Formats findings: a line for each package with its level, and a line for each reason. */
export function findingLines(findings: ReadonlyMap<string, readonly Finding[]>): string[] {
  const lines: string[] = [];
  for (const [name, found] of findings) {
    lines.push(`${name}: ${highest(found.map(({ level }) => level)) ?? "the same types"}`);
    for (const { level, where, what } of found) lines.push(`  ${level} ${where}: ${what}`);
  }
  return lines;
}
