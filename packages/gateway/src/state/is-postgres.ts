export function isPostgres(database: string): boolean {
  return /^postgres(ql)?:\/\//i.test(database);
}
