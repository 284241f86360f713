import { invalidArgument, kindOf } from "@node-access/auth";

/** Checks an argument that is bytes. A `Uint8Array` may come from another realm. */
export function checkBytes(name: string, value: unknown): void {
  if (Object.prototype.toString.call(value) !== "[object Uint8Array]")
    throw invalidArgument(name, "a Uint8Array", kindOf(value));
}

export function checkText(name: string, value: unknown): void {
  if (typeof value !== "string") throw invalidArgument(name, "a string", kindOf(value));
}

/** Checks an argument that is true or false. */
export function checkBoolean(name: string, value: unknown): void {
  if (typeof value !== "boolean") throw invalidArgument(name, "a boolean", kindOf(value));
}

/** Checks an argument that is an object with named properties. */
export function checkObject(name: string, value: unknown): void {
  if (!isObject(value)) throw invalidArgument(name, "an object", kindOf(value));
}

/** Checks that all options are known: a misspelt one would have no effect. */
export function checkNames(options: object, known: readonly string[]): void {
  for (const [name, value] of Object.entries(options))
    if (value !== undefined && !known.includes(name))
      throw invalidArgument(name, `one of ${known.join(", ")}`, "an unknown option");
}

/** Whether a value is an object with named properties. */
export function isObject(value: unknown): boolean {
  return kindOf(value) === "object";
}
