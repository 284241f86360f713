import { type ContentsAndResult, createTezosClient } from "@node-access/tezos";
import type { OperationContentsAndResult, RpcClient } from "@taquito/rpc";

// Compares the result of each call with that of taquito, called with the same arguments.
// What taquito's conventions decide is not compared: BigNumber for decimal texts, Date or text for times, enums, `readonly`.

// Values of contracts, which are of any depth, count as the same: the forms are those of one protocol.

type BigNumber = Awaited<ReturnType<RpcClient["getBalance"]>>;

type MichelineKey = "annots" | "args" | "bytes" | "int" | "prim" | "string";

type Plain<T> = T extends string
  ? {} extends Record<T, 1>
    ? string
    : `${T}`
  : T extends BigNumber | Date
    ? string
    : T extends readonly (infer Item)[]
      ? Same<Extract<Item, readonly unknown[]>, never> extends true
        ? Plain<Item>[]
        : "a value of a contract"
      : T extends object
        ? Same<Extract<keyof T, MichelineKey>, keyof T> extends Same<keyof T, never>
          ? { -readonly [Name in keyof T as Exclude<Name, "balance_updates">]: Plain<T[Name]> }
          : "a value of a contract"
        : T;

type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;

// Balance updates are not compared: the texts that taquito lists for their kinds and categories are open here.
/** Whether code that reads taquito's result can read ours. */
type Agrees<Ours, Theirs> = [Plain<Ours>] extends [Plain<Theirs>] ? true : false;

/** The result has taquito's type, or a narrower one. */
declare function agrees<Ours, Theirs>(
  ours: Promise<Ours>,
  theirs: Promise<Theirs>,
  ...mistake: Agrees<Ours, Theirs> extends true ? [] : ["the result differs from taquito's"]
): void;

/** The result differs for a reason. Fails once it no longer does. */
declare function differs<Ours, Theirs>(
  ours: Promise<Ours>,
  theirs: Promise<Theirs>,
  reason: Agrees<Ours, Theirs> extends true ? never : string,
): void;

const ours = createTezosClient({ endpoint: "https://node.example" });
declare const taquito: RpcClient;
declare const address: string;

