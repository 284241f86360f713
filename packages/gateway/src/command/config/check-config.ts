import { invalidArgument } from "@node-access/auth";
import { shownName } from "../../options/check-options.ts";
import { formMistakes, type Mistake } from "./check-form.ts";
import { configSchema } from "./generated/config-schema.ts";

/** @returns the mistakes in a config, by the schema that is generated from the types of its options. */
export function configMistakes(config: unknown): Mistake[] {
  return formMistakes(configSchema, config);
}

/**
 * @param config - A gateway's options, without functions.
 * @throws NodeAccessError `INVALID_ARGUMENT` with the path of the first mistake, without values:
 * options hold secrets.
 */
export function checkConfig(config: unknown): void {
  const [mistake] = configMistakes(config);
  if (mistake) throw invalidArgument(formatPath(mistake), mistake.expected, mistake.received);
}

/** The path as errors show it: `networks.ethereum-mainnet.rpc`. */
export function formatPath({ path }: Pick<Mistake, "path">): string {
  return path.length === 0 ? "options" : path.map((name) => shownName(String(name))).join(".");
}
