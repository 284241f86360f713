/** A value as it is after each level. */
export class History<Value> {
  readonly #changes: { readonly level: number; readonly value: Value }[] = [];

  /** The newest value, including that of a block which is still to come; `undefined` before the first one. */
  get newest(): Value | undefined {
    return this.#changes.at(-1)?.value;
  }

  /** @returns the value after a level. */
  at(level: number): Value | undefined {
    return this.#changes.findLast((change) => change.level <= level)?.value;
  }

  /** Sets the value from a level on, which is not before that of the last change. */
  set(level: number, value: Value): void {
    if (this.#changes.at(-1)?.level === level) this.#changes.pop();
    this.#changes.push({ level, value });
  }
}
