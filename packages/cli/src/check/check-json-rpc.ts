import { listMethods, type RpcSurface } from "../facts/rpc-method.ts";
import { protocols } from "../generated/protocols.ts";
import type { RpcMethodFacts } from "../generated/rpc-methods.ts";
import { checkFailures, checkWrongToken, findBatchLimit } from "./behaviour.ts";
import { checkConsistency, type EvmChain, identifyEvm } from "./evm.ts";
import { findHistory } from "./evm-history.ts";
import { compareNodes } from "./compare-nodes.ts";
import { findHttpFeatures } from "./http-features.ts";
import { checkBitcoinTruth, checkTruth, listRawCalls } from "./truth.ts";
import { compareChains, readSample } from "./chain.ts";
import { probeMethods } from "./method-probes.ts";
import type { CheckPlan } from "./plan.ts";
import type { MethodReport } from "./report.ts";
import type { Session } from "./session.ts";
import { findBodyLimit, findResponseLimit } from "./size-limits.ts";
import { checkWebSocket } from "./web-socket.ts";
import { type Address, type Answer, formatJson } from "./wire.ts";
import { runBounded } from "./presence.ts";
import type { Sample } from "./walk/walk-rpc.ts";

interface RpcPlan extends CheckPlan {
  readonly surface: RpcSurface;
  /** Calls with a wrong token, if there is a token. */
  readonly sendWithWrongToken?: ((body: string) => Promise<Answer>) | undefined;
  /** The WebSocket's address, if nodes of the protocol have one. */
  readonly webSocket?: Address | undefined;
}

/** Checks a node with JSON-RPC. What comes first is what is most worth to know, if there is little time. */
export async function checkJsonRpc(session: Session, plan: RpcPlan): Promise<readonly MethodReport[]> {
  const { surface, samples, pattern, sendWithWrongToken, other, webSocket, eventSeconds } = plan;
  const all = listMethods(surface);
  const isBitcoin = surface.families.includes("bitcoin");
  if (isBitcoin) session.dialect = "bitcoin";
  const chainIdMethod = protocols[surface.name]?.chainIdMethod;
  await runBounded(() => identify(session, chainIdMethod, all));
  if (session.foreign !== undefined) return [];
  let evm: EvmChain | undefined;
  let sample: Sample = {};
  // A method without params, which is the cheapest to ask for.
  const cheap =
    all.find(({ says }) => says !== undefined) ??
    all.find(({ params, idempotency }) => params.length === 0 && idempotency === "safe");
  const name = cheap?.name ?? "";
  const steps: (() => Promise<void>)[] = [
    async () => {
      if (chainIdMethod === "eth_chainId") evm = await identifyEvm(session, surface.name);
      sample = evm?.sample ?? (await readSample(session, all));
    },
    async () => {
      if (evm) await checkTruth(session, evm);
      if (isBitcoin) await checkBitcoinTruth(session, sample);
    },
    async () => {
      if (evm) await checkConsistency(session, evm);
    },
    async () => {
      await other?.step(session, async () => {
        if (evm) return compareNodes(session, evm, other);
        const both = [sample, await readSample(other.session, all)] as const;
        return compareChains(session, all, both, other, (one) => (isBitcoin ? listRawCalls(one) : []));
      });
    },
    () =>
      checkFailures(
        session,
        all.find((one) => one.idempotency === "safe" && one.params[0]?.required),
      ),
    async () => {
      if (sendWithWrongToken) await checkWrongToken(session, name, sendWithWrongToken);
    },
    () => findHttpFeatures(session, { path: "", body: formatJson(createCall(name, evm)) }),
    () => findBatchLimit(session, name),
    () => findBodyLimit(session, { path: "", body: formatJson(createCall(name, undefined)) }),
    async () => {
      if (evm) await findHistory(session, evm, all);
    },
    async () => {
      const height = all.find(({ says }) => says === "height")?.name;
      if (webSocket)
        await checkWebSocket(session, {
          address: webSocket,
          methods: all,
          families: surface.families,
          cheap: name,
          fixed: chainIdMethod,
          eventSeconds,
          height: () => readHeight(session, height),
        });
    },
  ];
  for (const step of steps) await runBounded(step);
  const methods = await probeMethods(session, surface, sample, samples, pattern);
  await runBounded(() => findResponseLimit(session));
  noteFamilies(session, all, methods);
  session.capabilities["largestResponseKilobytes"] = Math.ceil(session.wire.largest / 1_000);
  return methods;
}

/** A call whose response has some length, if one is known. */
function createCall(name: string, evm: EvmChain | undefined): object {
  const [method, params] = evm ? ["eth_getBlockByNumber", ["latest", true]] : [name, []];
  return { jsonrpc: "2.0", id: 1, method, params };
}

async function readHeight(session: Session, method: string | undefined): Promise<bigint | undefined> {
  const value = method === undefined ? undefined : await session.result(method);
  const isNumber = ["string", "number", "bigint"].includes(typeof value);
  return isNumber && /^(0x[0-9a-f]+|\d+)$/i.test(String(value)) ? BigInt(String(value)) : undefined;
}

async function identify(
  session: Session,
  chainIdMethod: string | undefined,
  all: readonly RpcMethodFacts[],
): Promise<void> {
  session.progress("identity");
  for (const { name, says } of all) {
    if (says === undefined) continue;
    const value = await session.result(name);
    if (value !== undefined) session.identity[says === "version" ? "software" : says] ??= value;
  }
  if (chainIdMethod !== undefined) session.identity["chainId"] = await session.result(chainIdMethod);
}

/** Notes which groups of methods the node offers, such as those for traces. */
function noteFamilies(
  session: Session,
  all: readonly RpcMethodFacts[],
  methods: readonly MethodReport[],
): void {
  const probed = new Map(
    methods.flatMap(({ name, status }) => (status === "skipped" ? [] : [[name, status] as const])),
  );
  const families: Record<string, string> = {};
  for (const family of new Set(all.map((one) => one.family))) {
    const own = all.flatMap((one) => (one.family === family ? (probed.get(one.name) ?? []) : []));
    const offered = own.filter((status) => status !== "not offered");
    if (own.length > 0) families[family] = `${offered.length} of ${own.length}`;
  }
  session.capabilities["families"] = families;
}
