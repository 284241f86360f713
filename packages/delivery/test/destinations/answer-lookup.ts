import dns from "node:dns";
import { onTestFinished, vi } from "vitest";

/** Answers the next lookup of a name. */
export function answerLookup(...addresses: readonly string[]): void {
  const found = addresses.map((address) => ({ address, family: address.includes(":") ? 6 : 4 }));
  const spy = vi.spyOn(dns, "lookup");
  onTestFinished(() => spy.mockRestore());
  spy.mockImplementationOnce(((...args: readonly unknown[]) => {
    (args.at(-1) as (error: null, found: unknown) => void)(null, found);
  }) as typeof dns.lookup);
}
