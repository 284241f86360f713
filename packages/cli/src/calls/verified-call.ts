import type { VerdictEvent } from "@node-access/verify";
import type { FoundMethod } from "../facts/rpc-method.ts";
import { protocols } from "../generated/protocols.ts";
import { CommandError } from "../io/command-error.ts";
import type { Io } from "../io/io.ts";

/** A client whose results can be checked. */
interface Checkable {
  request(request: { method: string; params?: unknown; idempotency?: string }): Promise<unknown>;
}

/** @throws CommandError for a protocol whose results cannot be verified. */
export function checkVerifiable({ surface }: FoundMethod): void {
  if (protocols[surface.name]?.chainIdMethod !== "eth_chainId")
    throw new CommandError(`--verify: recomputes hashes of EVM chains, and ${surface.title} is none`);
}

/**
 * Makes a call, and says on stderr whether its result agrees with the hash of its block.
 *
 * @throws NodeAccessError `DATA_INVALID` for a wrong result, which is not returned: a program that reads it would believe it.
 */
export async function callVerified<Client extends Checkable>(
  client: Client,
  call: (client: Client) => Promise<unknown>,
  { stderr }: Io,
): Promise<unknown> {
  const { verified } = await import("@node-access/verify");
  const chainId = String(await client.request({ method: "eth_chainId" }));
  let last: VerdictEvent | undefined;
  const onVerdict = (event: VerdictEvent): void => {
    last = event;
  };
  const result = await call(verified(client, { chainId, require: "report", onVerdict }));
  if (last?.error) throw last.error;
  stderr.write(`verdict: ${verdictText(last)}\n`);
  return result;
}

function verdictText({ verdict }: VerdictEvent = {} as VerdictEvent): string {
  if (!verdict) return "unverifiable: there is no check of this method";
  if (verdict.verdict === "unverifiable") return `unverifiable: ${verdict.explanation}`;
  const { block, uncovered } = verdict;
  const place = block ? ` with block ${block.number} ${block.hash}` : "";
  return `${verdict.verdict}${place}${uncovered.length > 0 ? `; no hash covers ${uncovered.join(", ")}` : ""}`;
}
