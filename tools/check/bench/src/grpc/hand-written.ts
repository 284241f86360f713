/** Hand-written decoders for three messages, as a baseline: they know all fields, and check nothing. */

const unsigned = new BigUint64Array(1);
const halves = new Uint32Array(unsigned.buffer);
const NONE: Buffer = Buffer.alloc(0);

/** The message that is being read, and the position. Only one is read at a time. */
let buffer = NONE;
let at = 0;

/** Reads a `SubscribeUpdate` of a slot. */
export function readSlotUpdate(encoded: Buffer): object {
  buffer = encoded;
  at = 0;
  const filters: string[] = [];
  const value = { slot: 0n, parent: undefined as bigint | undefined, status: 0 };
  while (at < encoded.length) {
    const tag = varint();
    if (tag === 10) filters.push(text());
    else if (tag === 26) slotUpdate(value, varint() + at);
    else pass(tag);
  }
  return { filters, updateOneof: { $case: "slot", value } };
}

function slotUpdate(read: { slot: bigint; parent: bigint | undefined; status: number }, end: number): void {
  while (at < end) {
    const tag = varint();
    if (tag === 8) read.slot = long();
    else if (tag === 16) read.parent = long();
    else read.status = varint();
  }
}

/** Reads a `SubscribeUpdate` of a transaction. */
export function readTransactionUpdate(encoded: Buffer): object {
  buffer = encoded;
  at = 0;
  const update = {
    filters: [] as string[],
    updateOneof: undefined as object | undefined,
    createdAt: undefined as object | undefined,
  };
  while (at < encoded.length) {
    const tag = varint();
    if (tag === 10) update.filters.push(text());
    else if (tag === 34)
      update.updateOneof = { $case: "transaction", value: transactionUpdate(varint() + at) };
    else update.createdAt = timestamp(varint() + at);
  }
  return update;
}

/** Reads only the slot and signature of a `SubscribeUpdate` of a transaction. */
export function readSlotAndSignature(encoded: Buffer): { slot: bigint; signature: Buffer } {
  buffer = encoded;
  at = 0;
  const found = { slot: 0n, signature: NONE };
  while (at < encoded.length) {
    const tag = varint();
    if (tag !== 34) {
      pass(tag);
      continue;
    }
    const end = varint() + at;
    while (at < end) {
      const field = varint();
      if (field === 16) found.slot = long();
      else if (field === 10) found.signature = firstBytes(varint() + at);
      else pass(field);
    }
  }
  return found;
}

function firstBytes(end: number): Buffer {
  varint();
  const first = bytes();
  at = end;
  return first;
}

function transactionUpdate(end: number): object {
  const update = { transaction: undefined as object | undefined, slot: 0n, bankId: 0n };
  while (at < end)
    if (varint() === 10) update.transaction = transactionInfo(varint() + at);
    else update.slot = long();
  return update;
}

function transactionInfo(end: number): object {
  const info = {
    signature: NONE,
    isVote: false,
    transaction: undefined as object | undefined,
    meta: undefined as object | undefined,
    index: 0n,
  };
  while (at < end) {
    const tag = varint();
    if (tag === 10) info.signature = bytes();
    else if (tag === 16) info.isVote = varint() !== 0;
    else if (tag === 26) info.transaction = transaction(varint() + at);
    else if (tag === 34) info.meta = meta(varint() + at);
    else info.index = long();
  }
  return info;
}

function transaction(end: number): object {
  const read = { signatures: [] as Buffer[], message: undefined as object | undefined };
  while (at < end)
    if (varint() === 10) read.signatures.push(bytes());
    else read.message = message(varint() + at);
  return read;
}

function message(end: number): object {
  const read = {
    header: undefined as object | undefined,
    accountKeys: [] as Buffer[],
    recentBlockhash: NONE,
    instructions: [] as object[],
    versioned: false,
    addressTableLookups: [] as object[],
    config: undefined,
  };
  while (at < end) {
    const tag = varint();
    if (tag === 10) read.header = header(varint() + at);
    else if (tag === 18) read.accountKeys.push(bytes());
    else if (tag === 26) read.recentBlockhash = bytes();
    else if (tag === 34) read.instructions.push(instruction(varint() + at));
    else read.versioned = varint() !== 0;
  }
  return read;
}

function header(end: number): object {
  const read = { numRequiredSignatures: 0, numReadonlySignedAccounts: 0, numReadonlyUnsignedAccounts: 0 };
  while (at < end) {
    const tag = varint();
    if (tag === 8) read.numRequiredSignatures = varint();
    else if (tag === 16) read.numReadonlySignedAccounts = varint();
    else read.numReadonlyUnsignedAccounts = varint();
  }
  return read;
}

