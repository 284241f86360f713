/**
 * The type of a column's values: integers of at most 64 bits, larger integers as decimal text, text (also bytes in hex),
 * booleans, or lists and objects as JSON.
 */
export type ColumnType = "int" | "decimal" | "text" | "boolean" | "json";

/** A column of a table. */
export interface Column {
  readonly name: string;
  readonly type: ColumnType;
  /** Where an item has the value: names of properties, the outermost first. */
  readonly path: readonly string[];
}
