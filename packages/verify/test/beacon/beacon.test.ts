import { createBeaconClient } from "@node-access/beacon";
import { ssz } from "@lodestar/types";
import { readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  beaconMethods,
  createBeaconVerifier,
  verifiedBeacon,
  verifyBeaconEvidence,
} from "../../src/beacon/index.ts";
import {
  type Consistent,
  isNodeAccessError,
  type Unverifiable,
  type Verdict,
  type VerdictEvent,
} from "../../src/index.ts";
import { toHex } from "../../src/encoding/bytes.ts";
import { mutations } from "../mutate.ts";

interface Fixtures {
  readonly headers: readonly [HeaderResponse];
  readonly blocks: readonly RecordedBlock[];
}
interface HeaderResponse {
  readonly data: { readonly root: string; readonly header: { readonly message: Message } };
  readonly finalized: boolean;
}
type Message = Readonly<Record<string, unknown>> & { readonly slot: string };
interface RecordedBlock {
  readonly version: "phase0" | "altair" | "bellatrix" | "capella" | "deneb" | "electra";
  readonly root: string;
  readonly message: Message;
}

const { headers, blocks } = JSON.parse(
  readFileSync(new URL("../fixtures/beacon-blocks.json", import.meta.url), "utf8"),
) as Fixtures;
const [header] = headers;

/** A block of a fork, and the state after it, of a chain of its own with the parameters of Ethereum. */
interface RecordedState extends RecordedBlock {
  readonly fork: Readonly<Record<string, string>>;
  /** The state's SSZ, packed with gzip, in base64. */
  readonly state: string;
}

/** Recorded with `lodestar dev`, because nobody has published a block of Altair with its root. */
const { states: recordedStates } = JSON.parse(
  readFileSync(new URL("../fixtures/beacon-states.json", import.meta.url), "utf8"),
) as { readonly states: readonly RecordedState[] };
// Not as a union, which is too large for the compiler.
const types = ssz as unknown as Readonly<Record<string, typeof ssz.deneb>>;
const signature = `0x${"11".repeat(96)}`;
const stride = process.env["NIGHTLY"] ? 1 : 101;

/** The first block of Ethereum's beacon chain, whose root and state are widely known. */
const genesis: RecordedBlock = {
  version: "phase0",
  root: "0x4d611d5b93fdab69013a7f0a2f961caca0c853f87cfe9595fe50038163079360",
  message: ssz.phase0.BeaconBlock.toJson({
    ...ssz.phase0.BeaconBlock.defaultValue(),
    stateRoot: Buffer.from("7e76880eb67bbdc86250aa578958e9d0675e64e714337855204fb5abaaf82c2b", "hex"),
  }) as Message,
};
const all = [genesis, ...blocks];

const createResponse = ({ version, message }: RecordedBlock): object => ({
  version,
  execution_optimistic: false,
  finalized: true,
  data: { message, signature },
});

const findBodyType = (version: string): typeof ssz.deneb.BeaconBlockBody =>
  (types[version] ?? ssz.deneb).BeaconBlockBody;

/** The header of a block. */
function createHeader(
  { version, root, message: { body, ...message } }: RecordedBlock,
  isFinal = true,
): HeaderResponse {
  const type = findBodyType(version);
  const bodyRoot = toHex(type.hashTreeRoot(type.fromJson(body)));
  return {
    finalized: isFinal,
    execution_optimistic: false,
    data: { root, canonical: true, header: { message: { ...message, body_root: bodyRoot }, signature } },
  } as HeaderResponse;
}

const plain = createBeaconVerifier({ preset: "mainnet" });
const readCode = (error: unknown): unknown =>
  isNodeAccessError(error, "DATA_INVALID") ? error.context.check : error;

