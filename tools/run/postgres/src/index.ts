export { startPostgres } from "./start-postgres.ts";
export type { Postgres, PostgresOptions } from "./start-postgres.ts";
