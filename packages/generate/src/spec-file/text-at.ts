import { fetchText } from "./fetch-text.ts";
import { readText } from "./read-text.ts";
import { isAddress, readAddress } from "./spec-address.ts";

/**
 * Reads a file, or the text at an address.
 *
 * @throws Mistakes if it cannot be read.
 */
export async function readTextAt(path: string): Promise<string> {
  if (!isAddress(path)) return readText(path, path);
  const spec = readAddress(path);
  return (await fetchText(spec.address, spec)).text;
}
