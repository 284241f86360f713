import type { MeasuredUpstream } from "../../observe/metrics.ts";
import type { ListedUpstream } from "./network-clusters.ts";

/** Upstreams as metrics report them. */
export function* measuredUpstreams(listed: Iterable<ListedUpstream>): Generator<MeasuredUpstream> {
  const now = performance.now();
  for (const { network, part, member, members } of listed) {
    const newest = Math.max(...members.map(({ head }) => head));
    const { upstream, head } = member;
    yield { network, part, name: upstream.name, state: member.state(now), head, newest };
  }
}
