/** The position of a part of the model in the specs. */
export interface Place {
  /** The file name that mistakes show. */
  readonly file: string;
  readonly line: number;
  /** The column, from 1, if it is known. */
  readonly column?: number;
}

const places = new WeakMap<object, Place>();

/** Records the position of a part of the model. Positions are stored outside the model, so that equal parts stay equal. */
export function setPlace(part: object, place: Place): void {
  places.set(part, place);
}

/** The keys and indices that lead to the part of a document that a part of the model comes from. */
type Path = readonly (string | number)[];

const paths = new WeakMap<object, Path>();

/** Records where in its document a part of the model, or what it is read from, stands. */
export function setPath(part: object, path: Path): void {
  paths.set(part, path);
}

/** Returns where in its document a part of the model stands, if its reader recorded it. */
export function findPath(part: object): Path | undefined {
  return paths.get(part);
}

/** Returns a copy of a part of the model with the path of the original. */
export function copyPath<Part extends object>(original: object, copy: Part): Part {
  const path = paths.get(original);
  if (path) paths.set(copy, path);
  return copy;
}

/** Returns the position of a part of the model, if its loader recorded one. */
export function findPlace(part: object): Place | undefined {
  return places.get(part);
}
