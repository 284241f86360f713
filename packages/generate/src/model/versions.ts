/** The versions of a protocol's specification that have something. Without `since` and `until`, every version does. */
export interface Span {
  readonly since?: string;
  readonly until?: string;
}

export function readSpan({ since, until }: Span): Span {
  return { ...(since !== undefined && { since }), ...(until !== undefined && { until }) };
}

/**
 * Whether a version has something.
 *
 * @param versions - All versions, oldest first.
 */
export function isWithin({ since, until }: Span, version: string, versions: readonly string[]): boolean {
  const at = versions.indexOf(version);
  return (
    (since === undefined || at >= versions.indexOf(since)) &&
    (until === undefined || at <= versions.indexOf(until))
  );
}

/** Returns a span as a sentence for documentation, or `undefined` if every version is included. */
export function spanText({ since, until }: Span): string | undefined {
  if (since !== undefined && since === until) return `Only in version ${since}.`;
  const from = since === undefined ? undefined : `From version ${since}`;
  const to = until === undefined ? undefined : `${from ? "to" : "Up to version"} ${until}`;
  return from || to ? `${[from, to].filter(Boolean).join(" ")}.` : undefined;
}
