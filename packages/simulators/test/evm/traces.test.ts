import { expect, it } from "vitest";
import { BlockNumbers } from "../../src/evm/blocks.ts";
import { EvmChain } from "../../src/evm/chain.ts";
import { tokenAddress, transferInput, word } from "../../src/evm/token.ts";
import { traceMethods } from "../../src/evm/trace-methods.ts";
import { anvilAccounts } from "../../src/development-accounts.ts";

it("traces each of many calls after those before it", () => {
  const chain = new EvmChain({ seed: "traces", blockTime: 60_000, chainId: 1 });
  const [from = "", to = ""] = anvilAccounts;
  const owner = word(BigInt(to)).slice(2);
  const send = { from, to: tokenAddress, data: transferInput(to, 5n) };
  const read = { from, to: tokenAddress, data: `0x70a08231${owner}` };
  const calls = [read, send, send, read].map((call) => [call, []]);
  const traces = traceMethods(chain, new BlockNumbers(chain))["trace_callMany"]?.([calls, "latest"]);
  const [before, , , after] = (traces as { output: string }[]).map(({ output }) => output);
  expect(BigInt(after ?? 0) - BigInt(before ?? 0)).toBe(10n);
});
