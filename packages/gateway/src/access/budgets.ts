import type { Quota } from "../state/shared-budgets.ts";

/** Decides whether a credential may spend tokens: one for each request, more for a large one. Never waits. */
export interface Budgets {
  /**
   * Takes tokens. A number larger than the burst takes the whole burst: such a batch is let through after a pause, not
   * refused for ever.
   *
   * @param credential - An id, never the secret.
   * @returns 0 if they were taken, else the whole seconds until they will be there.
   */
  take(credential: string, tokens: number, quota: Quota): number;
  /** @returns 0 if so many tokens are there, else the whole seconds until they will be. Takes none. */
  wait(credential: string, tokens: number, quota: Quota): number;
  /** Ends the timers. */
  close(): void;
}
