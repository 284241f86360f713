import type { Adapter } from "./adapter.ts";
import { header } from "./header.ts";
import { rawHeader } from "./raw-header.ts";
import { replayByHash } from "./replay-by-hash.ts";
import { replayTransaction } from "./replay-transaction.ts";

/** All adapters. The upstreams' options enable the ones that are needed. */
export const adapters: readonly Adapter[] = [header, rawHeader, replayByHash, replayTransaction];
