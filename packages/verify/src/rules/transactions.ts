import { type Field, type FieldKind, inOrder } from "../fields.ts";

/** How a type of transaction is encoded, signed and paid for. */
export interface TransactionRule {
  /** The fields in the order in which they are hashed, without the signature. */
  readonly fields: readonly Field[];
  /** Whether a signature follows the fields, which says who the sender is. */
  readonly isSigned: boolean;
  /** Which fields say what a unit of gas costs: `fees` are a limit and a tip; `none` is free or priced otherwise. */
  readonly price: "gasPrice" | "fees" | "none";
  /**
   * What the encoded receipt has after the logs. Each is hashed if the receipt has the last one of them.
   * Default: nothing.
   */
  readonly addedReceiptFields?: readonly Field[];
}

/** Rules by type of transaction, as a quantity in hex. */
export type TransactionRules = Readonly<Record<string, TransactionRule>>;

/** The signature after the fields of a transaction with a type. */
export const signatureFields: readonly Field[] = inOrder({ yParity: "parity", r: "quantity", s: "quantity" });

/** The signature of a transaction without a type. */
export const legacySignatureFields: readonly Field[] = inOrder({
  v: "quantity",
  r: "quantity",
  s: "quantity",
});

type Fields = Readonly<Record<string, FieldKind>>;

const accessList: Fields = {
  accessList: { list: inOrder({ address: "address", storageKeys: { list: "hash" } }) },
};
/** The same as a result of its own. */
export const accessListFields: readonly Field[] = inOrder(accessList);

const fees: Fields = {
  chainId: "quantity",
  nonce: "quantity",
  maxPriorityFeePerGas: "quantity",
  maxFeePerGas: "quantity",
  gas: "quantity",
};
const priced: Fields = { nonce: "quantity", gasPrice: "quantity", gas: "quantity" };
/** What a transaction does. Only those of some types can create a contract, and then have no recipient. */
const content: Fields = { to: "recipient", value: "quantity", input: "bytes" };
const message: Fields = { ...content, to: "address" };
const authorizationList: Fields = {
  authorizationList: {
    list: [...inOrder({ chainId: "quantity", address: "address", nonce: "quantity" }), ...signatureFields],
  },
};

function signed(price: TransactionRule["price"], fields: Fields): TransactionRule {
  return { fields: inOrder(fields), isSigned: true, price };
}

/** The types of Ethereum, 0 to 4. Source: EIP-155, EIP-2930, EIP-1559, EIP-4844, EIP-7702. */
export const ethereumTransactions: TransactionRules = {
  "0x0": signed("gasPrice", { ...priced, ...content }),
  "0x1": signed("gasPrice", { chainId: "quantity", ...priced, ...content, ...accessList }),
  "0x2": signed("fees", { ...fees, ...content, ...accessList }),
  "0x3": signed("fees", {
    ...fees,
    ...message,
    ...accessList,
    maxFeePerBlobGas: "quantity",
    blobVersionedHashes: { list: "hash" },
  }),
  "0x4": signed("fees", { ...fees, ...message, ...accessList, ...authorizationList }),
};

/**
 * The transactions that an OP Stack chain derives from its parent chain.
 * Source: ethereum-optimism/specs, Deposits; Regolith; Canyon.
 */
export const depositTransactions: TransactionRules = {
  "0x7e": {
    fields: inOrder({
      sourceHash: "hash",
      from: "address",
      to: "recipient",
      mint: "optionalQuantity",
      value: "quantity",
      gas: "quantity",
      isSystemTx: "flag",
      input: "bytes",
    }),
    isSigned: false,
    price: "none",
    addedReceiptFields: inOrder({ depositNonce: "quantity", depositReceiptVersion: "quantity" }),
  },
};

/**
 * The transaction with which each block of Arbitrum begins. Others that Arbitrum derives from its parent chain have no rules here.
 * Source: OffchainLabs/go-ethereum, core/types/arb_types.go.
 */
export const arbitrumTransactions: TransactionRules = {
  ...withoutTips(ethereumTransactions),
  "0x6a": { fields: inOrder({ chainId: "quantity", input: "bytes" }), isSigned: false, price: "none" },
};

/** Arbitrum takes no tips, whatever a transaction offers. Of its receipts, this is not checked. */
function withoutTips(rules: TransactionRules): TransactionRules {
  return Object.fromEntries(
    Object.entries(rules).flatMap(([type, rule]) =>
      type === "0x3" ? [] : [[type, Object.assign({}, rule, { price: "none" as const })]],
    ),
  );
}
