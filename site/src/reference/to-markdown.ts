import type { Field, ReferencePage, Sample, Section, Table } from "./page.ts";
import { formatLinked } from "./type-text.ts";

/** A page of the reference as Markdown, for readers that are programs. */
export function toMarkdown(page: ReferencePage): string {
  const { title, label, deprecated, summary, text, request, signatures, overloads } = page;
  const { facts, sections, samples, responses } = page;
  const parts = [
    `# ${title}`,
    `${label}${deprecated ? ", deprecated" : ""}`,
    summary,
    request === undefined ? "" : `\`${request}\``,
    text ?? "",
    signatures.length > 0 ? fenceCode("ts", signatures.join("")) : "",
    overloads.length > 0 ? `As declared:\n\n${fenceCode("ts", overloads.join(""))}` : "",
    facts.map(([about, fact]) => `- ${about}: ${fact}`).join("\n"),
    ...sections.flatMap(formatSection),
    ...(samples.length > 0 ? ["## Examples", ...samples.map(formatSample)] : []),
    ...(responses.length > 0 ? ["## Example response", ...responses.map(formatSample)] : []),
  ];
  return `${parts.filter((part) => part !== "").join("\n\n")}\n`;
}

function formatSection({ title, type, text, fields, table }: Section): string[] {
  return [
    `## ${title}`,
    type ? formatLinked(type) : "",
    text ?? "",
    table ? formatTable(table) : "",
    fields ? formatFields(fields, "") : "",
  ];
}

function formatFields(fields: readonly Field[], indent: string): string {
  return fields
    .map(({ name, type, required, deprecated, description, facts, fields: inner }) => {
      const head = [
        name === "" ? "" : `\`${name}\``,
        formatLinked(type),
        required ? "required" : "",
        deprecated ? "deprecated" : "",
      ];
      const about = [description.replaceAll("\n", " "), ...facts].filter((part) => part !== "").join(" ");
      const line = `${indent}- ${head.filter((part) => part !== "").join(", ")}${about === "" ? "" : `: ${about}`}`;
      return inner.length === 0 ? line : `${line}\n${formatFields(inner, `${indent}  `)}`;
    })
    .join("\n");
}

function formatTable({ head, rows }: Table): string {
  return [head, head.map(() => "---"), ...rows].map(formatRow).join("\n");
}

function formatRow(cells: readonly string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll("|", "\\|").replaceAll("\n", " ")).join(" | ")} |`;
}

function formatSample({ label, language, code }: Sample): string {
  return `${label}:\n\n${fenceCode(language, code)}`;
}

function fenceCode(language: string, code: string): string {
  return `\`\`\`${language}\n${code.trimEnd()}\n\`\`\``;
}
