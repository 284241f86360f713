import { checkOutput, writeSecrets } from "../write-output.ts";
import { adminHelp, readAdminCommand } from "./admin-command.ts";
import { csvOf, usageColumns } from "./csv.ts";
import { sendRequest } from "./send-request.ts";
import { showResponse } from "./show-response.ts";

/**
 * Runs a command line that manages a gateway.
 *
 * @param given - Without the program's name.
 * @throws NodeAccessError for a wrong argument, or if the gateway does not do it.
 */
export async function runAdminCommand(given: readonly string[]): Promise<void> {
  const command = readAdminCommand(given);
  if ("help" in command) return void process.stdout.write(adminHelp);
  const { request, form } = command;
  if (request.makesSecrets) checkOutput("nothing was made");
  const response = await sendRequest(command);
  const text = form === "text" ? showResponse(request, response) : textOf(form, response);
  if (!request.makesSecrets) return void process.stdout.write(text);
  const { id } = Object(response) as { id?: unknown };
  writeSecrets(text, `${String(id)} was made, and nobody has its secrets: revoke it`);
}

function textOf(form: "json" | "csv", response: unknown): string {
  if (form === "json") return `${JSON.stringify(response, undefined, 2)}\n`;
  const { results } = response as { readonly results: readonly Readonly<Record<string, unknown>>[] };
  return csvOf(usageColumns, results);
}
