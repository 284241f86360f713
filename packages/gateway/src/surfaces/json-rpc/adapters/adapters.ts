import type { Adapter } from "./adapter.ts";
import { header } from "./header.ts";
import { rawHeader } from "./raw-header.ts";
import { replayByHash } from "./replay-by-hash.ts";
import { replayTransaction } from "./replay-transaction.ts";

/** All adapters; a node's record switches on those that it needs. */
export const adapters: readonly Adapter[] = [header, rawHeader, replayByHash, replayTransaction];
