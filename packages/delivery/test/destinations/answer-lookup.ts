import dns from "node:dns";
import { onTestFinished, vi } from "vitest";

/** Answers the next lookup of a name. */
export function answerLookup(...addresses: readonly string[]): void {
  const spy = vi.spyOn(dns.promises, "Resolver");
  onTestFinished(() => spy.mockRestore());
  spy.mockImplementationOnce(function answer() {
    return {
      resolve4: async () => addresses.filter((address) => !address.includes(":")),
      resolve6: async () => addresses.filter((address) => address.includes(":")),
    } as never;
  } as never);
}
