import { type GrpcMethod, nameProperty, type Spec } from "@node-access/generate/model";
import { markdownTable } from "../../spec-file/index.ts";
import { pageUrl } from "../page-url.ts";

const KINDS = { none: "promise", client: "promise", server: "stream", both: "stream both ways" } as const;

/** The pages of all specs, and a table of links to them. */
export interface GrpcDocs {
  /** Texts by file name: `geyser.md`. */
  readonly pages: ReadonlyMap<string, string>;
  /** The table of links, for the README. */
  readonly index: string;
}

/** Creates the pages that list all calls of the specs. */
export function emitGrpcDocs(specs: readonly Spec<GrpcMethod>[]): GrpcDocs {
  const rows = specs.map(({ name, sections, operations }) => [
    `[\`/${name}\`](${pageUrl("grpc", name)})`,
    `${operations.length}`,
    sections.map((section) => section.title).join(", "),
  ]);
  return {
    pages: new Map(specs.map((spec) => [`${spec.name}.md`, page(spec)])),
    index: markdownTable(["Entry point", "Calls", "Services"], rows),
  };
}

function page({ name, file, sections, operations }: Spec<GrpcMethod>): string {
  const rows = operations.map((method) => [
    `\`${sections.length === 1 ? "" : `${nameProperty(method.section)}.`}${method.name}\``,
    KINDS[method.stream],
    method.idempotency,
    firstSentence(method.summary),
  ]);
  const table = markdownTable(["Call", "Returns", "Idempotency", "What it does"], rows);
  return `# \`@node-access/grpc/${name}\`\n\nGenerated from the protos of the package \`${file.replaceAll("/", ".")}\`.\n\n${table}`;
}

function firstSentence(text: string): string {
  return text.replaceAll("\n", " ").replace(/\. .*$/, ".");
}
