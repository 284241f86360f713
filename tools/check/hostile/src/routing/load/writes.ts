import { between, type Random } from "@node-access-tools/workspace";
import { keccak256, toHex } from "viem";
import { privateKeyToAccount } from "viem/accounts";
import { chainId } from "../chain/anvil-node.ts";
import { countedWrite, signedWrite } from "../upstream/respond.ts";
import { fine, wrong } from "./check-block.ts";
import type { PlannedCall } from "./call-kinds.ts";

/** Draws a unique write: a transaction from its own account, or a call of a method that is in no spec. */
export async function drawWrite(random: Random): Promise<PlannedCall> {
  const own = toHex(Uint8Array.from({ length: 32 }, (_, index) => between(random, index === 0 ? 1 : 0, 128)));
  if (random() < 0.5) {
    const check = (result: unknown) => (result === own ? fine() : wrong("wrong state", "another write's"));
    return { method: countedWrite, params: [own], check };
  }
  const account = privateKeyToAccount(own);
  const raw = await account.signTransaction({ chainId, to: account.address, gas: 21_000n, gasPrice: 0n });
  const hash = keccak256(raw);
  const check = (result: unknown) => (result === hash ? fine() : wrong("wrong state", "another write's"));
  return { method: signedWrite, params: [raw], check };
}
