/** The position of a part of the model in the specs. */
export interface Place {
  /** The file name that mistakes show. */
  readonly file: string;
  /** The line, from 1. */
  readonly line: number;
}

const places = new WeakMap<object, Place>();

/** Records the position of a part of the model. Positions are stored outside the model, so that equal parts stay equal. */
export function setPlace(part: object, place: Place): void {
  places.set(part, place);
}

/** Returns the position of a part of the model, if its loader recorded one. */
export function placeOf(part: object): Place | undefined {
  return places.get(part);
}
