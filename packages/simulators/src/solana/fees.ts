import { programs } from "./programs.ts";
import type { WireInstruction, WireMessage } from "./wire-message.ts";

/** Lamports for each signature. Source: Solana's documentation of fees. */
const lamportsPerSignature = 5_000n;
/** The compute units of an instruction and of a transaction, unless it asks for others. */
const unitsPerInstruction = 200_000n;
const unitsPerBuiltin = 3_000n;
const maxUnits = 1_400_000n;
const microLamports = 1_000_000n;

const precompiles: ReadonlySet<string> = new Set([programs.ed25519, programs.secp256k1, programs.secp256r1]);
/** Programs that are part of the node. Their instructions are counted as cheaper. */
const builtins: ReadonlySet<string> = new Set([
  programs.system,
  programs.computeBudget,
  "Vote111111111111111111111111111111111111111",
  "BPFLoaderUpgradeab1e11111111111111111111111",
  "BPFLoader1111111111111111111111111111111111",
  "BPFLoader2111111111111111111111111111111111",
]);

/** @returns the lamports that a message's sender pays, and those per million compute units that it offers. */
export function computeFee(message: WireMessage): { readonly fee: bigint; readonly unitPrice: bigint } {
  const { instructions, keys, config } = message;
  let signatures = BigInt(message.requiredSignatures);
  let [unitPrice, limit, otherUnits] = [0n, undefined as bigint | undefined, 0n];
  for (const instruction of instructions) {
    const program = keys[instruction.programIndex] ?? "";
    if (precompiles.has(program)) signatures += BigInt(instruction.data[0] ?? 0);
    if (program === programs.computeBudget) {
      unitPrice = readUnitPrice(instruction) ?? unitPrice;
      limit = readUnitLimit(instruction) ?? limit;
    }
    if (!precompiles.has(program))
      otherUnits += builtins.has(program) ? unitsPerBuiltin : unitsPerInstruction;
  }
  if (config) {
    // A transaction of version 1 offers an amount, and instructions of the compute budget do nothing.
    const priority = config.priorityFee ?? 0n;
    const units = BigInt(config.computeUnitLimit ?? 0) || 1n;
    return {
      fee: signatures * lamportsPerSignature + priority,
      unitPrice: (priority * microLamports) / units,
    };
  }
  const units = limit ?? otherUnits;
  const paidUnits = units < maxUnits ? units : maxUnits;
  const priority = (unitPrice * paidUnits + microLamports - 1n) / microLamports;
  return { fee: signatures * lamportsPerSignature + priority, unitPrice };
}

/** `SetComputeUnitPrice`. */
function readUnitPrice({ data }: WireInstruction): bigint | undefined {
  return data[0] === 3 && data.length >= 9 ? data.readBigUInt64LE(1) : undefined;
}

/** `SetComputeUnitLimit`. */
function readUnitLimit({ data }: WireInstruction): bigint | undefined {
  return data[0] === 2 && data.length >= 5 ? BigInt(data.readUInt32LE(1)) : undefined;
}
