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
