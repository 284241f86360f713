import { isNodeAccessError } from "@node-access/auth";
import type { NewCredentials } from "./credentials.ts";
import { writeCredentialsFile } from "./credentials-file.ts";
import { writeSecrets } from "./write-output.ts";

export interface CredentialsOutput {
  /** Whether to print them as a line of JSON. */
  readonly json: boolean;
  /** The file for the first start's credentials. A database in memory has none by default. */
  readonly file: { readonly path: string; readonly isRequired: boolean } | undefined;
}

/** Writes new credentials to standard output, those of the first start also to the file, or throws. */
export function showCredentials(
  { json, file }: CredentialsOutput,
  credentials: NewCredentials,
  isFirst: boolean,
): void {
  const written = isFirst && file !== undefined && writeFile(file, credentials) ? file.path : undefined;
  try {
    // Where all of them are in a file, or a new start makes others, the ones for the first calls are enough.
    const isShort = isFirst && (written !== undefined || file === undefined);
    const text = isShort ? summarize(credentials, written) : formatCredentials(credentials);
    const output = json ? `${JSON.stringify({ credentials })}\n` : text;
    writeSecrets(output, "none were stored");
  } catch (error) {
    if (written === undefined) throw error;
  }
}

/** @returns whether the file has the credentials now. */
function writeFile(
  { path, isRequired }: NonNullable<CredentialsOutput["file"]>,
  credentials: NewCredentials,
): boolean {
  try {
    writeCredentialsFile(path, credentials);
    return true;
  } catch (error) {
    if (isRequired || !isNodeAccessError(error)) throw error;
    console.error(`node-access-gateway: the credentials are only printed, since ${error.message}`);
    return false;
  }
}

/** The credentials for the first calls, and where the others are. */
function summarize(created: NewCredentials, file: string | undefined): string {
  const place =
    file === undefined
      ? "Credentials (to get all of them, start with --credentials-out FILE or --json):"
      : `Credentials (all are in ${file}, which only you can read):`;
  const [first] = "nodes" in created ? Object.entries(created.nodes) : [];
  const lines = [
    ...("apiKey" in created ? [`  API key ${created.apiKey}`] : []),
    ...(first ? [`  token ${first[1].key} (${first[0]})`] : []),
    ...passwordLine(created),
  ];
  return `${[place, ...lines].join("\n")}\n`;
}

function formatCredentials(created: NewCredentials): string {
  if (!("apiKey" in created))
    return `The password of the console is shown only once.\n${passwordLine(created).join("\n")}\n\n`;
  const { organization, apiKey, nodes } = created;
  const rows = Object.entries(nodes).flatMap(([protocol, { id, key, username, password }]) => [
    `  ${protocol}: ${id}`,
    `    key ${key}`,
    `    basic ${username}:${password}`,
  ]);
  const lines = [
    "These credentials are shown only once.",
    `organization ${organization.id} (${organization.name})`,
    `  API key ${apiKey}`,
    ...rows,
    ...passwordLine(created),
  ];
  return `${lines.join("\n")}\n\n`;
}

function passwordLine({ consolePassword }: NewCredentials): readonly string[] {
  return consolePassword === undefined ? [] : [`  console password ${consolePassword}`];
}
