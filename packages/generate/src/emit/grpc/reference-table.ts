import type { GrpcMethod } from "../../model/operation.ts";
import type { Spec } from "../../model/spec.ts";
import { markdownTable } from "../../spec-file/index.ts";
import { propertyOf } from "./names.ts";

const KINDS = { none: "promise", client: "promise", server: "stream", both: "stream both ways" } as const;

/** All methods of the specs, a table for each spec, as a README shows them. */
export function referenceTables(specs: readonly Spec<GrpcMethod>[]): string {
  const tables = specs.map(({ name, sections, operations }) => {
    const rows = operations.map((method) => [
      `\`${sections.length === 1 ? "" : `${propertyOf(method.section)}.`}${method.name}\``,
      KINDS[method.stream],
      method.idempotency,
      firstSentence(method.summary),
    ]);
    return `### \`@node-access/grpc/${name}\`\n\n${markdownTable(["Call", "Gives", "Idempotency", ""], rows)}`;
  });
  return tables.join("\n");
}

function firstSentence(text: string): string {
  return text.replaceAll("\n", " ").replace(/\. .*$/, ".");
}
