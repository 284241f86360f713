import type { PartRequest } from "../../contract/part-source.ts";
import type { PoolMember } from "./pool-member.ts";

/**
 * Chooses the upstream that a request is sent to next.
 *
 * @param exclude - Those that were asked already.
 * @returns nothing if no other upstream can serve the request.
 */
export function select(
  members: readonly PoolMember[],
  request: PartRequest,
  exclude: ReadonlySet<PoolMember>,
): PoolMember | undefined {
  let fallback: PoolMember | undefined;
  for (const member of members) {
    if (exclude.has(member) || member.isMismatched || member.isCordoned) continue;
    if (request.only && request.only !== member.upstream) continue;
    if (member.upstream.isReady()) return member;
    fallback ??= member;
  }
  return fallback;
}
