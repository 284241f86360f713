import type { Field, ReferencePage, Sample, Section, Table } from "./page.ts";
import { linkedMarkdown } from "./type-text.ts";

/** A page of the reference as Markdown, for readers that are programs. */
export function toMarkdown(page: ReferencePage): string {
  const {
    title,
    label,
    deprecated,
    summary,
    text,
    request,
    signatures,
    overloads,
    facts,
    sections,
    samples,
    responses,
  } = page;
  const parts = [
    `# ${title}`,
    `${label}${deprecated ? ", deprecated" : ""}`,
    summary,
    request === undefined ? "" : `\`${request}\``,
    text ?? "",
    signatures.length > 0 ? fenced("ts", signatures.join("")) : "",
    overloads.length > 0 ? `As declared:\n\n${fenced("ts", overloads.join(""))}` : "",
    facts.map(([about, fact]) => `- ${about}: ${fact}`).join("\n"),
    ...sections.flatMap(sectionParts),
    ...(samples.length > 0 ? ["## Examples", ...samples.map(samplePart)] : []),
    ...(responses.length > 0 ? ["## Example response", ...responses.map(samplePart)] : []),
  ];
  return `${parts.filter((part) => part !== "").join("\n\n")}\n`;
}

function sectionParts({ title, type, text, fields, table }: Section): string[] {
  return [
    `## ${title}`,
    type ? linkedMarkdown(type) : "",
    text ?? "",
    table ? tableText(table) : "",
    fields ? fieldsText(fields, "") : "",
  ];
}

function fieldsText(fields: readonly Field[], indent: string): string {
  return fields
    .map(({ name, type, required, deprecated, description, facts, fields: inner }) => {
      const head = [
        name === "" ? "" : `\`${name}\``,
        linkedMarkdown(type),
        required ? "required" : "",
        deprecated ? "deprecated" : "",
      ];
      const about = [description.replaceAll("\n", " "), ...facts].filter((part) => part !== "").join(" ");
      const line = `${indent}- ${head.filter((part) => part !== "").join(", ")}${about === "" ? "" : `: ${about}`}`;
      return inner.length === 0 ? line : `${line}\n${fieldsText(inner, `${indent}  `)}`;
    })
    .join("\n");
}

function tableText({ head, rows }: Table): string {
  return [head, head.map(() => "---"), ...rows].map(tableLine).join("\n");
}

function tableLine(cells: readonly string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll("|", "\\|").replaceAll("\n", " ")).join(" | ")} |`;
}

function samplePart({ label, language, code }: Sample): string {
  return `${label}:\n\n${fenced(language, code)}`;
}

function fenced(language: string, code: string): string {
  return `\`\`\`${language}\n${code.trimEnd()}\n\`\`\``;
}
