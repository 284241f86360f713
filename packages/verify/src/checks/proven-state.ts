import { NOTHING } from "../encoding/bytes.ts";
import { bytesOfHex, isAbsent, type JsonObject, asObject } from "../fields.ts";
import type { ProvenAccount, ProvenState } from "../execution.ts";
import type { Session } from "../session.ts";
import { CannotVerify } from "../verdict.ts";
import { type BlockChoice, formatParam, type ProvenHeader } from "./headers.ts";
import { checkAccount, checkCode, checkSlots, hasCode } from "./state.ts";

interface Known {
  readonly account: ProvenAccount;
  readonly slots: Map<string, bigint>;
}

/** Creates a state that reads accounts and slots with their proofs: first what the node's access list names. */
export async function provenStateAt(
  header: ProvenHeader,
  choice: BlockChoice,
  call: unknown,
  session: Session,
): Promise<ProvenState> {
  const block = formatParam(header, choice);
  const hints = await readHints(call, block, session);
  const accounts = new Map<string, Promise<Known>>();
  const codes = new Map<string, Promise<Uint8Array>>();

  const prove = async (address: string, slots: readonly string[]): Promise<Known> => {
    const { result, path } = await session.reads.read("eth_getProof", [address, slots, block]);
    const account = checkAccount(result, path, header, address, session);
    const values = checkSlots(result, path, account, slots, session);
    return { account, slots: new Map(slots.map((slot, index) => [slot, values[index] ?? 0n])) };
  };
  const known = (address: string): Promise<Known> => {
    const found = accounts.get(address) ?? prove(address, hints.get(address) ?? []);
    accounts.set(address, found);
    return found;
  };
  const readCode = async (address: string): Promise<Uint8Array> => {
    const { account } = await known(address);
    if (!hasCode(account)) return NOTHING;
    const { result, path } = await session.reads.read("eth_getCode", [address, block]);
    checkCode(result, path, account, session);
    return bytesOfHex(result, path);
  };
  return {
    header: header.fields,
    account: async (address) => (await known(address)).account,
    code(address) {
      const found = codes.get(address) ?? readCode(address);
      codes.set(address, found);
      return found;
    },
    async slot(address, slot) {
      const { slots } = await known(address);
      const value = slots.get(slot) ?? (await prove(address, [slot])).slots.get(slot) ?? 0n;
      slots.set(slot, value);
      return value;
    },
  };
}

/** Nothing depends on what the node says here but the number of calls. */
async function readHints(
  call: unknown,
  block: unknown,
  session: Session,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const hints = new Map<string, readonly string[]>();
  try {
    const { result } = await session.reads.read("eth_createAccessList", [call, block]);
    const { accessList } = asObject(result, "hints");
    for (const one of Array.isArray(accessList) ? accessList : []) {
      const { address, storageKeys } = Object(one) as JsonObject;
      const slots = (Array.isArray(storageKeys) ? storageKeys : []).filter((slot) =>
        /^0x[0-9a-f]{64}$/.test(String(slot)),
      );
      if (!isAbsent(address)) hints.set(String(address).toLowerCase(), slots as string[]);
    }
  } catch (error) {
    if (!(error instanceof CannotVerify) || error.reason !== "read-failed") throw error;
  }
  return hints;
}
