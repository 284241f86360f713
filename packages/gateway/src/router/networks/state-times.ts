import { currentTime } from "../../observe/clock.ts";

/** Remembers since when something has been in its state. */
export class StateTimes {
  readonly #known = new Map<string, { readonly state: string; readonly since: number }>();

  /**
   * Notes a state.
   *
   * @returns since when it has been noted without another one in between, in milliseconds since 1970.
   */
  since(name: string, state: string): number {
    const known = this.#known.get(name);
    if (known?.state === state) return known.since;
    const since = currentTime();
    this.#known.set(name, { state, since });
    return since;
  }
}
