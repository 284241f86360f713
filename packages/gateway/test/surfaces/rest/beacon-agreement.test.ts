import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { restExamples } from "../../../src/generated/rest-examples.ts";
import { createGateway, type Credentials, type Gateway } from "../../../src/index.ts";
import { call, findNode, request } from "../../client.ts";
import { networksWith } from "../../networks.ts";

type Fields = Readonly<Record<string, string>>;

let gateway: Gateway<Credentials>;
let base: string;
beforeAll(async () => {
  gateway = await createGateway({
    networks: networksWith({ ethereum: { beacon: "simulator", rpc: "simulator" } }),
    blockTime: 12_000,
  });
  base = `${gateway.url}/${findNode(gateway, "ethereum").key}/eth`;
});
afterAll(() => gateway.close());

async function read<T>(path: string, body?: unknown): Promise<T> {
  const { status, json, text } = await request(`${base}${path}`, body ? { method: "POST", body } : {});
  if (status !== 200) throw new Error(`${path}: ${status} ${text}`);
  return (json as { data: T }).data;
}

const readStatus = async (path: string): Promise<number> => (await request(`${base}${path}`)).status;
const headSlot = async (): Promise<number> =>
  Number((await read<{ head_slot: string }>("/v1/node/syncing")).head_slot);
const validators = fc.uniqueArray(fc.integer({ min: 0, max: 1_023 }), { minLength: 1, maxLength: 8 });

interface Header {
  readonly root: string;
  readonly header: { readonly message: Fields };
}

interface Payload extends Fields {
  readonly transactions: never;
}

const readBlock = (hash: string | undefined): Promise<Fields> =>
  call(gateway, "eth_getBlockByHash", hash, false) as Promise<Fields>;
const decimal = (quantity: string | undefined): string => String(BigInt(quantity ?? "-1"));

async function expectPayload(payload: Fields): Promise<void> {
  const block = await readBlock(payload["block_hash"]);
  expect(payload).toMatchObject({
    parent_hash: block["parentHash"],
    fee_recipient: block["miner"],
    state_root: block["stateRoot"],
    receipts_root: block["receiptsRoot"],
    logs_bloom: block["logsBloom"],
    block_number: decimal(block["number"]),
    gas_limit: decimal(block["gasLimit"]),
    gas_used: decimal(block["gasUsed"]),
    timestamp: decimal(block["timestamp"]),
    base_fee_per_gas: decimal(block["baseFeePerGas"]),
  });
}

