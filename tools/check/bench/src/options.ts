import { commandLine, exitWithError } from "@node-access-tools/workspace";
import { resolve } from "node:path";

/** The value of an option whose default is of type `T`. */
type Value<T> = T extends number ? number : T extends string ? string : readonly string[];

/**
 * Reads a scenario's options, each of which has a default: a number of at least 1, a text, or a list of folders. Ends the process
 * with 2 if one is unknown, or a number is none.
 */
export function readOptions<T extends Readonly<Record<string, number | string | readonly never[]>> = {}>(
  scenario: string,
  defaults: T = {} as T,
): { readonly [K in keyof T]: Value<T[K]> } {
  const names = Object.entries(defaults).map(([name, value]) =>
    typeof value === "object" ? ` [--${name} FOLDER]...` : ` [--${name} ${value || "TEXT"}]`,
  );
  const usage = `usage: npm run bench -- ${scenario}${names.join("")}`;
  const options = Object.fromEntries(
    Object.keys(defaults).map((name) => [
      name,
      { type: "string" as const, multiple: typeof defaults[name] === "object" },
    ]),
  );
  const { values } = commandLine(usage, { options });
  const read = Object.entries(defaults).map(([name, byDefault]) => {
    const value = values[name] ?? byDefault;
    if (typeof value === "object") return [name, value.map((folder) => resolve(folder))];
    if (typeof byDefault !== "number") return [name, value];
    if (!(Number(value) >= 1))
      exitWithError(`--${name}: expected a number from 1, received ${value}\n${usage}`);
    return [name, Number(value)];
  });
  return Object.fromEntries(read);
}
