/** The versions of a protocol's specification in which something is there: all, if it does not say. */
export interface Span {
  /** The first one. */
  readonly "x-since"?: string;
  /** The last one. */
  readonly "x-until"?: string;
}

/** The versions alone of something that has more. */
export function spanOf({ "x-since": since, "x-until": until }: Span): Span {
  return {
    ...(since !== undefined && { "x-since": since }),
    ...(until !== undefined && { "x-until": until }),
  };
}

/** Whether something is there in a version. */
export function within(
  { "x-since": since, "x-until": until }: Span,
  version: string,
  versions: readonly string[],
): boolean {
  const at = versions.indexOf(version);
  return (
    (since === undefined || at >= versions.indexOf(since)) &&
    (until === undefined || at <= versions.indexOf(until))
  );
}

/** In words, for those who read of all versions; nothing for what is there in all. */
export function spanText({ "x-since": since, "x-until": until }: Span): string | undefined {
  if (since !== undefined && since === until) return `Only in version ${since}.`;
  const from = since === undefined ? undefined : `From version ${since}`;
  const to = until === undefined ? undefined : `${from ? "to" : "Up to version"} ${until}`;
  return from || to ? `${[from, to].filter(Boolean).join(" ")}.` : undefined;
}
