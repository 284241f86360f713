import type { ComponentChildren } from "preact";

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
}: {
  readonly title: string;
  readonly value: string;
  readonly note: string;
}) {
  return (
    <div class="tile">
      <dt>{title}</dt>
      <dd class="value">{value}</dd>
      <dd class="note">{note}</dd>
    </div>
  );
}
