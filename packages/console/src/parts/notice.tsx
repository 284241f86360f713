import type { ComponentChildren } from "preact";
import { formatError } from "../api/client.ts";
import type { Polled } from "../live/live.tsx";
import { Icon } from "./icons.tsx";

interface NoticeProps {
  readonly tone?: "fair" | "bad" | "good";
  /** Whether a screen reader announces it immediately. */
  readonly isUrgent?: boolean;
  readonly children: ComponentChildren;
}

export function Notice({ tone = "fair", isUrgent = false, children }: NoticeProps) {
  return (
    <div class={`notice ${tone}`} role={isUrgent ? "alert" : undefined}>
      <Icon shape={tone === "good" ? "check" : tone === "bad" ? "cross" : "triangle"} />
      <div>{children}</div>
    </div>
  );
}

/** Shown in place of an empty list. */
export function Empty({ children }: { readonly children: ComponentChildren }) {
  return <p class="empty">{children}</p>;
}

interface LoadedProps<Value> {
  readonly from: Polled<Value>;
  readonly children: (value: Value) => ComponentChildren;
}

/** Shows loaded data, the progress of loading it, or the error. */
export function Loaded<Value>({ from: { value, error, reload }, children }: LoadedProps<Value>) {
  const problem = error !== undefined && (
    <Notice tone="bad">
      {formatError(error)}{" "}
      <button type="button" class="link" onClick={reload}>
        Try again
      </button>
    </Notice>
  );
  if (value === undefined) return problem || <p class="empty loading">Loading…</p>;
  return (
    <>
      {problem}
      {children(value)}
    </>
  );
}
