import { fromHexString, toHexString } from "@chainsafe/ssz";
import { ssz } from "@lodestar/types";
import {
  type BlockBody,
  type MadeHeader,
  serveBeacon,
  type Served,
  SignedChain,
  updateParts,
} from "@node-access-tools/local-servers/beacon-node";
import type { LocalServer } from "@node-access-tools/local-servers";
import { mainnet } from "@node-access/verify/light-client";
import type { LiedChain } from "../lied-chain.ts";

/** A beacon block with an execution block of the chain. */
interface MadeBlock extends MadeHeader {
  readonly value: { readonly slot: number; readonly body: BlockBody };
}

// Blocks of Fulu, which is the fork of Ethereum now, have the form of those of Electra.
const fork = ssz.electra;
const VERSION = "fulu";
const signature = new Uint8Array(96);

/** A beacon node for light clients that know no other chain than Ethereum. */
export interface MainnetBeacon extends LocalServer {
  /** The root of the final beacon block. */
  readonly checkpoint: string;
}

/**
 * Starts a beacon node with Ethereum's parameters, the slots of the present time, and a sync committee of its own. A light client that
 * trusts its checkpoint follows it. Lies are about the block of its head; its final block is the one before.
 */
export async function startMainnetBeacon(chain: LiedChain): Promise<MainnetBeacon> {
  const beaconChain = new SignedChain({
    genesisValidatorsRoot: mainnet.genesisValidatorsRoot,
    version: mainnet.forks.find(({ name }) => name === VERSION)?.version ?? "",
    slotsPerPeriod: 8_192,
    committeeSize: 512,
    committeeOf: () => "mainnet",
  });
  const now = Math.floor((Date.now() / 1000 - mainnet.genesisTime) / 12);
  const makeBlock = (
    slot: number,
    body: BlockBody,
    finalRoot?: Uint8Array,
    parent?: MadeHeader,
  ): MadeBlock => {
    const made = beaconChain.header(slot, body, finalRoot, parent?.root);
    const parentRoot = parent?.root ?? new Uint8Array(32);
    return {
      ...made,
      value: { slot, proposerIndex: 0, parentRoot, stateRoot: made.state.root, body } as never,
    };
  };
  const final = makeBlock(Math.floor((now - 64) / 32) * 32, await bodyWith(chain, chain.before));
  const headBody = await bodyWith(chain, chain.number);
  const head = makeBlock(now - 2, headBody, final.root);
  const update = beaconChain.update(now - 1, head, final);
  const parts = updateParts(update);
  const bootstrap = beaconChain.bootstrap(final);
  /** The block after the head, which has the signatures for it. */
  const childBody = fork.BeaconBlockBody.clone(headBody);
  childBody.syncAggregate = ssz.altair.SyncAggregate.fromJson(update["sync_aggregate"]);
  const child = makeBlock(now - 1, childBody, final.root, head);
  const blocks = [final, head, child];
  const respond = (path: string, query: URLSearchParams): Served | undefined => {
    const last = String(path.split("/").at(-1));
    if (path.includes("/bootstrap/")) {
      const encoded = fork.LightClientBootstrap.serialize(fork.LightClientBootstrap.fromJson(bootstrap));
      return { data: bootstrap, encoded };
    }
    if (last === "updates") return { data: [update] };
    if (last === "headers") {
      const parent = query.get("parent_root");
      // The final block has no parent here, as the head.
      const children = [head, child].filter(({ json }) => json.beacon["parent_root"] === parent);
      return { data: children.map(createRecord) };
    }
    const block =
      last === "head"
        ? blocks.at(-1)
        : blocks.find(({ root, value }) => toHexString(root) === last || String(value.slot) === last);
    if (path.includes("/headers/") && block) return { data: createRecord(block) };
    if (!path.includes("/blocks/") || !block) return parts[last] && { data: parts[last] };
    return {
      data: { message: fork.BeaconBlock.toJson(block.value as never), signature: toHexString(signature) },
      encoded: fork.SignedBeaconBlock.serialize({ message: block.value as never, signature }),
    };
  };
  return { ...(await serveBeacon(VERSION, respond)), checkpoint: toHexString(final.root) };
}

async function bodyWith(chain: LiedChain, number: string): Promise<BlockBody> {
  const body = fork.BeaconBlockBody.defaultValue();
  Object.assign(body.executionPayload, await createPayload(chain, number));
  return body;
}

async function createPayload(chain: LiedChain, number: string): Promise<object> {
  const block = (await chain.call("eth_getBlockByNumber", number, false)) as Readonly<Record<string, string>>;
  const hashes = block["transactions"] as unknown as readonly string[];
  const transactions = await Promise.all(
    hashes.map((hash) => chain.call("eth_getRawTransactionByHash", hash)),
  );
  const read = (name: string): Uint8Array => fromHexString(String(block[name]));
  return {
    parentHash: read("parentHash"),
    feeRecipient: read("miner"),
    stateRoot: read("stateRoot"),
    receiptsRoot: read("receiptsRoot"),
    logsBloom: read("logsBloom"),
    prevRandao: read("mixHash"),
    blockNumber: Number(block["number"]),
    gasLimit: Number(block["gasLimit"]),
    gasUsed: Number(block["gasUsed"]),
    timestamp: Number(block["timestamp"]),
    extraData: read("extraData"),
    baseFeePerGas: BigInt(String(block["baseFeePerGas"])),
    blockHash: read("hash"),
    transactions: transactions.map((raw) => fromHexString(String(raw))),
    withdrawals: [],
    blobGasUsed: BigInt(String(block["blobGasUsed"])),
    excessBlobGas: BigInt(String(block["excessBlobGas"])),
  };
}

function createRecord({ root, json }: MadeBlock): object {
  return {
    root: toHexString(root),
    canonical: true,
    header: { message: json.beacon, signature: toHexString(signature) },
  };
}
