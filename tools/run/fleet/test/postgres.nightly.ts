import { type Postgres, startPostgres } from "@node-access-tools/local-servers/postgres";
import { afterAll, beforeAll, describe } from "vitest";
import { contract } from "./contract/contract.ts";
import { startTarget } from "./contract/target.ts";

let postgres: Postgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres?.stop());

describe.each([1, 3])("%i gateways on Postgres, each request at any of them", (instances) =>
  contract(startTarget(async () => ({ instances, database: await postgres.createDatabase() }))),
);
