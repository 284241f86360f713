import type { Surface } from "./surface.ts";

const KINDS = { none: "promise", server: "stream", both: "stream both ways" } as const;

/** All calls of the surfaces, a table for each, as a README tells of them. */
export function referenceTables(surfaces: readonly Surface[]): string {
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
  return `${sections.join("\n\n")}\n`;
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
