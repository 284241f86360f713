import { checkOutput, writeSecrets } from "../write-output.ts";
import { readAdminCommand } from "./admin-command.ts";
import { checkCordon } from "./check-cordon.ts";
import { sendRequest } from "./send-request.ts";
import { showResponse } from "./show-response.ts";

/** The columns of usage, with the admin API's names. */
const usageColumns = ["day", "credential", "method", "calls", "errors"] as const;

/** @returns rows as CSV with a header line (RFC 4180). */
export function formatCsv(
  columns: readonly string[],
  rows: readonly Readonly<Record<string, unknown>>[],
): string {
  const lines = [columns, ...rows.map((row) => columns.map((column) => field(row[column])))];
  return lines.map((line) => `${line.join(",")}\r\n`).join("");
}

function field(value: unknown): string {
  const text = String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** @throws NodeAccessError for a wrong argument, or if the gateway rejects the command. */
export async function runAdminCommand(programArguments: readonly string[]): Promise<void> {
  const command = readAdminCommand(programArguments);
  if ("help" in command) return void process.stdout.write(command.help);
  const { request, form } = command;
  if (request.makesSecrets) checkOutput("nothing was created");
  if (request.cordons !== undefined) await checkCordon(command, request.cordons);
  const response = await sendRequest(command);
  const text = form === "text" ? showResponse(request, response) : formatResponse(form, response);
  if (!request.makesSecrets) return void process.stdout.write(text);
  const { id } = Object(response) as { id?: unknown };
  writeSecrets(text, `${String(id)} was created, but its secrets could not be shown: revoke it`);
}

function formatResponse(form: "json" | "csv", response: unknown): string {
  if (form === "json") return `${JSON.stringify(response, undefined, 2)}\n`;
  const { results } = response as { readonly results: readonly Readonly<Record<string, unknown>>[] };
  return formatCsv(usageColumns, results);
}
