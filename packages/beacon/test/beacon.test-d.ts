import { bearer } from "@node-access/auth";
import { createBeaconClient, genesisTime, pathKey } from "../src/index.ts";

const endpoint = "https://beacon.example";
const beacon = createBeaconClient({ endpoint, credential: pathKey("k3y") });

// @ts-expect-error A beacon endpoint takes its key in the path.
createBeaconClient({ endpoint, credential: bearer("k3y") });

export async function genesis(): Promise<`0x${string}`> {
  const { data } = await beacon.with({ timeout: 1_000 }).getGenesis();
  // @ts-expect-error The answer's data has the time, not the answer.
  genesisTime(await beacon.getGenesis());
  return data.genesis_validators_root;
}

export async function blobsOf(slot: bigint): Promise<number> {
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

export async function payloadOf(slot: `${bigint}`, randao_reveal: `0x${string}`): Promise<string> {
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
  // @ts-expect-error What is published says of which fork it is.
  await beacon.submitPoolAttestationsV2([]);
  // @ts-expect-error There is no such status.
  await beacon.getStateValidators("head", { status: ["asleep"] });
  const indices: readonly `${bigint}`[] = ["1"];
  const health: 200 | 206 | 503 = await beacon.getHealth();
  await beacon.getLiveness("299020", health === 200 ? indices : []);
}