describe.each(recordedStates.map((one) => [one.version, one] as const))(
  "the fork %s",
  (version, recorded) => {
    const bytes = gunzipSync(Buffer.from(recorded.state, "base64"));
    const { slot, state_root: stateRoot } = recorded.message;
    const type = (ssz as unknown as Record<string, { BeaconState: typeof ssz.phase0.BeaconState }>)[version];
    const state = type?.BeaconState.deserialize(bytes);
    const verifier = createBeaconVerifier({
      preset: "mainnet",
      read: ({ method }) =>
        Promise.resolve(method === "getBlockHeader" ? createHeader(recorded) : createResponse(recorded)),
      readState: () => Promise.resolve({ version, bytes }),
    });
    const meta = { execution_optimistic: false, finalized: true };
    const results: readonly [string, readonly unknown[], object][] = [
      ["getBlockV2", [recorded.root], createResponse(recorded)],
      ["getBlockV2", [slot], createResponse(recorded)],
      ["getBlockHeader", [slot], createHeader(recorded)],
      ["getBlockRoot", [slot], { ...meta, data: { root: recorded.root } }],
      ["getStateRoot", [slot], { ...meta, data: { root: stateRoot } }],
      ["getStateFork", [slot], { ...meta, data: recorded.fork }],
      [
        "getStateValidatorBalances",
        [slot],
        {
          ...meta,
          data: state?.balances.map((balance, index) => ({ index: `${index}`, balance: `${balance}` })),
        },
      ],
      [
        "getStateFinalityCheckpoints",
        [slot],
        {
          ...meta,
          data: {
            previous_justified: ssz.phase0.Checkpoint.toJson(state?.previousJustifiedCheckpoint as never),
            current_justified: ssz.phase0.Checkpoint.toJson(state?.currentJustifiedCheckpoint as never),
            finalized: ssz.phase0.Checkpoint.toJson(state?.finalizedCheckpoint as never),
          },
        },
      ],
    ];

    it("has the roots of its block and its state, and each other value is wrong", async () => {
      for (const [method, params, result] of results) {
        const verdict = await verifier.check({ method, params, result });
        expect(verdict, method).toMatchObject({ verdict: "consistent" });
        const lies = mutations(result).filter(({ kind, path }) => kind === "changed" && path[0] === "data");
        const step = Math.ceil(lies.length / (process.env["NIGHTLY"] ? 100 : 3));
        for (let index = 0; index < lies.length; index += step) {
          const { path, result: changed } = lies[index] as (typeof lies)[number];
          if (["signature", "canonical"].includes(String(path.at(-1)))) continue;
          const outcome: unknown = await verifier
            .check({ method, params, result: changed })
            .catch((error: unknown) => error);
          expect(isNodeAccessError(outcome, "DATA_INVALID"), `${method} ${path.join(".")}`).toBe(true);
        }
      }
    });
  },
);

/** Each object of a result, with its path. */
function objectsIn(value: unknown, path = "result"): { path: string; object: Record<string, unknown> }[] {
  if (typeof value !== "object" || value === null) return [];
  const inside = Object.entries(value).flatMap(([key, item]) => objectsIn(item, `${path}.${key}`));
  return Array.isArray(value) ? inside : [{ path, object: value as Record<string, unknown> }, ...inside];
}

