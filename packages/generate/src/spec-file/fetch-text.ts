import { Mistakes } from "./mistakes.ts";

/** The time for a whole document, in milliseconds. */
const DEADLINE = 30_000;
/** The largest document, in bytes. The largest public ones have a fifth of it. */
const MOST = 64 * 1024 * 1024;

/** Whether a spec is named by its address. */
export function isAddress(spec: string): boolean {
  return /^https?:\/\//i.test(spec);
}

/**
 * Fetches a document.
 *
 * @throws Mistakes if it does not arrive whole in time or is too large.
 */
export async function fetchText(address: string): Promise<string> {
  try {
    const signal = AbortSignal.timeout(DEADLINE);
    const accept = "application/yaml, application/json, text/plain;q=0.9, */*;q=0.8";
    const response = await fetch(address, { signal, headers: { accept } });
    if (!response.ok)
      throw mistake(
        address,
        `the server responds with status ${response.status}`,
        forStatus(response.status),
      );
    return await wholeText(address, response);
  } catch (error) {
    if (error instanceof Mistakes) throw error;
    throw mistake(address, ...failure(error));
  }
}

async function wholeText(address: string, response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > MOST)
      throw mistake(address, `it has more than ${MOST / 1024 / 1024} MB`, "download it, and name the file");
    chunks.push(chunk);
  }
  return new TextDecoder().decode(Buffer.concat(chunks));
}

function forStatus(status: number): string {
  if (status === 401 || status === 403) return "download it with your credentials, and name the file";
  return status === 404 || status === 410
    ? "correct the address"
    : "try again later, or download it and name the file";
}

function failure(error: unknown): [what: string, remedy: string] {
  const { name, cause } = error as { readonly name?: string; readonly cause?: { readonly code?: string } };
  const remedy = "check the address and the network, or download it and name the file";
  if (name === "TimeoutError") return [`it did not arrive within ${DEADLINE / 1000} seconds`, remedy];
  return [`it cannot be fetched (${cause?.code ?? name ?? "unknown"})`, remedy];
}

function mistake(file: string, what: string, remedy: string): Mistakes {
  return new Mistakes([{ file, line: 1, column: 1, what, remedy }]);
}
