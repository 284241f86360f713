import { type Postgres, startPostgres } from "@node-access-tools/postgres";
import { afterAll, beforeAll, describe } from "vitest";
import { contract } from "./contract/contract.ts";
import { startTarget } from "./contract/target.ts";

let postgres: Postgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres?.stop());

// By day, one gateway is tested on SQLite, and three on Postgres.
describe.runIf(process.env["NIGHTLY"])("one gateway on Postgres", () =>
  contract(startTarget(async () => ({ instances: 1, database: await postgres.createDatabase() }))),
);

describe("three gateways on Postgres, each request at any of them", () =>
  contract(startTarget(async () => ({ instances: 3, database: await postgres.createDatabase() }))));
