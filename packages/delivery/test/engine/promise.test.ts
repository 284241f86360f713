import fc from "fast-check";
import { expect, it } from "vitest";
import { checkRecord } from "./check-record.ts";
import { Simulation, type SimulationOptions } from "./simulation.ts";

const NUMBER_OF_RUNS = process.env["NIGHTLY"] ? 20_000 : 500;

const options: fc.Arbitrary<SimulationOptions> = fc.record({
  seed: fc.integer(),
  destination: fc.constantFrom("none" as const, "position" as const, "transaction" as const, "pull" as const),
  start: fc.constantFrom({ block: 0 }, { block: 1 }, "latest" as const),
  batchSize: fc.constantFrom(1, 2, 3, 7, 100),
  replays: fc.boolean(),
  steps: fc.integer({ min: 1, max: 60 }),
});

it("loses nothing, and delivers in order, whatever fails", async () => {
  await fc.assert(
    fc.asyncProperty(options, async (chosen) => {
      const simulation = new Simulation(chosen);
      await simulation.run();
      expect(checkRecord(simulation)).toEqual([]);
    }),
    { numRuns: NUMBER_OF_RUNS },
  );
});
