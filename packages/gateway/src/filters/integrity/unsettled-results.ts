import type { Reply, Upstream } from "../../upstreams/upstream.ts";
import type { Doubt, WrongResult } from "./result-checker.ts";

interface Unsettled {
  readonly reply: Reply;
  readonly upstream: Upstream;
  readonly result: unknown;
  readonly doubt: Doubt;
}

/** Reasons for which honest nodes may return different results: that they differ says nothing of either. */
const different: ReadonlySet<Doubt["reason"]> = new Set([
  "absent",
  "differs",
  "error",
  "moving-block",
  "no-check",
  "pending",
]);

/** What upstreams returned to one call, until a result is settled. */
export class UnsettledResults {
  isSettled = false;
  /** Results that contradict the chain, or what there are rules for. */
  readonly wrong: WrongResult[] = [];
  readonly #unsettled: Unsettled[] = [];

  /** @returns the response if another upstream has returned the same: two agree. */
  add(one: Unsettled): Reply | undefined {
    const same = this.#unsettled.find(
      ({ upstream, result, doubt }) =>
        upstream !== one.upstream &&
        hasResult(doubt) === hasResult(one.doubt) &&
        isSameResult(result, one.result),
    );
    this.#unsettled.push(one);
    return same && delivered(same);
  }

  /**
   * @returns the response once no other upstream can be asked: the only result, or the first one if honest
   * nodes may differ; `undefined` if upstreams disagree, or the same result of another one was wrong.
   */
  best(): Reply | undefined {
    const found = this.#unsettled.filter(({ doubt }) => hasResult(doubt));
    const [shown, ...others] = found.filter(({ doubt }) => doubt.reason !== "absent");
    const first = shown ?? found[0] ?? this.#unsettled[0];
    if (this.wrong.some(({ result }) => isSameResult(result, first?.result))) return undefined;
    if (found.length < 2) return delivered(first);
    // A node that is behind does not have yet what another one shows. An older block, it would have.
    if (shown?.doubt.reason === "newer" && others.length === 0) return delivered(shown);
    return found.every(({ doubt }) => different.has(doubt.reason)) ? delivered(first) : undefined;
  }

  get isDisputed(): boolean {
    return this.#unsettled.length > 0;
  }

  /** Whether several upstreams return the same, and nothing else is known: then the rules may be wrong, and not the upstreams. */
  get isQuirk(): boolean {
    const [first, ...others] = this.wrong;
    return (
      first !== undefined &&
      !this.isSettled &&
      others.some(({ upstream }) => upstream !== first.upstream) &&
      others.every(({ check, path, result }) => {
        return check === first.check && path === first.path && isSameResult(result, first.result);
      })
    );
  }
}

/** Whether there is a result. An error of a call is none. */
function hasResult({ reason }: Doubt): boolean {
  return reason !== "error";
}

function delivered(one: Unsettled | undefined): Reply | undefined {
  if (!one) return undefined;
  const { reply, doubt } = one;
  const isMarked = hasResult(doubt) && !doubt.isConsistent;
  const route = { attempts: 1, ...reply.route, ...(isMarked && { integrity: "unverified" as const }) };
  return { ...reply, route };
}

/** What nodes count or compute differently. */
const ignored = new Set(["size", "totalDifficulty"]);
/** What some nodes return and others do not, although it says nothing new. */
const optional = new Set(
  "accessList author blobGasPrice blobGasUsed blockTimestamp chainId data effectiveGasPrice input removed type v yParity".split(
    " ",
  ),
);

/** Whether two nodes say the same, each in its own way: members in any order, hex in any case, lists without items as `null`. */
export function isSameResult(one: unknown, other: unknown): boolean {
  if (typeof one === "string" && typeof other === "string") return one.toLowerCase() === other.toLowerCase();
  if (isEmpty(one) && isEmpty(other)) return true;
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, index) => isSameResult(item, other[index]));
  if (!isObject(one) || !isObject(other)) return one === other;
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].every((name) => {
    const [left, right] = [one[name], other[name]];
    const isLeftOut = optional.has(name) && (left === undefined || right === undefined);
    return ignored.has(name) || isLeftOut || isSameResult(left, right);
  });
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || (Array.isArray(value) && value.length === 0);
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
