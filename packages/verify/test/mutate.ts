/** One change of a result. */
export interface Mutation {
  readonly kind: "changed" | "removed" | "reordered" | "repeated";
  /** Keys and positions from the result down. */
  readonly path: readonly (string | number)[];
  readonly result: unknown;
}

/** Returns each way to change one value of a result, to remove one, and to reorder or repeat items of a list. */
export function mutations(result: unknown): Mutation[] {
  const all: Mutation[] = [];
  const visit = (value: unknown, path: readonly (string | number)[]): void => {
    if (Array.isArray(value)) {
      for (const [index, item] of value.entries()) visit(item, [...path, index]);
      if (value.length === 0) return;
      all.push({ kind: "removed", path, result: at(result, path, value.slice(1)) });
      all.push({ kind: "removed", path, result: at(result, path, value.slice(0, -1)) });
      all.push({ kind: "repeated", path, result: at(result, path, [...value, value.at(-1)]) });
      const reversed = value.toReversed();
      if (JSON.stringify(reversed) !== JSON.stringify(value))
        all.push({ kind: "reordered", path, result: at(result, path, reversed) });
    } else if (typeof value === "object" && value !== null) {
      for (const [key, item] of Object.entries(value)) {
        visit(item, [...path, key]);
        if (item !== null)
          all.push({ kind: "removed", path: [...path, key], result: at(result, [...path, key], undefined) });
      }
    } else {
      all.push({ kind: "changed", path, result: at(result, path, changed(value)) });
    }
  };
  visit(result, []);
  return all;
}

/** The field that a mutation concerns, and the kind of object that it is in. */
export function describeField(method: string, { path }: Mutation): string {
  const names = path.filter((key) => typeof key === "string");
  const parent = names.findLast((name) =>
    ["transactions", "logs", "withdrawals", "storageProof"].includes(name),
  );
  const kind = parent ?? method.replace(/^[a-z]+_get(Raw)?/, "");
  const inside = names.slice(parent ? names.lastIndexOf(parent) + 1 : 0);
  return `${kind}.${inside.join(".")}`;
}

/** Another value of the same form. */
function changed(value: unknown): unknown {
  if (typeof value === "boolean") return !value;
  if (typeof value === "number") return value + 1;
  if (value === null) return `0x${"5a".repeat(20)}`;
  const text = String(value);
  if (text === "0x") return "0x01";
  const digit = Number.parseInt(text.at(-1) ?? "0", 16);
  return `${text.slice(0, -1)}${(digit ^ 1).toString(16)}`;
}

function at(root: unknown, [key, ...rest]: readonly (string | number)[], value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(root)) return root.with(key as number, at(root[key as number], rest, value));
  const object = root as Record<string, unknown>;
  if (rest.length > 0 || value !== undefined) return { ...object, [key]: at(object[key], rest, value) };
  const { [key]: _, ...others } = object;
  return others;
}
