import { createServer, type IncomingMessage } from "node:http";
import { aggregatePublicKeys, aggregateSignatures, SecretKey } from "@chainsafe/blst";
import { ssz } from "@lodestar/types";
import { listen, type LocalServer } from "@node-access-tools/local-servers";
import { mainnet } from "@node-access/verify/light-client";
import type { Fields, LiedChain } from "../lied-chain.ts";

/** What of a tree is needed for proofs. */
interface TreeNode {
  readonly left: TreeNode;
  readonly right: TreeNode;
  readonly root: Uint8Array;
}

/** A beacon block with an execution block of the chain. */
interface MadeBlock {
  readonly root: Uint8Array;
  readonly state: TreeNode;
  /** Its header as light clients get it. */
  readonly header: {
    readonly beacon: Fields;
    readonly execution: unknown;
    readonly execution_branch: string[];
  };
  readonly value: { readonly slot: number; readonly body: Body };
}

type Body = ReturnType<typeof fork.BeaconBlockBody.defaultValue>;

// Blocks of Fulu, which is the fork of Ethereum now, have the form of those of Electra.
const fork = ssz.electra;
const VERSION = "fulu";
/** Places in a state and in a block's body. Source: ethereum/consensus-specs, electra, light-client. */
const PLACES = { finalized: 169, committee: 86, nextCommittee: 87, execution: 25 };
const MEMBERS = 512;
const signature = new Uint8Array(96);
const noRoot = new Uint8Array(32);

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
  const key = SecretKey.fromKeygen(new Uint8Array(32).fill(7));
  const publicKey = key.toPublicKey();
  const committee = {
    pubkeys: Array.from({ length: MEMBERS }, () => publicKey.toBytes()),
    aggregatePubkey: aggregatePublicKeys(Array.from({ length: MEMBERS }, () => publicKey)).toBytes(),
  };
  const now = Math.floor((Date.now() / 1000 - mainnet.genesisTime) / 12);
  const final = await makeBlock(chain, Math.floor((now - 64) / 32) * 32, chain.before, committee);
  const head = await makeBlock(chain, now - 2, chain.number, committee, final);
  const forkData = ssz.phase0.ForkData.hashTreeRoot({
    currentVersion: bytes(mainnet.forks.find(({ name }) => name === VERSION)?.version ?? ""),
    genesisValidatorsRoot: bytes(mainnet.genesisValidatorsRoot),
  });
  const message = ssz.phase0.SigningData.hashTreeRoot({
    objectRoot: head.root,
    domain: Uint8Array.of(7, 0, 0, 0, ...forkData.subarray(0, 28)),
  });
  const signed = aggregateSignatures(Array.from({ length: MEMBERS }, () => key.sign(message))).toBytes();
  const aggregate = { sync_committee_bits: `0x${"ff".repeat(64)}`, sync_committee_signature: hex(signed) };
  const json = ssz.altair.SyncCommittee.toJson(committee);
  const optimistic = {
    attested_header: head.header,
    sync_aggregate: aggregate,
    signature_slot: String(head.value.slot + 1),
  };
  const finality = {
    ...optimistic,
    finalized_header: final.header,
    finality_branch: branch(head.state, PLACES.finalized),
  };
  const update = {
    ...finality,
    next_sync_committee: json,
    next_sync_committee_branch: branch(head.state, PLACES.nextCommittee),
  };
  const bootstrap = {
    header: final.header,
    current_sync_committee: json,
    current_sync_committee_branch: branch(final.state, PLACES.committee),
  };
  const blocks = [final, head, makeChild(head, aggregate)];
  /** What a path gets: as JSON, and as SSZ where a client asks for that. */
  const responseTo = (path: string, search: URLSearchParams): { data: unknown; encoded?: Uint8Array } => {
    const last = String(path.split("/").at(-1));
    const block =
      last === "head"
        ? blocks.at(-1)
        : blocks.find(({ root, value }) => hex(root) === last || String(value.slot) === last);
    if (path.includes("/bootstrap/"))
      return {
        data: bootstrap,
        encoded: fork.LightClientBootstrap.serialize(fork.LightClientBootstrap.fromJson(bootstrap)),
      };
    if (last === "updates") return { data: update };
    if (last === "finality_update") return { data: finality };
    if (last === "optimistic_update") return { data: optimistic };
    if (last === "headers") {
      const parent = search.get("parent_root");
      const children = blocks.slice(1).filter(({ header }) => header.beacon["parent_root"] === parent);
      return { data: children.map(recordOf) };
    }
    if (path.includes("/blocks/") && block)
      return {
        data: { message: fork.BeaconBlock.toJson(block.value as never), signature: hex(signature) },
        encoded: fork.SignedBeaconBlock.serialize({ message: block.value as never, signature }),
      };
    if (path.includes("/headers/") && block) return { data: recordOf(block) };
    return { data: undefined };
  };
  const server = createServer(({ url = "", headers }: IncomingMessage, response) => {
    const { pathname, searchParams } = new URL(url, "http://node");
    const { data, encoded } = responseTo(pathname, searchParams);
    const isEncoded = encoded && String(headers.accept).includes("octet-stream");
    response.writeHead(data === undefined ? 404 : 200, {
      "content-type": isEncoded ? "application/octet-stream" : "application/json",
      "eth-consensus-version": VERSION,
    });
    const meta = { version: VERSION, execution_optimistic: false, finalized: true };
    const body = { ...meta, data };
    response.end(isEncoded ? encoded : JSON.stringify(pathname.endsWith("/updates") ? [body] : body));
  });
  return { ...(await listen(server)), checkpoint: hex(final.root) };
}

