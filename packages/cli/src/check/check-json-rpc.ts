import { methodsOf, type RpcSurface } from "../facts/rpc-method.ts";
import { protocols } from "../generated/protocols.ts";
import type { RpcMethodFacts } from "../generated/rpc-methods.ts";
import {
  checkFailures,
  checkWrongToken,
  findBatchLimit,
  findBodyLimit,
  findHttpFeatures,
} from "./behaviour.ts";
import { checkConsistency, type EvmChain, findHistory, identifyEvm } from "./evm.ts";
import { checkTruth, compareNodes } from "./evm-truth.ts";
import { probeMethods } from "./method-probes.ts";
import type { Comparison, MethodReport } from "./report.ts";
import type { Session } from "./session.ts";
import { LimitReached } from "./wire.ts";

/** How a node is checked. */
export interface CheckPlan {
  readonly surface: RpcSurface;
  /** How often each method is called, for its latency. */
  readonly samples: number;
  /** The methods that are called. */
  readonly pattern: RegExp;
  /** Calls with a wrong token, if there is a token. */
  readonly sendWithWrongToken?: ((body: string) => Promise<{ status: number; text: string }>) | undefined;
  /** The node to compare with. */
  readonly other?: { readonly session: Session; readonly endpoint: string } | undefined;
}

/** What a check of JSON-RPC adds to the session's findings. */
export interface Checked {
  readonly methods: readonly MethodReport[];
  readonly comparison?: Comparison;
}

/** Checks a node with JSON-RPC. What comes first is what is most worth to know, if there is little time. */
export async function checkJsonRpc(session: Session, plan: CheckPlan): Promise<Checked> {
  const { surface, samples, pattern, sendWithWrongToken, other } = plan;
  const all = methodsOf(surface);
  await bounded(() => identify(session, surface.name, all));
  const isEvm = protocols[surface.name]?.chainIdMethod === "eth_chainId";
  let evm: EvmChain | undefined;
  let comparison: Comparison | undefined;
  // A method without params, which is the cheapest to ask for.
  const cheap =
    all.find(({ says }) => says !== undefined) ??
    all.find(({ params, idempotency }) => params.length === 0 && idempotency === "safe");
  const name = cheap?.name ?? "";
  const steps: (() => Promise<void>)[] = [
    async () => {
      if (isEvm) evm = await identifyEvm(session, surface.name);
    },
    async () => {
      if (evm) await checkTruth(session, evm);
    },
    async () => {
      if (evm) await checkConsistency(session, evm);
    },
    async () => {
      if (evm && other) comparison = await compareNodes(session, other.session, evm, other.endpoint);
    },
    () =>
      checkFailures(
        session,
        all.find(({ params, idempotency }) => idempotency === "safe" && params[0]?.required),
      ),
    async () => {
      if (sendWithWrongToken)
        await checkWrongToken(session, name, () =>
          sendWithWrongToken(`{"jsonrpc":"2.0","id":1,"method":"${name}","params":[]}`),
        );
    },
    () => findHttpFeatures(session, evm ? "eth_getBlockByNumber" : name, evm ? ["latest", true] : []),
    () => findBatchLimit(session, name),
    () => findBodyLimit(session, name),
    async () => {
      if (evm) await findHistory(session, evm);
    },
  ];
  for (const step of steps) await bounded(step);
  const methods = await probeMethods(session, surface, evm?.sample ?? {}, samples, pattern);
  noteFamilies(session, all, methods);
  return { methods, ...(comparison && { comparison }) };
}

/** Ends a step when there is no time left. */
async function bounded(step: () => Promise<void>): Promise<void> {
  try {
    await step();
  } catch (error) {
    if (!(error instanceof LimitReached)) throw error;
  }
}

async function identify(session: Session, protocol: string, all: readonly RpcMethodFacts[]): Promise<void> {
  session.progress("identity");
  for (const { name, says } of all) {
    if (says === undefined) continue;
    const value = await session.result(name);
    if (value !== undefined) session.identity[says === "version" ? "software" : "height"] ??= value;
  }
  const method = protocols[protocol]?.chainIdMethod;
  if (method !== undefined) session.identity["chainId"] = await session.result(method);
}

/** Notes which groups of methods the node offers, such as those for traces. */
function noteFamilies(
  session: Session,
  all: readonly RpcMethodFacts[],
  methods: readonly MethodReport[],
): void {
  const offered = new Set(
    methods.flatMap(({ name, status }) => (status === "offered" || status === "error" ? [name] : [])),
  );
  const families = new Set(all.map(({ family }) => family));
  session.capabilities["families"] = Object.fromEntries(
    [...families].map((family) => {
      const probed = all.filter(
        ({ name, family: own }) =>
          own === family && methods.some((one) => one.name === name && one.status !== "skipped"),
      );
      return [family, `${probed.filter(({ name }) => offered.has(name)).length} of ${probed.length}`];
    }),
  );
}
