/** No further request is sent: there is no time, no request left, or no node. */
export class LimitReached extends Error {}

/** Ends a step when no further request is sent. */
export async function bounded(step: () => Promise<void>): Promise<void> {
  try {
    await step();
  } catch (error) {
    if (!(error instanceof LimitReached)) throw error;
  }
}
