/** A deterministic sequence of choices from a list of numbers; ends after the last. */
export class Choices {
  readonly #numbers: readonly number[];
  #used = 0;

  constructor(numbers: readonly number[]) {
    this.#numbers = numbers;
  }

  get left(): boolean {
    return this.#used < this.#numbers.length;
  }

  /** @returns a number from 0 up to below `count`. */
  below(count: number): number {
    const number = this.#numbers[this.#used] ?? 0;
    this.#used += 1;
    return number % Math.max(1, count);
  }
}
