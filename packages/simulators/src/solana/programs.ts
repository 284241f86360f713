/** The addresses of Solana's own programs and of the token programs. Source: anza-xyz/agave and the SPL's documentation. */
export const programs = {
  system: "11111111111111111111111111111111",
  stake: "Stake11111111111111111111111111111111111111",
  vote: "Vote111111111111111111111111111111111111111",
  token: "TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA",
  token2022: "TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb",
  associatedToken: "ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL",
  memo: "MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr",
  memo1: "Memo1UhkJRfHyvLMcVucJwxXeuD728EqVDDwQDxFMNo",
  computeBudget: "ComputeBudget111111111111111111111111111111",
  lookupTable: "AddressLookupTab1e1111111111111111111111111",
  ed25519: "Ed25519SigVerify111111111111111111111111111",
  secp256k1: "KeccakSecp256k11111111111111111111111111111",
  secp256r1: "Secp256r1SigVerify1111111111111111111111111",
} as const;

/** The owners of all accounts that exist before the first transaction. */
export const genesisOwners: readonly string[] = [
  programs.system,
  programs.stake,
  programs.vote,
  programs.token,
  programs.token2022,
  "NativeLoader1111111111111111111111111111111",
  "BPFLoader1111111111111111111111111111111111",
  "BPFLoader2111111111111111111111111111111111",
  "BPFLoaderUpgradeab1e11111111111111111111111",
  "Sysvar1111111111111111111111111111111111111",
  "Feature111111111111111111111111111111111111",
  "Config1111111111111111111111111111111111111",
];

export function isTokenProgram(address: string): boolean {
  return address === programs.token || address === programs.token2022;
}
