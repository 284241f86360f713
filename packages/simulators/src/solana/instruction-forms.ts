/** How an instruction is written: the names of its accounts, and then those of its values. */
export interface Form {
  readonly type: string;
  readonly accounts: readonly string[];
  readonly values: readonly (readonly [name: string, kind: Kind])[];
  /** Whether the last account may have several signers, which then follow it. */
  readonly multisig: boolean;
}

/** The encodings of a value: integers of 8 and 64 bits as number or text, addresses, texts, token amounts. */
export type Kind = "u8" | "u64" | "amount" | "checked" | "address" | "optional" | "text" | "authority";

function form(type: string, accounts: readonly string[], values: Readonly<Record<string, Kind>> = {}): Form {
  return { type, accounts, values: Object.entries(values), multisig: false };
}

/** The form of an instruction whose last account may have several signers. */
function multisig(...[type, accounts, values]: Parameters<typeof form>): Form {
  return { ...form(type, accounts, values), multisig: true };
}

/** Those of the system program, by their number. */
export const system: Readonly<Record<number, Form>> = {
  0: form("createAccount", ["source", "newAccount"], { lamports: "u64", space: "u64", owner: "address" }),
  1: form("assign", ["account"], { owner: "address" }),
  2: form("transfer", ["source", "destination"], { lamports: "u64" }),
  3: form("createAccountWithSeed", ["source", "newAccount"], {
    base: "address",
    seed: "text",
    lamports: "u64",
    space: "u64",
    owner: "address",
  }),
  4: form("advanceNonce", ["nonceAccount", "recentBlockhashesSysvar", "nonceAuthority"]),
  5: form(
    "withdrawFromNonce",
    ["nonceAccount", "destination", "recentBlockhashesSysvar", "rentSysvar", "nonceAuthority"],
    { lamports: "u64" },
  ),
  6: form("initializeNonce", ["nonceAccount", "recentBlockhashesSysvar", "rentSysvar"], {
    nonceAuthority: "address",
  }),
  7: form("authorizeNonce", ["nonceAccount", "nonceAuthority"], { newAuthorized: "address" }),
  8: form("allocate", ["account"], { space: "u64" }),
  9: form("allocateWithSeed", ["account"], { base: "address", seed: "text", space: "u64", owner: "address" }),
  10: form("assignWithSeed", ["account"], { base: "address", seed: "text", owner: "address" }),
  11: form("transferWithSeed", ["source", "sourceBase", "destination"], {
    lamports: "u64",
    sourceSeed: "text",
    sourceOwner: "address",
  }),
  12: form("upgradeNonce", ["nonceAccount"]),
};

/** Those of the token programs. */
export const token: Readonly<Record<number, Form>> = {
  0: form("initializeMint", ["mint", "rentSysvar"], {
    decimals: "u8",
    mintAuthority: "address",
    freezeAuthority: "optional",
  }),
  1: form("initializeAccount", ["account", "mint", "owner", "rentSysvar"]),
  3: multisig("transfer", ["source", "destination", "authority"], { amount: "amount" }),
  4: multisig("approve", ["source", "delegate", "owner"], { amount: "amount" }),
  5: multisig("revoke", ["source", "owner"]),
  6: multisig("setAuthority", ["account", "authority"], {
    authorityType: "authority",
    newAuthority: "optional",
  }),
  7: multisig("mintTo", ["mint", "account", "mintAuthority"], { amount: "amount" }),
  8: multisig("burn", ["account", "mint", "authority"], { amount: "amount" }),
  9: multisig("closeAccount", ["account", "destination", "owner"]),
  10: multisig("freezeAccount", ["account", "mint", "freezeAuthority"]),
  11: multisig("thawAccount", ["account", "mint", "freezeAuthority"]),
  12: multisig("transferChecked", ["source", "mint", "destination", "authority"], { tokenAmount: "checked" }),
  13: multisig("approveChecked", ["source", "mint", "delegate", "owner"], { tokenAmount: "checked" }),
  14: multisig("mintToChecked", ["mint", "account", "mintAuthority"], { tokenAmount: "checked" }),
  15: multisig("burnChecked", ["account", "mint", "authority"], { tokenAmount: "checked" }),
  16: form("initializeAccount2", ["account", "mint", "rentSysvar"], { owner: "address" }),
  17: form("syncNative", ["account"]),
  18: form("initializeAccount3", ["account", "mint"], { owner: "address" }),
  20: form("initializeMint2", ["mint"], {
    decimals: "u8",
    mintAuthority: "address",
    freezeAuthority: "optional",
  }),
  22: form("initializeImmutableOwner", ["account"]),
};

/** Those of the program that creates a wallet's token accounts. */
export const associatedToken: Readonly<Record<number, Form>> = {
  0: form("create", ["source", "account", "wallet", "mint", "systemProgram", "tokenProgram"]),
  1: form("createIdempotent", ["source", "account", "wallet", "mint", "systemProgram", "tokenProgram"]),
};