describe("blocks of public networks", () => {
  it("have their roots, from the first one of Ethereum on", async () => {
    for (const one of all)
      expect(
        await plain.check({ method: "getBlockV2", params: [one.root], result: createResponse(one) }),
      ).toMatchObject({
        verdict: "consistent",
        uncovered: ["execution_optimistic", "finalized", "signature"],
      });
    for (const result of [header, ...all.map((one) => createHeader(one))])
      expect(
        await plain.check({ method: "getBlockHeader", params: [result.data.root], result }),
      ).toMatchObject({ verdict: "consistent" });
  });

  it("have the same root blinded, and in the form of the fork after it that has not changed them", async () => {
    for (const one of blocks) {
      const { block_hash: _, ...payload } = (
        one.message["body"] as { execution_payload: Record<string, unknown> }
      ).execution_payload;
      expect(payload["transactions"]).toBeInstanceOf(Array);
      const result = { ...createResponse(one), data: { message: blinded(one), signature } };
      expect(await plain.check({ method: "getBlindedBlock", params: [one.root], result })).toMatchObject({
        verdict: "consistent",
      });
    }
    const electra = blocks.find(({ version }) => version === "electra");
    if (!electra) throw new Error("no block of electra");
    const fulu = { ...createResponse(electra), version: "fulu" };
    expect(await plain.check({ method: "getBlockV2", params: [electra.root], result: fulu })).toMatchObject({
      verdict: "consistent",
    });
  });

  it("are wrong if any value of them is another one", async () => {
    for (const one of all) {
      const lies = mutations(one.message);
      for (let index = 0; index < lies.length; index += stride) {
        const message = lies[index]?.result as Message;
        const result = { ...createResponse(one), data: { message, signature } };
        const error: unknown = await plain
          .check({ method: "getBlockV2", params: [one.root], result })
          .catch((caught: unknown) => caught);
        expect(isNodeAccessError(error, "DATA_INVALID"), JSON.stringify(lies[index]?.path)).toBe(true);
      }
    }
  });

  it("are wrong if others read a value in another way", async () => {
    const [one] = blocks as readonly [RecordedBlock];
    const { data, ...rest } = createHeader(one);
    for (const [name, value] of [
      ["slot", `${one.message.slot}e5`],
      ["slot", ` ${one.message.slot}`],
      ["slot", `0${one.message.slot}`],
      ["slot", `${one.message.slot}.9`],
      ["slot", [one.message.slot]],
      ["parent_root", String(one.message["parent_root"]).slice(2)],
    ] as const) {
      const message = { ...data.header.message, [name]: value };
      const result = { ...rest, data: { ...data, header: { ...data.header, message } } };
      for (const id of [one.root, one.message.slot])
        await expect(plain.check({ method: "getBlockHeader", params: [id], result })).rejects.toMatchObject({
          context: { check: "form", path: "result.data.header.message" },
        });
    }
    const deneb = blocks.find(({ version }) => version === "deneb");
    const body = deneb?.message["body"] as { readonly execution_payload: Readonly<Record<string, unknown>> };
    const payload = { ...body.execution_payload, extra_data: "0x1234zz" };
    const message = { ...deneb?.message, body: { ...body, execution_payload: payload } };
    const result = { ...createResponse(deneb as RecordedBlock), data: { message, signature } };
    await expect(plain.check({ method: "getBlockV2", params: [deneb?.root], result })).rejects.toMatchObject({
      context: { check: "form" },
    });
  });

  it("of a fork without types here are not wrong", async () => {
    const result = { ...createResponse(genesis), version: "gloas" };
    expect(await plain.check({ method: "getBlockV2", params: [genesis.root], result })).toMatchObject({
      verdict: "unverifiable",
      reason: "no-rules",
    });
  });
});

function blinded({ version, message }: RecordedBlock): Message {
  const body = message["body"] as Record<string, unknown>;
  const type = types[version] ?? ssz.deneb;
  const payload = type.ExecutionPayload.fromJson(body["execution_payload"]);
  const { transactions, withdrawals, ...fields } = payload;
  const execution = type.ExecutionPayloadHeader.toJson({
    ...fields,
    transactionsRoot: type.ExecutionPayload.fields.transactions.hashTreeRoot(transactions),
    // Since capella.
    ...(withdrawals && {
      withdrawalsRoot: type.ExecutionPayload.fields.withdrawals.hashTreeRoot(withdrawals),
    }),
  });
  const { execution_payload: _, ...others } = body;
  return { ...message, body: { ...others, execution_payload_header: execution } };
}

type Lie = (path: string, response: unknown) => unknown;
const honest: Lie = (_, response) => response;
const checkpoint = (value: unknown): unknown => ssz.phase0.Checkpoint.toJson(value as never);
const send = (beacon: object, [operation, ...params]: readonly [string, ...unknown[]]): Promise<unknown> =>
  (beacon as Record<string, (...given: unknown[]) => Promise<unknown>>)[operation]?.(...params) ??
  Promise.reject(new Error(operation));

