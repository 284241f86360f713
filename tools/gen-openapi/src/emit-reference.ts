import { parametersOf } from "./emit-methods.ts";
import type { Method, MethodGroup } from "./operation-model.ts";

/**
 * Puts the table of methods into a README, between its markers: `<!-- NAME:start -->` and `<!-- NAME:end -->`, where NAME is
 * the spec's own, in a README that has the tables of several, else `reference`.
 *
 * @param readme - The README's text.
 * @param spec - The spec's name, such as `feeder`.
 * @returns the new text, or `undefined` if the markers are not there.
 */
export function emitReference(
  readme: string,
  groups: readonly MethodGroup[],
  spec: string,
): string | undefined {
  const name = readme.includes(`<!-- ${spec}:start -->`) ? spec : "reference";
  const marker = `<!-- ${name}:start -->`;
  const start = readme.indexOf(marker);
  const end = readme.indexOf(`<!-- ${name}:end -->`);
  if (start < 0 || end < start) return undefined;
  const tables = groups.map((group) => table(group, groups.length > 1)).join("\n");
  return `${readme.slice(0, start + marker.length)}\n\n${tables}\n${readme.slice(end)}`;
}

const HEADERS = ["method", "what it does", "request", "repeated after a failure", "source"];

function table({ name, methods }: MethodGroup, titled: boolean): string {
  const rows = [HEADERS, ...methods.map(cells)];
  // Padded as the formatter pads, so that the README is the same before and after it.
  const widths = HEADERS.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const lines = [HEADERS, widths.map((width) => "-".repeat(width)), ...rows.slice(1)].map(
    (row) => `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(" | ")} |\n`,
  );
  return `${titled ? `**${name}**\n\n` : ""}${lines.join("")}`;
}

function cells(method: Method): readonly string[] {
  const { name, summary, http, path, idempotency, source, member } = method;
  const names = parametersOf(method).map((parameter) => parameter.name);
  const told = member ? ` \`${member.value}\`` : "";
  const repeated = idempotency === "write" ? "only if it was not executed" : "yes";
  return [`\`${name}(${names.join(", ")})\``, summary, `\`${http} ${path}\`${told}`, repeated, source];
}
