import { CommandError } from "../io/command-error.ts";
import { suggestNames } from "../facts/suggest.ts";

/** Returns the part that a path leads to; of several paths, an object with the parts by path. */
export function selectAll(value: unknown, paths: readonly string[]): unknown {
  const [first, ...others] = paths;
  if (first === undefined) return value;
  if (others.length === 0) return select(value, first);
  return Object.fromEntries(paths.map((path) => [path, select(value, path)]));
}

/** Returns the part of a value that a path leads to: `transactions[0].hash`, or `logs[].address` for that of all items. */
export function select(value: unknown, path: string): unknown {
  const steps = path.match(/\[\d*\]|[^.[\]]+/g) ?? [];
  if (steps.join("") !== path.replaceAll(".", ""))
    throw new CommandError(
      `--select: expected a path such as transactions[0].hash, received ${JSON.stringify(path)}`,
    );
  return follow(value, steps, "");
}

function follow(value: unknown, [step, ...rest]: readonly string[], at: string): unknown {
  if (step === undefined) return value;
  const place = at === "" ? "the result" : at;
  if (step.startsWith("[")) {
    if (!Array.isArray(value)) throw new CommandError(`--select: ${place} is not a list`);
    if (step === "[]") return value.map((item, index) => follow(item, rest, `${at}[${index}]`));
    const index = Number(step.slice(1, -1));
    if (index >= value.length)
      throw new CommandError(`--select: ${place} has ${value.length} items, no ${step}`);
    return follow(value[index], rest, at + step);
  }
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw new CommandError(`--select: ${place} has no fields, so no ${step}`);
  if (!Object.hasOwn(value, step)) {
    const names = Object.keys(value);
    throw new CommandError(
      `--select: ${place} has no ${step}${suggestNames(step, names) || `: it has ${names.slice(0, 20).join(", ")}`}`,
    );
  }
  return follow((value as Record<string, unknown>)[step], rest, at === "" ? step : `${at}.${step}`);
}
