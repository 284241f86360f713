import { bindCall, connect, findCall } from "../calls/grpc.ts";
import { readMessage } from "../input/read-message.ts";
import { toPlain } from "../output/plain.ts";
import { ApiNode, createHead, type NamedApi, parseNumber } from "./api-node.ts";
import type { GrpcPlan } from "./plan.ts";
import { compareApi, compareValues } from "./compare-api.ts";
import type { Comparing } from "./comparing.ts";
import { attempt, createGrpcCall } from "./client-calls.ts";
import type { Session } from "./session.ts";

/** Seconds of a slot of Solana. */
const SLOT = 0.4;

/** How many final blocks are compared of nodes that only stream them. */
const STREAMED = 3;

const APIS: Readonly<Record<string, NamedApi>> = {
  // Has no call for a block: its stream of final blocks is compared, too.
  geyser: {
    async read(node) {
      const slot = parseNumber(await node.value("getSlot", { commitment: "CONFIRMED" }, "slot"));
      return { head: createHead(slot, slot === undefined ? undefined : Number(slot) * SLOT) };
    },
  },
  sui: {
    async read(node) {
      const read_mask = ["sequence_number", "summary.timestamp"];
      const latest = Object(await node.value("getCheckpoint", { read_mask }, "checkpoint")) as {
        readonly sequenceNumber?: unknown;
        readonly summary?: { readonly timestamp?: { readonly seconds?: unknown } };
      };
      // Checkpoints are final.
      const height = parseNumber(latest.sequenceNumber);
      return { head: createHead(height, latest.summary?.timestamp?.seconds), final: height };
    },
    fixed: () => [["getServiceInfo", {}]],
    at(sequence_number) {
      const read_mask = ["sequence_number", "digest", "summary", "contents", "transactions.digest"];
      return [["getCheckpoint", { sequence_number: Number(sequence_number), read_mask }]];
    },
    ignored: [
      "epoch",
      "checkpointHeight",
      "timestamp",
      "lowestAvailableCheckpoint",
      "lowestAvailableCheckpointObjects",
      "server",
    ],
  },
  tron: {
    async read(node) {
      const path = "blockHeader.rawData";
      const raw = Object(await node.value("getNowBlock2", {}, path)) as Record<string, unknown>;
      const final = await node.value("protocol.WalletSolidity/GetNowBlock2", {}, `${path}.number`);
      const head = createHead(parseNumber(raw["number"]), Number(raw["timestamp"]) / 1_000);
      return { head, final: parseNumber(final) };
    },
    fixed: () => [["getBlockByNum2", { num: 0 }]],
    at(height) {
      const num = Number(height);
      return [
        ["getBlockByNum2", { num }],
        ["getTransactionInfoByBlockNum", { num }],
      ];
    },
  },
};

export async function compareGrpc(
  session: Session,
  { client: name, options, eventSeconds }: GrpcPlan,
  comparing: Comparing,
): Promise<void> {
  const api = APIS[name];
  if (!api) return;
  const clients = [
    await connect(name, { ...options, retries: 0 }),
    await connect(name, { ...comparing.options, retries: 0 }),
  ] as const;
  const node = (own: Session, client: object): ApiNode =>
    new ApiNode(own, api, async (method, params) => {
      const facts = findCall(name, method);
      return toPlain(await createGrpcCall(own, client, facts, readMessage(facts, params)));
    });
  try {
    const nodes = [node(session, clients[0]), node(comparing.session, clients[1])] as const;
    await compareApi(api, nodes, comparing);
    if (name === "geyser") await compareStreams(session, clients, eventSeconds, comparing);
  } finally {
    for (const client of clients) (client as { close(): void }).close();
  }
}

/** Compares the final blocks that both nodes stream in some time. */
async function compareStreams(
  session: Session,
  clients: readonly [object, object],
  seconds: number,
  comparing: Comparing,
): Promise<void> {
  const blocks = [new Map<string, unknown>(), new Map<string, unknown>()] as const;
  const end = new AbortController();
  const timer = setTimeout(() => end.abort(), seconds * 1_000);
  const shared = (): readonly string[] => [...blocks[0].keys()].filter((slot) => blocks[1].has(slot));
  try {
    await Promise.all(
      [session, comparing.session].map((own, index) =>
        readBlocks(own, clients[index] as object, end.signal, (slot, block) => {
          blocks[index]?.set(slot, block);
          if (shared().length >= STREAMED) end.abort();
        }),
      ),
    );
  } finally {
    clearTimeout(timer);
    end.abort();
  }
  for (const slot of shared()) {
    const both = [blocks[0].get(slot), blocks[1].get(slot)] as const;
    compareValues(session, "subscribe", both, `block ${slot}`, comparing);
  }
}

async function readBlocks(
  session: Session,
  client: object,
  signal: AbortSignal,
  onBlock: (slot: string, block: unknown) => void,
): Promise<void> {
  const facts = findCall("geyser", "subscribe");
  const open = bindCall(client, facts) as (request: object) => AsyncIterable<unknown>;
  await session.wire.waitForTurn();
  const ended = new Promise<undefined>((resolve) => {
    signal.addEventListener("abort", () => resolve(undefined));
  });
  const request = readMessage(facts, { blocks_meta: { all: {} }, commitment: "FINALIZED" });
  // A stream that is quiet ends only with its client.
  const stream = open(request)[Symbol.asyncIterator]();
  for (;;) {
    const { value: next, error } = await attempt(() => Promise.race([stream.next(), ended]));
    if (error) session.noteFailure("subscribe", { kind: "failed", why: error.message });
    if (!next || next.done) return;
    const { updateOneof } = toPlain(next.value) as { readonly updateOneof?: unknown };
    const { blockMeta } = Object(updateOneof) as { readonly blockMeta?: { readonly slot: unknown } };
    if (blockMeta) onBlock(String(blockMeta.slot), blockMeta);
  }
}
