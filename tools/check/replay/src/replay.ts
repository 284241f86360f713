import { compile } from "./compile.ts";
import { readExchanges } from "./exchange.ts";
import type { Outcome } from "./outcome.ts";
import { readLines } from "./recorded-lines.ts";
import { replayGraphql } from "./replay-graphql.ts";
import { replayRest } from "./replay-rest.ts";
import { replayRpc } from "./replay-rpc.ts";
import { readRestExchanges } from "./rest-exchange.ts";

/**
 * Replays the recorded exchanges of a folder.
 *
 * @throws Error if there are none, or one cannot be read.
 */
export async function replay(folder: string): Promise<Outcome[]> {
  const lines = readLines(folder);
  if (lines.length === 0)
    throw new Error(`${folder} has no exchanges: expected files *.io with lines >> and <<`);
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
