import { type BlockHashes, normalHash } from "./block-hashes.ts";
import type { BlockHead } from "./head-reader.ts";

/** What depends on blocks that a reorg may replace, such as cached results. */
interface Dependents {
  readonly hasReorgable: boolean;
  /** Removes what depends on this block or later ones. */
  drop(number: number): void;
}

/** Asks the upstream that reported a block whether it has an earlier one. */
type HasBlock = (number: number, hash: string) => Promise<boolean>;

/**
 * Notices when a reorg replaces blocks that callers see. Each new block must build on the previous ones.
 * If it does not, or if that cannot be checked, everything that is not final is removed.
 *
 * @returns a function to call with each block that an upstream reports.
 */
export function watchReorgs(
  hashes: BlockHashes,
  dependents: Dependents,
  onReorg: (number: number) => void = () => {},
): (block: BlockHead, has: HasBlock) => Promise<void> {
  let newest = -1;

  async function reported({ number, parent, ...block }: BlockHead, has: HasBlock): Promise<void> {
    const hash = normalHash(block.hash);
    const before = newest;
    const known = hashes.seenAt(number);
    const parentKnown = hashes.seenAt(number - 1);
    hashes.see(number, hash);
    newest = Math.max(before, number);
    if (known === hash) return;
    if (known !== undefined) return reorganized(number);
    if (number <= before || before < 0) return;
    if (parentKnown !== undefined && parent !== undefined) {
      if (normalHash(parent) !== parentKnown) reorganized(number - 1);
      return;
    }
    // Results in flight are then not cached, which costs less than another request.
    if (!dependents.hasReorgable) return replaced();
    const expected = hashes.seenAt(before);
    if (expected === undefined || !(await has(before, expected).catch(() => false))) replaced();
  }

  function reorganized(number: number): void {
    onReorg(number);
    replaced();
  }

  /** The depth of the reorg is unknown: the remaining hashes may belong to the replaced chain. */
  function replaced(): void {
    hashes.seeOnly(newest);
    dependents.drop(0);
  }

  return reported;
}
