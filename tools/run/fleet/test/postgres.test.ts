import { type Postgres, startPostgres } from "@node-access-tools/postgres";
import { afterAll, beforeAll, describe } from "vitest";
import { contract } from "./contract/contract.ts";
import { startTarget } from "./contract/target.ts";

let postgres: Postgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres?.stop());

// By day, the gateway's own tests have one gateway.
describe.runIf(process.env["NIGHTLY"])("one gateway on Postgres", () =>
  contract(startTarget(async () => ({ instances: 1, database: await postgres.createDatabase() }))),
);

const instances = process.env["NIGHTLY"] ? 3 : 2;

describe(`${instances} gateways on Postgres, each request at any of them`, () =>
  contract(startTarget(async () => ({ instances, database: await postgres.createDatabase() }))));
