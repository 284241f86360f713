/** Blocks by which the backends of one endpoint may differ. What it returns about older ones is complete. */
export const MAX_LAG = 16;
