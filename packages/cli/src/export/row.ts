/** A value of a row: integers that a number cannot hold are bigint; lists and objects are their JSON. */
export type Value = string | number | bigint | boolean | null;

/** The values of a row, in the order of the columns. */
export type Row = readonly Value[];
