import {
  accountBytes,
  addressBytes,
  keyBytes,
  readAccount,
  readAddress,
  readKey,
  decodeText,
  encodeText,
} from "./addresses.ts";
import { type Micheline, michelineBytes, readMicheline } from "./micheline.ts";
import { natural, optional, sized, WireReader } from "./wire.ts";
import { WireError } from "../byte-reader.ts";

/** What all operations of accounts have. */
interface Common {
  readonly source: string;
  readonly fee: string;
  readonly counter: string;
  readonly gas_limit: string;
  readonly storage_limit: string;
}

/** A call of a contract. */
export interface Parameters {
  readonly entrypoint: string;
  readonly value: Micheline;
}

export interface TransactionContent extends Common {
  readonly kind: "transaction";
  readonly amount: string;
  readonly destination: string;
  readonly parameters?: Parameters;
}

/** The operations that the simulator executes. */
export type Content =
  | (Common & { readonly kind: "reveal"; readonly public_key: string })
  | TransactionContent
  | (Common & { readonly kind: "delegation"; readonly delegate?: string });

/** What an account signs. */
export interface Unsigned {
  /** The hash of a block that the operation builds on. */
  readonly branch: string;
  readonly contents: readonly Content[];
}

export interface Signed extends Unsigned {
  readonly signature: string;
  /** What the signature is of. */
  readonly signedBytes: Buffer;
  readonly signatureBytes: Buffer;
}

/** The number of each operation. Source: Octez, operation encoding. */
const tags = { reveal: 107, transaction: 108, delegation: 110 } as const;
/** The entrypoints that have a number instead of their name. */
const entrypoints = ["default", "root", "do", "set_delegate", "remove_delegate", "deposit", "stake"];
const moreEntrypoints = ["unstake", "finalize_unstake", "set_delegate_parameters"];
const numbered = [...entrypoints, ...moreEntrypoints];
const namedEntrypoint = 255;
export const signatureBytes = 64;
const branchBytes = 32;

/** @returns an operation without a signature. @throws WireError for a kind that the simulator does not execute. */
export function operationBytes({ branch, contents }: Unsigned): Buffer {
  const bytes = decodeText(branch, "block");
  if (!bytes) throw new WireError(`${branch} is not the hash of a block`);
  return Buffer.concat([bytes, ...contents.map(contentBytes)]);
}

function contentBytes(content: Content): Buffer {
  const { kind, source, fee, counter, gas_limit, storage_limit } = content;
  if (!Object.hasOwn(tags, kind))
    throw new WireError(`the simulator supports the operations ${Object.keys(tags).join(", ")}, not ${kind}`);
  const numbers = [fee, counter, gas_limit, storage_limit].map((number) => natural(BigInt(number)));
  return Buffer.concat([Buffer.of(tags[kind]), accountBytes(source), ...numbers, ...ownBytes(content)]);
}

function ownBytes(content: Content): Uint8Array[] {
  if (content.kind === "reveal") return [keyBytes(content.public_key), Buffer.of(0)];
  if (content.kind === "delegation") {
    const { delegate } = content;
    return [optional(delegate === undefined ? undefined : accountBytes(delegate))];
  }
  const { amount, destination, parameters } = content;
  const call = parameters && !isDefault(parameters) ? parameters : undefined;
  return [natural(BigInt(amount)), addressBytes(destination), optional(call && callBytes(call))];
}

/** The call that a transaction without parameters makes. */
function isDefault({ entrypoint, value }: Parameters): boolean {
  return entrypoint === "default" && "prim" in value && value.prim === "Unit" && !value.args;
}

function callBytes({ entrypoint, value }: Parameters): Buffer {
  const number = numbered.indexOf(entrypoint);
  const name = Buffer.from(entrypoint);
  const start = number < 0 ? Buffer.of(namedEntrypoint, name.length, ...name) : Buffer.of(number);
  return Buffer.concat([start, sized(michelineBytes(value))]);
}

/** Reads an operation with its signature. @throws WireError for what the simulator does not execute. */
export function readSigned(bytes: Buffer): Signed {
  const signedBytes = bytes.subarray(0, -signatureBytes);
  const signature = bytes.subarray(-signatureBytes);
  return {
    ...readUnsigned(signedBytes),
    signature: encodeText("sig", signature),
    signedBytes,
    signatureBytes: signature,
  };
}

export function readUnsigned(bytes: Buffer): Unsigned {
  const reader = new WireReader(bytes);
  const branch = encodeText("block", reader.take(branchBytes));
  const contents: Content[] = [];
  while (reader.left > 0) contents.push(readContent(reader));
  if (contents.length === 0) throw new WireError("the operation has no contents");
  return { branch, contents };
}

function readContent(reader: WireReader): Content {
  const tag = reader.byte();
  const isKnown = Object.values(tags).some((one) => one === tag);
  if (!isKnown) throw new WireError(`the simulator does not support operations with the tag ${tag}`);
  const source = readAccount(reader);
  const [fee, counter, gas_limit, storage_limit] = [0, 1, 2, 3].map(() => String(reader.natural()));
  const common = { source, fee, counter, gas_limit, storage_limit } as Common;
  if (tag === tags.reveal) {
    const public_key = readKey(reader);
    // A proof is for keys of the curve BLS12-381 only.
    if (reader.byte() !== 0) throw new WireError("the simulator does not support a reveal with a proof");
    return { kind: "reveal", ...common, public_key };
  }
  if (tag === tags.delegation) {
    const delegate = reader.optional(() => readAccount(reader));
    return { kind: "delegation", ...common, ...(delegate !== undefined && { delegate }) };
  }
  const amount = String(reader.natural());
  const destination = readAddress(reader);
  const parameters = reader.optional(() => readCall(reader));
  return { kind: "transaction", ...common, amount, destination, ...(parameters && { parameters }) };
}

function readCall(reader: WireReader): Parameters {
  const number = reader.byte();
  const name = number === namedEntrypoint ? reader.take(reader.byte()).toString() : numbered[number];
  if (name === undefined) throw new WireError(`no entrypoint has the tag ${number}`);
  return { entrypoint: name, value: readMicheline(reader.sized()) };
}
