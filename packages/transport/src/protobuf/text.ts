/** Undocumented methods of Node's buffers, which are several times as fast as TextDecoder and TextEncoder. */
interface TextBuffer {
  utf8Slice?(this: Uint8Array, start: number, end: number): string;
  utf8Write?(this: Uint8Array, text: string, start: number): number;
}

const { utf8Slice, utf8Write }: TextBuffer = globalThis.Buffer?.prototype ?? {};
const decoder = new TextDecoder("utf-8", { ignoreBOM: true });
const encoder = new TextEncoder();

/** Decodes UTF-8. Bytes that are not UTF-8 become U+FFFD. */
export const decodeText: (bytes: Uint8Array, start: number, end: number) => string = utf8Slice
  ? (bytes, start, end) => utf8Slice.call(bytes, start, end)
  : (bytes, start, end) => decoder.decode(bytes.subarray(start, end));

/** Encodes text as UTF-8 into bytes with enough room. A lone surrogate becomes U+FFFD. @returns the number of bytes. */
export const encodeText: (text: string, bytes: Uint8Array, start: number) => number = utf8Write
  ? (text, bytes, start) => utf8Write.call(bytes, text, start)
  : (text, bytes, start) => encoder.encodeInto(text, bytes.subarray(start)).written;
