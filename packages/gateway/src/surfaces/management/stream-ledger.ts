import type {
  StreamRange,
  StreamRangePage,
  StreamRecheckResult,
} from "../../generated/management-records.ts";
import { HttpProblem, rejectField } from "../../codec/http/problem.ts";
import type { StreamRangeRow } from "../../state/tables/stream-ranges.ts";
import { findOwn, listPage, type ManagementCall } from "./management-call.ts";
import { type WholeRecord, written } from "./whole-record.ts";

/** Maximum blocks, and ranges, of one recheck: it reads all of them again. */
const maxBlocks = 100_000;
const maxRanges = 1_000;

export async function listStreamRanges(call: ManagementCall): Promise<StreamRangePage> {
  await findOwn(call, "streams");
  const { state, id, query } = call;
  return listPage(call, await state.store.tables.streamRanges.page(id, query.page), record);
}

export async function recheckStream(call: ManagementCall): Promise<StreamRecheckResult> {
  const { state, id } = call;
  const { from, to } = call.body as { readonly from: number; readonly to: number };
  if (to < from) rejectField("to", "must not be less than from");
  await findOwn(call, "streams");
  const ranges = await state.store.tables.streamRanges.overlapping(id, from, to, maxRanges + 1);
  const blocks = ranges.reduce((sum, { fromBlock, toBlock }) => sum + toBlock - fromBlock + 1, 0);
  if (blocks > maxBlocks || ranges.length > maxRanges)
    throw new HttpProblem(
      400,
      "too_many_blocks",
      `these are ${blocks} blocks: recheck at most ${maxBlocks} at once`,
    );
  const gaps = findGaps(ranges, from, to);
  const { events, differences } =
    ranges.length > 0 ? await state.streams.recheck(id, ranges.map(record)) : { events: 0, differences: [] };
  return { ranges: ranges.length, events, differences: [...gaps, ...differences] };
}

/** Blocks that no range has. Ranges overlap after a replay. */
function findGaps(ranges: readonly StreamRangeRow[], from: number, to: number): string[] {
  const gaps: string[] = [];
  let next = from;
  const report = (last: number): void => {
    if (last >= next)
      gaps.push(next === last ? `block ${next} is in no range` : `blocks ${next} to ${last} are in no range`);
  };
  for (const { fromBlock, toBlock } of ranges.toSorted((one, other) => one.fromBlock - other.fromBlock)) {
    report(fromBlock - 1);
    next = Math.max(next, toBlock + 1);
  }
  report(to);
  return gaps;
}

function record(range: StreamRangeRow): StreamRange {
  const whole: WholeRecord<StreamRange> = {
    from: range.fromBlock,
    to: range.toBlock,
    from_hash: range.fromHash,
    to_hash: range.toHash,
    events: range.events,
    digest: range.digest,
    delivered_at: new Date(range.deliveredAt).toISOString(),
  };
  return written(whole);
}
