export { monitorHeads } from "./monitor-heads.ts";
export type { Head, HeadEvent, HeadGap } from "./monitor-heads.ts";
export { monitorMempool } from "./monitor-mempool.ts";
export type { MempoolEvent } from "./monitor-mempool.ts";
export { monitorAppliedBlocks, monitorBootstrapped, monitorValidatedBlocks } from "./monitor-blocks.ts";
export type { BlockEvent, ProgressEvent, StreamGap } from "./monitor-blocks.ts";
export type { MonitorOptions } from "./open-monitor.ts";
