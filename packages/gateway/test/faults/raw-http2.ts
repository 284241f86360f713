/** The types of frames, and flags. Source: RFC 9113, 6. */
export const frameType = {
  data: 0,
  headers: 1,
  priority: 2,
  reset: 3,
  settings: 4,
  ping: 6,
  windowUpdate: 8,
  continuation: 9,
} as const;
export const endStream = 1;
export const endHeaders = 4;

/** An HTTP/2 frame. */
export function http2Frame(
  type: number,
  flags: number,
  stream: number,
  payload: Uint8Array = new Uint8Array(),
): Buffer {
  const head = Buffer.alloc(9);
  head.writeUIntBE(payload.length, 0, 3);
  head[3] = type;
  head[4] = flags;
  head.writeUInt32BE(stream, 5);
  return Buffer.concat([head, payload]);
}

/** The beginning of a caller's connection. */
export const preface: Buffer = Buffer.concat([
  Buffer.from("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"),
  http2Frame(frameType.settings, 0, 0),
]);

/** A literal header without indexing (RFC 7541, 6.2.2); each part of it has less than 127 bytes. */
export function header(name: string, value: string): Buffer {
  return Buffer.concat([
    Buffer.of(0, name.length),
    Buffer.from(name),
    Buffer.of(value.length),
    Buffer.from(value),
  ]);
}

/** The headers of a gRPC call. */
export function callHeaders(path: string, token: string): Buffer {
  const all = {
    ":method": "POST",
    ":scheme": "http",
    ":path": path,
    ":authority": "gateway",
    "content-type": "application/grpc",
    te: "trailers",
    "x-token": token,
  };
  return Buffer.concat(Object.entries(all).map(([name, value]) => header(name, value)));
}
