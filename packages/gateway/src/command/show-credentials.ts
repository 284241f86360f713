import type { Credentials } from "./credentials.ts";
import { writeSecrets } from "./write-output.ts";

/**
 * Writes credentials to the standard output, and returns when they are there.
 *
 * @throws NodeAccessError `INVALID_ARGUMENT` if nobody can read them there.
 */
export function showCredentials({ organization, apiKey, nodes }: Credentials<never>): void {
  const rows = Object.entries(nodes).map(
    ([protocol, { id, key, username, password }]) =>
      `  ${protocol}: ${id}\n    key ${key}\n    basic ${username}:${password}\n`,
  );
  const text = `These credentials are shown once; the API key cannot be had again.
organization ${organization.id} (${organization.name})
  API key ${apiKey}
${rows.join("")}
`;
  writeSecrets(text, "none were stored");
}
