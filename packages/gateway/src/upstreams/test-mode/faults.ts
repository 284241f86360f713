import type { Fault, Injection } from "../../options/test-options.ts";
import { hash } from "node:crypto";
import { grpcStatus } from "../../codec/grpc/call-headers.ts";
import { rpcCode, type RpcError } from "../../codec/json-rpc/rpc-failure.ts";

/**
 * Decides which calls and messages fail. Each fault has its own random numbers, and uses them only for calls
 * that it applies to. So with the same seed, the same calls of a sequence fail, whatever other faults there
 * are.
 */
export class Faults {
  readonly #faults: readonly { readonly fault: Fault; readonly random: () => number }[];

  constructor(faults: readonly Fault[], seed: string) {
    this.#faults = faults.map((fault, index) => ({ fault, random: seededRandom(`${seed} ${index}`) }));
  }

  /** @returns what is injected into a call of a method, operation or venue request. */
  inject(name: string): Injection {
    return this.#inject(name, ({ methods, subscriptions }) =>
      methods ? isAmong(methods, name) : subscriptions === undefined,
    );
  }

  injectMessage(name: string): Injection {
    return this.#inject(name, ({ subscriptions = [] }) => isAmong(subscriptions, name));
  }

  #inject(name: string, isFor: (fault: Fault) => boolean): Injection {
    // Only names of gRPC methods contain a slash.
    const isGrpc = name.includes("/");
    let latency = 0;
    let failure: Fault | undefined;
    for (const { fault, random } of this.#faults) {
      const fails = isFailure(fault, isGrpc);
      if (!isFor(fault) || (!fails && fault.latency === undefined)) continue;
      const [draw, share] = [random(), random()];
      if (draw >= (fault.rate ?? 1)) continue;
      latency += chooseDelay(fault, share);
      if (fails) failure ??= fault;
    }
    return { latency, ...(failure && { fault: failure }) };
  }
}

function isFailure({ error, status, grpcStatus: ofGrpc, disconnect }: Fault, isGrpc: boolean): boolean {
  return (error ?? status ?? disconnect ?? (isGrpc ? ofGrpc : undefined)) !== undefined;
}

function isAmong(wanted: readonly string[], name: string): boolean {
  return wanted.some((one) => (one.endsWith("*") ? name.startsWith(one.slice(0, -1)) : name === one));
}

function chooseDelay({ latency = 0 }: Fault, share: number): number {
  if (typeof latency === "number") return latency;
  const [least, max] = latency;
  return least + share * (max - least);
}

/** @returns what returns numbers from 0 to less than 1, the same for the same seed. Source: mulberry32. */
function seededRandom(seed: string): () => number {
  let state = Number.parseInt(hash("sha256", seed).slice(0, 8), 16);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export function makeRpcError({ error, status = 200 }: Fault, name: string): RpcError {
  return (
    error ?? {
      code: status === 429 ? rpcCode.limit : rpcCode.internal,
      message: `injected fault: ${name} fails with HTTP ${status}`,
    }
  );
}

export function chooseGrpcStatus({ status, grpcStatus: wanted }: Fault): number {
  return wanted ?? (status === 429 ? grpcStatus.resourceExhausted : grpcStatus.unavailable);
}

export function makeGrpcMessage({ error }: Fault, name: string): string {
  return error?.message ?? `injected fault: ${name} fails`;
}
