import { findField } from "../../codec/grpc/wire-fields.ts";
import { callRequest } from "../../upstreams/rpc-request.ts";
import type { NetworkOptions, NetworkPart } from "../../options/network-options.ts";
import {
  chainIdMethods,
  endpointIdentities,
  networks,
  type Protocol,
  protocols,
  rpcEndpoints,
} from "../../generated/catalog.ts";
import type { MethodFacts } from "../../generated/methods.ts";
import { grpcMethods, wireMessages } from "../../generated/grpc.ts";
import type { ChainCheck } from "../../upstreams/chain-guard.ts";
import { offeredMethods } from "../../clusters/offered-methods.ts";
import { parseIfJson } from "../../codec/json/json-text.ts";

export interface CheckedNetwork {
  readonly name: string;
  readonly protocol: Protocol;
  readonly options: Pick<NetworkOptions, "chainId" | "genesis">;
}

/** @returns how upstreams of a network's part report their chain, if they can, and the check is on. */
export function chainCheck(
  { name, protocol, options }: CheckedNetwork,
  part: NetworkPart,
): Omit<ChainCheck, "onWrongSocket"> | undefined {
  const known = networks[name];
  const chainId = options.chainId ?? known?.chainId;
  const genesis = options.genesis ?? known?.genesis;
  if (chainId === "any") return undefined;
  if (part === "grpc") return genesis === undefined ? undefined : grpcCheck(protocol, genesis);
  const families = part === "rpc" ? protocols[protocol].families : rpcEndpoints[part]?.families;
  if (part !== "rpc" && !families) return genesis === undefined ? undefined : genesisCheck(part, genesis);
  const method = families?.flatMap((family) => chainIdMethods[family] ?? [])[0];
  if (method === undefined)
    return genesis === undefined || part !== "rpc" ? undefined : firstBlockCheck(protocol, genesis);
  if (chainId === undefined) return undefined;
  const facts = offeredMethods(protocol, part).get(method) ?? { name: method, idempotency: "safe" };
  return {
    expected: String(chainId),
    request: callRequest({ id: "1", method, params: "[]", facts }),
    read: (body) => readChainId(body, typeof chainId === "number"),
  };
}

/** @returns the id of a network's chain, if that is a number and upstreams are checked for it. */
export function numericChainId({ name, options }: CheckedNetwork): number | undefined {
  const id = options.chainId ?? networks[name]?.chainId;
  return typeof id === "number" ? id : undefined;
}

/** @returns what tells a network's chain from others; `undefined` if its upstreams may serve any. */
export function chainKey({ name, options }: CheckedNetwork): string | undefined {
  const { chainId = networks[name]?.chainId, genesis = networks[name]?.genesis } = options;
  return chainId === "any" || (chainId ?? genesis) === undefined ? undefined : `${chainId} ${genesis}`;
}

/** A numeric chain id is in hex, and so are the characters of a textual one. */
function readChainId(body: string, isNumber: boolean): string | undefined {
  const { result } = Object(parseIfJson(body)) as { result?: unknown };
  if (typeof result !== "string" || !/^0x[\da-f]{1,64}$/i.test(result)) return undefined;
  if (isNumber) return BigInt(result).toString();
  const digits = result.slice(2);
  return Buffer.from(digits.length % 2 === 0 ? digits : `0${digits}`, "hex").toString("latin1");
}

/** Of nodes that report no chain id, but the hash of the first block. */
function firstBlockCheck(protocol: Protocol, genesis: string): Omit<ChainCheck, "onWrongSocket"> | undefined {
  const facts = firstBlockMethod(protocol);
  return (
    facts && {
      expected: genesis.toLowerCase(),
      ...(facts.genesis && { isHttpOnly: true }),
      request: callRequest({ id: "1", method: facts.name, params: facts.genesis ? "[]" : "[0]", facts }),
      read(body) {
        const { result } = Object(parseIfJson(body)) as { result?: unknown };
        return typeof result === "string" ? result.toLowerCase() : undefined;
      },
    }
  );
}

/** @returns the method for the hash of the first block, or of that with a number, if there is one. */
export function firstBlockMethod(protocol: Protocol): MethodFacts | undefined {
  return [...offeredMethods(protocol).values()].find(({ genesis, blockHash }) => genesis || blockHash);
}

function genesisCheck(
  part: Exclude<NetworkPart, "rpc">,
  genesis: string,
): Omit<ChainCheck, "onWrongSocket"> | undefined {
  const identity = endpointIdentities[part];
  if (!identity) return undefined;
  return {
    expected: genesis.toLowerCase(),
    request: { method: "GET", path: identity.path, idempotency: "safe" },
    read(body) {
      let value = parseIfJson(body);
      for (const name of identity.pointer.split("/").slice(1))
        value = (Object(value) as Record<string, unknown>)[name];
      return typeof value === "string" ? value.toLowerCase() : undefined;
    },
  };
}

/** The response of a gRPC node arrives here in base64. */
function grpcCheck(protocol: Protocol, genesis: string): Omit<ChainCheck, "onWrongSocket"> | undefined {
  const { identity } = protocols[protocol];
  const message = identity && wireMessages[grpcMethods[identity.call]?.response ?? ""];
  const field = message?.[identity?.field ?? ""];
  if (!identity || !field) return undefined;
  return {
    expected: genesis,
    request: { method: "POST", path: `/${identity.call}`, idempotency: "safe" },
    read(body) {
      const value = readField(Buffer.from(body, "base64"), field.number);
      return value && Buffer.from(value).toString(field.type === "bytes" ? "hex" : "utf8");
    },
  };
}

function readField(message: Uint8Array, number: number): Uint8Array | undefined {
  try {
    const value = findField(message, number);
    return value instanceof Uint8Array ? value : undefined;
  } catch {
    // The bytes are not a message.
    return undefined;
  }
}
