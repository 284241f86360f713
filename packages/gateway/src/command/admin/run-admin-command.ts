import { checkOutput, writeSecrets } from "../write-output.ts";
import { adminHelp, readAdminCommand } from "./admin-command.ts";
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
  const { request, json } = command;
  if (request.makesSecrets) checkOutput("nothing was made");
  const response = await sendRequest(command);
  const text = json ? `${JSON.stringify(response, undefined, 2)}\n` : showResponse(request, response);
  if (!request.makesSecrets) return void process.stdout.write(text);
  const { id } = Object(response) as { id?: unknown };
  writeSecrets(text, `${String(id)} was made, and nobody has its secrets: revoke it`);
}
