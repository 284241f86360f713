import { checkOutput, writeSecrets } from "../write-output.ts";
import { NodeAccessError } from "@node-access/auth";
import { readAdminCommand, type AdminCommand, type AdminRequest } from "./admin-command.ts";
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

interface ListedUpstream {
  readonly id: string;
  readonly network: string;
  readonly part: string;
  readonly state: string;
}

/** Throws an error that names the option --yes, if no other upstream can serve a network's part. */
export async function checkCordon(command: AdminCommand, id: string): Promise<void> {
  const all = await listUpstreams(command, id.split(".", 1)[0] ?? "");
  const own = all.find((one) => one.id === id);
  if (!own || !isUsable(own)) return;
  const { network, part } = own;
  const isOther = (one: ListedUpstream): boolean =>
    one.id !== id && one.network === network && one.part === part && isUsable(one);
  if (all.some(isOther)) return;
  const message = `${id} is the last upstream of ${network} ${part} that can be used: without it, its calls fail. To cordon it anyway, add --yes`;
  const expected = "an upstream that others can replace, or --yes";
  throw new NodeAccessError("INVALID_ARGUMENT", message, { path: "upstream", expected, received: id });
}

/** Whether it gets calls, or will after a rest. */
function isUsable({ state }: ListedUpstream): boolean {
  return state === "serving" || state === "throttled" || state === "failing";
}

async function listUpstreams(command: AdminCommand, network: string): Promise<readonly ListedUpstream[]> {
  const all: ListedUpstream[] = [];
  for (let page = 1; ; page += 1) {
    const path = `/v1/upstreams/?network=${encodeURIComponent(network)}&page=${page}`;
    const request: AdminRequest = { method: "GET", path, shows: "upstreams" };
    const { results, next } = (await sendRequest({ ...command, request })) as {
      readonly results: readonly ListedUpstream[];
      readonly next: string | null;
    };
    all.push(...results);
    if (next === null) return all;
  }
}
