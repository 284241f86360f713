export { startPostgres } from "./start-postgres.ts";
export type { PostgresOptions } from "./cluster.ts";
export type { Postgres } from "./start-postgres.ts";
