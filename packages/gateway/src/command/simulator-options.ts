import type { SimulatorOptions } from "../router/simulators.ts";
import type { ResolvedOptions } from "./resolve-options.ts";

/** Whether the gateway is part of a test that decides how nodes behave. */
export function isTest({ fixtures, faults, record }: ResolvedOptions): boolean {
  return (
    record !== undefined ||
    Object.keys(Object(fixtures) as object).length + Object.keys(Object(faults) as object).length > 0
  );
}

export function simulatorOptions(options: ResolvedOptions): SimulatorOptions {
  const { venue, geyserRate, chainId, seed, blockTime, fixtures, faults, record } = options;
  return {
    venue,
    geyserRate,
    chain: { seed, blockTime },
    ...(chainId !== undefined && { chainId }),
    ...(isTest(options) && { testMode: { fixtures, faults, seed, ...(record !== undefined && { record }) } }),
  };
}
