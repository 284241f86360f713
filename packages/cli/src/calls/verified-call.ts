import type { VerdictEvent } from "@node-access/verify";
import type { BeaconPreset } from "@node-access/verify/beacon";
import type { FoundMethod } from "../facts/rpc-method.ts";
import { protocols } from "../generated/protocols.ts";
import { CommandError } from "../io/command-error.ts";
import type { Io } from "../io/io.ts";

/** A client of JSON-RPC whose results can be checked. */
interface Checkable {
  request(request: { method: string; params?: unknown; idempotency?: string }): Promise<unknown>;
}

/** Whether results of a JSON-RPC protocol can be verified. */
export function isVerifiable({ surface }: Pick<FoundMethod, "surface">): boolean {
  return protocols[surface.name]?.chainIdMethod === "eth_chainId" || isBitcoin(surface);
}

/** @throws CommandError for a protocol whose results cannot be verified. */
export function checkVerifiable(found: Pick<FoundMethod, "surface">): void {
  if (!isVerifiable(found))
    throw new CommandError(
      `--verify: recomputes hashes of EVM chains and of Bitcoin's kind, and ${found.surface.title} is neither`,
    );
}

function isBitcoin({ families }: FoundMethod["surface"]): boolean {
  return families.includes("bitcoin");
}

/** Creates the view of a client that checks results. */
export type ViewOf<Client> = (client: Client, options: ViewOptions) => Promise<Client>;

/** Makes a call, and says on stderr whether its result agrees with the hash of its block. A wrong result is never returned. */
export async function callVerified<Client>(
  client: Client,
  viewOf: ViewOf<Client>,
  call: (client: Client) => Promise<unknown>,
  { stderr }: Io,
): Promise<unknown> {
  let last: VerdictEvent | undefined;
  const options = {
    require: "report",
    onVerdict: (event: VerdictEvent): void => void (last = event),
  } as const;
  const result = await call(await viewOf(client, options));
  if (last?.error) throw last.error;
  stderr.write(`verdict: ${formatVerdict(last)}\n`);
  return result;
}

/** How the views of a client report verdicts. */
interface ViewOptions {
  readonly require: "report";
  readonly onVerdict: (event: VerdictEvent) => void;
}

/** Returns what creates the view of a client of a JSON-RPC protocol. */
export function createRpcView<Client extends Checkable>({
  surface,
}: Pick<FoundMethod, "surface">): ViewOf<Client> {
  return isBitcoin(surface) ? createBitcoinView : createEvmView;
}

async function createEvmView<Client extends Checkable>(
  client: Client,
  options: ViewOptions,
): Promise<Client> {
  const { verified } = await import("@node-access/verify");
  const chainId = String(await client.request({ method: "eth_chainId" }));
  return verified(client, { chainId, ...options });
}

/** Its chain is the one with the node's first block. */
async function createBitcoinView<Client extends Checkable>(
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

/** Creates the view of a client of a beacon node, whose configuration says which sizes the types of its chain have. */
export async function createBeaconView<Client extends object>(
  client: Client,
  options: ViewOptions,
): Promise<Client> {
  try {
    await Promise.all([import("@lodestar/types"), import("@lodestar/params")]);
  } catch {
    throw new CommandError(
      "--verify: recomputes the roots of beacon nodes with @lodestar/types and @lodestar/params, which are not installed: " +
        "install both next to @node-access/cli",
    );
  }
  const { verifiedBeacon } = await import("@node-access/verify/beacon");
  const { data } = Object(await (client as { getSpec?: () => Promise<unknown> }).getSpec?.()) as {
    data?: { PRESET_BASE?: BeaconPreset };
  };
  return verifiedBeacon(client, { preset: data?.PRESET_BASE ?? "mainnet", ...options });
}

function formatVerdict({ verdict }: VerdictEvent = {} as VerdictEvent): string {
  if (!verdict) return "unverifiable: there is no check of this method";
  if (verdict.verdict === "unverifiable") return `unverifiable: ${verdict.explanation}`;
  const { block, uncovered } = verdict;
  const place = block ? ` with block ${block.number} ${block.hash}` : "";
  return `${verdict.verdict}${place}${uncovered.length > 0 ? `; no hash covers ${uncovered.join(", ")}` : ""}`;
}
