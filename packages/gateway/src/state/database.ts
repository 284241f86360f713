import { CamelCasePlugin, type DatabaseConnection, type Dialect, Kysely } from "kysely";
import type { Schema } from "./schema.ts";
import type { StateBackend } from "./state.ts";

/** Creates the query builder of a database, and counts the requests that wait for its connections. */
export function createDatabase(dialect: Dialect, limit: number): Pick<StateBackend, "database" | "queue"> {
  let [waiting, active] = [0, 0];
  const createDriver: Dialect["createDriver"] = () => {
    const driver = dialect.createDriver();
    const acquire = driver.acquireConnection.bind(driver);
    const release = driver.releaseConnection.bind(driver);
    driver.acquireConnection = async (...given): Promise<DatabaseConnection> => {
      waiting += 1;
      try {
        const connection = await acquire(...given);
        active += 1;
        return connection;
      } finally {
        waiting -= 1;
      }
    };
    driver.releaseConnection = (...given): Promise<void> => {
      active -= 1;
      return release(...given);
    };
    return driver;
  };
  const measured: Dialect = {
    createDriver,
    createAdapter: () => dialect.createAdapter(),
    createIntrospector: (database) => dialect.createIntrospector(database),
    createQueryCompiler: () => dialect.createQueryCompiler(),
  };
  // Columns have their usual names in the database, and here.
  const plugins = [new CamelCasePlugin({ maintainNestedObjectKeys: true })];
  return {
    database: new Kysely<Schema>({ dialect: measured, plugins }),
    queue: () => ({ queue: "database", waiting, active, limit }),
  };
}
