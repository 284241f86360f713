import { itemPlace, memberTexts, objectText } from "../../codec/json/json-text.ts";
import type { HeadNumbers } from "./head-tracker.ts";
import type { RoutedCall } from "../../upstreams/upstream.ts";
import type { ParamPlace } from "../../generated/methods.ts";

/** The blocks that tags refer to at the moment. */
export interface BlockNumbers {
  readonly shown: HeadNumbers;
  text(number: number): string;
  /** Whether the nodes know tags, and take an omitted param for the newest block. */
  readonly hasTags: boolean;
}

/** A param with the number instead of a tag, and that number if there is one. */
interface Pinned {
  readonly text: string;
  readonly block?: number;
  readonly readsPending?: true;
}

/** Replaces the tags in a call's params by numbers, and finds the newest block that the call reads. */
export function pinBlocks(call: RoutedCall, numbers: BlockNumbers): RoutedCall {
  const { block, blockRange, newestHash, head } = call.facts;
  if (block) return withParam(call, block, (text) => pinBlock(text, block, numbers));
  if (blockRange) return withParam(call, blockRange, (text) => pinRange(text, numbers));
  const readsNewest = newestHash || (head && "number" in head);
  return readsNewest && numbers.shown.latest >= 0 ? { ...call, block: numbers.shown.latest } : call;
}

function withParam(
  call: RoutedCall,
  { index, name }: ParamPlace,
  pin: (text: string | undefined) => Pinned | undefined,
): RoutedCall {
  const { params = "[]" } = call;
  if (params.startsWith("{")) {
    const members = memberTexts(params);
    const pinned = pin(members.get(name));
    return pinned ? changed(call, pinned, () => objectText(members.set(name, pinned.text))) : call;
  }
  const { count, start, end } = itemPlace(params, index);
  // An earlier param is missing too: the node reports that.
  if (count < index) return call;
  const isThere = count > index;
  const param = isThere ? params.slice(start, end) : undefined;
  const pinned = pin(param);
  if (!pinned) return call;
  if (pinned.text === param) return changed(call, pinned, () => params);
  const before = params.slice(0, start);
  return changed(
    call,
    pinned,
    () => before + (isThere || count === 0 ? "" : ",") + pinned.text + params.slice(end),
  );
}

function changed(call: RoutedCall, { block, readsPending }: Pinned, params: () => string): RoutedCall {
  const pinned: { -readonly [Key in keyof RoutedCall]: RoutedCall[Key] } = { ...call, params: params() };
  if (block !== undefined) pinned.block = block;
  if (readsPending) pinned.readsPending = readsPending;
  return pinned;
}

function pinBlock(text: string | undefined, { name }: ParamPlace, numbers: BlockNumbers): Pinned | undefined {
  // An omitted param means the newest block, and can be filled in where a number is accepted.
  if (text === undefined || text === "null")
    return !numbers.hasTags || /hash/i.test(name) ? undefined : pinNumber(numbers.shown.latest, numbers);
  if (text.startsWith("{")) return pinObject(text, numbers);
  return pinValue(text, numbers);
}

/** `{"blockNumber":"latest"}`, or Starknet's `{"block_number":16}`. */
function pinObject(text: string, numbers: BlockNumbers): Pinned | undefined {
  const members = memberTexts(text);
  for (const name of ["blockNumber", "block_number"]) {
    const value = members.get(name);
    if (value === undefined) continue;
    const pinned = pinValue(value, numbers);
    return pinned && { ...pinned, text: objectText(members.set(name, pinned.text)) };
  }
  return undefined;
}

function pinValue(text: string, numbers: BlockNumbers): Pinned | undefined {
  if (!numbers.hasTags) return /^\d{1,15}$/.test(text) ? { text, block: Number(text) } : undefined;
  const tag = pinTag(text, numbers);
  if (tag) return tag;
  const [, quantity, integer] = /^(?:"0x([\da-f]{1,13})"|(\d{1,15}))$/i.exec(text) ?? [];
  if (quantity !== undefined) return { text, block: Number.parseInt(quantity, 16) };
  return integer === undefined ? undefined : { text, block: Number(integer) };
}

/** @param text - JSON. */
function pinTag(text: string, numbers: BlockNumbers): Pinned | undefined {
  switch (text) {
    case '"latest"':
      return pinNumber(numbers.shown.latest, numbers);
    case '"safe"':
      return pinNumber(numbers.shown.safe, numbers);
    case '"finalized"':
      return pinNumber(numbers.shown.finalized, numbers);
    case '"pending"':
    case '"pre_confirmed"':
      return { text, readsPending: true };
    default:
      return undefined;
  }
}

function pinNumber(block: number, numbers: BlockNumbers): Pinned | undefined {
  return block < 0 ? undefined : { text: numbers.text(block), block };
}

/** A filter's `fromBlock` and `toBlock`, or Starknet's `from_block` and `to_block`. */
function pinRange(text: string | undefined, numbers: BlockNumbers): Pinned | undefined {
  if (!text?.startsWith("{")) return undefined;
  const members = memberTexts(text);
  if (members.has("blockHash")) return undefined;
  let newest = -1;
  const isStarknet = members.has("from_block") || members.has("to_block");
  for (const name of isStarknet ? ["from_block", "to_block"] : ["fromBlock", "toBlock"]) {
    const value = members.get(name);
    if (isStarknet && value === undefined) continue;
    const pinned = pinBlock(value, { index: 0, name }, numbers);
    if (!pinned) continue;
    if (pinned.readsPending) return { text, readsPending: true };
    members.set(name, pinned.text);
    newest = Math.max(newest, pinned.block ?? -1);
  }
  return { text: objectText(members), ...(newest >= 0 && { block: newest }) };
}
