import { describeValue, invalidArgument } from "@node-access/auth";
import type { MultiSigSource, Network } from "../action-signer.ts";
import type { ActionSigning } from "../action-facts.ts";
import { actionHash, type HashedRequest } from "./action-hash.ts";
import { isPlain } from "./copy.ts";
import { readSigners } from "./multi-sig.ts";

/** The fields covered by an action's signature. */
export interface TypedRequest extends HashedRequest {
  /** The network to sign for. */
  readonly network: Network;
  /** How to sign this kind of action. */
  readonly signing: ActionSigning;
  /** The multi-signature account to sign for. */
  readonly multiSig?: MultiSigSource | undefined;
}

/** A field of an EIP-712 struct. */
export interface TypedDataField {
  /** The key of the value in the message. */
  readonly name: string;
  /** An EIP-712 type such as `uint64`, `address` or `string`. */
  readonly type: string;
}

/** EIP-712 typed data, as viem's `signTypedData` accepts it. */
export interface TypedData {
  /** The domain for which the signature is valid. */
  readonly domain: {
    readonly name: string;
    readonly version: string;
    readonly chainId: number;
    readonly verifyingContract: `0x${string}`;
  };
  /** Without `EIP712Domain`, whose fields are {@link domainFields}. */
  readonly types: Readonly<Record<string, readonly TypedDataField[]>>;
  /** The type of the message, by its name in `types`. */
  readonly primaryType: string;
  /** The signed values: one for each field of the type. */
  readonly message: Readonly<Record<string, unknown>>;
}

/** The fields of the domain, in EIP-712's order. */
export const domainFields: readonly TypedDataField[] = [
  { name: "name", type: "string" },
  { name: "version", type: "string" },
  { name: "chainId", type: "uint256" },
  { name: "verifyingContract", type: "address" },
];

const NO_CONTRACT = "0x0000000000000000000000000000000000000000";

const L1_DOMAIN = { name: "Exchange", version: "1", chainId: 1337, verifyingContract: NO_CONTRACT } as const;
const AGENT = {
  Agent: [
    { name: "source", type: "string" },
    { name: "connectionId", type: "bytes32" },
  ],
};

const SOURCE: readonly TypedDataField[] = [
  { name: "payloadMultiSigUser", type: "address" },
  { name: "outerSigner", type: "address" },
];

type FieldSigning = Exclude<ActionSigning, { readonly scheme: "l1" }>;
type Values = Readonly<Record<string, unknown>>;

/**
 * Creates the typed data to sign for an action: an agent with the action's hash for most kinds,
 * or the action's fields for user-signed kinds.
 *
 * @param request - The action as it is sent, and the other signed fields.
 * @returns the typed data, for any EIP-712 signer.
 * @throws NodeAccessError `INVALID_ARGUMENT` with the path of a value that cannot be signed.
 *
 * @example
 * ```ts
 * import { actionTypedData } from "@node-access/exchange/signing";
 *
 * const action = { type: "agentEnableDexAbstraction" };
 * const typedData = actionTypedData({ action, nonce: Date.now(), network: "mainnet", signing: { scheme: "l1" } });
 * console.log(typedData.primaryType, typedData.message); // Agent, with the action's hash as connectionId
 * ```
 *
 * Source: hyperliquid-python-sdk.
 */
export function actionTypedData(request: TypedRequest): TypedData {
  const { action, network, nonce, signing, multiSig }: TypedRequest = Object(request);
  const isMainnet = network === "mainnet";
  if (!isMainnet && network !== "testnet")
    throw invalidArgument("network", "mainnet or testnet", describeValue(network));
  if (!isPlain(action)) throw invalidArgument("action", "an object", describeValue(action));
  const source = multiSig ? readSigners(multiSig) : [];
  const hash = (hashed: unknown): string =>
    actionHash({ ...request, action: hashed as HashedRequest["action"] });
  const { scheme, primaryType, types = [] }: Partial<FieldSigning> = Object(signing);
  if ((scheme as string) === "l1")
    return {
      domain: L1_DOMAIN,
      types: AGENT,
      primaryType: "Agent",
      message: { source: isMainnet ? "a" : "b", connectionId: hash(multiSig ? [...source, action] : action) },
    };
  if (typeof primaryType !== "string" || !Array.isArray(types))
    throw invalidArgument("signing", "a scheme, and primaryType and types unless l1", describeValue(signing));
  const { type: _, ...rest } = action as Values;
  const [payloadMultiSigUser, outerSigner] = source;
  const values: Values = {
    // The sender of a multi-signature action signs its hash, which excludes the type.
    ...(scheme === "user"
      ? action
      : { hyperliquidChain: isMainnet ? "Mainnet" : "Testnet", multiSigActionHash: hash(rest), nonce }),
    payloadMultiSigUser,
    outerSigner,
  };
  // Each signer of a multi-signature account also signs the account and the sender.
  const fields = types.map((field) => Object(field) as TypedDataField);
  if (multiSig) fields.splice(1, 0, ...SOURCE);
  return {
    domain: {
      name: "HyperliquidSignTransaction",
      version: "1",
      chainId: chainNumber(rest["signatureChainId"]),
      verifyingContract: NO_CONTRACT,
    },
    types: { [primaryType]: fields },
    primaryType,
    message: Object.fromEntries(fields.map((field) => [field.name, fitting(field, values[field.name])])),
  };
}

/** Returns a value, unless its field is an integer that cannot hold it: wallets would sign another one. */
function fitting({ name, type }: TypedDataField, value: unknown): unknown {
  const [, bits] = /^uint(\d+)$/.exec(type) ?? [];
  const isInteger = typeof value === "bigint" || Number.isSafeInteger(value);
  if (bits === undefined || (isInteger && Number(value) >= 0 && Number(value) < 2 ** Number(bits)))
    return value;
  throw invalidArgument(`action.${name}`, `an integer that fits ${type}`, describeValue(value));
}

function chainNumber(chainId: unknown): number {
  const number = typeof chainId === "string" && /^0x[0-9a-f]+$/i.test(chainId) ? Number(chainId) : 0;
  if (number > 0 && Number.isSafeInteger(number)) return number;
  throw invalidArgument("signatureChainId", "a chain id in hex such as 0x66eee", describeValue(chainId));
}
