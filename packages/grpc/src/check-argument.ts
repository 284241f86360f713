import { invalidArgument } from "@node-access/auth";

/** Checks an argument that is bytes. A `Uint8Array` may come from another realm. */
export function checkBytes(name: string, value: unknown): void {
  if (Object.prototype.toString.call(value) !== "[object Uint8Array]")
    throw invalidArgument(name, "a Uint8Array", nameOf(value));
}

/** Checks an argument that is text. */
export function checkText(name: string, value: unknown): void {
  if (typeof value !== "string") throw invalidArgument(name, "a string", nameOf(value));
}

/** Checks an argument that is an object with named properties. */
export function checkObject(name: string, value: unknown): void {
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw invalidArgument(name, "an object", nameOf(value));
}

function nameOf(value: unknown): string {
  return value === null ? "null" : Array.isArray(value) ? "an array" : typeof value;
}
