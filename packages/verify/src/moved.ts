import type { CheckedCall } from "./build-verifier.ts";
import { Contradiction } from "./contradiction.ts";
import { type JsonObject, readQuantity } from "./fields.ts";
import { createKey, type Read, type Reads } from "./reads.ts";
import { CannotVerify, type Verdict } from "./verdict.ts";

interface Checks {
  /** Checks the result with additional calls of its own. */
  check(reads: Reads): Promise<Verdict>;
  /** The number of the newest block that no other one replaces. */
  finalNumber(reads: Reads): Promise<bigint>;
}

/**
 * Checks a result. What contradicts it may have another reason than that it is wrong: a block may have been replaced between the
 * call and its check. So if the contradiction depends on which block has a number, the call is made again. A result is wrong if
 * it still is the same one, and so is everything that contradicts it; or if its block is final.
 *
 * @throws Contradiction if it is wrong; CannotVerify `moved` if the chain may have changed.
 */
export async function checkUnlessMoved(
  { method, params, result }: CheckedCall,
  first: Reads,
  checks: Checks,
): Promise<Verdict> {
  try {
    return await checks.check(first);
  } catch (error) {
    if (!(error instanceof Contradiction) || error.check === "absence") throw error;
    const numbered = first.made.filter(isNumbered);
    if (numbered.length === 0) throw error;
    const second = first.again();
    const again = await second.find(method, params).then(
      (found) => JSON.stringify(found.result),
      () => undefined,
    );
    if (again === JSON.stringify(result)) {
      const verdict = await checks.check(second).catch((other: unknown) => other);
      if (!(verdict instanceof Error)) return verdict as Verdict;
      if (verdict instanceof Contradiction && hasSame(second.made, numbered)) throw error;
    }
    const newest = numbered.map(findNumber).reduce((one, other) => (one > other ? one : other));
    const final = await checks.finalNumber(second).catch(() => -1n);
    if (newest <= final) throw error;
    throw new CannotVerify(
      "moved",
      `block ${newest} was replaced between the call and its check, or the node has another result now (${error.message})`,
    );
  }
}

/** Whether what a call returned depends on the branch of the chain: it names a block by number, and none by hash. */
function isNumbered({ params }: Read): boolean {
  return !params.some((param) => hashIn(param)) && params.some((param) => quantityIn(param) !== undefined);
}

function hashIn(param: unknown): boolean {
  const text = (Object(param) as JsonObject)["blockHash"] ?? param;
  return typeof text === "string" && text.length === 66;
}

/** The number of a block. Addresses are longer. */
function quantityIn(param: unknown): bigint | undefined {
  return typeof param === "string" && param.length < 42 ? readQuantity(param) : undefined;
}

function findNumber({ params }: Read): bigint {
  return params.map(quantityIn).find((number) => number !== undefined) ?? 0n;
}

/** Whether calls returned the same again, as far as they were made. */
function hasSame(made: readonly Read[], before: readonly Read[]): boolean {
  const known = new Map(made.map((read) => [createKey(read), JSON.stringify(read.result)]));
  return before.every((read) => {
    const again = known.get(createKey(read));
    return again === undefined || again === JSON.stringify(read.result);
  });
}
