import type { Quota } from "../state/shared-budgets.ts";

/** Decides whether a credential may spend tokens: one for each request, more for a large one. Never waits. */
export interface Budgets {
  /**
   * Takes tokens. A number larger than the burst takes the whole burst: such a batch is let through after a pause, not
   * rejected for ever.
   *
   * @param credential - An id, never the secret.
   * @returns 0 if they were taken, else the whole seconds until they will be there.
   */
  take(credential: string, tokens: number, quota: Quota): number;
  /** Checks without taking any tokens. @returns 0 if `tokens` are available, else the whole seconds until they will be. */
  wait(credential: string, tokens: number, quota: Quota): number;
  /** Ends the timers. */
  close(): void;
}
