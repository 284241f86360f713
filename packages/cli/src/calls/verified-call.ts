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
export function checkVerifiable({ surface }: Pick<FoundMethod, "surface">): void {
  if (protocols[surface.name]?.chainIdMethod !== "eth_chainId" && !isBitcoin(surface))
    throw new CommandError(
      `--verify: recomputes hashes of EVM chains and of Bitcoin's kind, and ${surface.title} is neither`,
    );
}

function isBitcoin({ families }: FoundMethod["surface"]): boolean {
  return families.includes("bitcoin");
}

/**
 * Makes a call, and says on stderr whether its result agrees with the hash of its block.
 *
 * @throws NodeAccessError `DATA_INVALID` for a wrong result, which is not returned: a program that reads it would believe it.
 */
export async function callVerified<Client extends Checkable>(
  client: Client,
  { surface }: Pick<FoundMethod, "surface">,
  call: (client: Client) => Promise<unknown>,
  { stderr }: Io,
): Promise<unknown> {
  let last: VerdictEvent | undefined;
  const options = {
    require: "report",
    onVerdict: (event: VerdictEvent): void => void (last = event),
  } as const;
  const view = isBitcoin(surface) ? await viewOfBitcoin(client, options) : await viewOfEvm(client, options);
  const result = await call(view);
  if (last?.error) throw last.error;
  stderr.write(`verdict: ${verdictText(last)}\n`);
  return result;
}

/** How the views of a client report verdicts. */
interface ViewOptions {
  readonly require: "report";
  readonly onVerdict: (event: VerdictEvent) => void;
}

async function viewOfEvm<Client extends Checkable>(client: Client, options: ViewOptions): Promise<Client> {
  const { verified } = await import("@node-access/verify");
  const chainId = String(await client.request({ method: "eth_chainId" }));
  return verified(client, { chainId, ...options });
}

/** Its chain is the one with the node's first block. */
async function viewOfBitcoin<Client extends Checkable>(
  client: Client,
  options: ViewOptions,
): Promise<Client> {
  const { bitcoinNetworks, verifiedBitcoin } = await import("@node-access/verify/bitcoin");
  const first = await client.request({ method: "getblockhash", params: [0] });
  const network = Object.keys(bitcoinNetworks).find((name) => bitcoinNetworks[name]?.genesis === first);
  if (network !== undefined) return verifiedBitcoin(client, { network, ...options });
  throw new CommandError(
    `--verify: the rules of ${Object.keys(bitcoinNetworks).join(", ")} are known, and the node's first block is of another chain: ${JSON.stringify(first)}`,
  );
}

function verdictText({ verdict }: VerdictEvent = {} as VerdictEvent): string {
  if (!verdict) return "unverifiable: there is no check of this method";
  if (verdict.verdict === "unverifiable") return `unverifiable: ${verdict.explanation}`;
  const { block, uncovered } = verdict;
  const place = block ? ` with block ${block.number} ${block.hash}` : "";
  return `${verdict.verdict}${place}${uncovered.length > 0 ? `; no hash covers ${uncovered.join(", ")}` : ""}`;
}
