/** Collects a body's bytes, in place of a TextDecoder. */
export class Collector {
  #chunks: Uint8Array[] = [];

  decode(chunk?: AllowSharedBufferSource): string {
    if (chunk) this.#chunks.push(chunk as Uint8Array);
    return "";
  }

  /** Returns all bytes in a buffer of their own. */
  bytes(): Uint8Array {
    const [first] = this.#chunks;
    if (first && this.#chunks.length === 1 && first.length === first.buffer.byteLength) {
      return new Uint8Array(first.buffer);
    }
    const whole = new Uint8Array(this.#chunks.reduce((size, { length }) => size + length, 0));
    let at = 0;
    for (const chunk of this.#chunks) {
      whole.set(chunk, at);
      at += chunk.length;
    }
    return whole;
  }
}
