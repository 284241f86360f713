import { gunzipSync } from "node:zlib";
import { createMistakes, Mistakes } from "./mistakes.ts";
import { decodeText, MOST_BYTES as MOST } from "./read-text.ts";
import { isAddress, shownSpec, type SpecAddress } from "./spec-address.ts";

/** The time for a whole document, in milliseconds. */
const DEADLINE = 30_000;

/** The most redirects of a document, as browsers have it. */
const MOST_REDIRECTS = 20;

export interface FetchOptions {
  /** The time for the whole document, in milliseconds. */
  readonly deadline?: number;
  /** Whether a redirect may lead to an address. Default: to any. */
  readonly mayFollow?: (address: string) => boolean;
}

export interface Fetched {
  readonly text: string;
  /** Where it is after redirects. References within it are relative to this address. */
  readonly address: string;
}

/**
 * Fetches a document.
 *
 * @param spec - The spec, whose credentials are sent to its own origin only, also after redirects.
 * @throws Mistakes if it does not arrive whole in time or is too large.
 */
export async function fetchText(
  address: string,
  spec?: SpecAddress,
  { deadline = DEADLINE, mayFollow = () => true }: FetchOptions = {},
): Promise<Fetched> {
  const file = shownSpec(address);
  const signal = AbortSignal.timeout(deadline);
  try {
    let at = address;
    for (let hops = 0; hops <= MOST_REDIRECTS; hops += 1) {
      const response = await fetch(at, { signal, headers: findHeaders(at, spec), redirect: "manual" });
      const location = response.headers.get("location");
      if (response.status < 300 || response.status > 399 || location === null) {
        if (!response.ok)
          throw createMistakes(
            file,
            `the server responds with status ${response.status}`,
            createStatusMistake(response.status),
          );
        return { text: await readWholeText(file, response), address: at };
      }
      await response.body?.cancel();
      if (!URL.canParse(location, at) || !isAddress(new URL(location, at).href))
        throw createMistakes(file, "it redirects to an invalid address", "download it, and name the file");
      at = Object.assign(new URL(location, at), { username: "", password: "", hash: "" }).href;
      if (!mayFollow(at)) {
        const { origin } = new URL(at);
        throw createMistakes(
          file,
          `it redirects to ${origin}`,
          `if you trust the spec, allow it: --allow ${origin}`,
        );
      }
    }
    throw createMistakes(
      file,
      `it redirects more than ${MOST_REDIRECTS} times`,
      "download it, and name the file",
    );
  } catch (error) {
    if (error instanceof Mistakes) throw error;
    throw createMistakes(file, ...failure(error, deadline));
  }
}

function findHeaders(address: string, spec: SpecAddress | undefined): Headers {
  const headers = new Headers({
    accept: "application/yaml, application/json, text/plain;q=0.9, */*;q=0.8",
  });
  if (spec?.authorization !== undefined && new URL(address).origin === new URL(spec.address).origin)
    headers.set("authorization", spec.authorization);
  return headers;
}

async function readWholeText(file: string, response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > MOST) throw createSizeMistake(file);
    chunks.push(chunk);
  }
  return decodeText(unpackBody(file, Buffer.concat(chunks)));
}

/** A file whose name ends in `.gz` arrives as it is. */
function unpackBody(file: string, bytes: Buffer): Buffer {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes;
  try {
    return gunzipSync(bytes, { maxOutputLength: MOST });
  } catch (error) {
    if ((error as { readonly code?: string }).code === "ERR_BUFFER_TOO_LARGE") throw createSizeMistake(file);
    throw createMistakes(file, "it is compressed, and damaged", "download it, unpack it, and name the file");
  }
}

function createSizeMistake(file: string): Mistakes {
  return createMistakes(file, `it has more than ${MOST / 1024 / 1024} MB`, "download it, and name the file");
}

function createStatusMistake(status: number): string {
  if (status === 401 || status === 403)
    return "add credentials (https://USER:PASSWORD@host), or download it and name the file";
  return status === 404 || status === 410
    ? "correct the address"
    : "try again later, or download it and name the file";
}

function failure(error: unknown, deadline: number): [what: string, remedy: string] {
  const { name, cause } = error as {
    readonly name?: string;
    readonly cause?: { readonly code?: string; readonly message?: string };
  };
  const remedy = "check the address and the network, or download it and name the file";
  if (name === "TimeoutError") return [`it did not arrive within ${deadline / 1000} seconds`, remedy];
  return [`it cannot be fetched (${cause?.code ?? cause?.message ?? name ?? "unknown"})`, remedy];
}
