import type { Alternative, Form } from "./form.ts";

/** An alternative as a sentence names it. */
export function shownAlternative({ kind, name, words }: Alternative): string {
  if (name !== undefined) return `\`${name}\``;
  if (kind === "any") return "anything";
  if (kind === "opaque") return "something else";
  const [property, ...others] = Object.keys(words.properties ?? {});
  if (property !== undefined && others.length === 0) return `an object with \`${property}\``;
  const format = words.format === undefined ? "" : ` (${words.format})`;
  return `${kind === "object" || kind === "array" || kind === "integer" ? "an" : "a"} ${kind}${format}`;
}

/** A form as a sentence names it. */
export function shown({ literals, alternatives }: Form): string {
  const members = [...[...literals.keys()].map((key) => `\`${key}\``), ...alternatives.map(shownAlternative)];
  const told = [...new Set(members)];
  if (told.length === 0) return "nothing";
  if (told.length > 6) return `one of ${told.length}`;
  return told.join(" or ");
}

/** That one form stands where an alternative was. Where both have one name, their kinds tell more. */
export function insteadOf(form: Form, before: Alternative): string {
  const [is, was] = [shown(form), shownAlternative(before)];
  if (is !== was) return `is ${is} instead of ${was}`;
  const [only] = form.alternatives;
  return `is ${only ? shownKind(only) : "nothing"} instead of ${shownKind(before)}`;
}

/** An alternative by its kind, whatever its name is. */
export function shownKind({ kind, words, forms }: Alternative): string {
  return shownAlternative({ kind, words, forms });
}
