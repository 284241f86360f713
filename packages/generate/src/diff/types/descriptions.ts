import type { Alternative, Form } from "./form.ts";

export function describeAlternative({ kind, name, words }: Alternative): string {
  if (name !== undefined) return `\`${name}\``;
  if (kind === "any") return "anything";
  if (kind === "opaque") return "something else";
  const [property, ...others] = Object.keys(words.properties ?? {});
  if (property !== undefined && others.length === 0) return `an object with \`${property}\``;
  const format = words.format === undefined ? "" : ` (${words.format})`;
  return `${kind === "object" || kind === "array" || kind === "integer" ? "an" : "a"} ${kind}${format}`;
}

export function describeForm({ literals, alternatives }: Form): string {
  const members = [
    ...[...literals.keys()].map((key) => `\`${key}\``),
    ...alternatives.map(describeAlternative),
  ];
  const texts = [...new Set(members)];
  if (texts.length === 0) return "nothing";
  if (texts.length > 6) return `one of ${texts.length}`;
  return texts.join(" or ");
}

/** A predicate for a form that replaces an alternative. If both have the same name, it names their kinds. */
export function describeChange(form: Form, before: Alternative): string {
  const [after, old] = [describeForm(form), describeAlternative(before)];
  if (after !== old) return `is ${after} instead of ${old}`;
  const [only] = form.alternatives;
  return `is ${only ? describeKind(only) : "nothing"} instead of ${describeKind(before)}`;
}

export function describeKind({ kind, words, forms }: Alternative): string {
  return describeAlternative({ kind, words, forms });
}
