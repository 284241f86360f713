import { badResponse, checkSize, parseJson, type CallTarget } from "@node-access/transport/web-socket";
import { isNodeAccessError } from "@node-access/auth";

/**
 * Decompresses an event that the venue sends as base64 of raw deflate of JSON. Decompression stops at the size limit, so a
 * small event cannot fill the memory. Source: nktkas/hyperliquid; RFC 1951.
 *
 * @throws NodeAccessError `UNDECODABLE_BODY`, or `RESPONSE_TOO_LARGE` above the limit.
 */
export async function inflate(
  packed: unknown,
  target: CallTarget,
  limit: number | undefined,
): Promise<unknown> {
  let reader: ReadableStreamDefaultReader<Uint8Array> | undefined;
  try {
    const bytes = Uint8Array.from(atob(String(packed)), (character) => character.charCodeAt(0));
    const plain = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
    const decoder = new TextDecoder("utf-8", { fatal: true });
    let text = "";
    let size = 0;
    // A reader, because Safari cannot iterate over a stream.
    reader = plain.getReader();
    for (let part = await reader.read(); part.value; part = await reader.read()) {
      size += part.value.length;
      checkSize(size, target, limit);
      text += decoder.decode(part.value, { stream: true });
    }
    return parseJson(text + decoder.decode());
  } catch (error) {
    reader?.cancel().catch(() => {});
    if (isNodeAccessError(error, "RESPONSE_TOO_LARGE")) throw error;
    throw badResponse(target, "UNDECODABLE_BODY", "not base64 of raw deflate of JSON", describe(packed));
  }
}

function describe(packed: unknown): string {
  return typeof packed === "string" ? packed : typeof packed;
}
