/** Made at the first call, so that bundlers can omit all this. */
let rounds: Uint32Array | undefined;

/**
 * Hashes bytes. Browsers have SHA-256 only as a promise, and Node's module would be loaded with the client.
 *
 * Source: FIPS 180-4, section 6.2.
 */
export function sha256(bytes: Uint8Array): Uint8Array {
  const length = Math.ceil((bytes.length + 9) / 64) * 64;
  const padded = new Uint8Array(length);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(length - 8, Math.floor(bytes.length / 2 ** 29));
  view.setUint32(length - 4, bytes.length << 3);
  // The first 32 bits after the point, of the square and cube roots of primes.
  const state = Uint32Array.from(primes(8), (prime) => fraction(Math.sqrt(prime)));
  rounds ??= Uint32Array.from(primes(64), (prime) => fraction(Math.cbrt(prime)));
  for (let at = 0; at < length; at += 64) addBlock(state, rounds, view, at);
  const hash = new DataView(new ArrayBuffer(32));
  for (const [index, word] of state.entries()) hash.setUint32(index * 4, word);
  return new Uint8Array(hash.buffer);
}

function addBlock(state: Uint32Array, keys: Uint32Array, block: DataView, at: number): void {
  const words = new Uint32Array(64);
  const word = (index: number): number => words[index] as number;
  for (let index = 0; index < 64; index += 1) {
    if (index < 16) words[index] = block.getUint32(at + index * 4);
    else {
      const [low, high] = [word(index - 15), word(index - 2)];
      const mixed = rotated(low, 7) ^ rotated(low, 18) ^ (low >>> 3);
      const other = rotated(high, 17) ^ rotated(high, 19) ^ (high >>> 10);
      words[index] = word(index - 16) + mixed + word(index - 7) + other;
    }
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let index = 0; index < 64; index += 1) {
    const choice = (e & f) ^ (~e & g);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const mixed = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25);
    const first = h + mixed + choice + (keys[index] as number) + word(index);
    const second = (rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)) + majority;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  for (const [index, value] of [a, b, c, d, e, f, g, h].entries()) state[index] = (state[index] ?? 0) + value;
}

function rotated(word: number, bits: number): number {
  return (word >>> bits) | (word << (32 - bits));
}

function fraction(value: number): number {
  return (value - Math.floor(value)) * 2 ** 32;
}

function primes(count: number): number[] {
  const found: number[] = [];
  for (let number = 2; found.length < count; number += 1)
    if (found.every((prime) => number % prime !== 0)) found.push(number);
  return found;
}
