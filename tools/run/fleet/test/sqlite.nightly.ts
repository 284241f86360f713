import { describe } from "vitest";
import { contract } from "./contract/contract.ts";
import { startTarget } from "./contract/target.ts";

describe("one gateway on SQLite", () => contract(startTarget(async () => ({ instances: 1 }))));
