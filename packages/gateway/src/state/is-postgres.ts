/** Whether a database is one of Postgres's. */
export function isPostgres(database: string): boolean {
  return /^postgres(ql)?:\/\//i.test(database);
}
