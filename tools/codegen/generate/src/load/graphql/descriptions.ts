/** The line of a type's description that names where its facts come from. */
const SOURCE = /\n\s*\nSource: ([^]+)$/;

/** What a description says, without its source, in one line. */
export function summaryOf(description: string | null | undefined): string {
  return (description ?? "").replace(SOURCE, "").replace(/\s+/g, " ").trim();
}

/** Where a type's facts come from; none if its description does not say. */
export function sourceOf(description: string | null | undefined): string | undefined {
  return SOURCE.exec(description ?? "")?.[1]
    ?.replace(/\s+/g, " ")
    .trim();
}
