import type { ComponentChildren } from "preact";
import { messageOf } from "../api/client.ts";
import type { Polled } from "../live/live.tsx";
import { Icon } from "./icons.tsx";

/** Something that the operator should know. */
export function Notice({
  tone = "fair",
  isUrgent = false,
  children,
}: {
  readonly tone?: "fair" | "bad" | "good";
  /** Whether a screen reader interrupts for it. */
  readonly isUrgent?: boolean;
  readonly children: ComponentChildren;
}) {
  return (
    <div class={`notice ${tone}`} role={isUrgent ? "alert" : undefined}>
      <Icon shape={tone === "good" ? "check" : tone === "bad" ? "cross" : "triangle"} />
      <div>{children}</div>
    </div>
  );
}

/** What there is to say where there is nothing to show. */
export function Empty({ children }: { readonly children: ComponentChildren }) {
  return <p class="empty">{children}</p>;
}

/** Shows what was read, or that it is being read, or why it could not be. */
export function Loaded<Value>({
  from: { value, error, reload },
  children,
}: {
  readonly from: Polled<Value>;
  readonly children: (value: Value) => ComponentChildren;
}) {
  const problem = error !== undefined && (
    <Notice tone="bad">
      {messageOf(error)}{" "}
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
