import type { ComponentChildren } from "preact";
import { formatClock, formatMinute } from "../format.ts";
import type { Change, Period } from "../live/changes.ts";
import { findTone } from "./badge.tsx";

/** What happened to one upstream, or to something else, over time. */
export interface Track {
  readonly name: string;
  readonly label: ComponentChildren;
  readonly periods: readonly Period[];
  /** What happened at a moment. */
  readonly moments: readonly Change[];
}

/** The width of a track in its own units. */
const width = 1_000;

interface TimelineProps {
  readonly tracks: readonly Track[];
  readonly minutes: number;
}

/** Shows what happened when: a track for each upstream. The table of events has the same as text. */
export function Timeline({ tracks, minutes }: TimelineProps) {
  const end = Date.now();
  const start = end - minutes * 60_000;
  const computePlace = (at: number): number => (Math.max(0, at - start) / (end - start)) * width;
  return (
    <div class="timeline">
      {tracks.map(({ name, label, periods, moments }) => {
        const seen = periods.filter(({ to }) => (to ?? end) >= start);
        return (
          <div key={name} class="track-row">
            <div class="track-name">{label}</div>
            <svg
              viewBox={`0 0 ${width} 16`}
              preserveAspectRatio="none"
              role="img"
              aria-label={`${name}: ${seen.map(periodText).join("; ") || "nothing happened"}`}
            >
              <path class="quiet" d={`M0 15.5h${width}`} />
              {seen.map(({ first, to }) => {
                const [x, height] = [computePlace(first.at), heights[first.kind] ?? 16];
                return (
                  <rect
                    key={first.id}
                    class={findTone(first.kind)}
                    x={x}
                    y={16 - height}
                    width={Math.max(4, computePlace(to ?? end) - x)}
                    height={height}
                  >
                    <title>{periodText({ first, last: first, to })}</title>
                  </rect>
                );
              })}
              {moments
                .filter(({ at }) => at >= start)
                .map((one) => (
                  <rect
                    key={one.id}
                    class={findTone(one.kind)}
                    x={computePlace(one.at)}
                    y={0}
                    width={3}
                    height={16}
                  >
                    <title>{`${one.event} at ${formatClock(one.at)}`}</title>
                  </rect>
                ))}
            </svg>
          </div>
        );
      })}
      <div class="track-row track-times" aria-hidden="true">
        <div class="track-name" />
        <div>
          {[0, 1, 2, 3].map((step) => (
            <span key={step}>{formatMinute(start + (step / 3) * (end - start))}</span>
          ))}
        </div>
      </div>
      <p class="note keys" aria-hidden="true">
        {["failed", "throttled", "lagging", "cordoned"].map((kind) => (
          <span key={kind}>
            <svg class="key" viewBox="0 0 12 16">
              <rect
                class={findTone(kind)}
                y={16 - (heights[kind] ?? 16)}
                width="12"
                height={heights[kind] ?? 16}
              />
            </svg>
            {kind}
          </span>
        ))}
      </p>
    </div>
  );
}

/** Heights that mean the same as colours. */
const heights: Readonly<Record<string, number>> = {
  failed: 16,
  mismatched: 16,
  throttled: 10,
  lagging: 6,
  forked: 6,
  cordoned: 3,
};

function periodText({ first, to }: Period): string {
  return `${first.kind} ${formatClock(first.at)} to ${to === undefined ? "now" : formatClock(to)}`;
}
