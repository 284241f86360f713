import type { ComponentChildren } from "preact";
import { Icon } from "./icons.tsx";

interface PanelProps {
  readonly title: string;
  readonly note?: ComponentChildren;
  readonly controls?: ComponentChildren;
  readonly children: ComponentChildren;
}

/** A part of a view, with a heading. */
export function Panel({ title, note, controls, children }: PanelProps) {
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

interface TileProps {
  readonly title: string;
  readonly value: string;
  readonly note: string;
  /** The address of what explains the figure. */
  readonly href: string;
  /** Whether the figure needs attention. */
  readonly tone?: "fair" | "bad" | undefined;
}

/** A key figure. */
export function Tile({ title, value, note, href, tone }: TileProps) {
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

interface FactsProps {
  readonly rows: readonly (readonly [name: string, value: ComponentChildren])[];
  readonly isInline?: boolean;
}

export function Facts({ rows, isInline = false }: FactsProps) {
  return (
    <dl class={isInline ? "facts inline" : "facts"}>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
