import { markdownTable } from "../../spec-file/index.ts";
import { type Method, type MethodGroup, listParameters } from "@node-access/generate/emit/rest";

const HEADERS = ["method", "what it does", "request", "repeated after a failure", "source"];

/** Writes the methods of a spec as tables, one for each client. */
export function referenceTables(groups: readonly MethodGroup[]): string {
  const tables = groups.map((group) => {
    const title = groups.length > 1 ? `**${group.name}**\n\n` : "";
    return title + referenceTable(group);
  });
  return tables.join("\n");
}

/** Writes the methods of one client as a table. */
export function referenceTable({ methods }: MethodGroup): string {
  return markdownTable(HEADERS, methods.map(cells));
}

function cells(method: Method): readonly string[] {
  const { name, summary, http, path, idempotency, source, member } = method;
  const names = listParameters(method).map((parameter) => parameter.name);
  const message = member ? ` \`${member.value}\`` : "";
  const repeated = idempotency === "write" ? "only if it was not executed" : "yes";
  return [`\`${name}(${names.join(", ")})\``, summary, `\`${http} ${path}\`${message}`, repeated, source];
}
