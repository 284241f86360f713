/** A value of a row: integers that a number cannot hold are bigint; lists and objects are their JSON. */
export type Value = string | number | bigint | boolean | null;

/** The values of a row, in the order of the columns. */
export type Row = readonly Value[];

/** A file or folder that an export writes rows to. */
export interface Output {
  /** Milliseconds after which rows are written although few are held. */
  readonly maxAge: number;
  /** Whether the rows in memory should be written, because there are enough of them. */
  isFull(): boolean;
  add(rows: readonly Row[]): void;
  /**
   * Writes the rows that are held, and returns when they would survive a power failure.
   *
   * @param isLast - Whether no rows will follow.
   */
  flush(isLast: boolean): Promise<Written>;
  close(): Promise<void>;
}

/** What an output has written. */
export interface Written {
  /** Bytes of a file, or files of a folder: what `open` cuts it back to. */
  readonly size: number;
  /** The bytes that the last flush added. */
  readonly bytes: number;
}
