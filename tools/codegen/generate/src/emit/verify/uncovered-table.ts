import { markdownTable } from "../../spec-file/index.ts";

/** The reasons why no hash covers fields, by kind of object and name. */
export type UncoveredFields = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Returns the table of the fields that no hash covers. */
export function uncoveredTable(fields: UncoveredFields): string {
  const rows = Object.entries(fields).flatMap(([kind, reasons]) =>
    Object.entries(reasons).map(([name, reason]) => [`\`${name}\` of a ${kind}`, reason]),
  );
  return markdownTable(["Field", "Why no hash covers it"], rows);
}
