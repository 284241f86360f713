/** A body: bytes, a stream of bytes that is read once, or text that is sent as UTF-8. */
export type RequestBody = string | Uint8Array | Blob | AsyncIterable<Uint8Array>;
