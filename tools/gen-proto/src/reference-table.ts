import type { Surface } from "./surface.ts";

const START = "<!-- reference:start -->";
const END = "<!-- reference:end -->";

const KINDS = { none: "promise", server: "stream", both: "stream both ways" } as const;

/**
 * Puts the table of all calls between the markers of a README.
 *
 * @throws Error if a marker is missing.
 */
export function withReferenceTable(readme: string, surfaces: readonly Surface[]): string {
  const start = readme.indexOf(START);
  const end = readme.indexOf(END);
  if (start < 0 || end < start) throw new Error(`README.md: expected ${START} and, after it, ${END}`);
  const sections = surfaces.map(({ name, services }) => {
    const flat = services.length === 1;
    const rows = services.flatMap(({ property, methods }) =>
      methods.map((method) => [
        `\`${flat ? "" : `${property}.`}${method.name}\``,
        KINDS[method.stream],
        method.idempotency,
        firstSentence(method.comment),
      ]),
    );
    return `### \`@node-access/grpc/${name}\`\n\n${table([["Call", "Gives", "Idempotency", ""], ...rows])}`;
  });
  return `${readme.slice(0, start)}${START}\n\n${sections.join("\n\n")}\n\n${readme.slice(end)}`;
}

/** A table with its columns aligned, as the formatter would leave it. */
function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(3, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]): string =>
    `| ${widths.map((width, column) => (cells[column] ?? "").padEnd(width)).join(" | ")} |`;
  const [head = [], ...body] = rows;
  return [line(head), line(widths.map((width) => "-".repeat(width))), ...body.map(line)].join("\n");
}

function firstSentence(comment: readonly string[]): string {
  return comment.join(" ").replace(/\. .*$/, ".");
}