describe("a simulated beacon node", () => {
  it("has duties for exactly the validators that were asked for, as the committees have them", async () => {
    const now = Math.floor((await headSlot()) / 32);
    await fc.assert(
      fc.asyncProperty(validators, fc.integer({ min: now - 300, max: now + 1 }), async (all, epoch) => {
        const ids = all.map(String);
        const duties = await read<Fields[]>(`/v1/validator/duties/attester/${epoch}`, ids);
        expect(duties.map((duty) => duty["validator_index"])).toEqual(ids);
        for (const duty of duties) {
          const slot = Number(duty["slot"]);
          expect(Math.floor(slot / 32)).toBe(epoch);
          const [committee, ...rest] = await read<{ index: string; validators: string[] }[]>(
            `/v1/beacon/states/head/committees?slot=${slot}&epoch=${epoch}&index=${duty["committee_index"]}`,
          );
          expect(rest).toEqual([]);
          expect(committee?.validators[Number(duty["validator_committee_index"])]).toBe(
            duty["validator_index"],
          );
          expect(committee?.validators).toHaveLength(Number(duty["committee_length"]));
        }
        const state = await read<{ index: string; validator: Fields }[]>(
          `/v1/beacon/states/head/validators?${ids.map((id) => `id=${id}`).join("&")}`,
        );
        expect(state.map(({ index, validator }) => [index, validator["pubkey"]])).toEqual(
          duties.map((duty) => [duty["validator_index"], duty["pubkey"]]),
        );
        const sync = await read<{ validator_index: string; validator_sync_committee_indices: string[] }[]>(
          `/v1/validator/duties/sync/${epoch}`,
          ids,
        );
        const { validators: members } = await read<{ validators: string[] }>(
          `/v1/beacon/states/head/sync_committees?epoch=${epoch}`,
        );
        expect(sync.map((duty) => duty.validator_index)).toEqual(ids.filter((id) => members.includes(id)));
        for (const duty of sync)
          for (const place of duty.validator_sync_committee_indices)
            expect(members[Number(place)]).toBe(duty.validator_index);
        const live = await read<{ index: string }[]>(`/v1/validator/liveness/${Math.min(epoch, now)}`, ids);
        expect(live.map(({ index }) => index)).toEqual(ids);
      }),
      { numRuns: 15 },
    );
  });

  it("has the validator of the spec's examples", async () => {
    const example = restExamples.beacon?.["getStateValidator"] as { data: { validator: Fields } };
    const { pubkey } = example.data.validator;
    const record = await read<{ index: string }>(`/v1/beacon/states/head/validators/${pubkey}`);
    expect(record).toMatchObject({ validator: { pubkey } });
    expect(await read(`/v1/beacon/states/head/validators/${record.index}`)).toEqual(record);
  });

  it("has one committee for each validator of the state in an epoch, and one proposer for each slot", async () => {
    const committees = await read<{ slot: string; validators: string[] }[]>(
      "/v1/beacon/states/head/committees",
    );
    const state = await read<{ index: string }[]>("/v1/beacon/states/head/validators");
    const members = committees.flatMap((committee) => committee.validators);
    expect(members.toSorted()).toEqual(state.map(({ index }) => index).toSorted());
    const epoch = Math.floor(Number(committees[0]?.slot) / 32);
    const proposers = await read<Fields[]>(`/v1/validator/duties/proposer/${epoch}`);
    expect(proposers.map(({ slot }) => slot)).toEqual(committees.map(({ slot }) => slot));
    expect(await read("/v2/validator/duties/proposer/" + String(epoch))).toEqual(proposers);
    const lookahead = await read<string[]>(`/v1/beacon/states/${epoch * 32}/proposer_lookahead`);
    expect(lookahead.slice(0, 32)).toEqual(proposers.map((duty) => duty["validator_index"]));
    const [first] = proposers;
    const block = await read<Header>(`/v1/beacon/headers/${epoch * 32}`);
    expect(block.header.message["proposer_index"]).toBe(first?.["validator_index"]);
  });

  it("has linked blocks, whose headers, roots, rewards and states agree", async () => {
    const head = await headSlot();
    await fc.assert(
      fc.asyncProperty(slots(head), async (slot) => {
        const { root, header } = await read<Header>(`/v1/beacon/headers/${slot}`);
        const { message } = header;
        expect(message["slot"]).toBe(String(slot));
        expect(await read(`/v1/beacon/headers/${root}`)).toEqual({ root, canonical: true, header });
        expect(await read(`/v1/beacon/headers?slot=${slot}`)).toEqual([{ root, canonical: true, header }]);
        expect(await read(`/v1/beacon/headers?parent_root=${message["parent_root"]}`)).toMatchObject([
          { root },
        ]);
        expect(await read(`/v1/beacon/blocks/${slot}/root`)).toEqual({ root });
        expect(
          (await read<Header>(`/v1/beacon/headers/${message["parent_root"]}`)).header.message["slot"],
        ).toBe(String(slot - 1));
        const { body_root: _, ...place } = message;
        const block = await read<{ message: { body: Record<string, unknown> } }>(`/v2/beacon/blocks/${root}`);
        const blinded = await read<{ message: object }>(`/v1/beacon/blinded_blocks/${slot}`);
        expect(block.message).toMatchObject(place);
        expect(blinded.message).toMatchObject(place);
        expect(await read(`/v2/beacon/blocks/${slot}/attestations`)).toEqual(
          block.message.body["attestations"],
        );
        expect(await read(`/v1/beacon/states/${slot}/root`)).toEqual({ root: message["state_root"] });
        expect(await read(`/v1/beacon/states/${message["state_root"]}/finality_checkpoints`)).toEqual(
          await read(`/v1/beacon/states/${slot}/finality_checkpoints`),
        );
        expect(await read(`/v1/beacon/rewards/blocks/${slot}`)).toMatchObject({
          proposer_index: message["proposer_index"],
        });
      }),
      { numRuns: 10 },
    );
    expect(await readStatus(`/v1/beacon/headers/${head + 100}`)).toBe(404);
    expect(await readStatus(`/v1/beacon/headers/0x${"ab".repeat(32)}`)).toBe(404);
    expect(await readStatus("/v1/beacon/states/head/validators/99999")).toBe(404);
    expect(await readStatus(`/v1/validator/duties/proposer/${Math.floor(head / 32) + 5}`)).toBe(400);
  });

  it("finalizes blocks of its chain, and reports the same head everywhere", async () => {
    const { finalized, current_justified: justified } = await read<{
      [name: string]: { root: string; epoch: string };
    }>("/v1/beacon/states/head/finality_checkpoints");
    const block = await read<Header>("/v1/beacon/headers/finalized");
    expect(block).toMatchObject({ root: finalized?.root });
    expect(Number(block.header.message["slot"])).toBe(Number(finalized?.epoch) * 32);
    expect(Number(justified?.epoch)).toBe(Number(finalized?.epoch) + 1);
    const { json } = await request(`${base}/v1/debug/fork_choice`);
    const choice = json as { fork_choice_nodes: Fields[]; finalized_checkpoint: unknown };
    expect(choice.finalized_checkpoint).toEqual(finalized);
    const [newest] = choice.fork_choice_nodes;
    const { root, header } = await read<Header>(`/v1/beacon/headers/${newest?.["slot"]}`);
    expect(newest).toMatchObject({ block_root: root, parent_root: header.message["parent_root"] });
    const at = await request(`${base}/v1/beacon/headers/${Number(finalized?.epoch) * 32 + 1}`);
    expect(at.json).toMatchObject({ finalized: false });
    expect((await request(`${base}/v1/beacon/headers/finalized`)).json).toMatchObject({ finalized: true });
  });

  it("reports events about blocks of its chain", async () => {
    const controller = new AbortController();
    const stream = await fetch(`${base}/v1/events?topics=head,finalized_checkpoint`, {
      signal: controller.signal,
    });
    const reader = (stream.body as ReadableStream<Uint8Array>).getReader();
    let text = "";
    while (text.split("\n\n").length < 3) text += Buffer.from((await reader.read()).value ?? []).toString();
    const [head, checkpoint] = text
      .split("\n\n")
      .map((event) => JSON.parse(event.split("data: ")[1] ?? "{}") as Fields);
    const { root, header } = await read<Header>(`/v1/beacon/headers/${head?.["slot"]}`);
    expect(head).toMatchObject({ block: root, state: header.message["state_root"] });
    const finalized = await read<Header>(`/v1/beacon/headers/${checkpoint?.["block"]}`);
    expect(finalized.header.message["slot"]).toBe(String(Number(checkpoint?.["epoch"]) * 32));
    controller.abort();
  });

  it("has the EVM chain's blocks as payloads, at the time of their slots", async () => {
    const { genesis_time: genesis } = await read<Fields>("/v1/beacon/genesis");
    const spec = await read<Fields>("/v1/config/spec");
    expect(spec["SECONDS_PER_SLOT"]).toBe("12");
    const head = await headSlot();
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: head }), async (slot) => {
        type Block = { message: { body: Record<string, Payload & Record<string, unknown>> } };
        const [before, block, blinded] = [
          await read<Block>(`/v2/beacon/blocks/${slot - 1}`),
          await read<Block>(`/v2/beacon/blocks/${slot}`),
          await read<Block>(`/v1/beacon/blinded_blocks/${slot}`),
        ].map(({ message }) => message.body);
        const payload = block?.["execution_payload"] as Payload;
        const header = blinded?.["execution_payload_header"] as Fields;
        await expectPayload(payload);
        await expectPayload(header);
        expect(header["block_hash"]).toBe(payload["block_hash"]);
        // Older history is linked in pieces, the first blocks of which have another parent.
        if (slot > head - 16)
          expect(payload["parent_hash"]).toBe(before?.["execution_payload"]?.["block_hash"]);
        expect(Number(payload["timestamp"])).toBe(Number(genesis) + slot * 12);
        expect(await call(gateway, "debug_getRawTransactions", payload["block_hash"])).toEqual(
          payload.transactions,
        );
      }),
      { numRuns: 5 },
    );
    expect(await read("/v1/config/deposit_contract")).toMatchObject({ chain_id: "1" });
  });

  it("gives light clients headers and sync committees of its chain", async () => {
    interface Light {
      readonly beacon: Fields;
      readonly execution: Fields;
    }
    const expectLight = async ({ beacon, execution }: Light): Promise<void> => {
      const { header, root } = await read<Header>(`/v1/beacon/headers/${beacon["slot"]}`);
      expect(beacon).toEqual(header.message);
      expect(root).toBe((await read<{ root: string }>(`/v1/beacon/blocks/${beacon["slot"]}/root`)).root);
      expect(execution["block_number"]).toBe(beacon["slot"]);
      await expectPayload(execution);
    };
    type Update = Readonly<Record<"attested_header" | "finalized_header", Light>> & {
      signature_slot: string;
      next_sync_committee: { pubkeys: string[] };
    };
    const all = await read<{ validator: Fields }[]>("/v1/beacon/states/head/validators");
    const readKeys = async (epoch: number): Promise<unknown[]> => {
      const path = `/v1/beacon/states/finalized/sync_committees?epoch=${epoch}`;
      const { validators: members } = await read<{ validators: string[] }>(path);
      return members.map((index) => all[Number(index)]?.validator["pubkey"]);
    };
    const finality = await read<Update>("/v1/beacon/light_client/finality_update");
    await expectLight(finality.attested_header);
    await expectLight(finality.finalized_header);
    expect(Number(finality.signature_slot)).toBe(Number(finality.attested_header.beacon["slot"]) + 1);
    const finalized = await read<Header>("/v1/beacon/headers/finalized");
    expect(finality.finalized_header.beacon).toEqual(finalized.header.message);
    await expectLight((await read<Update>("/v1/beacon/light_client/optimistic_update")).attested_header);
    const bootstrap = await read<{ header: Light; current_sync_committee: { pubkeys: string[] } }>(
      `/v1/beacon/light_client/bootstrap/${finalized.root}`,
    );
    expect(bootstrap.header).toEqual(finality.finalized_header);
    const epoch = Math.floor(Number(finalized.header.message["slot"]) / 32);
    expect(bootstrap.current_sync_committee.pubkeys).toEqual(await readKeys(epoch));
    expect(await readStatus(`/v1/beacon/light_client/bootstrap/0x${"ab".repeat(32)}`)).toBe(404);
    const period = Math.floor((await headSlot()) / 8_192);
    const { json } = await request(
      `${base}/v1/beacon/light_client/updates?start_period=${period - 11}&count=15`,
    );
    const updates = (json as { data: Update }[]).map(({ data }) => data);
    expect(updates.map(({ signature_slot: slot }) => Math.floor(Number(slot) / 8_192))).toEqual(
      Array.from({ length: 12 }, (_, index) => period - 11 + index),
    );
    for (const [index, { attested_header: header, next_sync_committee: next }] of updates.entries()) {
      await expectLight(header);
      expect(next.pubkeys).toEqual(await readKeys((period - 10 + index) * 256));
    }
  });
});

/** Slots of the whole chain, and often its newest ones. */
function slots(head: number): fc.Arbitrary<number> {
  return fc.oneof(fc.integer({ min: 1, max: head }), fc.integer({ min: head - 15, max: head }));
}
