import type { ComponentChildren } from "preact";
import { Icon } from "./icons.tsx";

/** A part of a view, with a heading. */
export function Panel({
  title,
  note,
  controls,
  children,
}: {
  readonly title: string;
  readonly note?: ComponentChildren;
  readonly controls?: ComponentChildren;
  readonly children: ComponentChildren;
}) {
  return (
    <section class="panel">
      <div class="panel-head">
        <h2>{title}</h2>
        {note !== undefined && <p class="note">{note}</p>}
        {controls !== undefined && <div class="controls">{controls}</div>}
      </div>
      {children}
    </section>
  );
}

/** A key figure. */
export function Tile({
  title,
  value,
  note,
  href,
  tone,
}: {
  readonly title: string;
  readonly value: string;
  readonly note: string;
  /** The address of what explains the figure. */
  readonly href: string;
  /** Whether the figure needs attention. */
  readonly tone?: "fair" | "bad" | undefined;
}) {
  return (
    <div class={tone ? `tile ${tone}` : "tile"}>
      <dt>
        <a href={href}>{title}</a>
      </dt>
      <dd class="value">
        {tone && <Icon shape={tone === "bad" ? "cross" : "triangle"} />}
        {value}
      </dd>
      <dd class="note">{note}</dd>
    </div>
  );
}
