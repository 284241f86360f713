/** A `Uint8Array` may come from another realm. */
export function isBytes(value: unknown): value is Uint8Array {
  return Object.prototype.toString.call(value) === "[object Uint8Array]";
}

/** Whether a value is a stream: a `ReadableStream`, a Node stream or an async generator. */
export function isIterable(value: unknown): value is AsyncIterable<Uint8Array> {
  return typeof (Object(value) as Partial<AsyncIterable<Uint8Array>>)[Symbol.asyncIterator] === "function";
}
