import { toHexString } from "@chainsafe/ssz";
import { serveBeacon } from "./serve-beacon.ts";
import { createBody, type Json, type ShownBlocks, SignedChain, updateParts } from "./signed-chain.ts";

/** The parameters of the chain, for a light client. A second is a slot, so that a test sees several periods. */
const parameters = {
  secondsPerSlot: 1,
  slotsPerEpoch: 2,
  epochsPerPeriod: 4,
  committeeSize: 8,
  forks: [{ name: "electra", version: "0x05000000", epoch: 0 }],
} as const;
const slotsPerPeriod = 8;

type LightClientRequest = "bootstrap" | "updates" | "finality_update" | "optimistic_update";

interface BeaconNodeOptions {
  /** The blocks that the chain has at first. */
  readonly blocks: ShownBlocks;
  /** Root of the validators at genesis. Default: Ethereum's. */
  readonly genesisValidatorsRoot?: string;
  /** Chains with another name have other committees. */
  readonly name?: string;
}

/** A beacon node whose chain a test moves. It shows light clients a chain that is right, or what {@link change} makes of it. */
export interface BeaconNode {
  readonly url: string;
  /** The chain's parameters, for a light client. */
  readonly network: typeof parameters & {
    readonly genesisValidatorsRoot: string;
    readonly genesisTime: number;
  };
  /** The root of a final block, to start from. */
  readonly checkpoint: string;
  /** The requests so far: `updates 3` are those from period 3. */
  readonly requests: readonly string[];
  /** The execution blocks that the chain has from now on. */
  blocks: ShownBlocks;
  /** Changes what a request gets: `undefined` is not found. Default: nothing is changed. */
  change: ((request: LightClientRequest, data: Json | readonly Json[]) => unknown) | undefined;
  /** Whether it ends each connection without a response. */
  isDown: boolean;
  /** Lets periods pass at once. Light clients need the new `network`. */
  skip(periods: number): void;
  /** The update that the committee of now signs for other blocks. */
  update(blocks: ShownBlocks): Json;
  close(): Promise<void>;
}

const MAINNET = "0x4b363db94e286120d76eb905340fdd4e54bfe9f06bf33ff6cf5ad27f511bfe95";
/** The slot in which nodes start. */
const FIRST = 4 * slotsPerPeriod + 4;

/** Starts a beacon node with a sync committee of its own. Each second is a slot. */
export async function startBeaconNode(options: BeaconNodeOptions): Promise<BeaconNode> {
  const { genesisValidatorsRoot = MAINNET, name = "a" } = options;
  const chain = new SignedChain({
    genesisValidatorsRoot,
    version: parameters.forks[0].version,
    slotsPerPeriod,
    committeeSize: parameters.committeeSize,
    committeeOf: (period) => `${name} ${period}`,
  });
  let genesisTime = Math.floor(Date.now() / 1000) - FIRST;
  const first = chain.header(FIRST - 2, createBody(options.blocks.final));
  const [checkpoint, bootstrap] = [toHexString(first.root), chain.bootstrap(first)];
  /** Signs the block of the slot before, with the one before that as the final one. */
  const createUpdate = (slot: number, { head, final }: ShownBlocks): Json => {
    const finalized = chain.header(slot - 2, createBody(final));
    return chain.update(slot, chain.header(slot - 1, createBody(head), finalized.root), finalized);
  };
  const requests: string[] = [];
  const slotNow = (): number => Math.floor(Date.now() / 1000 - genesisTime);
  const updatesFrom = (start: number, count: number): readonly Json[] => {
    const slot = slotNow();
    // Each period has an update whose block, final block and signature are of the period.
    const slots = Array.from({ length: count }, (_, index) => (start + index) * slotsPerPeriod + 3);
    return slots.filter((one) => one <= slot).map((one) => createUpdate(one, node.blocks));
  };
  const readData = (request: string, query: URLSearchParams): Json | readonly Json[] | undefined => {
    if (request === checkpoint) return bootstrap;
    if (request === "updates")
      return updatesFrom(Number(query.get("start_period")), Number(query.get("count")));
    return updateParts(createUpdate(slotNow(), node.blocks))[request];
  };
  const { url, close } = await serveBeacon("electra", (pathname, query) => {
    if (node.isDown) return "cut";
    if (pathname === "/eth/v1/beacon/genesis")
      return { data: { genesis_validators_root: genesisValidatorsRoot } };
    if (!pathname.includes("/light_client/")) return undefined;
    const last = String(pathname.split("/").at(-1));
    const request = (pathname.includes("/bootstrap/") ? "bootstrap" : last) as LightClientRequest;
    requests.push(request === "updates" ? `updates ${query.get("start_period")}` : request);
    const data = readData(last, query);
    const changed = data && (node.change ? node.change(request, data) : data);
    return changed === undefined ? undefined : { data: changed };
  });
  const node: BeaconNode = {
    url,
    close,
    checkpoint,
    requests,
    blocks: options.blocks,
    change: undefined,
    isDown: false,
    get network() {
      return { ...parameters, genesisValidatorsRoot, genesisTime };
    },
    skip: (periods) => void (genesisTime -= periods * slotsPerPeriod),
    update: (blocks) => createUpdate(slotNow(), blocks),
  };
  return node;
}
