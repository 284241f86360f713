import { bearer } from "@node-access/auth";
import { beaconEvents } from "../src/events/beacon-events.ts";
import { createBeaconClient, genesisTime, pathKey } from "../src/index.ts";
import { createSszClient } from "../src/ssz.ts";

const endpoint = "https://beacon.example";
const beacon = createBeaconClient({ endpoint, credential: pathKey("k3y") });

// @ts-expect-error A beacon endpoint takes its key in the path.
createBeaconClient({ endpoint, credential: bearer("k3y") });

export async function genesis(): Promise<`0x${string}`> {
  const { data } = await beacon.with({ timeout: 1_000 }).getGenesis();
  // @ts-expect-error The response's data has the time, not the response.
  genesisTime(await beacon.getGenesis());
  return data.genesis_validators_root;
}

export async function countBlobs(slot: bigint): Promise<number> {
  const block = await beacon.getBlockV2(`${slot}`);
  switch (block.version) {
    case "phase0":
    case "altair":
    case "bellatrix":
    case "capella":
      return 0;
    case "deneb":
    case "electra":
    case "fulu":
      return block.data.message.body.blob_kzg_commitments.length;
    case "gloas":
      return block.data.message.body.signed_execution_payload_bid.message.blob_kzg_commitments.length;
  }
}

export async function anyPayload(): Promise<unknown> {
  const block = await beacon.getBlockV2("head");
  // @ts-expect-error Blocks before bellatrix have no execution payload.
  return block.data.message.body.execution_payload;
}

export async function createPayload(slot: `${bigint}`, randao_reveal: `0x${string}`): Promise<string> {
  const block = await beacon.produceBlockV3(slot, { randao_reveal });
  if (block.version !== "fulu") return block.version;
  return block.execution_payload_blinded
    ? block.data.body.execution_payload_header.block_hash
    : block.data.block.body.execution_payload.block_hash;
}

export async function wrong(): Promise<void> {
  // @ts-expect-error There is no such block.
  await beacon.getBlockV2("newest");
  // @ts-expect-error A slot is decimal.
  await beacon.getBlockV2("0.5");
  // @ts-expect-error A published block must name its fork.
  await beacon.submitPoolAttestationsV2([]);
  // @ts-expect-error There is no such status.
  await beacon.getStateValidators("head", { status: ["asleep"] });
  const indices: readonly `${bigint}`[] = ["1"];
  const health: 200 | 206 | 503 = await beacon.getHealth();
  await beacon.getLiveness("299020", health === 200 ? indices : []);
}

export async function writes(): Promise<void> {
  const status: 200 | 202 = await beacon.publishBlockV2({} as Parameters<typeof beacon.publishBlockV2>[0], {
    "Eth-Consensus-Version": "electra",
    broadcast_validation: "consensus_and_equivocation",
  });
  // @ts-expect-error A block goes out with the name of its fork.
  await beacon.publishBlockV2({} as Parameters<typeof beacon.publishBlockV2>[0]);
  // @ts-expect-error A list of preparations is the body.
  const nothing: undefined = await beacon.prepareBeaconProposer({});
  const health: 200 | 206 | 503 = await beacon.getHealth();
  const { data } = await beacon.getStateValidators("head", { id: ["1"] as const, status: ["active"] });
  console.log(status, nothing, health, data[0]?.balance);
}

const ssz = createSszClient({ endpoint, credential: pathKey("k3y") });

export async function bytes(): Promise<Uint8Array | undefined> {
  const block = await ssz.getBlockV2("head");
  const fork: string | undefined = block.headers["eth-consensus-version"];
  // @ts-expect-error Either bytes or JSON have come.
  console.log(block.value);
  if (block.type === "json") console.log(fork, block.value.version === "fulu");
  // @ts-expect-error A body in SSZ is bytes.
  await ssz.publishBlockV2({}, { "Eth-Consensus-Version": "electra" });
  // @ts-expect-error Genesis has no SSZ.
  await ssz.getGenesis();
  return block.type === "bytes" ? block.bytes : undefined;
}

export async function events(): Promise<void> {
  const node = { endpoint, credential: pathKey("k3y") };
  // @ts-expect-error There is no such topic.
  beaconEvents(node, ["weather"]);
  for await (const event of beaconEvents(node, ["head", "payload_attributes"])) {
    // @ts-expect-error Nobody listens to blocks.
    if (event.event === "block") return;
    if (event.event === "gap") console.log(event.reason.code);
    else if (event.event === "head") console.log(event.data.slot, event.data.epoch_transition);
    else console.log(event.data.version, event.data.data.proposal_slot);
  }
}
