/** How an instruction is written: the names of its accounts, and then those of its values. */
export interface Form {
  readonly type: string;
  readonly accounts: readonly string[];
  readonly values?: readonly (readonly [name: string, kind: Kind])[];
  /** Where the signers of an account with several signers begin: the name of the account before. */
  readonly multisig?: boolean;
}

/** The encodings of a value: integers of 8 and 64 bits as number or text, addresses, texts, token amounts. */
export type Kind = "u8" | "u64" | "amount" | "checked" | "address" | "optional" | "text" | "authority";

/** Those of the system program, by their number. */
export const system: Readonly<Record<number, Form>> = {
  0: {
    type: "createAccount",
    accounts: ["source", "newAccount"],
    values: [
      ["lamports", "u64"],
      ["space", "u64"],
      ["owner", "address"],
    ],
  },
  1: { type: "assign", accounts: ["account"], values: [["owner", "address"]] },
  2: { type: "transfer", accounts: ["source", "destination"], values: [["lamports", "u64"]] },
  3: {
    type: "createAccountWithSeed",
    accounts: ["source", "newAccount"],
    values: [
      ["base", "address"],
      ["seed", "text"],
      ["lamports", "u64"],
      ["space", "u64"],
      ["owner", "address"],
    ],
  },
  4: { type: "advanceNonce", accounts: ["nonceAccount", "recentBlockhashesSysvar", "nonceAuthority"] },
  5: {
    type: "withdrawFromNonce",
    accounts: ["nonceAccount", "destination", "recentBlockhashesSysvar", "rentSysvar", "nonceAuthority"],
    values: [["lamports", "u64"]],
  },
  6: {
    type: "initializeNonce",
    accounts: ["nonceAccount", "recentBlockhashesSysvar", "rentSysvar"],
    values: [["nonceAuthority", "address"]],
  },
  7: {
    type: "authorizeNonce",
    accounts: ["nonceAccount", "nonceAuthority"],
    values: [["newAuthorized", "address"]],
  },
  8: { type: "allocate", accounts: ["account"], values: [["space", "u64"]] },
  9: {
    type: "allocateWithSeed",
    accounts: ["account"],
    values: [
      ["base", "address"],
      ["seed", "text"],
      ["space", "u64"],
      ["owner", "address"],
    ],
  },
  10: {
    type: "assignWithSeed",
    accounts: ["account"],
    values: [
      ["base", "address"],
      ["seed", "text"],
      ["owner", "address"],
    ],
  },
  11: {
    type: "transferWithSeed",
    accounts: ["source", "sourceBase", "destination"],
    values: [
      ["lamports", "u64"],
      ["sourceSeed", "text"],
      ["sourceOwner", "address"],
    ],
  },
  12: { type: "upgradeNonce", accounts: ["nonceAccount"] },
};

/** Those of the token programs. */
export const token: Readonly<Record<number, Form>> = {
  0: {
    type: "initializeMint",
    accounts: ["mint", "rentSysvar"],
    values: [
      ["decimals", "u8"],
      ["mintAuthority", "address"],
      ["freezeAuthority", "optional"],
    ],
  },
  1: { type: "initializeAccount", accounts: ["account", "mint", "owner", "rentSysvar"] },
  3: {
    type: "transfer",
    accounts: ["source", "destination", "authority"],
    values: [["amount", "amount"]],
    multisig: true,
  },
  4: {
    type: "approve",
    accounts: ["source", "delegate", "owner"],
    values: [["amount", "amount"]],
    multisig: true,
  },
  5: { type: "revoke", accounts: ["source", "owner"], multisig: true },
  6: {
    type: "setAuthority",
    accounts: ["account", "authority"],
    values: [
      ["authorityType", "authority"],
      ["newAuthority", "optional"],
    ],
    multisig: true,
  },
  7: {
    type: "mintTo",
    accounts: ["mint", "account", "mintAuthority"],
    values: [["amount", "amount"]],
    multisig: true,
  },
  8: {
    type: "burn",
    accounts: ["account", "mint", "authority"],
    values: [["amount", "amount"]],
    multisig: true,
  },
  9: { type: "closeAccount", accounts: ["account", "destination", "owner"], multisig: true },
  10: { type: "freezeAccount", accounts: ["account", "mint", "freezeAuthority"], multisig: true },
  11: { type: "thawAccount", accounts: ["account", "mint", "freezeAuthority"], multisig: true },
  12: {
    type: "transferChecked",
    accounts: ["source", "mint", "destination", "authority"],
    values: [["tokenAmount", "checked"]],
    multisig: true,
  },
  13: {
    type: "approveChecked",
    accounts: ["source", "mint", "delegate", "owner"],
    values: [["tokenAmount", "checked"]],
    multisig: true,
  },
  14: {
    type: "mintToChecked",
    accounts: ["mint", "account", "mintAuthority"],
    values: [["tokenAmount", "checked"]],
    multisig: true,
  },
  15: {
    type: "burnChecked",
    accounts: ["account", "mint", "authority"],
    values: [["tokenAmount", "checked"]],
    multisig: true,
  },
  16: {
    type: "initializeAccount2",
    accounts: ["account", "mint", "rentSysvar"],
    values: [["owner", "address"]],
  },
  17: { type: "syncNative", accounts: ["account"] },
  18: { type: "initializeAccount3", accounts: ["account", "mint"], values: [["owner", "address"]] },
  20: {
    type: "initializeMint2",
    accounts: ["mint"],
    values: [
      ["decimals", "u8"],
      ["mintAuthority", "address"],
      ["freezeAuthority", "optional"],
    ],
  },
  22: { type: "initializeImmutableOwner", accounts: ["account"] },
};

/** Those of the program that creates a wallet's token accounts. */
export const associatedToken: Readonly<Record<number, Form>> = {
  0: { type: "create", accounts: ["source", "account", "wallet", "mint", "systemProgram", "tokenProgram"] },
  1: {
    type: "createIdempotent",
    accounts: ["source", "account", "wallet", "mint", "systemProgram", "tokenProgram"],
  },
};
