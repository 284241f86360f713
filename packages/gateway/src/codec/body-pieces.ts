/** Pieces that a body may always have, such as a short one that is sent byte by byte. */
const freePieces = 512;
/** Bytes that each further piece must have on average. */
const minAverage = 16;

/**
 * Counts the pieces in which a body arrives. Receiving a piece costs as much as receiving a thousand bytes,
 * and its sender decides how small the pieces are.
 */
export class BodyPieces {
  /** The bytes of all pieces so far. */
  bytes = 0;
  #count = 0;

  /** @returns whether the pieces so far are large enough. */
  add(bytes: number): boolean {
    this.bytes += bytes;
    this.#count += 1;
    return this.#count <= freePieces + this.bytes / minAverage;
  }
}

/** The error of a body or message whose pieces are too small. */
export const tooSmallPieces = "it arrives in too many small pieces: send larger ones";
