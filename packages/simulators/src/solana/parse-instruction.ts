import { base58 } from "../base58.ts";
import { associatedToken, type Form, type Kind, system, token } from "./instruction-forms.ts";
import { programs } from "./programs.ts";
import { exact } from "./reads.ts";
import { uiAmount } from "./token-accounts.ts";
import type { Fields } from "../values.ts";

export interface NamedInstruction {
  readonly programId: string;
  readonly accounts: readonly string[];
  readonly data: Buffer;
  readonly stackHeight: number;
}

const authorityTypes = ["mintTokens", "freezeAccount", "accountOwner", "closeAccount"];

/** @returns an instruction as `jsonParsed` shows it. Those that are not known have only their addresses and data. */
export function parseInstruction(instruction: NamedInstruction): Fields {
  const { programId, accounts, data, stackHeight } = instruction;
  const found = parsed(instruction);
  return found
    ? { ...found, programId, stackHeight }
    : { programId, accounts, data: base58(data), stackHeight };
}

function parsed(instruction: NamedInstruction): Fields | undefined {
  const { programId, data } = instruction;
  switch (programId) {
    case programs.memo:
    case programs.memo1:
      return { program: "spl-memo", parsed: data.toString() };
    case programs.system:
      return data.length < 4 ? undefined : read("system", system[data.readUInt32LE(0)], instruction, 4);
    case programs.token:
    case programs.token2022:
      return read("spl-token", token[data[0] ?? -1], instruction, 1);
    case programs.associatedToken:
      return read("spl-associated-token-account", associatedToken[data[0] ?? 0], instruction, 1);
    default:
      return undefined;
  }
}

function read(
  program: string,
  form: Form | undefined,
  instruction: NamedInstruction,
  start: number,
): Fields | undefined {
  if (!form || instruction.accounts.length < form.accounts.length) return undefined;
  const { type, values, multisig } = form;
  const { accounts, data } = instruction;
  const info: Record<string, unknown> = {};
  for (const [index, name] of form.accounts.entries()) info[name] = accounts[index];
  const signers = accounts.slice(form.accounts.length);
  if (multisig && signers.length > 0) {
    const name = form.accounts.at(-1) ?? "";
    delete info[name];
    info[`multisig${name.replace(/^./, (first) => first.toUpperCase())}`] =
      accounts[form.accounts.length - 1];
    info["signers"] = signers;
  }
  let at = start;
  try {
    for (const [name, kind] of values) {
      const [content, end] = readers[kind](data, at);
      if (content !== undefined) info[name] = content;
      at = end;
    }
  } catch {
    // The data is shorter than the form: a node does not parse it either.
    return undefined;
  }
  return { program, parsed: { type, info } };
}

type Value = readonly [content: unknown, end: number];

/** Reads a value of each kind at a place of the data. */
const readers: Readonly<Record<Kind, (data: Buffer, at: number) => Value>> = {
  u8: (data, at) => [data.readUInt8(at), at + 1],
  u64: (data, at) => [exact(data.readBigUInt64LE(at)), at + 8],
  amount: (data, at) => [String(data.readBigUInt64LE(at)), at + 8],
  checked: (data, at) => [uiAmount(data.readBigUInt64LE(at), data.readUInt8(at + 8)), at + 9],
  authority: (data, at) => [authorityTypes[data.readUInt8(at)], at + 1],
  optional: (data, at) => (data.readUInt8(at) === 0 ? [undefined, at + 1] : readers.address(data, at + 1)),
  text(data, at) {
    const end = at + 8 + Number(data.readBigUInt64LE(at));
    return [data.toString("utf8", at + 8, end), end];
  },
  address(data, at) {
    if (at + 32 > data.length) throw new RangeError("the data ends before the address");
    return [base58(data.subarray(at, at + 32)), at + 32];
  },
};
