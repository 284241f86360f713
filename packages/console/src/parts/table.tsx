import type { ComponentChildren } from "preact";
import { Empty } from "./notice.tsx";

export interface Column<Row> {
  readonly title: string;
  /** The full title, if the title is an abbreviation. */
  readonly hint?: string;
  readonly isNumber?: boolean;
  /** Whether the cell names its row. */
  readonly isName?: boolean;
  cell(row: Row): ComponentChildren;
}

/** A column of numbers. `hint` is the full title, if the title is an abbreviation. */
export function numberColumn<Row>(title: string, cell: Column<Row>["cell"], hint?: string): Column<Row> {
  return { title, isNumber: true, cell, ...(hint !== undefined && { hint }) };
}

/** Rows that belong together. */
export interface Group<Row> {
  readonly title: ComponentChildren;
  readonly rows: readonly Row[];
}

/** A table that scrolls sideways if it is too wide. */
export function Table<Row>({
  caption,
  columns,
  rows = [],
  groups = [{ title: undefined, rows }],
  keyOf,
  empty,
}: {
  /** A description for screen readers. */
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows?: readonly Row[];
  readonly groups?: readonly Group<Row>[];
  keyOf(row: Row): string;
  readonly empty: ComponentChildren;
}) {
  if (groups.every((group) => group.rows.length === 0)) return <Empty>{empty}</Empty>;
  return (
    // The keyboard scrolls the element that has the focus.
    <div class="scroll" role="region" aria-label={caption} tabIndex={0}>
      <table>
        <caption class="unseen">{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ title, hint, isNumber }) => (
              <th key={title} scope="col" class={isNumber ? "number" : undefined} title={hint}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map(({ title, rows: own }, index) => (
          <tbody key={index}>
            {title !== undefined && (
              <tr class="group">
                <th colSpan={columns.length} scope="rowgroup">
                  {title}
                </th>
              </tr>
            )}
            {own.map((row) => (
              <tr key={keyOf(row)}>
                {columns.map((column) => (
                  <Cell key={column.title} column={column} row={row} />
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}

function Cell<Row>({ column, row }: { readonly column: Column<Row>; readonly row: Row }) {
  const { isName, isNumber, cell } = column;
  return isName ? (
    <th scope="row">{cell(row)}</th>
  ) : (
    <td class={isNumber ? "number" : undefined}>{cell(row)}</td>
  );
}
