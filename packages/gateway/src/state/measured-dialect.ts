import type { DatabaseConnection, Dialect } from "kysely";
import type { QueueState } from "../observe/queue-state.ts";

/** A dialect that counts the requests waiting for its connections. */
export interface MeasuredDialect {
  readonly dialect: Dialect;
  queue(): QueueState;
}

/** @param limit - The maximum number of connections. */
export function measuredDialect(dialect: Dialect, limit: number): MeasuredDialect {
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
  return {
    dialect: {
      createDriver,
      createAdapter: () => dialect.createAdapter(),
      createIntrospector: (database) => dialect.createIntrospector(database),
      createQueryCompiler: () => dialect.createQueryCompiler(),
    },
    queue: () => ({ queue: "database", waiting, active, limit }),
  };
}