/** Of a message, or within another one, where it has the height of the stack. */
function instruction(end: number): object {
  const read = {
    programIdIndex: 0,
    accounts: NONE,
    data: NONE,
    stackHeight: undefined as number | undefined,
  };
  while (at < end) {
    const tag = varint();
    if (tag === 8) read.programIdIndex = varint();
    else if (tag === 18) read.accounts = bytes();
    else if (tag === 26) read.data = bytes();
    else read.stackHeight = varint();
  }
  return read;
}

function meta(end: number): object {
  const read = {
    err: undefined,
    fee: 0n,
    preBalances: [] as bigint[],
    postBalances: [] as bigint[],
    innerInstructions: [] as object[],
    logMessages: [] as string[],
    preTokenBalances: [] as object[],
    postTokenBalances: [] as object[],
    rewards: [] as object[],
    innerInstructionsNone: false,
    logMessagesNone: false,
    loadedWritableAddresses: [] as Buffer[],
    loadedReadonlyAddresses: [] as Buffer[],
    returnData: undefined,
    returnDataNone: false,
    computeUnitsConsumed: undefined as bigint | undefined,
    costUnits: undefined,
  };
  while (at < end) {
    const tag = varint();
    if (tag === 16) read.fee = long();
    else if (tag === 26) longs(read.preBalances, varint() + at);
    else if (tag === 34) longs(read.postBalances, varint() + at);
    else if (tag === 42) read.innerInstructions.push(innerInstructions(varint() + at));
    else if (tag === 50) read.logMessages.push(text());
    else if (tag === 58) read.preTokenBalances.push(tokenBalance(varint() + at));
    else if (tag === 66) read.postTokenBalances.push(tokenBalance(varint() + at));
    else read.computeUnitsConsumed = long();
  }
  return read;
}

function innerInstructions(end: number): object {
  const read = { index: 0, instructions: [] as object[] };
  while (at < end)
    if (varint() === 8) read.index = varint();
    else read.instructions.push(instruction(varint() + at));
  return read;
}

function tokenBalance(end: number): object {
  const read = {
    accountIndex: 0,
    mint: "",
    uiTokenAmount: undefined as object | undefined,
    owner: "",
    programId: "",
  };
  while (at < end) {
    const tag = varint();
    if (tag === 8) read.accountIndex = varint();
    else if (tag === 18) read.mint = text();
    else if (tag === 26) read.uiTokenAmount = tokenAmount(varint() + at);
    else if (tag === 34) read.owner = text();
    else read.programId = text();
  }
  return read;
}

function tokenAmount(end: number): object {
  const read = { uiAmount: 0, decimals: 0, amount: "", uiAmountString: "" };
  while (at < end) {
    const tag = varint();
    if (tag === 9) {
      read.uiAmount = buffer.readDoubleLE(at);
      at += 8;
    } else if (tag === 16) read.decimals = varint();
    else if (tag === 26) read.amount = text();
    else read.uiAmountString = text();
  }
  return read;
}

function timestamp(end: number): object {
  const read = { seconds: 0n, nanos: 0 };
  while (at < end)
    if (varint() === 8) read.seconds = long();
    else read.nanos = varint();
  return read;
}

function longs(list: bigint[], end: number): void {
  while (at < end) list.push(long());
}

function varint(): number {
  let byte = buffer[at++] ?? 0;
  if (byte < 128) return byte;
  let value = byte & 127;
  for (let shift = 7; shift < 35; shift += 7) {
    byte = buffer[at++] ?? 0;
    value |= (byte & 127) << shift;
    if (byte < 128) break;
  }
  return value >>> 0;
}

function long(): bigint {
  let low = 0;
  let high = 0;
  for (let shift = 0; ; shift += 7) {
    const byte = buffer[at++] ?? 0;
    const bits = byte & 127;
    if (shift < 28) low |= bits << shift;
    else if (shift === 28) {
      low |= bits << 28;
      high = bits >>> 4;
    } else high |= bits << (shift - 32);
    if (byte < 128) break;
  }
  halves[0] = low;
  halves[1] = high;
  return unsigned[0] ?? 0n;
}

function bytes(): Buffer {
  const length = varint();
  at += length;
  return buffer.subarray(at - length, at);
}

function text(): string {
  const length = varint();
  at += length;
  return buffer.toString("utf8", at - length, at);
}

function pass(tag: number): void {
  const kind = tag & 7;
  const length = kind === 1 ? 8 : kind === 5 ? 4 : varint();
  if (kind !== 0) at += length;
}
