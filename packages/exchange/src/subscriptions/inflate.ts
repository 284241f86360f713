/**
 * Unpacks an event that the venue sends as JSON in raw deflate in base64.
 *
 * @throws what the platform throws for anything else.
 *
 * Source: nktkas/hyperliquid; RFC 1951.
 */
export async function inflate(packed: unknown): Promise<unknown> {
  const bytes = Uint8Array.from(atob(String(packed)), (character) => character.charCodeAt(0));
  const plain = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
  return JSON.parse(await new Response(plain).text());
}
