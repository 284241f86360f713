const whole = new Intl.NumberFormat("en", { maximumFractionDigits: 0 });
const precise = new Intl.NumberFormat("en", { maximumSignificantDigits: 3 });
const clock = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit", second: "2-digit" });
const minutes = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit" });
const day = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeStyle: "short" });

/** Shown for an unknown value. */
export const none = "–";

/** A number with three significant digits, or all digits before the point. */
export function formatNumber(value: number | null | undefined): string {
  if (value === null || value === undefined) return none;
  return Math.abs(value) >= 100 || Number.isInteger(value) ? whole.format(value) : precise.format(value);
}

export function formatPercent(share: number | undefined): string {
  return share === undefined || Number.isNaN(share)
    ? none
    : `${formatNumber(Math.round(share * 1000) / 10)} %`;
}

export function formatMilliseconds(value: number | null | undefined): string {
  if (value === null || value === undefined) return none;
  return value >= 10_000 ? `${formatNumber(value / 1000)} s` : `${formatNumber(value)} ms`;
}

/** `14:03:05`, in the browser's time zone. */
export function formatClock(time: string | number | Date): string {
  return clock.format(new Date(time));
}

/** `14:03` */
export function formatMinute(time: number): string {
  return minutes.format(new Date(time));
}

/** `3 Jan 2026, 14:03` */
export function formatDay(time: string | null): string {
  return time === null ? none : day.format(new Date(time));
}

/** The time since a moment: `5 min ago`. */
export function formatAgo(time: string | null): string {
  if (time === null) return "never";
  const seconds = Math.max(0, (Date.now() - Date.parse(time)) / 1000);
  if (seconds < 90) return "just now";
  if (seconds < 5400) return `${Math.round(seconds / 60)} min ago`;
  return seconds < 172_800
    ? `${Math.round(seconds / 3600)} h ago`
    : `${Math.round(seconds / 86_400)} days ago`;
}

/** `45 s`, `12 min`, `3 h 5 min` */
export function formatDuration(seconds: number): string {
  if (seconds < 90) return `${Math.round(seconds)} s`;
  const total = Math.round(seconds / 60);
  return total < 90 ? `${total} min` : `${Math.floor(total / 60)} h ${total % 60} min`;
}

/** `1 upstream`, `2 upstreams` */
export function countText(count: number, one: string, many: string = `${one}s`): string {
  return `${formatNumber(count)} ${count === 1 ? one : many}`;
}