agrees(ours.getBlockHash("main", "head"), taquito.getBlockHash());
agrees(ours.getLiveBlocks("main", "head"), taquito.getLiveBlocks());
agrees(ours.getBalance("main", "head", address), taquito.getBalance(address));
agrees(ours.getSpendable("main", "head", address), taquito.getSpendable(address));
agrees(ours.getBalanceAndFrozenBonds("main", "head", address), taquito.getBalanceAndFrozenBonds(address));
agrees(ours.getSpendableAndFrozenBonds("main", "head", address), taquito.getSpendableAndFrozenBonds(address));
agrees(ours.getFullBalance("main", "head", address), taquito.getFullBalance(address));
differs(
  ours.getStakedBalance("main", "head", address),
  taquito.getStakedBalance(address),
  "Null for an address that has never been used.",
);
differs(
  ours.getUnstakedFinalizableBalance("main", "head", address),
  taquito.getUnstakedFinalizableBalance(address),
  "Null for an address that has never been used.",
);
differs(
  ours.getUnstakedFrozenBalance("main", "head", address),
  taquito.getUnstakedFrozenBalance(address),
  "Null for an address that has never been used.",
);
agrees(ours.getUnstakeRequests("main", "head", address), taquito.getUnstakeRequests(address));
agrees(ours.getStorage("main", "head", address), taquito.getStorage(address));
agrees(ours.getScript("main", "head", address), taquito.getScript(address));
differs(ours.getContract("main", "head", address), taquito.getContract(address), "Accounts have no script.");
differs(
  ours.getManagerKey("main", "head", address),
  taquito.getManagerKey(address),
  "Null until the account has published its key.",
);
agrees(ours.getDelegate("main", "head", address), taquito.getDelegate(address));
agrees(ours.getBigMapValue("main", "head", "1", address), taquito.getBigMapExpr("1", address));
agrees(ours.getDelegates("main", "head"), taquito.getAllDelegates({}));
differs(
  ours.getDelegateInfo("main", "head", address),
  taquito.getDelegates(address),
  "A name that taquito misspells: `sufficient_dal_participationa`.",
);
agrees(ours.getDelegateVotingInfo("main", "head", address), taquito.getVotingInfo(address));
differs(
  ours.getConstants("main", "head"),
  taquito.getConstants(),
  "Constants that some protocols do not have are optional.",
);
differs(
  ours.getBlock("main", "head"),
  taquito.getBlock(),
  "The first block has no proof of work, and old blocks have no metadata on nodes that do not keep it.",
);
differs(
  ours.getBlockHeader("main", "head"),
  taquito.getBlockHeader(),
  "`content`, which only the first block of a protocol has.",
);
differs(
  ours.getBlockMetadata("main", "head"),
  taquito.getBlockMetadata(),
  "Nodes of later versions have no test chain.",
);
agrees(ours.getBakingRights("main", "head"), taquito.getBakingRights({}));
agrees(ours.getAttestationRights("main", "head"), taquito.getAttestationRights({}));
agrees(ours.getBallotList("main", "head"), taquito.getBallotList());
agrees(ours.getBallots("main", "head"), taquito.getBallots());
agrees(ours.getCurrentProposal("main", "head"), taquito.getCurrentProposal());
agrees(ours.getCurrentQuorum("main", "head"), taquito.getCurrentQuorum());
agrees(ours.getListings("main", "head"), taquito.getVotesListings());
agrees(ours.getProposals("main", "head"), taquito.getProposals());
differs(
  ours.getEntrypoints("main", "head", address),
  taquito.getEntrypoints(address),
  "`unreachable` is a list.",
);
agrees(ours.getChainId("main"), taquito.getChainId());
agrees(ours.getCurrentPeriod("main", "head"), taquito.getCurrentPeriod());
agrees(ours.getSuccessorPeriod("main", "head"), taquito.getSuccessorPeriod());
agrees(ours.getBlockProtocols("main", "head"), taquito.getProtocols());
agrees(ours.getProtocolActivations("main"), taquito.getProtocolActivations());
differs(
  ours.getStorageUsedSpace("main", "head", address),
  taquito.getStorageUsedSpace(address),
  "Null for accounts.",
);
differs(
  ours.getStoragePaidSpace("main", "head", address),
  taquito.getStoragePaidSpace(address),
  "Null for accounts.",
);
agrees(ours.getAllTicketBalances("main", "head", address), taquito.getAllTicketBalances(address));
agrees(ours.getAdaptiveIssuanceLaunchCycle("main", "head"), taquito.getAdaptiveIssuanceLaunchCycle());
differs(
  ours.getPendingOperations("main"),
  taquito.getPendingOperations({}),
  "Operations that wait have no metadata.",
);
agrees(
  ours.getDelegateActiveStakingParameters("main", "head", address),
  taquito.getActiveStakingParameters(address),
);
agrees(
  ours.getDelegatePendingStakingParameters("main", "head", address),
  taquito.getPendingStakingParameters(address),
);
agrees(ours.getDestinationIndex("main", "head", address), taquito.getDestinationIndex(address));

type Of<Operations, Kind> = Extract<Operations, { kind: Kind }>;
type TheirOperations = Plain<OperationContentsAndResult>;
/** An operation with the metadata that taquito expects of all of them. */
type WithMetadata<T> = T extends { metadata?: infer Metadata }
  ? Omit<T, "metadata"> & { metadata: NonNullable<Metadata> }
  : T;

/** The kinds of operations in blocks whose type differs from taquito's. */
type DifferingKinds = {
  [Kind in TheirOperations["kind"]]: Agrees<
    WithMetadata<Of<ContentsAndResult, Kind>>,
    Of<TheirOperations, Kind>
  > extends true
    ? never
    : Kind;
}[TheirOperations["kind"]];

const differing: Same<
  DifferingKinds,
  // One type describes the results of all votes, of each protocol, so its properties are optional.
  | "attestation"
  | "attestation_with_dal"
  | "attestations_aggregate"
  | "endorsement"
  | "preattestation"
  | "preattestations_aggregate"
  | "preendorsement"
  // The votes in evidence have a kind that is open.
  | "dal_entrapment_evidence"
  | "double_attestation_evidence"
  | "double_consensus_operation_evidence"
  | "double_endorsement_evidence"
  | "double_preattestation_evidence"
  // Headers of the first block have no proof of work.
  | "double_baking_evidence"
  // The steps of a refutation are not described.
  | "smart_rollup_refute"
  | "smart_rollup_timeout"
> = true;
void differing;

/** Kinds that only blocks of old protocols could have. They are returned unchanged, without a type. */
const unknown: Same<
  Exclude<TheirOperations["kind"], ContentsAndResult["kind"]>,
  "double_preendorsement_evidence" | "endorsement_with_dal"
> = true;
void unknown;
