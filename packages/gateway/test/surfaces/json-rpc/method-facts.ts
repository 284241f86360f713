import { type MethodFacts, methods } from "../../../src/generated/methods.ts";

/** What the specs say about a method. If protocols share its name, those of Ethereum come first. */
export function findFacts(name: string): MethodFacts | undefined {
  const all: readonly MethodFacts[] = Object.values(methods).flat();
  return all.find((facts) => facts.name === name);
}
