/**
 * Methods that the gateway can derive from a node's other methods:
 *
 * - `raw-header`: `debug_getRawHeader`, encoded from the block and checked against its hash
 * - `replay-transaction`: `trace_replayTransaction`, taken from the replay of its block
 * - `replay-by-hash`: `trace_replayBlockTransactions` for a node that accepts only numbers
 * - `header`: `erigon_getHeaderByNumber`, the block without its body
 */
export type AdapterName = "raw-header" | "replay-transaction" | "replay-by-hash" | "header";
