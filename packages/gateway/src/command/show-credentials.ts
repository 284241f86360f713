import { isNodeAccessError } from "@node-access/auth";
import type { NewCredentials } from "./credentials.ts";
import { writeCredentialsFile } from "./credentials-file.ts";
import { writeSecrets } from "./write-output.ts";

/** Where new credentials go. */
export interface CredentialsOutput {
  /** Whether to print them as a line of JSON. */
  readonly json: boolean;
  /** The file for the first start's credentials, if there is one. */
  readonly file: { readonly path: string; readonly isRequired: boolean } | undefined;
}

/**
 * Shows new credentials on standard output; those of the first start are also written to the file.
 * Returns when they are written.
 *
 * @throws NodeAccessError `INVALID_ARGUMENT` if they can be read nowhere, or the requested file cannot be
 * written.
 */
export function showCredentials(
  { json, file }: CredentialsOutput,
  credentials: NewCredentials,
  isFirst: boolean,
): void {
  const written = isFirst && file !== undefined && writeFile(file, credentials) ? file.path : undefined;
  try {
    const text = json ? `${JSON.stringify({ credentials })}\n` : textOf(credentials, written);
    writeSecrets(text, "none were stored");
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

function textOf(created: NewCredentials, file: string | undefined): string {
  const fileNote = file === undefined ? "" : `They are also in ${file}, which only you can read.\n`;
  const password =
    created.consolePassword === undefined ? "" : `  console password ${created.consolePassword}\n`;
  if (!("apiKey" in created))
    return `The password of the console is shown only once.\n${fileNote}${password}\n`;
  const { organization, apiKey, nodes } = created;
  const rows = Object.entries(nodes).map(
    ([protocol, { id, key, username, password: secret }]) =>
      `  ${protocol}: ${id}\n    key ${key}\n    basic ${username}:${secret}\n`,
  );
  return `These credentials are shown only once.
${fileNote}organization ${organization.id} (${organization.name})
  API key ${apiKey}
${rows.join("")}${password}
`;
}
