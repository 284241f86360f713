/** Where a part of the model stands in the specs. */
export interface Place {
  /** The file, as mistakes name it. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
}

const places = new WeakMap<object, Place>();

/** Says where a part of the model stands. Places are kept beside the model: equal parts are equal wherever they stand. */
export function setPlace(part: object, place: Place): void {
  places.set(part, place);
}

/** Where a part of the model stands, if its loader knows. */
export function placeOf(part: object): Place | undefined {
  return places.get(part);
}
