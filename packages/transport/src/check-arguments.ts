import { invalidArgument, propertyOf, kindOf } from "@node-access/auth";

/** Checks that an argument is text. */
export function checkText(name: string, value: unknown): asserts value is string {
  if (typeof value !== "string") throw invalidArgument(name, "a string", kindOf(value));
}

/** Checks the types of an argument's properties. @param kinds - What `typeof` returns, by property. */
export function checkKinds(name: string, value: unknown, kinds: Readonly<Record<string, string>>): void {
  for (const key in kinds) {
    const found = typeof propertyOf(value, key);
    if (found !== kinds[key]) throw invalidArgument(`${name}.${key}`, `a ${kinds[key]}`, found);
  }
}

/** Checks what was called, and where. */
export function checkTarget(target: unknown): void {
  checkKinds("target", target, { endpoint: "string", redact: "function" });
  checkKinds("target.operation", propertyOf(target, "operation"), { name: "string" });
}

/** Checks an endpoint and its credential, which come from `authorize`. */
export function checkAuthorized(authorized: unknown): void {
  checkKinds("authorized", authorized, { endpoint: "string", redact: "function", reveal: "function" });
}

export function checkAttempt(attempt: unknown): void {
  checkKinds("attempt", attempt, { redact: "function", onCancel: "function" });
}
