import type { McpServer } from "@modelcontextprotocol/server";
import { z } from "zod";

/** Adds a prompt for each of three tasks that need several calls. */
export function addPrompts(server: McpServer): void {
  const profile = z.string().optional().describe("a stored node");
  server.registerPrompt(
    "explain_failed_transaction",
    { title: "Why did this transaction fail?", argsSchema: z.object({ hash: z.string(), profile }) },
    ({ hash, profile: node }) =>
      createMessage(`Find out why the transaction ${hash} failed${of(node)}. Call eth_getTransactionByHash and eth_getTransactionReceipt.
If its status is 0x0, call eth_call with its from, to, value, input and gas at the block before its own (params: [transaction, block]), and read
the error's data: 0x08c379a0 begins a text (ABI string), 0x4e487b71 a panic code, anything else a custom error. Compare gasUsed with gas: equal means
that it ran out. If the node offers debug_traceTransaction, call it with {"tracer":"callTracer"} and select the innermost call with an error.
Say which contract failed, why, and what to change.`),
  );
  server.registerPrompt(
    "compare_providers",
    { title: "Compare two nodes", argsSchema: z.object({ first: z.string(), second: z.string() }) },
    ({ first, second }) =>
      createMessage(`Compare the stored nodes ${first} and ${second}. Run check with profile ${first} and compare ${second}, and check with profile ${second}.
Say which methods only one of them offers, which is faster (p50 and p95), how far each lags, how far back their states go, their limits, and every defect
with its path. End with which to use for what.`),
  );
  server.registerPrompt(
    "follow_address",
    { title: "Follow an address", argsSchema: z.object({ address: z.string(), profile }) },
    ({ address, profile: node }) =>
      createMessage(`Follow the address ${address}${of(node)}. Call eth_getBalance, eth_getTransactionCount and eth_getCode at "latest" in one batch. Then use
watch with kind logs and the filter {"topics":[null,"<the address as 32 bytes>"]} and once more with the address as the third topic, and describe each event.
Report balances in ether, and what has changed since you began.`),
  );
}

function of(node: string | undefined): string {
  return node === undefined ? "" : ` on the stored node ${node} (pass it as profile)`;
}

function createMessage(text: string) {
  return {
    messages: [
      { role: "user" as const, content: { type: "text" as const, text: text.replaceAll("\n", " ") } },
    ],
  };
}
