import type { Quota } from "../state/shared-budgets.ts";

/** Decides whether a credential may spend tokens: one for each request, more for a large one. Never waits. */
export interface Budgets {
  /**
   * Takes tokens. A number larger than the burst takes the whole burst, so that a large batch is admitted
   * after a pause instead of being rejected for ever.
   *
   * @param credential - An id, never the secret.
   * @returns 0 if they were taken, else the whole seconds until they are available.
   */
  take(credential: string, tokens: number, quota: Quota): number;
  /**
   * Checks for tokens without taking any.
   *
   * @returns 0 if `tokens` are available, else the whole seconds until they are.
   */
  wait(credential: string, tokens: number, quota: Quota): number;
  /** Stops the timers. */
  close(): void;
}
