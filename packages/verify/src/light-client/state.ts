import type { JsonObject } from "../fields.ts";

/** A header as a beacon node returns it. */
export interface LightClientHeader {
  /** The beacon block's header. */
  readonly beacon: JsonObject;
  /** The header of its execution payload. Absent before Capella. */
  readonly execution?: JsonObject | undefined;
  /** The proof that the payload is in the block. */
  readonly execution_branch?: readonly unknown[] | undefined;
}

/** What a light client knows, as JSON. Everything in it is checked: store it where nobody else writes. */
export interface LightClientState {
  /** The version of this form. */
  readonly version: 1;
  /** The network, by the root of its validators at genesis. */
  readonly genesisValidatorsRoot: string;
  /** Header of the newest final block. */
  readonly finalized: LightClientHeader;
  /** Header of the newest block that the sync committee signed. */
  readonly optimistic: LightClientHeader;
  /** The sync committee of the period of `finalized`. */
  readonly committee: JsonObject;
  /** The sync committee of the next period, once it is known. */
  readonly nextCommittee?: JsonObject | undefined;
}

/** Keeps what a light client knows, so that a restart continues from there. */
export interface LightClientStore {
  /** Returns what was saved last, or nothing. */
  load(): Promise<LightClientState | undefined> | LightClientState | undefined;
  /** Saves what the client knows now. */
  save(state: LightClientState): Promise<void> | void;
}