/** Makes the beacon block of a slot, with an execution block of the chain. */
async function makeBlock(
  chain: LiedChain,
  slot: number,
  number: string,
  committee: Parameters<typeof ssz.altair.SyncCommittee.toViewDU>[0],
  final?: MadeBlock,
): Promise<MadeBlock> {
  const body = fork.BeaconBlockBody.defaultValue();
  Object.assign(body.executionPayload, await payloadOf(chain, number));
  const state = fork.BeaconState.defaultViewDU();
  state.currentSyncCommittee = ssz.altair.SyncCommittee.toViewDU(committee);
  state.nextSyncCommittee = ssz.altair.SyncCommittee.toViewDU(committee);
  const { slot: finalSlot = 0 } = final?.value ?? {};
  if (final)
    state.finalizedCheckpoint = ssz.phase0.Checkpoint.toViewDU({ epoch: finalSlot / 32, root: final.root });
  state.commit();
  return madeOf(slot, noRoot, state.hashTreeRoot(), body, state.node);
}

/** Makes the block after the head, which has the signatures for it. */
function makeChild(head: MadeBlock, aggregate: object): MadeBlock {
  const body = fork.BeaconBlockBody.defaultValue();
  body.executionPayload = head.value.body.executionPayload;
  body.syncAggregate = ssz.altair.SyncAggregate.fromJson(aggregate);
  return madeOf(head.value.slot + 1, head.root, noRoot, body, head.state);
}

function madeOf(
  slot: number,
  parentRoot: Uint8Array,
  stateRoot: Uint8Array,
  body: Body,
  state: unknown,
): MadeBlock {
  const view = fork.BeaconBlockBody.toViewDU(body);
  const header = { slot, proposerIndex: 0, parentRoot, stateRoot, bodyRoot: view.hashTreeRoot() };
  const { transactions, withdrawals, ...payload } = body.executionPayload;
  const execution = {
    ...payload,
    transactionsRoot: ssz.bellatrix.Transactions.hashTreeRoot(transactions),
    withdrawalsRoot: ssz.capella.Withdrawals.hashTreeRoot(withdrawals),
  };
  return {
    root: ssz.phase0.BeaconBlockHeader.hashTreeRoot(header),
    state: state as TreeNode,
    header: {
      beacon: ssz.phase0.BeaconBlockHeader.toJson(header) as Fields,
      execution: ssz.deneb.ExecutionPayloadHeader.toJson(execution),
      execution_branch: branch(view.node as unknown as TreeNode, PLACES.execution),
    },
    value: { slot, proposerIndex: 0, parentRoot, stateRoot, body } as MadeBlock["value"],
  };
}

async function payloadOf(chain: LiedChain, number: string): Promise<object> {
  const block = (await chain.call("eth_getBlockByNumber", number, false)) as Readonly<Record<string, string>>;
  const hashes = block["transactions"] as unknown as readonly string[];
  const transactions = await Promise.all(
    hashes.map((hash) => chain.call("eth_getRawTransactionByHash", hash)),
  );
  const read = (name: string): Uint8Array => bytes(block[name]);
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
    transactions: transactions.map(bytes),
    withdrawals: [],
    blobGasUsed: BigInt(String(block["blobGasUsed"])),
    excessBlobGas: BigInt(String(block["excessBlobGas"])),
  };
}

function recordOf({ root, header }: MadeBlock): object {
  return { root: hex(root), canonical: true, header: { message: header.beacon, signature: hex(signature) } };
}

/** The siblings from a place in a tree up to its root. */
function branch(root: TreeNode, place: number): string[] {
  const siblings: string[] = [];
  let node = root;
  for (const side of place.toString(2).slice(1)) {
    siblings.unshift(hex((side === "0" ? node.right : node.left).root));
    node = side === "0" ? node.left : node.right;
  }
  return siblings;
}

function hex(value: Uint8Array): string {
  return `0x${Buffer.from(value).toString("hex")}`;
}

function bytes(text: unknown): Uint8Array {
  return new Uint8Array(Buffer.from(String(text).slice(2), "hex"));
}
