import { createRequire } from "node:module";

/** The version of litesvm whose platform packages are loaded. */
const version = "1.5.0";

/** The packages with the engine's machine code, by Node's names of the platform and architecture. */
const platformPackages: Readonly<Record<string, readonly string[]>> = {
  "linux-x64": ["litesvm-linux-x64-gnu", "litesvm-linux-x64-musl"],
  "linux-arm64": ["litesvm-linux-arm64-gnu", "litesvm-linux-arm64-musl"],
  "darwin-x64": ["litesvm-darwin-x64"],
  "darwin-arm64": ["litesvm-darwin-arm64"],
};

export interface NativeAccount {
  lamports(): bigint;
  data(): Uint8Array;
  owner(): Uint8Array;
  executable(): boolean;
  rentEpoch(): bigint;
}

/** An account with its address. */
interface AddressAndAccount {
  readonly address: Uint8Array;
  account(): NativeAccount;
}

export interface NativeMetadata {
  logs(): string[];
  innerInstructions(): {
    stackHeight(): number;
    instruction(): { programIdIndex(): number; accounts(): Uint8Array; data(): Uint8Array };
  }[][];
  computeUnitsConsumed(): bigint;
  returnData(): { programId(): Uint8Array; data(): Uint8Array };
}

/** A transaction that failed. */
export interface NativeFailure {
  err(): unknown;
  meta(): NativeMetadata;
  /** Rust's text of it, which begins with the error. */
  toString(): string;
}

type NativeClock = Record<"slot" | "epoch" | "leaderScheduleEpoch" | "unixTimestamp", bigint>;

/** The engine: accounts, programs, and what executes transactions on them. */
export interface NativeSvm {
  setSigverify(verify: boolean): void;
  setBlockhashCheck(check: boolean): void;
  setTransactionHistory(capacity: bigint): void;
  withNativeMints(): void;
  minimumBalanceForRentExemption(length: bigint): bigint;
  getAccount(address: Uint8Array): NativeAccount | null;
  setAccount(address: Uint8Array, account: NativeAccount): void;
  getProgramAccounts(program: Uint8Array): AddressAndAccount[];
  sendVersionedTransaction(bytes: Uint8Array): NativeMetadata | NativeFailure;
  simulateVersionedTransaction(
    bytes: Uint8Array,
  ): { meta(): NativeMetadata; postAccounts(): AddressAndAccount[] } | NativeFailure;
  expireBlockhash(): void;
  getClock(): NativeClock;
  setClock(clock: NativeClock): void;
}

/** The native module's exports that are used here. */
export interface Litesvm {
  readonly LiteSvm: new () => NativeSvm;
  readonly Account: new (
    lamports: bigint,
    data: Uint8Array,
    owner: Uint8Array,
    executable: boolean,
    rentEpoch: bigint,
  ) => NativeAccount;
}

/** Explains why the Solana engine cannot run on this machine. */
export class EngineMissingError extends Error {
  override readonly name = "EngineMissingError";
}

/** Loads the engine's machine code: litesvm's own package would install a client library too. @throws EngineMissingError */
export function loadLitesvm(): Litesvm {
  const platform = `${process.platform}-${process.arch}`;
  const names = platformPackages[platform];
  if (!names)
    throw new EngineMissingError(
      `simulated Solana nodes run litesvm, which has no build for ${platform}: add an upstream to the network, or use another platform`,
    );
  const require = createRequire(import.meta.url);
  for (const name of names) {
    try {
      return require(name) as Litesvm;
    } catch {
      // The C library is another one, or the package is not installed.
    }
  }
  const [name = ""] = names;
  throw new EngineMissingError(
    `simulated Solana nodes need the optional dependency ${name}, which is not installed: npm install ${name}@${version}`,
  );
}
