import { markdownTable } from "../../spec-file/index.ts";
import type { Surface } from "../../load/proto/surface.ts";

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
    return `### \`@node-access/grpc/${name}\`\n\n${markdownTable(["Call", "Gives", "Idempotency", ""], rows)}`;
  });
  return `${sections.join("\n")}`;
}

function firstSentence(comment: readonly string[]): string {
  return comment.join(" ").replace(/\. .*$/, ".");
}
