import { type RecordedLines, readRecordedLines } from "@node-access/cli/recorded-lines";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { compile } from "./compile.ts";
import { readExchanges } from "./exchange.ts";
import type { Outcome } from "./outcome.ts";
import { replayGraphql } from "./replay-graphql.ts";
import { replayRest } from "./replay-rest.ts";
import { replayRpc } from "./replay-rpc.ts";
import { readRestExchanges } from "./rest-exchange.ts";

/**
 * Replays the recorded exchanges of a folder.
 *
 * @throws Error if one cannot be read.
 */
export async function replay(folder: string): Promise<Outcome[]> {
  const lines = await readLines(folder);
  const overHttp = readRestExchanges(lines);
  const parts = [
    await replayRpc(readExchanges(lines)),
    ...(await replayRest(overHttp)),
    await replayGraphql(lines),
  ];
  const errors = await compile(parts.flatMap(({ programs }) => programs));
  let first = 0;
  return parts.flatMap(({ programs, outcomes }) => {
    const own = programs.flatMap((_, index) => {
      const error = errors.get(first + index);
      return error === undefined ? [] : [[index, error] as const];
    });
    first += programs.length;
    return outcomes(new Map(own));
  });
}

async function readLines(folder: string): Promise<readonly RecordedLines[]> {
  const lines: RecordedLines[] = [];
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  for (const file of files.filter((one) => one.endsWith(".io")).toSorted())
    for await (const one of readRecordedLines(join(folder, file), file, "ethereum")) lines.push(one);
  return lines;
}
