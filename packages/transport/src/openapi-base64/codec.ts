/** How bytes are written as text: with the alphabet of RFC 4648, section 4, or that of section 5, which URLs allow. */
export type Base64Encoding = "base64" | "base64url";

/** The most arguments of a function that all platforms take. */
const CHUNK = 2 ** 15;

/** Writes bytes as text, with padding. */
export function encodeBase64(bytes: Uint8Array, encoding: Base64Encoding): string {
  const parts: string[] = [];
  for (let start = 0; start < bytes.length; start += CHUNK)
    // Spreading them would take five times as long.
    parts.push(
      String.fromCharCode.apply(undefined, bytes.subarray(start, start + CHUNK) as unknown as number[]),
    );
  const text = btoa(parts.join(""));
  return encoding === "base64" ? text : text.replaceAll("+", "-").replaceAll("/", "_");
}

/**
 * Reads bytes from text, in either alphabet, with or without padding and white space, in which servers differ.
 *
 * @returns `undefined` if the text is not base64.
 */
export function decodeBase64(text: string): Uint8Array | undefined {
  let binary: string;
  try {
    binary = atob(/[-_]/.test(text) ? text.replaceAll("-", "+").replaceAll("_", "/") : text);
  } catch {
    return undefined;
  }
  const bytes = new Uint8Array(binary.length);
  for (let index = 0; index < bytes.length; index += 1) bytes[index] = binary.charCodeAt(index);
  return bytes;
}
