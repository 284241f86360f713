/** Bytes of a block of the sponge for a digest of 32 bytes. */
const RATE = 136;

/** Computes the Keccak-256 digest of up to 135 bytes. A filter needs few, so this is short, not fast. */
export function keccak256(bytes: Uint8Array): Uint8Array {
  const block = new Uint8Array(200);
  block.set(bytes);
  block[bytes.length] = 0x01;
  block[RATE - 1] = (block[RATE - 1] ?? 0) | 0x80;
  permute(new DataView(block.buffer));
  return block.slice(0, 32);
}

/** Keccak-f[1600]. */
function permute(state: DataView): void {
  const lane = (x: number, y: number): bigint => state.getBigUint64(8 * ((x % 5) + 5 * y), true);
  const set = (x: number, y: number, value: bigint): void => state.setBigUint64(8 * (x + 5 * y), value, true);
  const five = [0, 1, 2, 3, 4];
  let register = 1;
  for (let round = 0; round < 24; round += 1) {
    const columns = five.map((x) => five.reduce((sum, y) => sum ^ lane(x, y), 0n));
    for (const x of five) {
      const mixed = (columns[(x + 4) % 5] ?? 0n) ^ rotate(columns[(x + 1) % 5] ?? 0n, 1);
      for (const y of five) set(x, y, lane(x, y) ^ mixed);
    }
    let [x, y, moved] = [1, 0, lane(1, 0)];
    for (let step = 1; step <= 24; step += 1) {
      [x, y] = [y, (2 * x + 3 * y) % 5];
      const next = lane(x, y);
      set(x, y, rotate(moved, ((step * (step + 1)) / 2) % 64));
      moved = next;
    }
    for (const row of five) {
      const before = five.map((column) => lane(column, row));
      for (const column of five)
        set(
          column,
          row,
          (before[column] ?? 0n) ^ (~(before[(column + 1) % 5] ?? 0n) & (before[(column + 2) % 5] ?? 0n)),
        );
    }
    for (let bit = 0; bit < 7; bit += 1) {
      register = ((register << 1) ^ ((register >> 7) * 0x71)) % 256;
      if (register & 2) set(0, 0, lane(0, 0) ^ (1n << BigInt((1 << bit) - 1)));
    }
  }
}

function rotate(lane: bigint, bits: number): bigint {
  return BigInt.asUintN(64, (lane << BigInt(bits)) | (lane >> BigInt(64 - bits)));
}
