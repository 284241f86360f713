import type { StateManagerInterface } from "@ethereumjs/common";
import type * as States from "@ethereumjs/statemanager";
import type * as Accounts from "@ethereumjs/util";
import type { ProvenState } from "../execution.ts";

/** Creates the state of an execution: what it has written, above what is proven. */
export function createLazyState(
  { SimpleStateManager }: typeof States,
  { Account, bigIntToBytes, bytesToHex }: typeof Accounts,
  state: ProvenState,
): StateManagerInterface {
  class LazyState extends SimpleStateManager {
    readonly #proven: ProvenState;
    /** Accounts that the execution created or cleared, whose proven slots do not count. */
    readonly #cleared = new Set<string>();

    constructor(proven: ProvenState) {
      super();
      this.#proven = proven;
    }

    override async getAccount(address: Accounts.Address): Promise<Accounts.Account | undefined> {
      const name = address.toString();
      const accounts = this.topAccountStack();
      if (!accounts.has(name)) {
        const { nonce, balance, storageRoot, codeHash } = await this.#proven.account(name);
        const account = new Account(nonce, balance, storageRoot, codeHash);
        // All levels, because a revert does not undo what was there before.
        for (const level of this.accountStack)
          level.set(name, account.isEmpty() ? undefined : new Account(nonce, balance, storageRoot, codeHash));
      }
      return accounts.get(name);
    }

    override async getCode(address: Accounts.Address): Promise<Uint8Array> {
      const name = address.toString();
      return this.topCodeStack().get(name) ?? (await this.#proven.code(name));
    }

    override async getStorage(address: Accounts.Address, key: Uint8Array): Promise<Uint8Array> {
      const name = address.toString();
      const slot = bytesToHex(key);
      const written = this.topStorageStack().get(`${name}_${slot}`);
      if (written || this.#cleared.has(name)) return written ?? new Uint8Array(0);
      const value = await this.#proven.slot(name, slot);
      return value === 0n ? new Uint8Array(0) : bigIntToBytes(value);
    }

    override async clearStorage(address: Accounts.Address): Promise<void> {
      this.#cleared.add(address.toString());
      await super.clearStorage(address);
    }
  }
  return new LazyState(state);
}
