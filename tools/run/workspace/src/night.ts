/** Whether tests try everything, as the nightly workflow does. */
export const isNight: boolean = Boolean(process.env["NIGHTLY"]);

/**
 * The rows of a matrix that are tried in one of its columns: all of them at night. By day, a row is tried in one column, and a
 * column tries at least one row if there are as many rows as columns.
 */
export function diagonal<Row>(rows: readonly Row[], column: number, columns: number): readonly Row[] {
  return isNight ? rows : rows.filter((_, index) => index % columns === column);
}
