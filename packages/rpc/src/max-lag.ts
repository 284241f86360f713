/**
 * How many blocks the backends of one endpoint may lag behind each other: hosted endpoints are load
 * balancers. What an endpoint returns about older blocks is complete.
 */
export const MAX_LAG = 16;