describe("results of a node", () => {
  const recorded = all.find(({ version }) => version === "deneb") ?? genesis;
  const { slot } = recorded.message;
  let server: Server;
  let endpoint: string;
  /** Changes responses by operation. */
  let lie: Lie = honest;
  let isFinal = true;
  /** A state of four validators, and the block after which it is. */
  const state = ssz.electra.BeaconState.defaultViewDU();
  for (let index = 0; index < 4; index += 1) {
    const validator = ssz.phase0.Validator.defaultViewDU();
    validator.effectiveBalance = 32_000_000_000 + index;
    validator.pubkey = new Uint8Array(48).fill(index + 1);
    state.validators.push(validator);
    state.balances.push(31_000_000_000 + index);
  }
  state.finalizedCheckpoint.epoch = 7;
  state.commit();
  const stateBytes = state.serialize();
  const stateBlock: RecordedBlock = (() => {
    const message = ssz.electra.BeaconBlock.defaultValue();
    message.slot = 300;
    message.stateRoot = state.hashTreeRoot();
    return {
      version: "electra",
      root: toHex(ssz.electra.BeaconBlock.hashTreeRoot(message)),
      message: ssz.electra.BeaconBlock.toJson(message) as Message,
    };
  })();
  const served = [recorded, stateBlock];

  function respond(path: string): unknown {
    const [, kind = "", id = "", part = ""] =
      /^\/eth\/v\d\/beacon\/(\w+)(?:\/([^/?]+))?(?:\/([^?]*))?/.exec(path) ?? [];
    const found = served.find(({ root, message }) => root === id || message.slot === id || id === "head");
    const meta = { execution_optimistic: false, finalized: isFinal };
    if (kind === "headers" && id === "") return { ...meta, data: [createHeader(recorded).data] };
    if (kind === "states" && id === "300") return { ...meta, ...stateResponse(part, path) };
    if (!found) return undefined;
    if (kind === "headers") return createHeader(found, isFinal);
    if (kind === "states") return { ...meta, data: { root: found.message["state_root"] } };
    if (part === "root") return { ...meta, data: { root: found.root } };
    if (part === "attestations")
      return {
        ...meta,
        version: found.version,
        data: (found.message["body"] as { attestations: unknown }).attestations,
      };
    if (path.includes("blinded_blocks"))
      return { ...createResponse(found), data: { message: blinded(found), signature } };
    return createResponse(found);
  }

  function stateResponse(part: string, path: string): object {
    const record = (index: number): object => ({
      index: String(index),
      balance: String(31_000_000_000 + index),
      status: "active_ongoing",
      validator: ssz.phase0.Validator.toJson(state.validators.get(index).toValue()),
    });
    if (part === "root") return { data: { root: toHex(state.hashTreeRoot()) } };
    if (part === "fork") return { data: ssz.phase0.Fork.toJson(state.fork.toValue()) };
    if (part === "finality_checkpoints")
      return {
        data: {
          previous_justified: checkpoint(state.previousJustifiedCheckpoint),
          current_justified: checkpoint(state.currentJustifiedCheckpoint),
          finalized: checkpoint(state.finalizedCheckpoint),
        },
      };
    if (part === "validators/2") return { data: record(2) };
    if (part === "validator_balances")
      return {
        data: [0, 1, 2, 3].map((index) => ({
          index: String(index),
          balance: String(31_000_000_000 + index),
        })),
      };
    return { data: (path.includes("id=") ? [1] : [0, 1, 2, 3]).map(record) };
  }

  beforeAll(async () => {
    server = createServer((request, response) => {
      const path = String(request.url).replace(/^\/k3y/, "");
      const found = lie(path, structuredClone(respond(path)));
      response.statusCode = found === undefined ? 404 : 200;
      response.setHeader("content-type", "application/json");
      response.end(JSON.stringify(found ?? { code: 404, message: "not found" }));
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => void server.close());

  const client = () => createBeaconClient({ endpoint });
  const readState = (): Promise<{ version: string; bytes: Uint8Array }> =>
    Promise.resolve({ version: "electra", bytes: stateBytes });
  const reset = (): void => {
    lie = honest;
    isFinal = true;
  };

  const calls: readonly (readonly [string, ...unknown[]])[] = [
    ["getBlockHeader", recorded.root],
    ["getBlockHeader", slot],
    ["getBlockHeaders", { slot }],
    ["getBlockV2", slot],
    ["getBlockV2", "head"],
    ["getBlindedBlock", recorded.root],
    ["getBlockRoot", slot],
    ["getBlockAttestationsV2", recorded.root],
    ["getStateRoot", slot],
    ["getStateFork", "300"],
    ["getStateFinalityCheckpoints", "300"],
    ["getStateValidator", "300", "2"],
    ["getStateValidators", "300"],
    ["getStateValidators", "300", { id: ["1"] }],
    ["getStateValidatorBalances", "300"],
  ];
  it("are returned if they are right, for each operation with a check", async () => {
    reset();
    const events: VerdictEvent[] = [];
    const onVerdict = (event: VerdictEvent): void => void events.push(event);
    const beacon = verifiedBeacon(client(), {
      preset: "mainnet",
      require: "consistent",
      readState,
      onVerdict,
    });
    for (const call of calls) expect(await send(beacon, call)).toEqual(await send(client(), call));
    expect(events.map(({ verdict }) => verdict?.verdict)).toEqual(calls.map(() => "consistent"));
    expect(new Set(calls.map(([operation]) => operation))).toEqual(new Set(beaconMethods));
  });

  it("are wrong if any covered value is another one", async () => {
    reset();
    const verifier = createBeaconVerifier({
      preset: "mainnet",
      readState,
      read: ({ method, params }) => send(client(), [method, ...params]),
    });
    const mutated = process.env["NIGHTLY"] ? 12 : 5;
    let found = 0;
    for (const call of calls) {
      const [method, ...params] = call;
      const result = await send(client(), call);
      const lies = mutations(result).filter(({ kind }) => kind === "changed");
      const step = Math.ceil(lies.length / mutated);
      for (let index = 0; index < lies.length; index += step) {
        const { path, result: changed } = lies[index] as (typeof lies)[number];
        const outcome: unknown = await verifier
          .check({ method, params, result: changed })
          .catch((error: unknown) => error);
        if (isNodeAccessError(outcome, "DATA_INVALID")) found += 1;
        else if ((outcome as Verdict).verdict === "consistent")
          expect((outcome as Consistent).uncovered).toContain(path.at(-1));
        // Another fork, or a root or a slot that the node does not know.
        else expect(["no-rules", "read-failed", "moving-block"]).toContain((outcome as Unverifiable).reason);
      }
    }
    expect(found).toBeGreaterThan(mutated * 5);
  });

  it("name each field that no root covers, and are wrong if a covered one is there again in another case", async () => {
    reset();
    const verifier = createBeaconVerifier({
      preset: "mainnet",
      readState,
      read: ({ method, params }) => send(client(), [method, ...params]),
    });
    for (const [method, ...params] of calls) {
      const result = await send(client(), [method, ...params]);
      for (const { path, object } of objectsIn(result)) {
        object["unheard"] = "1";
        const named = await verifier.check({ method, params, result });
        expect((named as Consistent).uncovered, `${method} ${path}`).toContain("unheard");
        delete object["unheard"];
        const [name = ""] = Object.keys(object);
        const other = name.toUpperCase();
        object[other] = object[name];
        const outcome: unknown = await verifier
          .check({ method, params, result })
          .catch((error: unknown) => error);
        if (!isNodeAccessError(outcome, "DATA_INVALID"))
          expect((outcome as Consistent).uncovered, `${method} ${path}.${other}`).toContain(name);
        delete object[other];
      }
    }
  });

  it("of blocks that are not final are not wrong if the chain was reorganized since", async () => {
    reset();
    const changed = { ...recorded, message: { ...recorded.message, proposer_index: "1" } };
    const verifier = createBeaconVerifier({
      preset: "mainnet",
      read: ({ method, params }) => send(client(), [method, ...params]),
    });
    const call = { method: "getBlockV2", params: [slot], result: createResponse(changed) };
    expect(readCode(await verifier.check(call).catch((error: unknown) => error))).toBe("block-root");
    isFinal = false;
    expect(await verifier.check(call)).toMatchObject({ verdict: "unverifiable", reason: "moving-block" });
  });

  it.each([
    ["getStateValidatorBalances", "300"],
    ["getStateValidator", "300", "2"],
    ["getBlockAttestationsV2", slot],
    ["getBlockAttestationsV2", "head"],
  ])("of %s %s are not wrong if it may have become another one since", async (...call) => {
    reset();
    const [method, ...params] = call;
    const result = await send(client(), call);
    const changed = mutations(result)
      .filter(
        ({ kind, path }) =>
          kind === "changed" && path[0] === "data" && /balance|slot/.test(String(path.at(-1))),
      )
      .map((one) => one.result);
    expect(changed.length).toBeGreaterThan(0);
    isFinal = false;
    const verifier = createBeaconVerifier({
      preset: "mainnet",
      readState,
      read: ({ method: name, params: given }) => send(client(), [name, ...given]),
    });
    for (const later of changed)
      expect(await verifier.check({ method, params, result: later })).toMatchObject({
        verdict: "unverifiable",
        reason: "moving-block",
      });
    expect(await verifier.check({ method, params, result })).toMatchObject({ verdict: "consistent" });
  });

  it("reach no caller if they are wrong, and the error shows it to anyone", async () => {
    reset();
    lie = (path, response) =>
      path.includes("/blocks/")
        ? { ...(response as object), data: createResponse(genesis)["data" as never] }
        : response;
    const beacon = verifiedBeacon(client(), { preset: "mainnet", require: "consistent" });
    const error: unknown = await beacon
      .getBlockV2(recorded.root as `0x${string}`)
      .catch((caught: unknown) => caught);
    expect(isNodeAccessError(error, "DATA_INVALID")).toBe(true);
    const { evidence } = (error as { context: { evidence: unknown } }).context;
    await expect(verifyBeaconEvidence(JSON.parse(JSON.stringify(evidence)))).rejects.toMatchObject({
      code: "DATA_INVALID",
    });
    await expect(verifyBeaconEvidence({ version: 1 })).rejects.toMatchObject({ code: "INVALID_ARGUMENT" });
    const reports = verifiedBeacon(client(), { preset: "mainnet", require: "report" });
    expect(await reports.getBlockV2(recorded.root as `0x${string}`)).toMatchObject({ version: "deneb" });
  });

  it("without a check are errors, but of operations that are named", async () => {
    reset();
    lie = () => ({
      data: { genesis_time: "1", genesis_validators_root: genesis.root, genesis_fork_version: "0x00000000" },
    });
    const options = { preset: "mainnet", require: "consistent" } as const;
    await expect(verifiedBeacon(client(), options).getGenesis()).rejects.toMatchObject({
      code: "DATA_UNVERIFIABLE",
      context: { reason: "no-check" },
    });
    const beacon = verifiedBeacon(client(), { ...options, unchecked: ["getGenesis"] }).with({
      timeout: 9_000,
    });
    expect((await beacon.getGenesis()).data.genesis_time).toBe("1");
    reset();
    await expect(verifiedBeacon(client(), options).getStateFork("300")).rejects.toMatchObject({
      code: "DATA_UNVERIFIABLE",
    });
  });
});

it.each([
  [{}, "preset"],
  [{ preset: "mainnet", read: 1 }, "read"],
  [{ preset: "mainnet", readState: true }, "readState"],
  [{ preset: "mainnet", maxReads: 0.5 }, "maxReads"],
])("rejects the options %j", (options, path) => {
  expect(() => createBeaconVerifier(options as never)).toThrow(
    expect.objectContaining({ context: expect.objectContaining({ path }) as unknown }),
  );
});

it("rejects params that are no list", async () => {
  const verifier = createBeaconVerifier({ preset: "mainnet" });
  const wrong = { method: "getBlockV2", params: "head" as unknown as [], result: {} };
  await expect(verifier.check(wrong)).rejects.toMatchObject({
    code: "INVALID_ARGUMENT",
    context: { path: "params" },
  });
});

it("names the preset of the library if it is another one", async () => {
  const gnosis = createBeaconVerifier({ preset: "gnosis" });
  await expect(gnosis.check({ method: "getBlockRoot", result: {} })).rejects.toMatchObject({
    code: "INVALID_ARGUMENT",
    context: { path: "preset" },
  });
});
