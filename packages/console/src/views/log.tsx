import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { formatClock, countText } from "../format.ts";
import type { LogEntry, LogLevel } from "../generated/types.ts";
import { isCalm } from "../live/live.tsx";
import { useLog } from "../live/log.ts";
import { Badge } from "../parts/badge.tsx";
import { Checkbox, Select, TextField } from "../parts/fields.tsx";
import { Empty, Loaded } from "../parts/notice.tsx";

const levels: readonly (readonly [LogLevel, string])[] = [
  ["info", "All"],
  ["warn", "Warnings and errors"],
  ["error", "Errors"],
];

/** The end of the log, which grows as entries arrive. */
export function LogView({ query }: { readonly query: URLSearchParams }) {
  const [level, setLevel] = useState<LogLevel>((query.get("level") as LogLevel | null) ?? "info");
  const [text, setText] = useState(query.get("contains") ?? "");
  const [follows, setFollows] = useState(!isCalm);
  const log = useLog(level);
  return (
    <>
      <h1>Log</h1>
      <p class="lead">
        The log of this gateway and its workers. With <code>--access-log</code>, it has calls too. It has no
        secrets, params or results.
      </p>
      <div class="filters">
        <Select
          label="Level"
          value={level}
          options={levels}
          onChange={(value) => setLevel(value as LogLevel)}
        />
        <TextField label="Contains" value={text} onInput={setText} />
        <Checkbox label="Follow the newest entry" isChecked={follows} onChange={setFollows} />
      </div>
      <Loaded from={log}>
        {({ entries, skipped }) => {
          const wanted = text.toLowerCase();
          const shown =
            wanted === "" ? entries : entries.filter((entry) => formatEntry(entry).includes(wanted));
          return (
            <>
              {skipped > 0 && (
                <p class="note">{countText(skipped, "entry", "entries")} came too fast to be shown.</p>
              )}
              {shown.length === 0 ? (
                <Empty>{entries.length === 0 ? "Nothing has been logged yet." : "No entry matches."}</Empty>
              ) : (
                <Entries entries={shown} follows={follows} onFollow={setFollows} />
              )}
            </>
          );
        }}
      </Loaded>
    </>
  );
}

function formatEntry({ level, event, fields }: LogEntry): string {
  return `${level} ${event} ${Object.entries(fields).flat().join(" ")}`.toLowerCase();
}

/** Fields that identify one request are long, and rarely of interest. */
function ordered(fields: LogEntry["fields"]): [string, string | number | boolean][] {
  const all = Object.entries(fields);
  return [...all.filter(([name]) => name !== "requestId"), ...all.filter(([name]) => name === "requestId")];
}

/** Maximum distance from the end, in pixels, at which the list counts as scrolled to the end. */
const slack = 24;

interface EntriesProps {
  readonly entries: readonly LogEntry[];
  readonly follows: boolean;
  /** Called when the operator scrolls away from the newest entry, or back to it. */
  onFollow(follows: boolean): void;
}

function Entries({ entries, follows, onFollow }: EntriesProps) {
  const place = useRef<HTMLDivElement>(null);
  const newest = entries.at(-1)?.id;
  useLayoutEffect(() => {
    if (follows && place.current) place.current.scrollTop = place.current.scrollHeight;
  }, [newest, follows]);
  const scrolled = (): void => {
    const { scrollTop = 0, scrollHeight = 0, clientHeight = 0 } = place.current ?? {};
    const isAtEnd = scrollHeight - scrollTop - clientHeight < slack;
    if (isAtEnd !== follows) onFollow(isAtEnd);
  };
  return (
    <div
      class="scroll log"
      role="region"
      aria-label="Log entries"
      tabIndex={0}
      ref={place}
      onScroll={scrolled}
    >
      <ol>
        {entries.map(({ id, time, level, event, fields }) => (
          <li key={id}>
            <time class="mono" dateTime={time}>
              {formatClock(time)}
            </time>
            <Badge state={level} />
            <strong>{event}</strong>
            <span class="mono details">
              {ordered(fields).map(([name, value]) => (
                <span key={name}>
                  <span class="muted">{name}</span> {String(value)}{" "}
                </span>
              ))}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
