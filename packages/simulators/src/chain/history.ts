interface Version<Value> {
  readonly block: number;
  readonly value: Value;
}

/** Values by name, as they are after each block. */
export class History<Value> {
  readonly #versions = new Map<string, Version<Value>[]>();

  /** All names that have had a value, in the order of their first one. */
  get names(): MapIterator<string> {
    return this.#versions.keys();
  }

  /** @returns the version of a value after a block; `undefined` before its first one. */
  at(name: string, block: number = Infinity): Version<Value> | undefined {
    return this.#versions.get(name)?.findLast((version) => version.block <= block);
  }

  /** Sets a value from a block on, which is not before that of its last version. */
  set(name: string, block: number, value: Value): void {
    const versions = this.#versions.get(name) ?? [];
    if (versions.at(-1)?.block === block) versions.pop();
    versions.push({ block, value });
    this.#versions.set(name, versions);
  }
}
