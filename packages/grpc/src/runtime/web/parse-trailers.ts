/** Parses a frame of trailers: lines like those of HTTP/1.1 headers. Source: gRPC-Web, Protocol differences. */
export function parseTrailers(bytes: Uint8Array): Readonly<Record<string, string>> {
  const lines = new TextDecoder().decode(bytes).split("\n");
  const fields = lines.map((line) => {
    const colon = line.indexOf(":");
    return [line.slice(0, Math.max(0, colon)).toLowerCase(), line.slice(colon + 1).trim()];
  });
  return Object.fromEntries(fields.filter(([name]) => name !== ""));
}
